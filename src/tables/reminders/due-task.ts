import { completeAgreement } from '../agreements.ts';
import { type Pace, periodMs } from '../clock/pace.ts';
import { gameOf, isPaused } from '../game-registry.ts';
import type { Snowflake } from '../game-types.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import { isDeserted, isFull, peopleToAct, personToAct, seatOf, seatToAct, votersToAct } from '../seats.ts';
import type { RemindersChange } from '../store.ts';
import { isOpen, type Reminders, type SeatOffer, type Table, type TurnClock } from '../table.ts';
import {
  awayUntil,
  ballotAfter,
  graceMs,
  initialMs,
  isAwayLong,
  majorityFrom,
  runningTurn,
  settingsOf,
  type Timing,
  takeoverAt,
  timeLeft,
  timeoutAt,
} from './timing.ts';
import {
  type CheckedTurn,
  closesAt,
  closingAnnouncedAt,
  closingNotice,
  dueReminders,
  lobbyClosesAt,
  NOTICE_OF_CLOSING_MS,
  remindersChange,
  withActivity,
} from './wake-times.ts';

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
  const begun = turnOf(before, after, timing, by);
  const { turn, notices } = begun ? askIfAway(after, begun, timing) : { turn: begun, notices: [] };
  const over = turn?.turn !== before.reminders.turn?.turn || turn?.userId !== before.reminders.turn?.userId;
  const reminders: Reminders = {
    ...base,
    turn,
    stopped: isPaused(after) && isOpen(after) ? (stoppedNow(before, timing) ?? base.stopped) : undefined,
    vote: ballotAfter(before, after, ways, timing.now),
    banks: over ? chargeBank(before.reminders, timing) : base.banks,
    missed: by === null ? base.missed : withoutColorOf(after, base.missed, by),
    abort: after.status === 'playing' ? base.abort.filter((userId) => seatOf(after, userId)) : [],
    offers: after.status === 'playing' ? base.offers?.filter((offer) => holds(offer, after)) : undefined,
  };
  return remindersChange(after, reminders, timing, [...noticesAfter(before, after, timing), ...notices]);
}

/** Whether the offered seat is its holder's, and an absent holder still absent. */
function holds({ from, isAway }: SeatOffer, table: Table): boolean {
  const seat = seatOf(table, from);
  return seat !== undefined && (!isAway || seat.standIn === true);
}

/** Saves the rest of the stopped clock's time in its player's bank. */
function chargeBank({ banks, turn }: Reminders, timing: Timing): Reminders['banks'] {
  return turn ? { ...banks, [turn.color]: Math.max(0, timeLeft(turn, timing)) } : banks;
}

function stoppedNow({ reminders: { turn } }: Table, timing: Timing): Reminders['stopped'] {
  return turn ? { turn: turn.turn, color: turn.color, leftMs: timeLeft(turn, timing) } : undefined;
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
    const isLate = running.overdue !== null && running.overdue.why !== 'vacation';
    return by === person.userId && isLate ? resumeTurn(running, pace, timing) : running;
  }
  const now = timing.now.getTime();
  if (running && running.turn === turnNumber && gameOf(after).sharesClock?.(state)) {
    // Only the one before was away.
    const overdue = running.overdue?.why === 'vacation' ? null : running.overdue;
    const clock = { ...running, since: now, leftMs: timeLeft(running, timing), overdue };
    return { ...clock, color: seat.color, userId: person.userId };
  }
  const { stopped } = before.reminders;
  const isResumed = stopped?.turn === turnNumber && stopped.color === seat.color;
  const leftMs = isResumed
    ? Math.max(graceMs(pace), stopped.leftMs)
    : initialMs(pace, chargeBank(before.reminders, timing)[seat.color] ?? 0);
  const totalMs = Math.max(leftMs, periodMs(pace));
  return {
    turn: turnNumber,
    color: seat.color,
    userId: person.userId,
    begunAt: now,
    since: now,
    leftMs,
    totalMs,
    reminded: shareOf(leftMs, totalMs),
    muted: [],
    nudgedAt: null,
    overdue: null,
  };
}

/** In percent, rounded up. */
const shareOf = (leftMs: number, totalMs: number): number => Math.ceil((leftMs * 100) / totalMs);

/** An overdue turn whose player has come back. Reminders for more time than is left are skipped. */
function resumeTurn(turn: TurnClock, pace: Pace, timing: Timing): TurnClock {
  const leftMs = Math.max(graceMs(pace), timeLeft(turn, timing));
  const reminded = Math.min(turn.reminded, shareOf(leftMs, turn.totalMs));
  return { ...turn, overdue: null, since: timing.now.getTime(), leftMs, reminded };
}

/** A turn that can be shown again: new to its player, who has some time for it in any case. */
export function shownAgain(turn: TurnClock, pace: Pace, timing: Timing): TurnClock {
  const { hiddenAt, ...shown } = turn;
  if (hiddenAt === undefined) return turn;
  const now = timing.now.getTime();
  const clock = { ...shown, since: now, leftMs: timeLeft(turn, timing) };
  if (!turn.overdue) return resumeTurn(clock, pace, timing);
  return { ...clock, overdue: { ...turn.overdue, since: turn.overdue.since + now - hiddenAt } };
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

type DueTask =
  /** Notices, or only a new time for the next check. */
  | { readonly does: 'save'; readonly change: RemindersChange }
  /** A computer player plays the overdue turn, since nobody chose otherwise. */
  | { readonly does: 'playFor'; readonly turn: number }
  /** A computer player's turn that the responsible process has not played, or an agreement that it has not settled. */
  | { readonly does: 'autoPlay' }
  /** Counts the votes of the open ballot. If it stays open, the change is saved. */
  | { readonly does: 'countVotes'; readonly change: RemindersChange }
  /** A full lobby that the responsible process has not started. If it can't be started, the change is saved. */
  | { readonly does: 'start'; readonly change: RemindersChange }
  | { readonly does: 'close'; readonly why: 'idle' | 'expired' };

const isDue = (time: Date | null, { now }: Timing): boolean =>
  time !== null && time.getTime() <= now.getTime();

export function dueTask(table: Table, timing: Timing): DueTask {
  if (completeAgreement(table)) return { does: 'autoPlay' };
  const { reminders, status } = table;
  if (status === 'lobby' && isDue(lobbyClosesAt(table, timing.down), timing))
    return { does: 'close', why: 'expired' };
  if (status !== 'playing') {
    const does = status === 'lobby' && isFull(table) ? 'start' : 'save';
    return { does, change: remindersChange(table, reminders, timing) };
  }
  // A game without reminders for the player to act, such as an imported one.
  if (personToAct(table)?.userId !== reminders.turn?.userId) {
    return { does: 'save', change: remindersAfter(table, table, timing, null) };
  }
  if (isDue(closesAt(table, timing), timing)) return { does: 'close', why: 'idle' };
  const { turn } = reminders;
  const timed = runningTurn(table);
  if (timed && isDue(takeoverAt(timed, table.pace, timing), timing)) {
    return { does: 'playFor', turn: timed.turn };
  }
  if (isDue(majorityFrom(table, timing), timing))
    return { does: 'countVotes', change: remindersChange(table, reminders, timing) };
  const due = (table.state && gameOf(table).dueAt?.(table.state)) ?? null;
  if (isDue(due, timing)) return { does: 'autoPlay' };
  if (!turn && !votersToAct(table) && !isDeserted(table) && !isPaused(table) && isDue(table.wakeAt, timing))
    return { does: 'autoPlay' };
  const first = announceClosing(table, timing);
  const second = timed ? checkTurn(table, timed, timing) : { turn, notices: [] };
  const changed = { ...reminders, closesAt: first.closesAt, turn: second.turn };
  const notices = [...first.notices, ...second.notices];
  return { does: 'save', change: remindersChange(table, changed, timing, notices) };
}

function announceClosing(
  table: Table,
  timing: Timing,
): { readonly closesAt: number | null; readonly notices: readonly NewNotice[] } {
  const { reminders } = table;
  if (!isDue(closingAnnouncedAt(table, timing), timing)) return { closesAt: reminders.closesAt, notices: [] };
  const now = timing.now.getTime();
  const closesAt = now + NOTICE_OF_CLOSING_MS;
  return { closesAt, notices: [closingNotice(table, closesAt, now)] };
}

function checkTurn(table: Table, turn: TurnClock, timing: Timing): CheckedTurn {
  const asked = askIfAway(table, turn, timing);
  if (asked.turn !== turn) return asked;
  // The player is back, and the clock runs again.
  if (turn.overdue?.why === 'vacation' && !awayUntil(turn, timing))
    return { turn: { ...turn, overdue: null }, notices: [] };
  if (!turn.overdue && isDue(timeoutAt(turn, table.pace, timing), timing)) {
    return timeUpTask(table.id, turn, 'time', timing);
  }
  const people = peopleToAct(table).map(({ userId }) => userId);
  return dueReminders(table.id, turn, people, timing);
}

const askIfAway = (table: Table, turn: TurnClock, timing: Timing): CheckedTurn =>
  !turn.overdue && isAwayLong(table, turn, timing)
    ? timeUpTask(table.id, turn, 'vacation', timing)
    : { turn, notices: [] };

/** Declares the turn overdue, or its player away, and asks the others how to go on. */
export function timeUpTask(
  tableId: string,
  turn: TurnClock,
  why: NonNullable<TurnClock['overdue']>['why'],
  { now }: Timing,
): CheckedTurn {
  const kind = why === 'vacation' ? 'away' : 'timeUp';
  const key = `${turn.turn}:${turn.userId}:${kind}:${turn.since}`;
  const notice = noticeOf(tableId, key, null, { kind: 'timeUp', turn: turn.turn }, now);
  return { turn: { ...turn, overdue: { why, since: now.getTime(), removal: [] } }, notices: [notice] };
}
