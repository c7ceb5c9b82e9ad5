import { gameOf } from '../game-registry.ts';
import type { Snowflake } from '../game-types.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import { may, visitor } from '../permissions.ts';
import { refuse } from '../refusal.ts';
import { loadTiming } from '../reminders/timing.ts';
import { isOpen, lobbyChannel, type Table, tableChannel } from '../table.ts';
import { withReminders } from './table-change.ts';
import { changeReminders, changeTable, type Outcome, type TablesContext } from './table-transaction.ts';

/** Moves a table to another channel: the old one is gone, or closed to the bot. */
export function moveTable(
  context: TablesContext,
  id: string,
  by: Snowflake,
  isAdmin: boolean,
  channelId: Snowflake,
): Promise<Outcome> {
  return changeTable(context, id, async (table) => {
    const refusal = may(visitor(table, by, isAdmin), 'move', table);
    if (refusal) return { ok: false, refusal };
    const timing = await loadTiming(context, table);
    const notices = movedNotices(table, timing.now);
    return { ok: true, change: withReminders(table, timing, { channelId }, by, { notices }) };
  });
}

/** The old messages say where the table is now. */
const movedNotices = (table: Table, now: Date): readonly NewNotice[] =>
  (
    [
      [lobbyChannel(table), table.showing.lobbyMessageId],
      [tableChannel(table), table.showing.turnMessageId],
    ] as const
  ).flatMap(([channelId, messageId]) => {
    if (messageId === null) return [];
    return noticeOf(table.id, `moved:${messageId}`, null, { kind: 'moved', channelId, messageId }, now);
  });

/** Changes the language of a server's open tables, except those in their opener's language. Returns the changed ones. */
export async function changeLanguage(
  context: TablesContext,
  guildId: Snowflake,
  locale: string,
): Promise<readonly Table[]> {
  const changed: Table[] = [];
  for (const { id } of await context.store.placesIn(guildId)) {
    const outcome = await changeTable(context, id, (table) =>
      isOpen(table) && table.locale !== locale && !gameOf(table).isInOpenersLanguage
        ? { ok: true, change: { locale } }
        : refuse('notPlaying'),
    );
    if (outcome.ok) changed.push(outcome.table);
  }
  return changed;
}

/** A player allows or stops questions to readers of a public table. An open question stays open. */
export function setPropheciesEnabled(
  context: TablesContext,
  id: string,
  by: Snowflake,
  isAsked: boolean,
): Promise<Outcome> {
  return changeReminders(context, id, (table) => {
    const refusal = may(visitor(table, by), 'askReaders', table);
    if (refusal) return { ok: false, refusal };
    const { asksNothing: _, ...reminders } = table.reminders;
    return { ok: true, reminders: isAsked ? reminders : { ...reminders, asksNothing: true } };
  });
}
