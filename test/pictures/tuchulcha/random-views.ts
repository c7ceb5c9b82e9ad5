import type { PlayerCount } from '../../../src/games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { GameEvent, GameState, Move } from '../../../src/games/tuchulcha/types.ts';
import type { BoardView, ShownDie } from '../../../src/pictures/tuchulcha/board-view.ts';
import { actionsIn, randomFrom, randomSetup } from '../../games/tuchulcha/random-play.ts';

/** The view of every moment of a random game. */
export function* randomViews(players: PlayerCount, seed: number): Generator<BoardView> {
  const random = randomFrom(seed);
  let state = tuchulcha.start(randomSetup(players, random));
  let last: readonly Move[] = [];
  for (;;) {
    yield viewOfState(state, last);
    const actions = actionsIn(state, random);
    const action = actions[random(actions.length)];
    if (!action) return;
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) throw new Error(`offered, but refused: ${JSON.stringify([action, applied.refusal])}`);
    state = applied.state;
    last = movesIn(applied.events) ?? last;
  }
}

/** Moments from the middles of random games. */
export function someViews(players: PlayerCount, count: number): readonly BoardView[] {
  const views: BoardView[] = [];
  for (let seed = 1; views.length < count; seed++) {
    const game = [...randomViews(players, seed)];
    views.push(...game.slice(game.length / 3, game.length / 3 + 30));
  }
  return views.slice(0, count);
}

function viewOfState(state: GameState, last: readonly Move[]): BoardView {
  const { phase, position } = state;
  const over = phase.name === 'over';
  const moves = offers(state).steps.flatMap((step) => (step.kind === 'move' ? [step] : []));
  return {
    position,
    dice: diceOf(state),
    lastMoves: phase.name === 'moving' && phase.steps.length > 0 ? onlyMoves(phase.steps) : last,
    choices: moves.map((move, i) => ({ letter: i < 26 ? String.fromCharCode(65 + i) : String(i), move })),
    toMove: over ? null : position.turn,
    winners: over ? phase.winners : null,
    locale: 'en',
  };
}

function diceOf({ phase }: GameState): readonly ShownDie[] {
  if (!('dice' in phase)) return [];
  if (phase.name !== 'moving') return phase.dice.map((value) => ({ value, state: 'unused' }));
  const used = phase.steps.map((step) => step.die);
  let discarded = phase.discarded;
  return phase.dice.map((value) => {
    const at = used.indexOf(value);
    if (at >= 0) {
      used.splice(at, 1);
      return { value, state: 'used' };
    }
    if (value === discarded) {
      discarded = null;
      return { value, state: 'discarded' };
    }
    return { value, state: 'unused' };
  });
}

function movesIn(events: readonly GameEvent[]): readonly Move[] | null {
  const moves = events.flatMap((event) => (event.type === 'moved' ? [event.move] : []));
  return moves.length > 0 ? moves : null;
}

const onlyMoves = (steps: readonly { kind: string }[]): readonly Move[] =>
  steps.flatMap((step) => (isMove(step) ? [step] : []));

const isMove = (step: { kind: string }): step is Move => step.kind === 'move';
