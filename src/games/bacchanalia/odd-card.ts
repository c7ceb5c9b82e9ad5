/** One Umbra is kept for the next turn, if the others agree (docs/rules/bacchanalia.md §4.8, ours). */
import { type Color, UMBRAE, type Umbra } from './cards.ts';
import { addClaim, voteOnDoubt } from './odd-claims.ts';
import { type Emit, type Outcome, type Refusal, refusal, whyNotText, wrongPhase } from './outcome.ts';
import {
  type Challenged,
  isPlaying,
  othersPlaying,
  playerOnTurn,
  umbraeOf,
  votersLeft,
  withPlayer,
} from './players.ts';
import type { GameState, Player, Ruling } from './state.ts';
import { letBacchusAsk } from './turns.ts';

/** Side by side: with the scene that has just been told (§8.4). */
export function keepWithScene(state: GameState, { umbra, woven }: Keeping, emit: Emit): GameState {
  emit({ type: 'kept', color: state.turn, umbra, woven });
  return addClaim(withOddCard(state, umbra), umbra, woven);
}

export function whyNotKept(state: GameState, { umbra, woven }: Keeping): Refusal | null {
  const umbrae = umbraeOf(playerOnTurn(state));
  if (umbra === 'parcae') return refusal('neverParcae', '4.2');
  if (!umbrae.includes(umbra)) return refusal('noSuchUmbra', '4.8', { umbra });
  if (!isNew(playerOnTurn(state), umbrae, umbra)) return refusal('neverKeptTwice', '4.8', { umbra });
  const flaw = whyNotText(woven, '4.8');
  return flaw?.code === 'noText' ? refusal('nothingWoven', '4.8') : flaw;
}

/** After the scene. Where nothing may be kept, nobody is asked. */
export const offerOddCard = (state: GameState, ruling: Ruling, emit: Emit): GameState =>
  keepsOf(state).length > 0 ? { ...state, phase: { name: 'odd', ruling } } : letBacchusAsk(state, emit);

/** No two alike. */
export function keepsOf(state: GameState): readonly Umbra[] {
  const umbrae = umbraeOf(playerOnTurn(state));
  return UMBRAE.filter((umbra) => umbra !== 'parcae' && isNew(playerOnTurn(state), umbrae, umbra));
}

/** One at least is not the odd card of the turn before. */
const isNew = ({ wasOdd }: Player, umbrae: readonly Umbra[], umbra: Umbra): boolean =>
  umbrae.filter((other) => other === umbra).length > (wasOdd === umbra ? 1 : 0);

export interface Keeping {
  readonly umbra: Umbra;
  readonly woven: string;
}

export function keep(state: GameState, { umbra, woven }: Keeping, emit: Emit): Outcome {
  if (state.phase.name !== 'odd') return wrongPhase(state, '4.8');
  const reason = whyNotKept(state, { umbra, woven });
  if (reason) return reason;
  emit({ type: 'kept', color: state.turn, umbra, woven });
  return awaitWitness(state, { umbra, woven }, emit);
}

/** With two players left nobody could judge a doubt: the card is kept without one (§9). */
export function awaitWitness(state: GameState, { umbra, woven }: Keeping, emit: Emit): GameState {
  const [next, ...others] = othersPlaying(state, state.turn);
  return next && others.length > 0
    ? { ...state, phase: { name: 'witness', umbra, woven, next } }
    : keepOddCard(state, umbra, emit);
}

export function keepNone(state: GameState, emit: Emit): Outcome {
  return state.phase.name === 'odd' ? letBacchusAsk(state, emit) : wrongPhase(state, '4.8');
}

interface By {
  readonly by: Color;
}

/** By the next player. */
export function accept(state: GameState, { by }: By, emit: Emit): Outcome {
  const { phase } = state;
  if (phase.name !== 'witness') return wrongPhase(state, '4.8');
  return by === phase.next
    ? keepOddCard(state, phase.umbra, emit)
    : refusal('notYours', '4.8', { color: phase.next });
}

/** By any other player. */
export function challenge(state: GameState, { by }: By, emit: Emit): Outcome {
  const { phase } = state;
  if (phase.name !== 'witness') return wrongPhase(state, '4.8');
  const reason = whyNoJudge(state, by);
  if (reason) return reason;
  const { umbra, woven } = phase;
  emit({ type: 'challenged', by, color: state.turn });
  return countVotes(state, { name: 'challenge', umbra, woven, votes: { [by]: true } }, emit);
}

export function vote(
  state: GameState,
  { by, upholds, tale }: By & { readonly upholds: boolean; readonly tale?: number },
  emit: Emit,
): Outcome {
  const { phase } = state;
  if (tale !== undefined) return voteOnDoubt(state, { by, upholds, tale }, emit);
  if (phase.name !== 'challenge') return wrongPhase(state, '4.8');
  const reason = whyNoJudge(state, by);
  if (reason) return reason;
  if (phase.votes[by] !== undefined) return refusal('votedAlready', '4.8', { color: by });
  return countVotes(state, withVote(phase, by, upholds), emit);
}

export const skipVoter = (state: GameState, phase: Challenged, color: Color, emit: Emit): GameState =>
  countVotes(state, withVote(phase, color, 'abstains'), emit);

function whyNoJudge(state: GameState, by: Color): Refusal | null {
  if (by === state.turn) return refusal('ownClaim', '4.8');
  return isPlaying(state, by) ? null : refusal('notInGame', '4.8', { color: by });
}

const withVote = (phase: Challenged, by: Color, vote: boolean | 'abstains'): Challenged => ({
  ...phase,
  votes: { ...phase.votes, [by]: vote },
});

/** Decided as soon as most of those who may vote agree, or all have. A tie does not uphold. */
export function countVotes(state: GameState, phase: Challenged, emit: Emit): GameState {
  const judges = othersPlaying(state, state.turn);
  const upholding = judges.filter((color) => phase.votes[color] === true).length;
  const against = judges.filter((color) => phase.votes[color] === false).length;
  const open = votersLeft(state, phase).length > 0 && Math.max(upholding, against) * 2 <= judges.length;
  if (open) return { ...state, phase };
  const upheld = upholding > against;
  emit({ type: 'voted', color: state.turn, upheld, for: upholding, against });
  return upheld ? letBacchusAsk(state, emit) : keepOddCard(state, phase.umbra, emit);
}

export const keepOddCard = (state: GameState, umbra: Umbra, emit: Emit): GameState =>
  letBacchusAsk(withOddCard(state, umbra), emit);

/** Out of this turn's Umbra, for the next. */
function withOddCard(state: GameState, umbra: Umbra): GameState {
  const { dei, hand } = playerOnTurn(state);
  const inHand = hand.indexOf(umbra);
  const upon = dei.findIndex((card) => card.umbra.includes(umbra));
  const kept =
    inHand >= 0
      ? { hand: hand.toSpliced(inHand, 1) }
      : {
          dei: dei.map((card, index) =>
            index === upon ? { ...card, umbra: without(card.umbra, umbra) } : card,
          ),
        };
  return withPlayer(state, state.turn, { ...kept, odd: umbra });
}

const without = (umbrae: readonly Umbra[], umbra: Umbra): readonly Umbra[] =>
  umbrae.toSpliced(umbrae.indexOf(umbra), 1);
