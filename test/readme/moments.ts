import { offers, tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { Action, GameState } from '../../src/games/tuchulcha/types.ts';
import { victimOf } from '../../src/pictures/tuchulcha/board-view.ts';
import { type Frame, framesOf } from '../../src/tables/tuchulcha/analysis/frames.ts';
import { chooseAction } from '../../tools/training/plain-player.ts';
import { seeded } from '../e2e/dice.ts';
import type { Found } from '../e2e/found-games.ts';
import { applied } from '../games/tuchulcha/legal-lines.ts';

const SETUP = { players: ['blue', 'red', 'yellow', 'black'], first: 'blue' } as const;
const MAX_GAMES = 200;

/** Games of computer players, action by action. */
function* games(): Generator<Found> {
  for (let seed = 1; seed <= MAX_GAMES; seed++) {
    const random = seeded(seed);
    const actions: Action[] = [];
    let state: GameState = tuchulcha.start(SETUP);
    while (state.phase.name !== 'over') {
      yield { setup: SETUP, state, actions };
      const chosen = chooseAction(state);
      const dice = () => Array.from({ length: offers(state).roll }, () => 1 + Math.floor(random() * 6));
      const action: Action = chosen.type === 'roll' ? { type: 'roll', dice: dice() } : chosen;
      state = applied(state, action);
      actions.push(action);
    }
  }
}

/** Blue to move in the middle of a game, with both dice to use, a hit among few moves, and haruspexes of everybody on the way. */
export function aTurnWithAHit(): Found {
  for (const found of games()) {
    const { position, phase, turnNumber } = found.state;
    if (phase.name !== 'moving' || position.turn !== 'blue' || turnNumber < 13 || turnNumber > 40) continue;
    const { steps, undo } = offers(found.state);
    const isNormal = Object.values(position.colors).every(({ role }) => role === 'normal');
    if (undo || !isNormal || steps.length > 6 || steps.length < 4) continue;
    if (steps.some((step) => step.kind === 'move' && victimOf(position, step))) return copied(found);
  }
  throw new Error('No such turn.');
}

/** A temple is devoted to Tuchulcha, and its player hits somebody in the same turn; with the two turns before it. */
export function aDevotion(): readonly Frame[] {
  for (const { actions } of games()) {
    if (actions.at(-1)?.type !== 'confirm') continue;
    const turn = actions.slice(actions.slice(0, -1).findLastIndex(({ type }) => type === 'confirm') + 1);
    if (!turn.some((one) => one.type === 'devote' && one.devotion.role === 'tuchulcha')) continue;
    const at = new Date(0);
    const log = actions.map((action, seq) => ({ seq, actor: 'computer', action, at }));
    const frames = framesOf({ setup: SETUP, log, sittings: [] }).filter(({ ended }) => ended);
    if (frames.at(-1)?.events.some(({ type }) => type === 'hit')) return frames.slice(-3);
  }
  throw new Error('No such turn.');
}

const copied = ({ setup, state, actions }: Found): Found => ({ setup, state, actions: [...actions] });
