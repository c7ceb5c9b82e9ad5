/** An Umbra is kept for the next turn, if the others agree: play goes on meanwhile (docs/rules/bacchanalia.md §4.8, §8.4, §8.5). */
import { type ActionOf, type Emit, type Refusal, type RuleOutcome, refusal, whyNotText } from './action.ts';
import { discard, withoutOne } from './card-moves.ts';
import { type Color, UMBRAE, type Umbra } from './cards.ts';
import {
  type GameState,
  isPlaying,
  type OddClaim,
  type Player,
  playerOf,
  playerOnTurn,
  stillPlaying,
  umbraeOf,
  withPlayer,
} from './state.ts';

type OddCard = NonNullable<ActionOf<'tell'>['odd']>;

/** The scene has just been told. */
export function keepOddCard(state: GameState, { umbra, woven }: OddCard, emit: Emit): GameState {
  const { turn: color, scene } = state;
  if (scene === null) throw new Error('no scene that an odd card could be kept for');
  emit({ type: 'kept', color, umbra, woven });
  const claim: OddClaim = { color, umbra, woven, tale: scene, isOpen: true, doubt: null };
  return withOddCard({ ...state, claims: [...state.claims, claim] }, umbra);
}

export function whyNotKept(state: GameState, { umbra, woven }: OddCard): Refusal | null {
  const umbrae = umbraeOf(playerOnTurn(state));
  if (umbra === 'parcae') return refusal('neverParcae', '4.2');
  if (!umbrae.includes(umbra)) return refusal('noSuchUmbra', '4.8', { umbra });
  if (!isNew(playerOnTurn(state), umbrae, umbra)) return refusal('neverKeptTwice', '4.8', { umbra });
  const flaw = whyNotText(woven, '4.8');
  return flaw?.code === 'noText' ? refusal('nothingWoven', '4.8') : flaw;
}

/** Without duplicates. */
export function keepsOf(state: GameState): readonly Umbra[] {
  const umbrae = umbraeOf(playerOnTurn(state));
  return UMBRAE.filter((umbra) => umbra !== 'parcae' && isNew(playerOnTurn(state), umbrae, umbra));
}

/** At least one is not the odd card of the turn before. */
const isNew = ({ wasOdd }: Player, umbrae: readonly Umbra[], umbra: Umbra): boolean =>
  umbrae.filter((other) => other === umbra).length > (wasOdd === umbra ? 1 : 0);

function withOddCard(state: GameState, umbra: Umbra): GameState {
  const { dei, hand } = playerOnTurn(state);
  const upon = dei.findIndex((card) => card.umbra.includes(umbra));
  const card = dei[upon];
  const kept =
    hand.includes(umbra) || !card
      ? { hand: withoutOne(hand, umbra) }
      : { dei: dei.with(upon, { ...card, umbra: withoutOne(card.umbra, umbra) }) };
  return withPlayer(state, state.turn, { ...kept, odd: umbra });
}

export const claimAbout = (state: GameState, tale: number): OddClaim | undefined =>
  state.claims.find((claim) => claim.tale === tale);

/** The next scene of any player has been told. */
export const noMoreDoubts = (state: GameState): GameState => ({
  ...state,
  claims: state.claims.map((claim) => ({ ...claim, isOpen: false })),
});

/** Its owner's next turn begins, or they have left: the card is used, and nothing about it matters any more. */
export const dropClaims = (state: GameState, color: Color): GameState => ({
  ...state,
  claims: state.claims.filter((claim) => claim.color !== color),
});

/** Any other player can challenge it until the next scene is told. */
export function doubt(state: GameState, { by, tale }: ActionOf<'doubt'>, emit: Emit): RuleOutcome {
  const claim = claimAbout(state, tale);
  if (!claim) return refusal('noSuchTale', '4.8', { tale });
  const reason = whyNoJudge(state, claim, by);
  if (reason) return reason;
  if (!doubtersOf(state, claim).includes(by)) return refusal('notOffered', '4.8', { tale });
  emit({ type: 'challenged', by, color: claim.color });
  return settle(state, { ...claim, doubt: { by, votes: {} } }, emit);
}

/** Everyone who plays votes, except these two. */
export function vote(state: GameState, { by, upholds, tale }: ActionOf<'vote'>, emit: Emit): RuleOutcome {
  const claim = claimAbout(state, tale);
  if (!claim) return refusal('noSuchTale', '4.8', { tale });
  if (!claim.doubt) return refusal('notOffered', '4.8', { tale });
  const reason = whyNoJudge(state, claim, by);
  if (reason) return reason;
  const { doubt } = claim;
  if (doubt.by === by || doubt.votes[by] !== undefined) return refusal('votedAlready', '4.8', { color: by });
  return settle(state, { ...claim, doubt: { ...doubt, votes: { ...doubt.votes, [by]: upholds } } }, emit);
}

function whyNoJudge(state: GameState, { color }: OddClaim, by: Color): Refusal | null {
  if (by === color) return refusal('ownClaim', '4.8');
  return isPlaying(state, by) ? null : refusal('notInGame', '4.8', { color: by });
}

/** The players who have not voted on it, in turn order. */
export const pendingVoters = (state: GameState, { color, doubt }: OddClaim): readonly Color[] =>
  doubt
    ? stillPlaying(state).filter((one) => one !== color && one !== doubt.by && doubt.votes[one] === undefined)
    : [];

/** The players who can challenge it now: none if two players are left, since nobody could judge it (§9). */
export const doubtersOf = (state: GameState, { color, isOpen, doubt }: OddClaim): readonly Color[] => {
  const others = stillPlaying(state).filter((one) => one !== color);
  return isOpen && !doubt && others.length > 1 ? others : [];
};

/** A player ended their story or left, so fewer vote. */
export const settleDoubts = (state: GameState, emit: Emit): GameState =>
  state.claims.reduce((next, claim) => (claim.doubt ? settle(next, claim, emit) : next), state);

/** Decided as soon as a majority of the voters agrees, or all have voted. In a tie the card stays. */
function settle(state: GameState, claim: OddClaim, emit: Emit): GameState {
  const { color, umbra, doubt } = claim;
  if (!doubt) return state;
  const judges = stillPlaying(state).filter((one) => one !== color && one !== doubt.by);
  const upholding = judges.filter((one) => doubt.votes[one] === true).length;
  const against = judges.filter((one) => doubt.votes[one] === false).length;
  const isUndecided =
    pendingVoters(state, claim).length > 0 && Math.max(upholding, against) * 2 <= judges.length;
  if (isUndecided) return withClaim(state, claim);
  const upheld = upholding > against;
  emit({ type: 'voted', color, upheld, for: upholding, against });
  return upheld
    ? discardOddCard(state, color, umbra)
    : withClaim(state, { ...claim, isOpen: false, doubt: null });
}

const withClaim = (state: GameState, claim: OddClaim): GameState => ({
  ...state,
  claims: state.claims.map((other) => (other.color === claim.color ? claim : other)),
});

function discardOddCard(state: GameState, color: Color, umbra: Umbra): GameState {
  const dropped = dropClaims(state, color);
  return playerOf(state, color).odd === null
    ? dropped
    : discard(withPlayer(dropped, color, { odd: null }), [umbra]);
}

/** A scene is retold, under another number: the odd card falls if what was woven in is gone (§8.5). */
export function withRetoldClaim(
  state: GameState,
  retold: { readonly of: number; readonly tale: number; readonly woven: string },
  emit: Emit,
): GameState {
  const claim = claimAbout(state, retold.of);
  if (!claim) return state;
  const woven = retold.woven.trim();
  if (woven !== '') return withClaim(state, { ...claim, woven, tale: retold.tale });
  emit({ type: 'oddFell', color: claim.color, umbra: claim.umbra });
  return discardOddCard(state, claim.color, claim.umbra);
}
