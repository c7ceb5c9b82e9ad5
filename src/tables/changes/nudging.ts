import { pauseAt } from '../clock/pauses.ts';
import type { Person, Snowflake } from '../game-types.ts';
import { noticeOf } from '../notice.ts';
import { refuse, type TableRefusal } from '../refusal.ts';
import { withActivity } from '../reminders/schedule.ts';
import { loadTiming, personalPausesOf, type Timing } from '../reminders/timing.ts';
import { seatOf } from '../seats.ts';
import type { Table, TurnClock } from '../table.ts';
import { changeReminders, type Outcome, type TablesContext } from './table-transaction.ts';

const HOUR_MS = 3_600_000;

/** The time between two nudges about one turn. */
const NUDGE_EVERY_MS = 6 * HOUR_MS;

/** A turn's own mention counts as a nudge for so long; where turns are short, for a quarter of one. */
const FIRST_AFTER_MS = HOUR_MS;

type Nudgeable =
  | { readonly ok: true; readonly turn: TurnClock }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** The player who may be nudged at a table now, or why nobody may. */
export const findNudgeable = async (context: TablesContext, table: Table, by: Person): Promise<Nudgeable> =>
  nudgeableAt(table, by, await loadTiming(context, table));

function nudgeableAt(table: Table, by: Person, timing: Timing): Nudgeable {
  const { turn } = table.reminders;
  if (table.status !== 'playing') return refuse('notPlaying');
  if (!seatOf(table, by.userId)) return refuse('notSeated');
  if (!turn) return refuse('nobodyToNudge');
  if (turn.userId === by.userId) return refuse('aboutYou');
  const first = turn.begunAt + Math.min(FIRST_AFTER_MS, turn.totalMs / 4);
  const until = turn.nudgedAt === null ? first : turn.nudgedAt + NUDGE_EVERY_MS;
  if (timing.now.getTime() < until) return { ok: false, refusal: { code: 'nudgedLately', until } };
  const pause = pauseAt(timing.now, personalPausesOf(timing, turn.userId), []);
  if (pause) return { ok: false, refusal: { code: 'resting', until: pause.to.getTime() } };
  return { ok: true, turn };
}

/** One of the others reminds the player whose turn it is, once in some hours, and not at night. */
export function nudgePlayer(context: TablesContext, id: string, by: Person): Promise<Outcome> {
  return changeReminders(context, id, (table, timing) => {
    const found = nudgeableAt(table, by, timing);
    if (!found.ok) return found;
    const { turn } = found;
    const now = timing.now.getTime();
    const reminders = { ...withActivity(table.reminders, now), turn: { ...turn, nudgedAt: now } };
    const key = `${turn.turn}:${turn.userId}:nudge:${now}`;
    const text = { kind: 'nudge', turn: turn.turn, by: by.name } as const;
    const notice = noticeOf(id, key, turn.userId, text, timing.now);
    return { ok: true, reminders, notices: [notice] };
  });
}

export function muteReminders(
  context: TablesContext,
  id: string,
  turnNumber: number,
  userId: Snowflake,
): Promise<Outcome> {
  return changeReminders(context, id, (table, timing) => {
    const { turn } = table.reminders;
    if (turn?.turn !== turnNumber) return refuse('stale');
    if (turn.userId !== userId) return { ok: false, refusal: { code: 'notYourTurn', color: turn.color } };
    const reminders = {
      ...withActivity(table.reminders, timing.now.getTime()),
      turn: { ...turn, muted: true },
    };
    return { ok: true, reminders };
  });
}
