/** The Umbra that nobody holds: the deck, of which chance draws, and the discards. */
import { UMBRA_DECK, UMBRAE, type Umbra } from './cards.ts';
import type { Color } from './color.ts';
import type { Tell } from './outcome.ts';
import { playerOf, umbraeOf, withPlayer } from './players.ts';
import type { GameState, Player } from './state.ts';

type Piles = Pick<GameState, 'deck' | 'discards'>;

export const freshDeck = (): readonly Umbra[] =>
  UMBRAE.flatMap((umbra) => Array.from({ length: UMBRA_DECK[umbra] }, () => umbra));

const sorted = (umbrae: readonly Umbra[]): readonly Umbra[] =>
  umbrae.toSorted((one, other) => UMBRAE.indexOf(one) - UMBRAE.indexOf(other));

/** How many cards the next one is drawn of: the discards become the deck when it has run out (§4.2). */
export const deckSize = ({ deck, discards }: Piles): number => deck.length || discards.length;

/** `pick`: 0..{@link deckSize}-1 */
export function takeFromDeck(
  before: GameState,
  pick: number,
  tell: Tell,
): { readonly umbra: Umbra; readonly state: GameState } {
  const state = before.deck.length > 0 ? before : shuffledTogether(before, tell);
  const umbra = state.deck[pick];
  if (!umbra) throw new Error(`no card ${pick} in a deck of ${state.deck.length}`);
  return { umbra, state: { ...state, deck: state.deck.toSpliced(pick, 1) } };
}

export function shuffledTogether(state: GameState, tell: Tell): GameState {
  tell({ type: 'reshuffled' });
  return { ...state, deck: sorted([...state.deck, ...state.discards]), discards: [] };
}

export const discarded = (state: GameState, umbrae: readonly Umbra[]): GameState => ({
  ...state,
  discards: [...state.discards, ...umbrae],
});

/** All Umbra of this turn to the discards, but not the odd card for the next. With Parcae among them all is shuffled (§4.10). */
export function clearedOfUmbra(state: GameState, color: Color, tell: Tell): GameState {
  const player = playerOf(state, color);
  const umbrae = umbraeOf(player);
  const cleared = discarded(withPlayer(state, color, withoutUmbra(player)), umbrae);
  return umbrae.includes('parcae') ? shuffledTogether(cleared, tell) : cleared;
}

const withoutUmbra = ({ dei }: Player): Partial<Player> => ({
  dei: dei.map(({ name }) => ({ name, umbra: [] })),
  hand: [],
  wasOdd: null,
});

/** The odd card is not for endings (§6). */
export function withoutOdd(state: GameState, color: Color): GameState {
  const { odd } = playerOf(state, color);
  return odd ? discarded(withPlayer(state, color, { odd: null }), [odd]) : state;
}
