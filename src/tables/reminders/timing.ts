import { allowanceOf, choiceMs, type Pace, periodMs, refill, stopsForRest } from '../clock/pace.ts';
import { addRunningTime, NO_PERSONAL_PAUSES, type PersonalPauses, runningMs } from '../clock/pauses.ts';
import { countedVacations, vacationAt } from '../clock/vacation.ts';
import type { Snowflake } from '../game-types.ts';
import { isTimed, seatedIds, votersToAct } from '../seats.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../settings.ts';
import type { StoredTiming, TableStore, TimedTable } from '../store.ts';
import type { Table, TurnClock, VoteClock } from '../table.ts';

/** The facts that a table's clocks and reminders depend on: the time, people's settings, and downtimes. */
export interface Timing extends StoredTiming {
  readonly now: Date;
}

export const settingsOf = ({ settings }: Timing, userId: Snowflake): PersonSettings =>
  settings.get(userId) ?? DEFAULT_SETTINGS;

export function personalPausesOf(timing: Timing, userId: Snowflake): PersonalPauses {
  const { quiet, vacations } = settingsOf(timing, userId);
  return { quiet, vacations };
}

export async function loadTiming(
  { store, now }: { readonly store: Pick<TableStore, 'timing'>; readonly now: () => Date },
  table: Table,
): Promise<Timing> {
  const at = now();
  const { people, since } = timingScope(table);
  return timingAt(table, await store.timing(table, people, since, at), at);
}

export async function timingOf({ table, timing }: TimedTable, now: () => Date): Promise<Timing> {
  const at = now();
  return timingAt(table, await timing(at), at);
}

const timingAt = (table: Table, timing: StoredTiming, now: Date): Timing => ({
  now,
  ...timing,
  ...((table.seasonId || !stopsForRest(table.pace)) && { settings: withCountedPauses(timing, table) }),
});

/** In a season, only so many days of a person's vacations stop their clocks. Its tables open when it begins. */
const withCountedPauses = ({ settings }: StoredTiming, table: Table): StoredTiming['settings'] =>
  new Map(
    [...settings].map(([userId, own]) => [
      userId,
      stopsForRest(table.pace)
        ? { ...own, vacations: countedVacations(own.vacations, { from: table.createdAt, to: FOR_EVER }) }
        : { ...own, ...NO_PERSONAL_PAUSES },
    ]),
  );

const FOR_EVER = new Date(8.64e15);

/** The people whom a table's clocks depend on, and the start of their relevance. */
export function timingScope({
  seats,
  reminders: { touchedAt, turn, vote },
}: Pick<Table, 'seats' | 'reminders'>) {
  return {
    people: seatedIds(seats),
    since: new Date(
      Math.min(
        touchedAt,
        turn?.since ?? touchedAt,
        turn?.overdue?.since ?? touchedAt,
        vote?.begunAt ?? touchedAt,
      ),
    ),
  };
}

/** A turn's initial time in ms, including the player's bank. */
export const initialMs = (pace: Pace, bankMs: number): number =>
  allowanceOf(pace) ? refill(pace, bankMs) : periodMs(pace);

/** The rest of a turn's time in ms; negative after its end. */
export function timeLeft(turn: TurnClock, timing: Timing): number {
  const { since, userId, leftMs, hiddenAt } = turn;
  const until = hiddenAt === undefined ? timing.now : new Date(Math.max(since, hiddenAt));
  return leftMs - runningMs(new Date(since), until, personalPausesOf(timing, userId), timing.down);
}

/** The turn whose time runs; null without a clock, and for a turn that can't be shown. */
export function runningTurn(table: Pick<Table, 'seats' | 'reminders'>): TurnClock | null {
  const { turn } = table.reminders;
  return isTimed(table) && turn?.hiddenAt === undefined ? turn : null;
}

/** When a turn will have `ms` left, as far as known now. */
export function whenLeft(turn: TurnClock, ms: number, timing: Timing): Date {
  const { since, userId, leftMs } = turn;
  const from = new Date(since);
  return addRunningTime(from, Math.max(0, leftMs - ms), personalPausesOf(timing, userId), timing.down);
}

/** When a turn's time ends; null for a pace without a limit. */
export const timeoutAt = (turn: TurnClock, pace: Pace, timing: Timing): Date | null =>
  allowanceOf(pace) ? whenLeft(turn, 0, timing) : null;

/** The end of the vacations for which a player's clock stands still; null if they aren't on one. */
export function awayUntil({ userId }: Pick<TurnClock, 'userId'>, timing: Timing): Date | null {
  const { vacations } = personalPausesOf(timing, userId);
  let until: Date | null = null;
  for (let next = vacationAt(vacations, timing.now); next; next = vacationAt(vacations, next.to))
    until = next.to;
  return until;
}

/** Whether the vacation is longer than the rest of the turn's time, so that the others are asked. In a season they wait. */
export function isAwayLong(
  table: Pick<Table, 'seasonId' | 'seats'>,
  turn: TurnClock,
  timing: Timing,
): boolean {
  const until = awayUntil(turn, timing);
  return (
    isTimed(table) &&
    turn.hiddenAt === undefined &&
    !table.seasonId &&
    until !== null &&
    until.getTime() - timing.now.getTime() > timeLeft(turn, timing)
  );
}

/** When a computer player plays an overdue turn unless the others choose otherwise. Null if it isn't overdue, or on vacation. */
export function takeoverAt(turn: TurnClock, pace: Pace, timing: Timing): Date | null {
  if (!turn.overdue || turn.overdue.why === 'vacation') return null;
  const rest = personalPausesOf(timing, turn.userId);
  return addRunningTime(new Date(turn.overdue.since), choiceMs(pace), rest, timing.down);
}

interface TimingContext {
  readonly store: Pick<TableStore, 'timing'>;
  readonly now: () => Date;
}

export interface TurnTimes {
  /** When the turn's time is up; null if it has no limit, or is already up. */
  readonly up: Date | null;
  /** When a computer player plays an overdue turn. */
  readonly playedFor: Date | null;
  /** The end of the player's vacation; left out: they're here. */
  readonly away?: Date;
}

/** When the turn's time is up and the computer plays it, as far as known. `known`: the timing that has just set the clocks. */
export async function turnTimes(context: TimingContext, table: Table, known?: Timing): Promise<TurnTimes> {
  if (table.reminders.vote) {
    const timing = known ?? (await loadTiming(context, table));
    return { up: ballotEndsAt(table, timing), playedFor: null };
  }
  const turn = runningTurn(table);
  if (!turn) return { up: null, playedFor: null };
  const timing = known ?? (await loadTiming(context, table));
  const away = awayUntil(turn, timing);
  return {
    up: turn.overdue ? null : timeoutAt(turn, table.pace, timing),
    playedFor: takeoverAt(turn, table.pace, timing),
    ...(away && { away }),
  };
}

export interface TimedTurn extends TurnTimes {
  readonly table: Table;
}

export const withTurnTimes = (
  context: TimingContext,
  tables: readonly Table[],
): Promise<readonly TimedTurn[]> =>
  Promise.all(tables.map(async (table) => ({ table, ...(await turnTimes(context, table)) })));

/** Sort comparator of turns: overdue ones first, then those with the least time left; without a clock last. */
export function byTimeLeft(one: TurnTimes, other: TurnTimes): number {
  const end = ({ up, playedFor }: TurnTimes) => (playedFor ?? up)?.getTime() ?? Number.POSITIVE_INFINITY;
  const rank = ({ playedFor }: TurnTimes) => (playedFor ? 0 : 1);
  return rank(one) - rank(other) || (end(one) === end(other) ? 0 : end(one) - end(other));
}

/** A player who comes back to an overdue turn gets a quarter of a turn's time to finish it. */
export const graceMs = (pace: Pace): number => periodMs(pace) / 4;

/** After this many consecutive ballots without votes, the next one waits for a vote. */
const MISSED_BEFORE_WAITING = 2;

/** Share of its time after which a ballot doesn't wait for votes that can't change the majority. */
const MAJORITY_SHARE = 0.5;

type Times = Pick<StoredTiming, 'down'>;

/** When the ballot will have been open for this share of its time; null if there is none. */
function openFor({ pace, reminders: { vote } }: Table, share: number, { down }: Times): Date | null {
  if (!vote) return null;
  return addRunningTime(new Date(vote.begunAt), share * periodMs(pace), NO_PERSONAL_PAUSES, down);
}

/** Whether the ballot stays open until somebody votes. */
export function waitsForFirstVote(table: Table): boolean {
  const seat = votersToAct(table);
  return seat !== null && (table.reminders.missed[seat.color] ?? 0) >= MISSED_BEFORE_WAITING;
}

/** When the ballot closes in any case; null if there is none, or it waits for a first vote. */
export const ballotEndsAt = (table: Table, times: Times): Date | null =>
  waitsForFirstVote(table) ? null : openFor(table, 1, times);

/** When a majority that can't change closes it; null as for {@link ballotEndsAt}. */
export const majorityFrom = (table: Table, times: Times): Date | null =>
  waitsForFirstVote(table) ? null : openFor(table, MAJORITY_SHARE, times);

/** When the votes are counted automatically. */
export function nextCountAt(table: Table, times: Times & { readonly now: Date }): Date | null {
  const first = majorityFrom(table, times);
  return first && first > times.now ? first : ballotEndsAt(table, times);
}

/** The ballot that a change leaves open. `ways`: its options, if the change has begun it. */
export function ballotAfter(
  { reminders: { vote } }: Table,
  after: Table,
  ways: readonly string[] | null,
  now: Date,
): VoteClock | undefined {
  if (!votersToAct(after)) return undefined;
  if (vote?.seq === after.logLength || ways === null) return vote;
  return { seq: after.logLength, begunAt: now.getTime(), ways };
}
