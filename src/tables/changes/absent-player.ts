import { HOUR_MS } from '../clock/pace.ts';
import { pauseAt } from '../clock/pauses.ts';
import { gameOf, notReady } from '../game-registry.ts';
import type { Person, Seat, Snowflake } from '../game-types.ts';
import { type NewNotice, noticeOf } from '../notice.ts';
import { refuse, type TableRefusal } from '../refusal.ts';
import { dueTask, timeUpTask } from '../reminders/due-task.ts';
import { awayUntil, loadTiming, personalPausesOf, type Timing } from '../reminders/timing.ts';
import { withActivity } from '../reminders/wake-times.ts';
import { peopleToAct, seatOf, waitsFor } from '../seats.ts';
import { isOpen, type Table, type TurnClock } from '../table.ts';
import { nameOf } from './agreements.ts';
import { announceSeats, changeSeats, seatWithStandIn } from './substitutes.ts';
import { continueGame, playingOf, progressOf } from './table-change.ts';
import { changeReminders, type Decision, type Outcome, type TablesContext } from './table-transaction.ts';
import { withAutoPlay } from './turns.ts';

/** After this many consecutive missed turns, a computer player stands in until the person comes back. */
const MISSED_BEFORE_STAND_IN = 2;

/** Lets the computer player play an overdue turn. `by`: the other player who chose that; null if nobody has chosen. */
export function playOverdueTurn(
  context: TablesContext,
  id: string,
  turn: number,
  by: Person | null,
): Promise<Outcome> {
  return changeOverdue(context, id, turn, by, async (table, running, seat) => {
    const begun = progressOf(context, table);
    if (!begun) return refuse('notPlaying');
    const timing = await loadTiming(context, table);
    // The others may have decided to wait since the check.
    if (!by && dueTask(table, timing).does !== 'playFor') return refuse('notOverdue');
    const missed = (table.reminders.missed[seat.color] ?? 0) + 1;
    const away = missed >= MISSED_BEFORE_STAND_IN;
    const change = away ? seatWithStandIn(context, table, seat) : {};
    const name = nameOf(seat);
    const isAway = away && ({ isAway: true } as const);
    const text = { kind: 'playedFor', turn, name, by: by?.name ?? null, ...isAway } as const;
    const notices = [noticeOf(id, `${running.turn}:playedFor`, null, text, timing.now)];
    const reminders = { ...table.reminders, missed: { ...table.reminders.missed, [seat.color]: missed } };
    const from = gameOf(table).playTurnFor(begun, playingOf(context, table, timing));
    const aside = { reminders, notices };
    return {
      ok: true,
      change: continueGame(context, table, timing, from, change, by?.userId ?? null, aside),
    };
  });
}

export function callStandIn(context: TablesContext, id: string, turn: number, by: Person): Promise<Outcome> {
  return changeOverdue(context, id, turn, by, async (table, running, seat) => {
    const change = seatWithStandIn(context, table, seat);
    const text = { kind: 'standIn', name: nameOf(seat), by: by.name } as const;
    return announceSeats(context, table, change, { key: `${running.turn}:standIn`, text }, by.userId);
  });
}

/** Gives an overdue player another period, at the others' request. */
export function giveMoreTime(context: TablesContext, id: string, turn: number, by: Person): Promise<Outcome> {
  return changeOverdueTurn(context, id, turn, by.userId, (running, seat, timing) => {
    const at = timing.now.getTime();
    const text = { kind: 'waiting', name: nameOf(seat), by: by.name, turn } as const;
    return {
      turn: { ...running, overdue: { why: running.overdue?.why ?? 'time', since: at, removal: [] } },
      notices: [noticeOf(id, `${running.turn}:wait:${at}`, null, text, timing.now)],
    };
  });
}

/** A vote to remove an overdue player, which happens once all others agree. */
export const voteRemoval = (context: TablesContext, id: string, turn: number, by: Person): Promise<Outcome> =>
  withAutoPlay(
    context,
    changeOverdueTurn(context, id, turn, by.userId, (running) => {
      const before = running.overdue?.removal ?? [];
      const removal = before.includes(by.userId) ? before : [...before, by.userId];
      return {
        turn: { ...running, ...(running.overdue && { overdue: { ...running.overdue, removal } }) },
        notices: [],
      };
    }),
  );

/** The player to act has left the server, so the others don't have to wait until time is up. */
export function noteLeftServer(context: TablesContext, id: string, turn: number): Promise<Outcome> {
  return changeReminders(context, id, (table, timing) => {
    const running = table.reminders.turn;
    if (running?.turn !== turn || running.overdue) return refuse('notOverdue');
    const late = timeUpTask(table.id, running, 'left', timing);
    const reminders = { ...table.reminders, turn: late.turn };
    return { ok: true, reminders, notices: late.notices };
  });
}

const changeOverdue = (
  context: TablesContext,
  id: string,
  turn: number,
  by: Person | null,
  decide: (table: Table, running: TurnClock, seat: Seat) => Promise<Decision>,
): Promise<Outcome> =>
  changeSeats(context, id, async (table) => {
    const found = overdueSeat(table, turn, by?.userId ?? null);
    return found.ok ? decide(table, found.running, found.seat) : found;
  });

const changeOverdueTurn = (
  context: TablesContext,
  id: string,
  turn: number,
  by: Snowflake,
  decide: (
    running: TurnClock,
    seat: Seat,
    timing: Timing,
  ) => { readonly turn: TurnClock; readonly notices: readonly NewNotice[] },
): Promise<Outcome> =>
  changeReminders(context, id, (table, timing) => {
    const found = overdueSeat(table, turn, by);
    if (!found.ok) return found;
    const decided = decide(found.running, found.seat, timing);
    const reminders = { ...withActivity(table.reminders, timing.now.getTime()), turn: decided.turn };
    return { ok: true, reminders, notices: decided.notices };
  });

type OverdueSeat =
  | { readonly ok: true; readonly running: TurnClock; readonly seat: Seat }
  | ReturnType<typeof refuse>;

function overdueSeat(table: Table, turn: number, by: Snowflake | null): OverdueSeat {
  const running = table.reminders.turn;
  const seat = running && table.seats.find(({ color }) => color === running.color);
  if (by !== null && !seatOf(table, by)) return refuse('notSeated');
  if (table.status !== 'playing' || !seat || running.turn !== turn || !running.overdue)
    return refuse('notOverdue');
  return by === running.userId ? refuse('aboutYou') : { ok: true, running, seat };
}

/** Minimum time between two nudges about one turn. */
const NUDGE_EVERY_MS = 6 * HOUR_MS;

/** Time during which a turn's own mention counts as a nudge; if turns are short, a quarter of a turn. */
const FIRST_AFTER_MS = HOUR_MS;

type Nudgeable =
  | { readonly ok: true; readonly whom: readonly Snowflake[] }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** The players who can be nudged at a table now, or why nobody can. */
export const findNudgeable = async (context: TablesContext, table: Table, by: Person): Promise<Nudgeable> =>
  nudgeableAt(table, by, await loadTiming(context, table));

function nudgeableAt(table: Table, by: Person, timing: Timing): Nudgeable {
  if (!isOpen(table)) return refuse('notPlaying');
  if (!seatOf(table, by.userId)) return refuse('notSeated');
  const asked = askedAt(table);
  if (asked.length === 0) return refuse('nobodyToNudge');
  const others = asked.filter((userId) => userId !== by.userId);
  const refusals = others.map((userId) => whyNotNudged(table, userId, timing));
  const whom = others.filter((_, index) => !refusals[index]);
  const [refusal] = refusals;
  if (whom.length > 0) return { ok: true, whom };
  return refusal ? { ok: false, refusal } : refuse('aboutYou');
}

/** The people whom a table waits for: to act, or in a lobby to say that they are ready. */
const askedAt = (table: Table): readonly Snowflake[] =>
  table.status === 'lobby'
    ? notReady(table)
    : table.reminders.turn
      ? peopleToAct(table).map(({ userId }) => userId)
      : [];

function whyNotNudged(table: Table, userId: Snowflake, timing: Timing): TableRefusal | null {
  const { turn } = table.reminders;
  const color = seatOf(table, userId)?.color ?? turn?.color;
  if (!color) return { code: 'stale' };
  const away = awayUntil({ userId }, timing);
  if (away) return { code: 'onVacation', color, until: away.getTime() };
  const first = turn ? turn.begunAt + Math.min(FIRST_AFTER_MS, turn.totalMs / 4) : 0;
  const { nudgedAt = null } = turn ?? table.reminders;
  const until = nudgedAt === null ? first : nudgedAt + NUDGE_EVERY_MS;
  const code = nudgedAt === null ? 'turnBegun' : 'nudgedLately';
  const pause = pauseAt(timing.now, personalPausesOf(timing, userId), []);
  const rested = pause?.to.getTime() ?? 0;
  if (timing.now.getTime() < until && rested <= until) return { code, color, until };
  return pause ? { code: 'resting', color, until: rested } : null;
}

/**
 * Reminds the people whom a table waits for, at another player's request, once in some hours, and not during their night. `only`: of
 * these people; null: all of them.
 */
export function nudgePlayers(
  context: TablesContext,
  id: string,
  by: Person,
  only: readonly Snowflake[] | null = null,
): Promise<Outcome> {
  return changeReminders(context, id, (table, timing) => {
    const found = nudgeableAt(table, by, timing);
    if (!found.ok) return found;
    const now = timing.now.getTime();
    const active = withActivity(table.reminders, now);
    const { turn } = active;
    const reminders = turn ? { ...active, turn: { ...turn, nudgedAt: now } } : { ...active, nudgedAt: now };
    const text = { kind: 'nudge', turn: turn?.turn ?? 0, by: by.name } as const;
    const notices = found.whom
      .filter((userId) => only?.includes(userId) ?? true)
      .map((userId) => noticeOf(id, `${text.turn}:${userId}:nudge:${now}`, userId, text, timing.now));
    return { ok: true, reminders, notices };
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
    if (!waitsFor(table, userId)) return { ok: false, refusal: { code: 'notYourTurn', color: turn.color } };
    const muted = [...turn.muted.filter((other) => other !== userId), userId];
    const reminders = {
      ...withActivity(table.reminders, timing.now.getTime()),
      turn: { ...turn, muted },
    };
    return { ok: true, reminders };
  });
}
