import type { Color } from '../../games/tuchulcha/board.ts';
import { tuchulcha } from '../../games/tuchulcha/index.ts';
import type { Setup } from '../../games/tuchulcha/position.ts';
import type { GameEvent, GameState } from '../../games/tuchulcha/types.ts';
import type { LoggedAction } from '../table.ts';

/** An entry of a log, what it did, and whose turn it ends; null where the turn goes on. */
export type ToldEntry = LoggedAction<'tuchulcha'> & {
  readonly events: readonly GameEvent[];
  readonly endsTurnOf: Color | null;
};

export interface ToldLog {
  /** After the last entry. */
  readonly state: GameState;
  readonly entries: readonly ToldEntry[];
}

/**
 * A log replayed. A turn ends with a confirmation, a pass or a devotion after a fall, the mover's leaving, the end of the
 * game; one in which somebody else's leaving ends the game has no end. Throws where the log does not replay.
 */
export function toldLog(setup: Setup, log: readonly LoggedAction<'tuchulcha'>[]): ToldLog {
  let state = tuchulcha.start(setup);
  const entries = log.map((entry): ToldEntry => {
    const before = state;
    const applied = tuchulcha.apply(before, entry.action);
    if (!applied.ok) throw new Error(`Action ${entry.seq} of the log is refused: ${applied.refusal.code}`);
    state = applied.state;
    const color = before.position.turn;
    const passed = state.turnNumber !== before.turnNumber;
    const over = tuchulcha.winners(state) !== null && !isLeavingOfOther(entry, color);
    return { ...entry, events: applied.events, endsTurnOf: passed || over ? color : null };
  });
  return { state, entries };
}

export const isLeavingOfOther = ({ action }: LoggedAction<'tuchulcha'>, mover: Color): boolean =>
  action.type === 'resign' && action.color !== mover;
