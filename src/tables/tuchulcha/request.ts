import type { Color } from '../../games/tuchulcha/board.ts';
import { offers } from '../../games/tuchulcha/index.ts';
import type { Action, Devotion, GameState, Origin } from '../../games/tuchulcha/types.ts';

/** What a player can ask for at the turn. Dice are the table's to roll, so none stand here. */
export type Request =
  | { readonly type: 'roll' }
  | { readonly type: 'keep' }
  | { readonly type: 'pass' }
  | { readonly type: 'discard'; readonly die: number }
  | { readonly type: 'step'; readonly die: number; readonly color: Color; readonly from: Origin }
  /** Lasa Vecuvia's last haruspex lets a die go (tuchulcha.md §6.4). */
  | { readonly type: 'dropDie'; readonly die: number }
  | { readonly type: 'undo' }
  | { readonly type: 'confirm' }
  /** Plays the only legal turn to its end. */
  | { readonly type: 'playOnly' }
  | { readonly type: 'devote'; readonly devotion: Devotion }
  /** Goes on without a devotion, and is not asked again at this table. */
  | { readonly type: 'neverDevote' };

/** The action that a request means in this state; null where it is not offered, or is no single action (`roll`, `playOnly`, `neverDevote`). */
export function actionOf(state: GameState, request: Request): Action | null {
  switch (request.type) {
    case 'roll':
    case 'playOnly':
    case 'neverDevote':
      return null;
    case 'step': {
      const step = offers(state).steps.find(
        (offered) =>
          offered.kind === 'move' &&
          offered.die === request.die &&
          offered.color === request.color &&
          offered.from === request.from,
      );
      return step ? { type: 'step', step } : null;
    }
    case 'dropDie': {
      const step = offers(state).steps.find(({ kind, die }) => kind === 'discard' && die === request.die);
      return step ? { type: 'step', step } : null;
    }
    default:
      return request;
  }
}
