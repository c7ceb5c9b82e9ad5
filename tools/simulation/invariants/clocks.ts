/** The time that each turn has. */
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { allowanceOf, stopsForRest } from '../../../src/tables/clock/pace.ts';
import { pauseAt } from '../../../src/tables/clock/pauses.ts';
import type { LoggedAction, Sitting } from '../../../src/tables/game-types.ts';
import { turnTimes } from '../../../src/tables/reminders/timing.ts';
import type { Table, TableOf } from '../../../src/tables/table.ts';
import { HOUR, MINUTE } from '../person.ts';
import type { SimulatedServer } from '../server.ts';
import type { Witness } from '../witness.ts';

/** An immediate event may be recorded a little later. */
const NOTED_MS = 2 * MINUTE;

/**
 * Nobody's turn is played for them before their time is up, which rest and down-times only make longer, and no turn is while the bot
 * is not on the server. Those who were out of the server may lose their turns at once.
 */
export function hurried(
  { setup, pace }: TableOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting<'tuchulcha'>[],
  { outages, clockErrorMs }: Pick<SimulatedServer, 'outages' | 'clockErrorMs'>,
  { leavers }: Witness,
): string[] {
  const allowance = allowanceOf(pace);
  if (!setup || !allowance) return [];
  const problems: string[] = [];
  let state = tuchulcha.start(setup);
  let begin = sittings[0]?.at.getTime() ?? 0;
  for (const { seq, actor, action, at } of log) {
    const { color } = offers(state);
    const sitting = sittings.findLast((one) => one.color === color && one.at <= at);
    const { occupant = null, standIn = false } = sitting ?? {};
    const isWhole = sitting !== undefined && sitting.at.getTime() <= begin;
    const isPlayedFor = actor === 'computer' && occupant?.kind === 'person' && !standIn;
    if (isPlayedFor && isWhole && !leavers.has(occupant.userId)) {
      const outMs = outages.reduce((sum, out) => sum + commonMs(out, { from: begin, to: at.getTime() }), 0);
      const lastedMs = at.getTime() - begin - outMs + clockErrorMs + outages.length * NOTED_MS;
      if (lastedMs < allowance.refillMs)
        problems.push(
          `${occupant.userId} had ${(lastedMs / HOUR).toFixed(1)} hours for turn ${state.turnNumber} before entry ${seq} was played for them`,
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

/**
 * No turn's time is up while its player rests, as their clock stands still then, except at a live table. A season counts few days of
 * vacations.
 */
export async function upAtRest({ store }: SimulatedServer, table: Table): Promise<string[]> {
  const { turn } = table.reminders;
  if (!turn || table.status !== 'playing' || table.seasonId || !stopsForRest(table.pace)) return [];
  const { up, playedFor } = await turnTimes({ store, now: () => new Date() }, table);
  const { quiet, vacations } = await store.settings(turn.userId);
  return [up, playedFor].flatMap((at) =>
    at && at.getTime() > Date.now() && pauseAt(new Date(at.getTime() - MINUTE), { quiet, vacations }, [])
      ? [`the time of ${turn.userId} is up ${at.toISOString()}, while they rest`]
      : [],
  );
}

/** Clocks stand still as long as the server can't be reached, or the bot isn't on it. */
export async function unnotedOutages({
  store,
  playground,
  outages,
  clockErrorMs,
}: SimulatedServer): Promise<string[]> {
  // A bot that was killed, or misses packets, doesn't hear of it.
  const [first] = outages;
  if (!first || clockErrorMs > 0) return [];
  const down = await store.downtimes(playground.guildId, new Date(first.from), new Date());
  return outages.flatMap((out) => {
    const notedMs = down.reduce(
      (sum, { from, to }) => sum + commonMs(out, { from: from.getTime(), to: to.getTime() }),
      0,
    );
    const missedMs = out.to - out.from - notedMs;
    return missedMs <= NOTED_MS
      ? []
      : [`clocks ran for ${(missedMs / MINUTE).toFixed(0)} minutes while the server was out of reach`];
  });
}
