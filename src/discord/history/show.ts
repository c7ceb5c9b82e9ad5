import {
  describeSummary,
  describeTurn,
  drawSummary,
  drawTurn,
  type SummaryView,
} from '../../pictures/index.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { chronicleAnswer } from '../bacchanalia/chronicle-taps.ts';
import type { ListPart } from '../history-tap.ts';
import { type OutMessage, type Picture, plain, replyOf } from '../message.ts';
import type { Room } from '../room.ts';
import type { Asked } from '../rules/reply.ts';
import { maySayHere } from '../share.ts';
import { localeFor } from '../speaker.ts';
import { cardMessage } from './card.ts';
import { listMessage } from './list.ts';
import { listPage } from './list-page.ts';
import { type Found, inLanguage, type PastGame } from './past-game.ts';
import { replayMessage } from './replay.ts';
import { summaryView } from './summary.ts';

type NotFound = Extract<Found, { ok: false }>;

/** What stands where a game can't be looked at: of a story what there is to read of it, else why. */
export async function insteadOfGame(room: Room, interaction: Asked, found: NotFound): Promise<OutMessage> {
  if (found.why === 'story') return chronicleAnswer(room, interaction, found.table);
  return plain(whyNotText(translator(await localeFor(room, interaction)), found));
}

const whyNotText = (t: Translate, { why, table }: Exclude<NotFound, { why: 'story' }>): string =>
  why === 'unknown' ? t('verify.unknown') : t(`history.not.${why}`, { number: table?.number ?? 0 });

/** Where an answer has been promised: a message in the place of it. */
async function edits(interaction: Asked, message: OutMessage): Promise<void> {
  await interaction.editReply({ ...replyOf(message), attachments: [] });
}

/** Where an answer has been promised: a page of the server's finished games. `of`: whose; null: everybody's. */
export async function showList(
  room: Room,
  interaction: Asked,
  of: { readonly userId: Snowflake; readonly name: string | null } | null,
  part: ListPart = { from: 'newest' },
): Promise<void> {
  const locale = await localeFor(room, interaction);
  const { guildId, user } = interaction;
  const isReader = of?.userId === user.id;
  // Whoever has hidden their record from others has hidden this part of it.
  if (of && !isReader && (await room.records.isHidden(of.userId))) {
    await edits(interaction, plain(translator(locale)('history.list.hidden')));
    return;
  }
  const asked = { guildId: guildId ?? '', of: of?.userId ?? null, part, reader: user.id };
  const page = await listPage(room.records, asked);
  const name = of?.name ?? nameIn(page.tables, of?.userId);
  await edits(interaction, listMessage({ page, of: of && { ...of, name, isReader }, locale }));
}

/** By what their latest game knows them. */
function nameIn(
  tables: readonly {
    readonly placings: readonly { readonly player: Table['seats'][number]['occupant'] }[];
  }[],
  userId: Snowflake | undefined,
): string | null {
  const players = tables.flatMap(({ placings }) => placings.map(({ player }) => player));
  const own = players.find((player) => player.kind === 'person' && player.userId === userId);
  return own?.kind === 'person' ? own.name : null;
}

/** Where an answer has been promised: a game's card, first without what takes its time. */
export async function showCard(room: Room, interaction: Asked, found: PastGame): Promise<void> {
  const game = inLanguage(found, await localeFor(room, interaction));
  const shown = { game, sharable: maySayHere(interaction), sharedBy: null };
  if (!room.chronicle.luckKnown(game.table.id))
    await edits(interaction, cardMessage({ ...shown, told: 'making', picture: null }));
  await edits(interaction, cardMessage({ ...shown, ...(await summed(room, game)) }));
}

/** What a card tells beside the end of the game. A picture that can't be drawn costs nobody the text. */
export async function summed(
  room: Room,
  game: PastGame,
): Promise<{ readonly told: SummaryView | 'none'; readonly picture: Picture | null }> {
  try {
    const luck = await room.chronicle.luck(game.table.id, game.frames);
    if (!luck) return { told: 'none', picture: null };
    const view = summaryView(game, luck);
    return { told: view, picture: await summaryPicture(room, view) };
  } catch (error) {
    room.log.error({ err: error, table: game.table.id }, 'the luck of a game could not be weighed');
    return { told: 'none', picture: null };
  }
}

async function summaryPicture({ log }: Room, view: SummaryView): Promise<Picture | null> {
  try {
    return { ...(await drawSummary(view)), description: describeSummary(view) };
  } catch (error) {
    log.error({ err: error, number: view.number }, 'a picture of a game could not be drawn');
    return null;
  }
}

/** Where an answer has been promised: a game after a turn. */
export async function showTurn(room: Room, interaction: Asked, found: PastGame, turn: number): Promise<void> {
  const game = inLanguage(found, await localeFor(room, interaction));
  const { message, frame } = replayMessage(game, turn, room.chronicle.luckKnown(game.table.id));
  const picture = { ...(await drawTurn(frame)), description: describeTurn(frame) };
  await edits(interaction, { ...message, picture });
}
