/** Odd cards that stand while play goes on, and doubts that hold up nobody (docs/rules/bacchanalia.md §8.4, §8.5). */
import { discard } from './card-moves.ts';
import type { Color, Umbra } from './cards.ts';
import { type Emit, type Outcome, type Refusal, refusal } from './outcome.ts';
import { isPlaying, playerOf, stillPlaying, withPlayer } from './players.ts';
import type { GameState, OddClaim } from './state.ts';

export const claimsOf = ({ claims }: GameState): readonly OddClaim[] => claims ?? [];

export const claimAbout = (state: GameState, tale: number): OddClaim | undefined =>
  claimsOf(state).find((claim) => claim.tale === tale);

/** The card has been kept with the turn's scene. */
export function addClaim(state: GameState, umbra: Umbra, woven: string): GameState {
  const { turn: color, scene } = state;
  if (scene === null) throw new Error('no scene that an odd card could be kept for');
  const claim: OddClaim = { color, umbra, woven, tale: scene, isOpen: true, doubt: null };
  return { ...state, claims: [...claimsOf(state), claim] };
}

/** The next scene of anybody has been told. */
export const noMoreDoubts = (state: GameState): GameState =>
  state.claims ? { ...state, claims: state.claims.map((claim) => ({ ...claim, isOpen: false })) } : state;

/** Its owner's next turn begins, or they have left: the card is drawn upon, and nothing about it matters any more. */
export const dropClaims = (state: GameState, color: Color): GameState =>
  state.claims ? { ...state, claims: state.claims.filter((claim) => claim.color !== color) } : state;

interface Doubting {
  readonly by: Color;
  readonly tale: number;
}

/** By any other player, until the next scene of anybody is told. */
export function doubt(state: GameState, { by, tale }: Doubting, emit: Emit): Outcome {
  const claim = claimAbout(state, tale);
  if (!claim) return refusal('noSuchTale', '4.8', { tale });
  const reason = whyNoJudge(state, claim, by);
  if (reason) return reason;
  if (!doubtersOf(state, claim).includes(by)) return refusal('notOffered', '4.8', { tale });
  emit({ type: 'challenged', by, color: claim.color });
  return settle(state, { ...claim, doubt: { by, votes: {} } }, emit);
}

interface Voting extends Doubting {
  readonly upholds: boolean;
}

/** By all who play but the two. */
export function voteOnDoubt(state: GameState, { by, upholds, tale }: Voting, emit: Emit): Outcome {
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

/** Who has not voted on it, in turn order. */
export const judgesLeft = (state: GameState, { color, doubt }: OddClaim): readonly Color[] =>
  doubt
    ? stillPlaying(state).filter((one) => one !== color && one !== doubt.by && doubt.votes[one] === undefined)
    : [];

/** Who may doubt it now: nobody with two players left, for nobody could judge it (§9). */
export const doubtersOf = (state: GameState, { color, isOpen, doubt }: OddClaim): readonly Color[] => {
  const others = stillPlaying(state).filter((one) => one !== color);
  return isOpen && !doubt && others.length > 1 ? others : [];
};

/** Somebody ended their story or left: fewer have a say. */
export const settleDoubts = (state: GameState, emit: Emit): GameState =>
  claimsOf(state).reduce((next, claim) => (claim.doubt ? settle(next, claim, emit) : next), state);

/** Decided as soon as most of those who may vote agree, or all have. With a tie the card stands. */
function settle(state: GameState, claim: OddClaim, emit: Emit): GameState {
  const { color, umbra, doubt } = claim;
  if (!doubt) return state;
  const judges = stillPlaying(state).filter((one) => one !== color && one !== doubt.by);
  const upholding = judges.filter((one) => doubt.votes[one] === true).length;
  const against = judges.filter((one) => doubt.votes[one] === false).length;
  const isUndecided =
    judgesLeft(state, claim).length > 0 && Math.max(upholding, against) * 2 <= judges.length;
  if (isUndecided) return withClaim(state, claim);
  const upheld = upholding > against;
  emit({ type: 'voted', color, upheld, for: upholding, against });
  return upheld
    ? discardOddCard(state, color, umbra)
    : withClaim(state, { ...claim, isOpen: false, doubt: null });
}

const withClaim = (state: GameState, claim: OddClaim): GameState => ({
  ...state,
  claims: claimsOf(state).map((other) => (other.color === claim.color ? claim : other)),
});

function discardOddCard(state: GameState, color: Color, umbra: Umbra): GameState {
  const dropped = dropClaims(state, color);
  return playerOf(state, color).odd === null
    ? dropped
    : discard(withPlayer(dropped, color, { odd: null }), [umbra]);
}

/** A scene is told anew, under another number: the odd card falls if what was woven in is gone (§8.5). */
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
