import { changeComputers } from '../changes/lobby.ts';
import { continueGame, progressOf, withReminders } from '../changes/table-change.ts';
import {
  changeReminders,
  changeTable,
  type Outcome,
  type TablesContext,
} from '../changes/table-transaction.ts';
import { withAutoPlay } from '../changes/turns.ts';
import type { Snowflake, TermsOf } from '../game-types.ts';
import { refuse } from '../refusal.ts';
import { loadTiming } from '../reminders/timing.ts';
import { seatOf } from '../seats.ts';
import { isOf } from '../table.ts';
import { askedAboutDevotion } from './settings.ts';

/** The opener changes what is said of computer players in the lobby. */
export const changeTerms = (
  context: TablesContext,
  id: string,
  by: Snowflake,
  changed: Partial<Pick<TermsOf<'tuchulcha'>, 'level' | 'hints'>>,
): Promise<Outcome> =>
  changeComputers(context, id, by, (table) =>
    isOf('tuchulcha', table)
      ? { ok: true, change: { terms: { ...table.terms, ...changed } } }
      : refuse('noComputer'),
  );

/** A person takes a hint, the first of the game: it isn't rated any more. */
export function takeHint(context: TablesContext, id: string, userId: Snowflake): Promise<Outcome> {
  return changeReminders(context, id, (table) => {
    if (!isOf('tuchulcha', table) || table.status !== 'playing') return refuse('notPlaying');
    if (!seatOf(table, userId)) return refuse('notSeated');
    return { ok: true, reminders: { ...table.reminders, unrated: true } };
  });
}

export function askAboutDevotion(
  context: TablesContext,
  id: string,
  userId: Snowflake,
  asks: boolean,
): Promise<Outcome> {
  const changing = changeTable(context, id, async (table) => {
    if (!isOf('tuchulcha', table)) return refuse('notPlaying');
    if (!seatOf(table, userId)) return refuse('notSeated');
    const terms = askedAboutDevotion(table.terms, userId, asks);
    const timing = await loadTiming(context, table);
    if (table.status === 'lobby')
      return { ok: true, change: withReminders(table, timing, { terms }, userId) };
    const begun = progressOf(context, table);
    if (!begun) return refuse('notPlaying');
    return { ok: true, change: continueGame(context, table, timing, begun, { terms }, userId) };
  });
  return withAutoPlay(context, changing);
}
