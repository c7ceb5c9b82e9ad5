import type { ButtonInteraction } from 'discord.js';
import { whoIsNotReady } from '../../tables/agreements.ts';
import { agreeOn, pause, sayReady } from '../../tables/bacchanalia/agreement.ts';
import type { StoryTerms } from '../../tables/bacchanalia/settings.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { isPaused } from '../../tables/game-registry.ts';
import type { NoticeText } from '../../tables/notice.ts';
import { personToAct, presentPlayers, seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { capitalized } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { isOnEphemeral } from '../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf, type TextMessage } from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import type { HandlerContext } from '../handling/context.ts';
import { translatorFor } from '../handling/locale.ts';
import { refreshIfAccepted } from '../handling/refresh-table.ts';
import {
  acceptedTable,
  answer,
  loadTable,
  promiseReply,
  promiseUpdate,
  replyPrivately,
} from '../handling/reply.ts';
import { mention } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { showWishes } from './gift-wishes.ts';
import { sendNoticesAndRefresh } from './story-actions.ts';
import { limitLines, storyTerms } from './terms-text.ts';

/** How many of those who are asked are ready. They aren't named, since whoever isn't would be named by that. */
export function readyCount(table: Table): { readonly ready: number; readonly asked: number } {
  const asked = presentPlayers(table).length;
  return { ready: asked - whoIsNotReady(table).length, asked };
}

export function pausedMessage(t: Translate, table: StoryTable): OutMessage {
  return plain(
    t('safety.paused', readyCount(table)),
    rowsOf([
      button(storyButtons.safety({ table: table.id, does: 'ready' }), t('button.goOn'), 'primary'),
      safetyButton(t, table),
    ]),
  );
}

export const safetyButton = (t: Translate, { id }: Pick<Table, 'id'>) =>
  button(storyButtons.safety({ table: id, does: 'show' }), t('button.safety'));

/** What came along from the story before is left behind by anybody at the table, at any time. */
export const dropButton = (t: Translate, { id }: Pick<Table, 'id'>, { carried }: StoryTerms) =>
  carried && button(storyButtons.safety({ table: id, does: 'drop' }), t('bacchanalia.button.dropCarried'));

/** Handles the safety buttons: shows the lines and veils, pauses, says that a person is ready, or leaves something behind. */
export async function onSafety(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { table: id, does }: ValuesOf<typeof storyButtons.safety>,
): Promise<void> {
  if (does === 'show') return showSafety(context, interaction, id);
  promiseUpdate(interaction);
  const { id: userId } = interaction.user;
  if (does === 'ready') {
    const outcome = await sayReady(context.tables, id, userId);
    const wasLobby = outcome.ok && outcome.table.status === 'lobby';
    if (!(await refreshIfAccepted(context, interaction, outcome))) return;
    // Wishes are asked for now, so that nobody has to be waited for later.
    return wasLobby ? showWishes(context, interaction, id) : sendNoticesAndRefresh(context, interaction, id);
  }
  const outcome =
    does === 'drop'
      ? await agreeOn(context.tables, id, userId, ({ carried: _, ...terms }) => terms)
      : await pause(context.tables, id, userId);
  if (!(await acceptedTable(context, interaction, outcome))) return;
  const t = await translatorFor(context, interaction);
  const done = does === 'drop' ? t('bacchanalia.done') : t('safety.paused', { ready: 0, asked: 0 });
  // The question was private, and the answer takes its place.
  if (isOnEphemeral(interaction)) await answer(interaction, plain(done));
  await sendNoticesAndRefresh(context, interaction, id);
}

const MESSAGE_ROOM = 1900;

async function showSafety(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
): Promise<void> {
  promiseReply(interaction);
  const table = await loadTable(context, interaction, id);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  const isTheirs = seatOf(table, interaction.user.id) !== undefined && table.status === 'playing';
  const head = isTheirs ? [t('safety.panel')] : [];
  const terms = storyTerms(table);
  const lists = limitLines(t, terms, MESSAGE_ROOM - head.join('\n').length);
  const buttons = [
    button(storyButtons.write({ table: id, written: { what: 'terms' } }), t('button.ownLimits')),
    dropButton(t, table, terms),
    !isPaused(table) &&
      button(storyButtons.safety({ table: id, does: 'pause' }), t('button.pause'), 'danger'),
  ];
  const message = plain([...head, ...lists].join('\n'), isTheirs ? rowsOf(buttons) : []);
  await replyPrivately(interaction, message);
}

/** Tells the table that its limits have changed, or that it pauses or goes on. Nobody is named. Null where nobody has to be told. */
export function safetyNotice(
  table: StoryTable,
  text: Extract<NoticeText, { kind: 'limits' | 'paused' }>,
): TextMessage | null {
  const t = translator(table.locale);
  const { number } = table;
  if (text.kind === 'paused') {
    if (text.paused) return { content: t('notice.paused', { paused: 'yes' }), rows: [], mentions: [] };
    const person = personToAct(table);
    return calling(person ? [person.userId] : [], t('notice.paused', { paused: 'no' }));
  }
  if (table.status === 'lobby') {
    const called = text.unreadied ? whoIsNotReady(table) : [];
    if (called.length === 0) return null;
    return calling(called, t('notice.limits', { number, unreadied: 'yes' }));
  }
  const head = t('notice.limits', { number, unreadied: 'no' });
  const lists = limitLines(t, table.terms, MESSAGE_ROOM - head.length);
  return { content: [head, ...lists].join('\n'), rows: [], mentions: [] };
}

const calling = (people: readonly string[], content: string) => ({
  content: people.length > 0 ? `${people.map(mention).join(' ')}: ${content}` : capitalized(content),
  rows: [],
  mentions: people,
});
