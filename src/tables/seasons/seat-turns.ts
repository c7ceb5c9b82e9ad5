import { replayActions } from '../../games/game.ts';
import type { LoggedAction, SeatColor, SetupOf, Snowflake } from '../game-types.ts';
import { gameOf } from '../games.ts';
import type { Table } from '../table.ts';

/** A seat's part in a game so far. */
export interface SeatTurns {
  /** Turns of its own that are over. */
  readonly own: number;
  /** Those of them that the computer player had to play, by their numbers from 1. */
  readonly missed: readonly number[];
  /** When they began and ended. */
  readonly times: readonly { readonly from: Date; readonly to: Date; readonly isMissed: boolean }[];
}

const NONE: SeatTurns = { own: 0, missed: [], times: [] };

/**
 * The turns of each of these colors, from a table's log. A turn is missed where the computer player decided anything in it; one in
 * which nobody had anything to decide isn't. `begunAt`: when the game began.
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

/** How long the turns took that were played by who had the seat. `ms`: what the clock runs between two times. */
export const timeTaken = (
  { times }: SeatTurns,
  userId: Snowflake,
  ms: (userId: Snowflake, from: Date, to: Date) => number,
): number => times.reduce((sum, { from, to, isMissed }) => (isMissed ? sum : sum + ms(userId, from, to)), 0);
