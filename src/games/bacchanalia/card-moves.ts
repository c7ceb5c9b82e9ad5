/** Moves Umbra between the deck, the discards and the players, and Deus cards between the middle and the players. */

import type { Emit, GameEvent } from './action.ts';
import { type Color, DEI, type Deus, UMBRA_SPLIT, UMBRAE, type Umbra } from './cards.ts';
import {
  bare,
  type GameState,
  type Player,
  type Prompt,
  type PromptKey,
  playerOf,
  type SceneLine,
  type Source,
  stillPlaying,
  umbraeOf,
  withPlayer,
} from './state.ts';

type Piles = Pick<GameState, 'deck' | 'discards'>;

export const freshDeck = (): readonly Umbra[] =>
  UMBRAE.flatMap((umbra) => Array.from({ length: UMBRA_SPLIT[umbra] }, () => umbra));

const sortUmbrae = (umbrae: readonly Umbra[]): readonly Umbra[] =>
  umbrae.toSorted((one, other) => UMBRAE.indexOf(one) - UMBRAE.indexOf(other));

/** The number of cards in the next draw: when the deck is empty, the discards become the deck (§4.2). */
export const deckSize = ({ deck, discards }: Piles): number => deck.length || discards.length;

/** `pick` is 0..{@link deckSize}-1. */
export function takeFromDeck(
  before: GameState,
  pick: number,
  emit: Emit,
): { readonly umbra: Umbra; readonly state: GameState } {
  const state = before.deck.length > 0 ? before : shuffleDiscards(before, emit);
  const umbra = state.deck[pick];
  if (!umbra) throw new Error(`no card ${pick} in a deck of ${state.deck.length}`);
  return { umbra, state: { ...state, deck: state.deck.toSpliced(pick, 1) } };
}

function shuffleDiscards(state: GameState, emit: Emit): GameState {
  emit({ type: 'reshuffled' });
  return { ...state, deck: sortUmbrae([...state.deck, ...state.discards]), discards: [] };
}

export const discard = (state: GameState, umbrae: readonly Umbra[]): GameState => ({
  ...state,
  discards: [...state.discards, ...umbrae],
});

/** The Umbra without one of that name, which must be among them. */
export const withoutOne = (umbrae: readonly Umbra[], umbra: Umbra): readonly Umbra[] =>
  umbrae.toSpliced(umbrae.indexOf(umbra), 1);

/** Discards the turn's Umbra except the odd card for the next turn. If Parcae is among them, everything is shuffled (§4.10). */
export function clearUmbra(state: GameState, color: Color, emit: Emit): GameState {
  const player = playerOf(state, color);
  const umbrae = umbraeOf(player);
  const cleared = discard(withPlayer(state, color, withoutUmbra(player)), umbrae);
  return umbrae.includes('parcae') ? shuffleDiscards(cleared, emit) : cleared;
}

const withoutUmbra = ({ dei }: Player): Partial<Player> => ({
  dei: dei.map(({ name }) => ({ name, umbra: [] })),
  hand: [],
  wasOdd: null,
});

/** Endings don't use the odd card (§6). */
export function discardOdd(state: GameState, color: Color): GameState {
  const { odd } = playerOf(state, color);
  return odd ? discard(withPlayer(state, color, { odd: null }), [odd]) : state;
}

type Why = Extract<GameEvent, { type: 'deusMoved' }>['why'];

interface DeusMove {
  readonly deus: Deus;
  readonly from: Source;
  readonly to: Source;
}

/** Throws if the card is not there. */
export function moveDeus(state: GameState, move: DeusMove, why: Why, emit: Emit): GameState {
  emit({ type: 'deusMoved', ...move, why });
  return putDeus(takeDeus(state, move), move);
}

export function takeDeus(state: GameState, { deus, from }: Omit<DeusMove, 'to'>): GameState {
  if (from === 'middle') return { ...state, middle: withoutDeus(state.middle, deus) };
  const { dei, hand, bacchusCame } = playerOf(state, from);
  const index = dei.findLastIndex(({ name }) => name === deus);
  const card = dei[index];
  if (!card) throw new Error(`${from} has no ${deus}`);
  return withPlayer(state, from, {
    dei: dei.toSpliced(index, 1),
    // Umbra stay behind when a Deus moves: they belong to the player on turn.
    hand: [...hand, ...card.umbra],
    bacchusCame: deus === 'bacchus' ? false : bacchusCame,
  });
}

export function putDeus(state: GameState, { deus, to }: Omit<DeusMove, 'from'>): GameState {
  if (to === 'middle') return { ...state, middle: sortDei([...state.middle, deus]) };
  const { dei, bacchusCame } = playerOf(state, to);
  return withPlayer(state, to, {
    dei: [...dei, bare(deus)],
    bacchusCame: deus === 'bacchus' ? comesInAnothersTurn(state, to) : bacchusCame,
  });
}

/** §4.1. During setup there are no turns: a player who is given Bacchus then has him from the start. */
const comesInAnothersTurn = ({ introducesFirst, turn }: GameState, to: Color): boolean =>
  introducesFirst !== null && to !== turn;

function withoutDeus(middle: readonly Deus[], deus: Deus): readonly Deus[] {
  const index = middle.indexOf(deus);
  if (index < 0) throw new Error(`no ${deus} in the middle`);
  return middle.toSpliced(index, 1);
}

const sortDei = (dei: readonly Deus[]): readonly Deus[] =>
  dei.toSorted((one, other) => DEI.indexOf(one) - DEI.indexOf(other));

/** When a story ends or its player leaves, all Dei but Vinum and Bacchus go to the middle (§6). */
export function returnDei(state: GameState, color: Color, why: Why, emit: Emit): GameState {
  return playerOf(state, color)
    .dei.filter(({ name }) => name !== 'vinum' && name !== 'bacchus')
    .reduce((next, { name }) => moveDeus(next, { deus: name, from: color, to: 'middle' }, why, emit), state);
}

const UMBRAE_OF_A_TURN = 4;

export function isLastDraw(state: GameState): boolean {
  const { hand, odd } = playerOf(state, state.turn);
  return hand.length + 1 + (odd ? 1 : 0) >= UMBRAE_OF_A_TURN;
}

/** The number of outcomes of the next draw; null when nothing is drawn. */
export function chanceOf(state: GameState): number | null {
  if (state.phase.name === 'drawingFirst') return stillPlaying(state).length;
  return state.phase.name === 'drawing' ? deckSize(state) : null;
}

/** The number of outcomes of the draw of a prompt: any number of prompts up to 12 gets (nearly) equal shares. */
export const PROMPT_OUTCOMES = 240;

/** The number of prompts for each key. Stored states identify prompts by number, so new ones must be added at the end. */
export const PROMPT_COUNTS: Readonly<Record<PromptKey, number>> = {
  ties: 8,
  tiesLate: 8,
  threat: 10,
  accuserConfronts: 8,
  amansEnding: 8,
  bacchus: 8,
  bacchusLate: 8,
  cornered: 8,
  endNears: 8,
  minerva: 8,
  crime: 8,
  satyrus: 8,
  satyrusLate: 8,
  venusMemory: 8,
  venusAmans: 8,
  newcomer: 10,
  newcomerLate: 8,
  vinum: 12,
  vinumLate: 12,
};

/** The number of outcomes for a prompt that is drawn with the next card; null unless that card is the last one before a scene. */
export const promptChanceOf = (state: GameState): number | null =>
  state.phase.name === 'drawing' && state.phase.ending === null && isLastDraw(state) ? PROMPT_OUTCOMES : null;

/** From this Parcae on, lines that occur throughout a story use their later, sharper prompts. */
const LATE = 2;

function promptKeyOf(line: SceneLine, parcae: number): PromptKey {
  const late = `${line}Late`;
  return parcae >= LATE && late in PROMPT_COUNTS ? (late as PromptKey) : line;
}

/** Chooses among the least used prompts of its line. `chance`: 0..{@link PROMPT_OUTCOMES}-1; without it, the scene has no prompt. */
export function choosePrompt(
  { prompts = [], parcae }: GameState,
  line: SceneLine,
  chance: number | undefined,
): Prompt | null {
  if (chance === undefined) return null;
  const key = promptKeyOf(line, parcae);
  const shown = Array.from({ length: PROMPT_COUNTS[key] }, () => 0);
  for (const one of prompts) if (one.key === key) shown[one.variant] = (shown[one.variant] ?? 0) + 1;
  const least = Math.min(...shown);
  const left = shown.flatMap((times, variant) => (times === least ? [variant] : []));
  return { key, variant: left[chance % left.length] ?? 0 };
}
