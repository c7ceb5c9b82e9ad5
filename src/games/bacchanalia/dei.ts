/** Deus cards on their way between the middle and the players. */
import type { Source } from './action.ts';
import { DEI, type Deus } from './cards.ts';
import type { Color } from './color.ts';
import type { GameEvent } from './contract.ts';
import type { Tell } from './outcome.ts';
import { bare, playerOf, withPlayer } from './players.ts';
import type { GameState } from './state.ts';

type Why = Extract<GameEvent, { type: 'deusMoved' }>['why'];

interface Going {
  readonly deus: Deus;
  readonly from: Source;
}

interface Coming {
  readonly deus: Deus;
  readonly to: Source;
}

type Move = Going & Coming;

/** Throws where the card is not there. */
export function moved(state: GameState, move: Move, why: Why, tell: Tell): GameState {
  tell({ type: 'deusMoved', ...move, why });
  return put(taken(state, move), move);
}

export function taken(state: GameState, { deus, from }: Going): GameState {
  if (from === 'middle') return { ...state, middle: without(state.middle, deus) };
  const { dei, hand, bacchusCame } = playerOf(state, from);
  const index = dei.findLastIndex(({ name }) => name === deus);
  const card = dei[index];
  if (!card) throw new Error(`${from} has no ${deus}`);
  return withPlayer(state, from, {
    dei: dei.toSpliced(index, 1),
    // Umbra never go with a Deus: they are of the turn's player.
    hand: [...hand, ...card.umbra],
    bacchusCame: deus === 'bacchus' ? false : bacchusCame,
  });
}

export function put(state: GameState, { deus, to }: Coming): GameState {
  if (to === 'middle') return { ...state, middle: inOrder([...state.middle, deus]) };
  const { dei, bacchusCame } = playerOf(state, to);
  return withPlayer(state, to, {
    dei: [...dei, bare(deus)],
    bacchusCame: deus === 'bacchus' ? comesInAnothersTurn(state, to) : bacchusCame,
  });
}

/** §4.1. Set-up is nobody's turn yet: who is given Bacchus there has him from the start. */
const comesInAnothersTurn = ({ introducesFirst, turn }: GameState, to: Color): boolean =>
  introducesFirst !== null && to !== turn;

function without(middle: readonly Deus[], deus: Deus): readonly Deus[] {
  const index = middle.indexOf(deus);
  if (index < 0) throw new Error(`no ${deus} in the middle`);
  return middle.toSpliced(index, 1);
}

const inOrder = (dei: readonly Deus[]): readonly Deus[] =>
  dei.toSorted((one, other) => DEI.indexOf(one) - DEI.indexOf(other));

/** Of an ended or left story: every Deus but Vinum and Bacchus to the middle (§6). */
export function withDeiInMiddle(state: GameState, color: Color, why: Why, tell: Tell): GameState {
  return playerOf(state, color)
    .dei.filter(({ name }) => name !== 'vinum' && name !== 'bacchus')
    .reduce((next, { name }) => moved(next, { deus: name, from: color, to: 'middle' }, why, tell), state);
}
