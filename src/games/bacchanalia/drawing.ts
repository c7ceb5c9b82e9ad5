/** Umbra cards are drawn, one a time (docs/rules/bacchanalia.md §4.2 to §4.5). */
import { bacchusMoves } from './bacchus.ts';
import { deusOf, type Umbra } from './cards.ts';
import { deckSize, discarded, takeFromDeck } from './deck.ts';
import { put, taken } from './dei.ts';
import { drawnForEnding } from './endings.ts';
import { firstDrawn } from './introductions.ts';
import type { Outcome, Tell } from './outcome.ts';
import { hasDeus, playerOnTurn, stillPlaying, withPlayer } from './players.ts';
import { refusal, wrongPhase } from './refusal.ts';
import { honoured, rulingOf } from './ruling.ts';
import type { EndingBy, GameState } from './state.ts';
import { endingBegun } from './turns.ts';

/** Umbra of a turn, the odd card among them. */
const UMBRAE_OF_A_TURN = 4;

/** How many outcomes chance has; null: it is not asked. */
export function chanceOf(state: GameState): number | null {
  if (state.phase.name === 'drawingFirst') return stillPlaying(state).length;
  return state.phase.name === 'drawing' ? deckSize(state) : null;
}

export function draw(state: GameState, { pick }: { readonly pick: number }, tell: Tell): Outcome {
  const { phase } = state;
  const chance = chanceOf(state);
  if (chance === null) return wrongPhase(state, '4.2');
  if (!Number.isInteger(pick) || pick < 0 || pick >= chance) {
    return refusal('badPick', '4.2', { pick, of: chance });
  }
  const asked: GameState = { ...state, draws: state.draws + 1 };
  return phase.name === 'drawing'
    ? umbraDrawn(asked, pick, phase.ending, tell)
    : firstDrawn(asked, pick, tell);
}

function umbraDrawn(
  before: GameState,
  pick: number,
  ending: Exclude<EndingBy, 'amans'> | null,
  tell: Tell,
): GameState {
  const { umbra, state } = takeFromDeck(before, pick, tell);
  const isDiscarded = ending !== null && deusOf(umbra) === 'vinum';
  tell({ type: 'drew', color: state.turn, umbra, discarded: isDiscarded });
  if (isDiscarded) return discarded(state, [umbra]);
  const { hand, odd } = playerOnTurn(state);
  const held = withPlayer(state, state.turn, { hand: [...hand, umbra] });
  const drawn = umbra === 'parcae' ? parcaeCame(held, tell) : held;
  if (hand.length + 1 + (odd ? 1 : 0) < UMBRAE_OF_A_TURN) return drawn;
  return ending ? drawnForEnding(drawn, ending, tell) : drawnForScene(drawn, tell);
}

function parcaeCame(before: GameState, tell: Tell): GameState {
  const { setup, turn: color } = before;
  const parcae = before.parcae + 1;
  tell({ type: 'parcae', color, times: parcae });
  const state = amansCame({ ...before, parcae }, tell);
  if (setup.end.kind === 'parcae' && parcae >= setup.end.times) return endingBegun(state, 'parcae', tell);
  return stillPlaying(state).length === 2 ? endingBegun(state, 'twoAndParcae', tell) : state;
}

function amansCame(state: GameState, tell: Tell): GameState {
  if (!state.amansApart) return state;
  tell({ type: 'amansCame' });
  return put({ ...state, amansApart: false }, { deus: 'amans', to: 'middle' });
}

function drawnForScene(before: GameState, tell: Tell): GameState {
  const poured = wine(before, tell);
  const { hand, odd } = playerOnTurn(poured);
  const all = odd ? [odd, ...hand] : hand;
  const player = honoured({ ...playerOnTurn(poured), hand: all, odd: null, wasOdd: odd });
  const ruling = rulingOf(player);
  tell({ type: 'ruled', color: poured.turn, ruling });
  return bacchusMoves(withPlayer(poured, poured.turn, player), ruling, tell);
}

/** §4.3. The odd card lies apart still. [ours] One without the goblet goes first. */
function wine(state: GameState, tell: Tell): GameState {
  const color = state.turn;
  const player = playerOnTurn(state);
  if (!hasDeus(player, 'minerva')) return state;
  const umbra = (['vinum', 'goblet'] as const).find((kind) => player.hand.includes(kind));
  if (!umbra) {
    tell({ type: 'minervaWent', color });
    return put(taken(state, { deus: 'minerva', from: color }), { deus: 'minerva', to: 'middle' });
  }
  tell({ type: 'wine', color, umbra });
  return discarded(withPlayer(state, color, { hand: withoutOne(player.hand, umbra) }), [umbra]);
}

const withoutOne = (umbrae: readonly Umbra[], umbra: Umbra): readonly Umbra[] =>
  umbrae.toSpliced(umbrae.indexOf(umbra), 1);
