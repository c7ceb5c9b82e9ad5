import type { Chances } from '../../../games/tuchulcha/players/judges.ts';
import { type SummaryView, tuchulchaPicture } from '../../../pictures/index.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { Table } from '../../../tables/table.ts';
import { chancesAtStart, type TurnAnalysis } from '../../../tables/tuchulcha/analysis/analysis.ts';
import { decisiveTurn } from '../../../tables/tuchulcha/analysis/decisive.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { type OutMessage, plain, replyOf } from '../../api/message.ts';
import { chronicleAnswer } from '../../bacchanalia/chronicle/command.ts';
import type { HandlerContext } from '../../context.ts';
import { localeFor } from '../../handling/locale.ts';
import { withPicture } from '../../handling/pictures.ts';
import { answer, type DeferrableInteraction } from '../../handling/reply.ts';
import { mayPostHere } from '../../handling/share.ts';
import { shownPlayers } from '../../views/players.ts';
import type { ListPart } from './buttons.ts';
import { type CardView, cardMessage, summaryView } from './card.ts';
import { listMessage, listPage } from './list.ts';
import { type Found, type PastGame, withLocale } from './past-game.ts';
import { replayMessage } from './replay.ts';
import { lessonsOf } from './story.ts';

type NotFound = Extract<Found, { ok: false }>;

/** The answer where a game can't be looked at: of a story its chronicle, else why not. */
export async function whyNoGame(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  found: NotFound,
): Promise<OutMessage> {
  if (found.why === 'story') return chronicleAnswer(context, interaction, found.table);
  return plain(whyNotText(translator(await localeFor(context, interaction)), found));
}

const whyNotText = (t: Translate, { why, table }: Exclude<NotFound, { why: 'story' }>): string =>
  t(`history.not.${why}`, { number: table.number });

/** Where an answer has been promised: a message in the place of it. */
async function editReply(interaction: DeferrableInteraction, message: OutMessage): Promise<void> {
  await answer(interaction, replyOf(message));
}

/** Where an answer has been promised: a page of the server's finished games. `of`: whose; null: everybody's. */
export async function showList(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  of: { readonly userId: Snowflake; readonly name: string | null } | null,
  part: ListPart = { from: 'newest' },
): Promise<void> {
  const locale = await localeFor(context, interaction);
  const { guildId, user } = interaction;
  const isReader = of?.userId === user.id;
  // A hidden profile hides this part of it as well.
  if (of && !isReader && (await context.results.isHidden(of.userId))) {
    await editReply(interaction, plain(translator(locale)('history.list.hidden')));
    return;
  }
  const asked = { guildId: guildId ?? '', of: of?.userId ?? null, part, reader: user.id };
  const page = await listPage(context.results, asked);
  const name = of?.name ?? nameIn(page.tables, of?.userId);
  await editReply(interaction, listMessage({ page, of: of && { ...of, name, isReader }, locale }));
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
export async function showCard(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  found: PastGame,
): Promise<void> {
  const game = withLocale(found, await localeFor(context, interaction));
  const decisive = decisiveTurn(context.judges, game.frames);
  const sharable = mayPostHere(interaction);
  const card = { game, decisive, sharable, sharedBy: null, reader: interaction.user.id };
  if (!context.filmCache.analysisKnown(game.table.id))
    await editReply(interaction, cardMessage({ ...card, summary: 'making' }));
  await editReply(interaction, await drawnCard(context, card));
}

/** A game's card with luck and turning points, as far as they can be had, and their picture. `reader`: who alone reads it; null: all. */
export async function drawnCard(
  context: HandlerContext,
  { reader, ...card }: Omit<CardView, 'summary' | 'lessons'> & { readonly reader: Snowflake | null },
): Promise<OutMessage> {
  const { game } = card;
  const analysis = await analysisOf(context, game);
  const all = analysis ? summaryView(game, analysis, startOf(context, game)) : 'none';
  const summary = reader === null && all !== 'none' ? withoutChoices(all) : all;
  const t = translator(game.table.locale);
  const lessons = analysis && reader !== null ? lessonsOf(t, game, analysis, reader) : [];
  const message = cardMessage({ ...card, summary, lessons });
  if (summary === 'none') return message;
  const draw = () => context.draw(tuchulchaPicture('summary', summary));
  return withPicture(context, card.game.table.guildId, message, { locale: summary.locale, draw });
}

/** Nobody is shown to others for what their choices cost. */
const withoutChoices = (summary: SummaryView): SummaryView => ({
  ...summary,
  players: summary.players.map((player) => ({ ...player, given: null })),
});

/** Everybody's chance before the first turn. */
export function startOf({ judges }: HandlerContext, { frames: [first] }: PastGame): Chances {
  if (!first) throw new Error('A game without a turn has no beginning');
  return chancesAtStart(judges[first.before.players], first);
}

/** Null: it can't be had just now. */
export async function analysisOf(
  context: HandlerContext,
  { table, frames }: PastGame,
): Promise<readonly TurnAnalysis[] | null> {
  try {
    return await context.filmCache.analysis(table, frames);
  } catch (error) {
    context.log.error({ err: error, table: table.id }, 'failed to analyze a game');
    return null;
  }
}

/** Where an answer has been promised: a game after a turn. `isLesson`: what would have been better is waited for, else it is told where it is known. */
export async function showTurn(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  found: PastGame,
  turn: number,
  isLesson = false,
): Promise<void> {
  const game = withLocale(found, await localeFor(context, interaction));
  const luck = isLesson ? await analysisOf(context, game) : context.filmCache.analysisKnown(game.table.id);
  const { message, frame } = replayMessage(game, turn, luck, interaction.user.id);
  const players = await shownPlayers(context.faces, game.table);
  const draw = () => context.draw(tuchulchaPicture('turn', { ...frame, board: { ...frame.board, players } }));
  const { guildId, locale } = game.table;
  await editReply(interaction, await withPicture(context, guildId, message, { locale, draw }));
}
