/** The story since a reader's last tale as a private page, and under it all that they may look up. */

import type { ButtonInteraction, MessageContextMenuCommandInteraction } from 'discord.js';
import { talePartsOf } from '../../tables/bacchanalia/apply-request.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { findTable } from '../../tables/changes/table-transaction.ts';
import { seatOf } from '../../tables/seats.ts';
import { isOf } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { type Buttons, button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import { type HandlerContext, translatorFor } from '../handling/context.ts';
import { promiseReply, promiseReplyInPlace, replyPrivately, replyUnknownButton } from '../handling/reply.ts';
import { links } from '../views/links.ts';
import { storyButtons } from './buttons.ts';
import { safetyButton } from './safety.ts';
import { type StoryReplay, taleOf } from './tale.ts';
import { aboutTaleMessage, messagesOfTale, taleHeading } from './tale-messages.ts';
import { helpPageOf } from './turn.ts';

/** Characters of a page, below Discord's limit for a message. */
const MOST_OF_PAGE = 1800;

/** Whoever has told nothing yet reads from the beginning; who has no seat reads nothing here. */
export function pagesSince(
  t: Translate,
  table: StoryTable,
  replay: StoryReplay,
  userId: string,
): readonly string[] {
  const seat = seatOf(table, userId);
  const { state } = table;
  if (!seat || !state) return [];
  const from = state.told.findLastIndex(({ teller }) => teller === seat.color) + 1;
  const blocks = state.told.slice(from).flatMap((_, at) => {
    const tale = taleOf(replay, from + at);
    if (!tale) return [];
    return talePartsOf(tale.text).map((text, part) =>
      part === 0 ? `${taleHeading(t, table, tale)}\n${text}` : text,
    );
  });
  const pages: string[] = [];
  for (const block of blocks) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + block.length + 2 <= MOST_OF_PAGE)
      pages[pages.length - 1] = `${last}\n\n${block}`;
    else pages.push(block);
  }
  return pages;
}

export function lookUpMessage(
  t: Translate,
  table: StoryTable,
  replay: StoryReplay,
  userId: string,
  page: number,
): OutMessage {
  const pages = pagesSince(t, table, replay, userId);
  const at = Math.min(page, pages.length - 1);
  const turn = (to: number, key: 'bacchanalia.button.earlier' | 'bacchanalia.button.later') =>
    to >= 0 && to < pages.length && button(storyButtons.lookUp({ table: table.id, page: to }), t(key));
  const head = t('bacchanalia.lookUp', { number: table.number, page: at + 1, pages: pages.length });
  return plain(
    [head, ...pages.slice(at, at + 1)],
    [
      ...rowsOf([turn(at - 1, 'bacchanalia.button.earlier'), turn(at + 1, 'bacchanalia.button.later')]),
      ...rowsOf(referenceButtons(t, table)),
    ],
  );
}

const referenceButtons = (t: Translate, { id, state }: StoryTable): Buttons => [
  button(storyButtons.tableau({ table: id }), t('bacchanalia.button.words')),
  button(storyButtons.cast({ table: id }), t('bacchanalia.button.cast')),
  state && button(links.rule({ page: helpPageOf(state) }), t('bacchanalia.button.how')),
  safetyButton(t, { id }),
];

export async function onLookUp(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { table: id, page }: ValuesOf<typeof storyButtons.lookUp>,
): Promise<void> {
  promiseReplyInPlace(interaction);
  const table = await findTable(context.tables, id);
  if (!table || !isOf('bacchanalia', table)) return replyUnknownButton(context, interaction);
  const t = await translatorFor(context, interaction);
  const replay = await context.tableMessages.replay(table);
  await replyPrivately(interaction, lookUpMessage(t, table, replay, interaction.user.id, page));
}

/** The message command by which older tales, whose buttons are gone, are asked about or cut. */
export async function aboutThisTale(
  context: HandlerContext,
  interaction: MessageContextMenuCommandInteraction,
): Promise<void> {
  promiseReply(interaction);
  const t = await translatorFor(context, interaction);
  const { targetMessage, channelId, user } = interaction;
  const customIds = targetMessage.components.flatMap((row) =>
    'components' in row
      ? row.components.flatMap((one) => ('customId' in one ? (one.customId ?? []) : []))
      : [],
  );
  const shown = { content: targetMessage.content, customIds };
  const last = await context.store.lastPlayedIn(channelId, 'bacchanalia');
  for (const table of [...(await context.store.tablesIn(channelId)), ...(last ? [last] : [])]) {
    if (!isOf('bacchanalia', table) || !table.state || !seatOf(table, user.id)) continue;
    const replay = await context.tableMessages.replay(table);
    const numbers = [...table.state.told.keys()].toReversed();
    const number = numbers.find((tale) => messagesOfTale(table, replay, tale, [shown]).length > 0);
    const tale = number === undefined ? null : taleOf(replay, number);
    if (tale) return replyPrivately(interaction, aboutTaleMessage(t, table, tale));
  }
  await replyPrivately(interaction, plain(t('bacchanalia.noTaleHere')));
}
