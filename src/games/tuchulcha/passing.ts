/** How a turn passes, and how a game ends. */
import { COLORS, type Color } from './board.ts';
import { devotionsOf } from './devotion.ts';
import { type Position, roleOf } from './position.ts';
import type { Told } from './telling.ts';
import type { GameEvent, GameState } from './types.ts';

export interface Passed {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

type Applied = Passed & { readonly ok: true };

/** The new position with the game over, or what `goesOn` makes of it. */
export function afterSettling(
  state: GameState,
  { position, events, over }: Told,
  goesOn: (state: GameState) => Passed,
): Applied {
  if (over) {
    const ended: GameState = { ...state, position, phase: { name: 'over', winners: over.winners } };
    return { ok: true, state: ended, events: [...events, { type: 'over', ...over }] };
  }
  const next = goesOn({ ...state, position });
  return { ok: true, state: next.state, events: [...events, ...next.events] };
}

/** After a confirmed turn: over, the eliminator's choice (§5.4), or the next player. */
export const endOfTurn = (state: GameState, before: Position, told: Told): Applied =>
  afterSettling(state, told, (settled) =>
    tuchulchaFell(before, settled.position) && devotionsOf(settled.position, true).length > 0
      ? { state: { ...settled, phase: { name: 'afterFall' } }, events: [] }
      : nextTurn(settled),
  );

/** In another player's turn Tuchulcha, who can't be hit, goes out in one way only (§5.3). */
function tuchulchaFell(before: Position, after: Position): boolean {
  return COLORS.some(
    (color) =>
      color !== before.turn && roleOf(before, color) === 'tuchulcha' && roleOf(after, color) === 'out',
  );
}

export function nextTurn(state: GameState): Passed {
  const color = nextPlayer(state.position);
  const turnNumber = state.turnNumber + 1;
  return {
    state: { ...state, position: { ...state.position, turn: color }, phase: { name: 'before' }, turnNumber },
    events: [{ type: 'turn', color, turnNumber }],
  };
}

/** The next player clockwise who is still in the game; the mover again where no other is. */
export function nextPlayer(position: Position): Color {
  const mover = COLORS.indexOf(position.turn);
  const clockwise = [...COLORS.slice(mover + 1), ...COLORS.slice(0, mover + 1)];
  const next = clockwise.find((color) => !['neutral', 'out'].includes(roleOf(position, color)));
  if (!next) throw new Error('nobody is left, and the game is not over');
  return next;
}
