/** The time that each turn has. */
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { Interval } from '../../../src/tables/clock/intervals.ts';
import { allowanceOf, periodMs, stopsForRest } from '../../../src/tables/clock/pace.ts';
import { addRunningTime, NO_PERSONAL_PAUSES, runningMs } from '../../../src/tables/clock/pauses.ts';
import type { QuietHours } from '../../../src/tables/clock/quiet-hours.ts';
import type { LoggedAction, Sitting } from '../../../src/tables/game-types.ts';
import { turnTimes } from '../../../src/tables/reminders/timing.ts';
import type { PersonSettings } from '../../../src/tables/settings.ts';
import type { Table, TableOf } from '../../../src/tables/table.ts';
import { DAY, HOUR, MINUTE } from '../person.ts';
import type { SimulatedServer } from '../server.ts';
import type { Witness } from '../witness.ts';

/** An immediate event may be recorded a little later. */
const NOTED_MS = 2 * MINUTE;
/** The bot is back so long after nothing keeps it away any more. */
const RECONNECTED_MS = 15 * MINUTE;

/**
 * Nobody's turn is played for them before their time is up, which stands still while they rest or the bot is down, and no turn is
 * while the bot is not on the server. Those who were out of the server may lose their turns at once, and those on vacation if others
 * choose that.
 */
export async function hurried(
  { id, setup, pace, seasonId }: TableOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting<'tuchulcha'>[],
  { store, outages, clockErrorMs }: SimulatedServer,
  { leavers, quietSince, chosen }: Witness,
): Promise<string[]> {
  const allowance = allowanceOf(pace);
  if (!setup || !allowance) return [];
  const down = outages.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
  const problems: string[] = [];
  let state = tuchulcha.start(setup);
  let begin = sittings[0]?.at.getTime() ?? 0;
  for (const { seq, actor, action, at } of log) {
    const { color } = offers(state);
    const sitting = sittings.findLast((one) => one.color === color && one.at <= at);
    const { occupant = null, standIn = false } = sitting ?? {};
    const isWhole = sitting !== undefined && sitting.at.getTime() <= begin;
    const isOwn = occupant?.kind === 'person' && !standIn && !chosen.has(`${id} ${state.turnNumber}`);
    const isPlayedFor = actor === 'computer' && isOwn;
    if (isPlayedFor && isWhole && !leavers.has(occupant.userId)) {
      const { quiet, vacations } = await store.settings(occupant.userId);
      const isKnown = (quietSince.get(occupant.userId) ?? 0) + MINUTE < begin;
      // A season counts few days of vacations.
      const rest = stopsForRest(pace)
        ? { quiet: isKnown ? quiet : null, vacations: seasonId ? [] : vacations }
        : NO_PERSONAL_PAUSES;
      const ranMs = runningMs(new Date(begin), at, rest, down) + clockErrorMs + outages.length * NOTED_MS;
      if (ranMs < allowance.refillMs)
        problems.push(
          `${occupant.userId} had ${(ranMs / HOUR).toFixed(1)} hours for turn ${state.turnNumber} before entry ${seq} was played for them`,
        );
      const isOut = outages.some(({ from, to }) => from + NOTED_MS < at.getTime() && at.getTime() < to);
      if (isOut && clockErrorMs === 0)
        problems.push(`entry ${seq} was played for ${occupant.userId} while the server was out of reach`);
    }
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) return problems;
    if (applied.state.turnNumber !== state.turnNumber) begin = at.getTime();
    state = applied.state;
  }
  return problems;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const commonMs = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** Everything on which the end of a turn depends. */
interface RunningTurn {
  readonly userId: string;
  /** When it is up, and when a computer player plays it, as the bot says. */
  readonly ends: readonly Date[];
  readonly since: Date;
  readonly leftMs: number;
  readonly rest: Pick<PersonSettings, 'quiet' | 'vacations'>;
  readonly down: readonly Interval[];
}

/** Null without a clock, or with one that doesn't stand still for rests; a season counts few days of vacations. */
async function runningTurn({ store }: SimulatedServer, table: Table): Promise<RunningTurn | null> {
  const { turn } = table.reminders;
  if (!turn || table.status !== 'playing' || table.seasonId || !stopsForRest(table.pace)) return null;
  const { up, playedFor } = await turnTimes({ store, now: () => new Date() }, table);
  const since = new Date(turn.overdue?.since ?? turn.since);
  return {
    userId: turn.userId,
    ends: [up, playedFor].flatMap((at) => at ?? []),
    since,
    leftMs: turn.overdue ? periodMs(table.pace) : Math.max(0, turn.leftMs),
    rest: await store.settings(turn.userId),
    down: await store.downtimes(table.guildId, since, new Date()),
  };
}

/** A turn's time is up when it has run out, which stands still while its player rests, except at a live table. */
export async function wrongTimes(server: SimulatedServer, table: Table): Promise<string[]> {
  const turn = await runningTurn(server, table);
  if (!turn) return [];
  const { userId, ends, since, leftMs, rest, down } = turn;
  const ought = addRunningTime(since, leftMs, rest, down);
  return ends
    .filter((end) => Math.abs(end.getTime() - ought.getTime()) > MINUTE)
    .map((end) => `the time of ${userId} is up ${end.toISOString()}, not ${ought.toISOString()}`);
}

const STEP_MS = 10 * MINUTE;

const dayClocks = new Map<string, Intl.DateTimeFormat>();

/** 0..1439, in their time zone. */
function minuteOfDay(at: number, timeZone: string): number {
  const clock =
    dayClocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  dayClocks.set(timeZone, clock);
  const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

function isQuiet(at: number, { from, to, timeZone }: QuietHours): boolean {
  const minute = minuteOfDay(at, timeZone);
  return from <= to ? from <= minute && minute < to : minute >= from || minute < to;
}

/** The same, reckoned in steps of ten minutes by nothing but the hours that people chose. */
export async function wrongRests(server: SimulatedServer, table: Table): Promise<string[]> {
  const turn = await runningTurn(server, table);
  if (!turn) return [];
  const { userId, ends, since, leftMs, down } = turn;
  const { quiet, vacations } = turn.rest;
  const stops = [...vacations, ...down].map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
  const stands = (ms: number) =>
    stops.some(({ from, to }) => from <= ms && ms < to) || (quiet !== null && isQuiet(ms, quiet));
  // Each beginning and end of a rest may lie between two steps.
  const toleranceMs = (end: number) => {
    const nights = quiet ? (end - since.getTime()) / DAY + 1 : 0;
    return STEP_MS * (1 + 2 * (stops.length + nights));
  };
  return ends.flatMap((date) => {
    const end = date.getTime();
    let ranMs = 0;
    for (let at = since.getTime(); at < end; at += STEP_MS) if (!stands(at)) ranMs += STEP_MS;
    return Math.abs(ranMs - leftMs) <= toleranceMs(end)
      ? []
      : [
          `the time of ${userId} is up ${date.toISOString()}, after ${ranMs / MINUTE} minutes, not ${leftMs / MINUTE}`,
        ];
  });
}

/** Clocks stand still as long as the server can't be reached, or the bot isn't on it, and no longer. */
export async function wrongOutages({
  store,
  playground,
  database: { database },
  outages,
  troubles,
  clockErrorMs,
}: SimulatedServer): Promise<string[]> {
  // A bot that was killed, or misses packets, doesn't hear of it.
  const [first] = outages;
  if (!first || clockErrorMs > 0) return [];
  const sharedMs = (one: Span, others: readonly Span[]) =>
    others.reduce((sum, other) => sum + commonMs(one, other), 0);
  const down = await store.downtimes(playground.guildId, new Date(first.from), new Date());
  const noted = down.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
  const missed = outages.map((out) => out.to - out.from - sharedMs(out, noted));
  const rows = database.prepare('SELECT "from", "to" FROM downtimes WHERE guild_id IS NOT NULL').all() as {
    readonly from: string;
    readonly to: string;
  }[];
  const ofServer = rows.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
  const idle = ofServer.map((one) => one.to - one.from - sharedMs(one, [...outages, ...troubles]));
  const minutes = (ms: number) => (ms / MINUTE).toFixed(0);
  // Then its data is deleted in time, which an outage doesn't do.
  const unnoted = outages.filter(
    (out) =>
      out.isUnnoted &&
      out.to - out.from > RECONNECTED_MS &&
      sharedMs(
        out,
        troubles.filter(({ from }) => from !== out.from),
      ) === 0,
  );
  return [
    ...unnoted.map(
      ({ from, to }) =>
        `the bot was removed from the server for ${minutes(to - from)} minutes, and doesn’t know that`,
    ),
    ...missed.flatMap((ms) =>
      ms <= NOTED_MS ? [] : [`clocks ran for ${minutes(ms)} minutes while the server was out of reach`],
    ),
    ...idle.flatMap((ms) =>
      ms <= RECONNECTED_MS
        ? []
        : [`clocks stood still for ${minutes(ms)} minutes while the server could be reached`],
    ),
  ];
}
