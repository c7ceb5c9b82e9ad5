import { replayActions } from '../../games/game.ts';
import type { Interval } from '../clock/intervals.ts';
import { HOUR_MS } from '../clock/pace.ts';
import { gameOf } from '../game-registry.ts';
import type { LoggedAction, SeatColor, SetupOf, Snowflake } from '../game-types.ts';
import type { Table } from '../table.ts';

/** A seat's part in a game so far. */
export interface SeatTurns {
  /** Own turns that are over. */
  readonly own: number;
  /** 1-based numbers of own turns that the computer player had to play. */
  readonly missed: readonly number[];
  /** Their beginnings and ends. */
  readonly times: readonly { readonly from: Date; readonly to: Date; readonly isMissed: boolean }[];
}

const NONE: SeatTurns = { own: 0, missed: [], times: [] };

/**
 * The turns of each of these colors, from a table's log. A turn is missed if the computer player decided anything in it; a turn
 * without decisions isn't. `begunAt`: when the game began.
 */
export function turnsOfSeats(
  { game, setup }: { readonly game: Table['game']; readonly setup: SetupOf },
  log: readonly LoggedAction[],
  colors: readonly SeatColor[],
  begunAt: Date,
): readonly SeatTurns[] {
  const { rules, toAct } = gameOf({ game });
  const turns = new Map<SeatColor, SeatTurns>();
  let mover: SeatColor | null = null;
  let from = begunAt;
  let isMissed = false;
  const actions = log.map(({ action }) => action);
  for (const { index, before, state } of replayActions(rules, setup, actions)) {
    const entry = log[index];
    if (!entry) break;
    mover ??= toAct(before);
    isMissed ||= entry.actor === 'computer';
    const isOver = state.turnNumber !== before.turnNumber || rules.winners(state) !== null;
    if (!isOver || mover === null) continue;
    const known = turns.get(mover) ?? NONE;
    const own = known.own + 1;
    turns.set(mover, {
      own,
      missed: isMissed ? [...known.missed, own] : known.missed,
      times: [...known.times, { from, to: entry.at, isMissed }],
    });
    mover = null;
    isMissed = false;
    from = entry.at;
  }
  return colors.map((color) => turns.get(color) ?? NONE);
}

/** The time that the seat's holder took for their turns. `ms`: the running time of the clock between two times. */
export const timeTaken = (
  { times }: SeatTurns,
  userId: Snowflake,
  ms: (userId: Snowflake, from: Date, to: Date) => number,
): number => times.reduce((sum, { from, to, isMissed }) => (isMissed ? sum : sum + ms(userId, from, to)), 0);

/** How long a reserve may take a seat after its third missed turn. */
const RESERVE_WINDOW_MS = 48 * HOUR_MS;

/** A person's own turns at a table so far, and the times of the missed ones. */
export interface Turns {
  readonly own: number;
  readonly missedAt: readonly Date[];
}

/** Whether a person scores nothing at a table: they missed more than half of their own turns. */
export const isAbsent = ({ own, missedAt }: Turns): boolean => 2 * missedAt.length > own;

/** Until when a reserve may take an absent person's seat; null if it may not, or not yet. */
export function reserveWindow(turns: Turns): Interval | null {
  const third = turns.missedAt[2];
  if (!third || !isAbsent(turns)) return null;
  return { from: third, to: new Date(third.getTime() + RESERVE_WINDOW_MS) };
}

/** A person's conduct in a season, which affects the next one. */
export interface Conduct {
  readonly left: boolean;
  /** Tables at which they scored nothing because they were absent. */
  readonly absentAt: number;
}

/** How many seasons a person sits out after this one: one, and from the second time on two. `before`: earlier times. */
export const seasonsToSitOut = ({ left, absentAt }: Conduct, before: number): 0 | 1 | 2 => {
  if (!left && absentAt < 2) return 0;
  return before === 0 ? 1 : 2;
};

/** The reserves next in line for a seat: fewest seats taken first, then earliest joined. */
export function nextReserve(
  reserves: readonly Snowflake[],
  taken: ReadonlyMap<Snowflake, number>,
): Snowflake | null {
  const fewest = Math.min(...reserves.map((userId) => taken.get(userId) ?? 0));
  return reserves.find((userId) => (taken.get(userId) ?? 0) === fewest) ?? null;
}
