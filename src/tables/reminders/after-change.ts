import type { Pace } from '../clock/pace.ts';
import { gameOf } from '../game-registry.ts';
import type { Snowflake } from '../game-types.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import { personToAct, seatOf, seatToAct, votersToAct } from '../seats.ts';
import type { RemindersChange } from '../store.ts';
import type { Reminders, Table, TurnClock } from '../table.ts';
import { ballotAfter, graceMs, initialMs, settingsOf, type Timing, timeLeft } from './timing.ts';
import { remindersChange, withActivity } from './wake-times.ts';

/**
 * Computes the reminders after a change of a table, whose `after` still has the old ones. `by`: the person who caused it; null for
 * an automatic change. `ways`: the options of a ballot that the change has begun; null if none.
 */
export function remindersAfter(
  before: Table,
  after: Table,
  timing: Timing,
  by: Snowflake | null,
  ways: readonly string[] | null = null,
): RemindersChange {
  const now = timing.now.getTime();
  const base = by === null ? before.reminders : withActivity(before.reminders, now);
  const turn = turnOf(before, after, timing, by);
  const over = turn?.turn !== before.reminders.turn?.turn || turn?.userId !== before.reminders.turn?.userId;
  const reminders: Reminders = {
    ...base,
    turn,
    vote: ballotAfter(before, after, ways, timing.now),
    banks: over ? chargeBank(before.reminders, timing) : base.banks,
    missed: by === null ? base.missed : withoutColorOf(after, base.missed, by),
    abort: after.status === 'playing' ? base.abort.filter((userId) => seatOf(after, userId)) : [],
  };
  return remindersChange(after, reminders, timing, noticesAfter(before, after, timing));
}

/** Saves the rest of the stopped clock's time in its player's bank. */
function chargeBank({ banks, turn }: Reminders, timing: Timing): Reminders['banks'] {
  return turn ? { ...banks, [turn.color]: Math.max(0, timeLeft(turn, timing)) } : banks;
}

function withoutColorOf(table: Table, missed: Reminders['missed'], userId: Snowflake): Reminders['missed'] {
  const own = seatOf(table, userId);
  return Object.fromEntries(Object.entries(missed).filter(([color]) => color !== own?.color));
}

function turnOf(before: Table, after: Table, timing: Timing, by: Snowflake | null): TurnClock | null {
  const person = personToAct(after);
  const seat = seatToAct(after);
  const { state, pace } = after;
  if (!person || !seat || !state) return null;
  const running = before.reminders.turn;
  const { turnNumber } = state;
  if (running && running.turn === turnNumber && running.userId === person.userId) {
    return by === person.userId && running.overdue ? resumeTurn(running, pace, timing) : running;
  }
  if (running && running.turn === turnNumber && gameOf(after).sharesClock(state))
    return { ...running, color: seat.color, userId: person.userId, muted: false };
  const now = timing.now.getTime();
  const leftMs = initialMs(pace, chargeBank(before.reminders, timing)[seat.color] ?? 0);
  return {
    turn: turnNumber,
    color: seat.color,
    userId: person.userId,
    begunAt: now,
    since: now,
    leftMs,
    totalMs: leftMs,
    reminded: 100,
    muted: false,
    nudgedAt: null,
    overdue: null,
  };
}

/** An overdue turn whose player has come back. Reminders for more time than is left are skipped. */
function resumeTurn(turn: TurnClock, pace: Pace, timing: Timing): TurnClock {
  const leftMs = Math.max(graceMs(pace), timeLeft(turn, timing));
  const share = Math.ceil((leftMs * 100) / turn.totalMs);
  const reminded = Math.min(turn.reminded, share);
  return { ...turn, overdue: null, since: timing.now.getTime(), leftMs, reminded };
}

function noticesAfter(before: Table, after: Table, timing: Timing): NewNotice[] {
  const { state } = after;
  if (!state) return [];
  const turn = state.turnNumber;
  const over = gameOf(after).rules.winners(state) !== null || after.status === 'aborted';
  if (!over && turn === before.state?.turnNumber && after.status === before.status) return [];
  const followed = timing.followers
    .filter(({ at }) => over || (at === 'turn' && (personToAct(after) ?? votersToAct(after)) !== null))
    .map(({ userId }): NewNotice => {
      const key = `${over ? 'over' : turn}:follow:${userId}`;
      return noticeOf(after.id, key, userId, { kind: 'followed', turn, over }, timing.now);
    });
  return over ? followed : [...followed, ...nextPlayerNotice(after, turn, timing)];
}

function nextPlayerNotice(after: Table, turn: number, timing: Timing): NewNotice[] {
  const mover = personToAct(after);
  if (!after.state || !mover) return [];
  const color = gameOf(after).next(after.state);
  const next = after.seats.find((seat) => seat.color === color);
  if (next?.occupant.kind !== 'person' || next.standIn || next.occupant.userId === mover.userId) return [];
  const { userId } = next.occupant;
  if (!settingsOf(timing, userId).tellNext) return [];
  return [noticeOf(after.id, `${turn}:next:${userId}`, userId, { kind: 'next', turn }, timing.now)];
}
