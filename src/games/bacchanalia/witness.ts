/** Whether an odd card was earned: the others' say (docs/rules/bacchanalia.md §4.8, ours). */
import type { Umbra } from './cards.ts';
import type { Color } from './color.ts';
import type { Refusal } from './contract.ts';
import type { Outcome, Tell } from './outcome.ts';
import { isPlaying, othersPlaying, playerOnTurn, withPlayer } from './players.ts';
import { bacchusAsks } from './questions.ts';
import { refusal, wrongPhase } from './refusal.ts';
import type { GameState, Phase } from './state.ts';

type Challenged = Extract<Phase, { name: 'challenge' }>;

interface By {
  readonly by: Color;
}

/** By the next player. */
export function accept(state: GameState, { by }: By, tell: Tell): Outcome {
  const { phase } = state;
  if (phase.name !== 'witness') return wrongPhase(state, '4.8');
  return by === phase.next
    ? keptForGood(state, phase.umbra, tell)
    : refusal('notYours', '4.8', { color: phase.next });
}

/** By anybody else who plays. */
export function challenge(state: GameState, { by }: By, tell: Tell): Outcome {
  const { phase } = state;
  if (phase.name !== 'witness') return wrongPhase(state, '4.8');
  const reason = whyNoJudge(state, by);
  if (reason) return reason;
  const { umbra, woven } = phase;
  tell({ type: 'challenged', by, color: state.turn });
  return counted(state, { name: 'challenge', umbra, woven, votes: { [by]: true } }, tell);
}

export function vote(
  state: GameState,
  { by, upholds }: By & { readonly upholds: boolean },
  tell: Tell,
): Outcome {
  const { phase } = state;
  if (phase.name !== 'challenge') return wrongPhase(state, '4.8');
  const reason = whyNoJudge(state, by);
  if (reason) return reason;
  if (phase.votes[by] !== undefined) return refusal('votedAlready', '4.8', { color: by });
  return counted(state, withVote(phase, by, upholds), tell);
}

export const voterAbsent = (state: GameState, phase: Challenged, color: Color, tell: Tell): GameState =>
  counted(state, withVote(phase, color, 'abstains'), tell);

function whyNoJudge(state: GameState, by: Color): Refusal | null {
  if (by === state.turn) return refusal('ownClaim', '4.8');
  return isPlaying(state, by) ? null : refusal('notInGame', '4.8', { color: by });
}

const withVote = (phase: Challenged, by: Color, vote: boolean | 'abstains'): Challenged => ({
  ...phase,
  votes: { ...phase.votes, [by]: vote },
});

/** Who has not voted, in turn order after the teller. */
export const votersLeft = (state: GameState, { votes }: Challenged): readonly Color[] =>
  othersPlaying(state, state.turn).filter((color) => votes[color] === undefined);

/** Decided as soon as most of those who may vote agree, or all have. A tie does not uphold. */
export function counted(state: GameState, phase: Challenged, tell: Tell): GameState {
  const judges = othersPlaying(state, state.turn);
  const upholding = judges.filter((color) => phase.votes[color] === true).length;
  const against = judges.filter((color) => phase.votes[color] === false).length;
  const open = votersLeft(state, phase).length > 0 && Math.max(upholding, against) * 2 <= judges.length;
  if (open) return { ...state, phase };
  const upheld = upholding > against;
  tell({ type: 'voted', color: state.turn, upheld, for: upholding, against });
  return upheld ? bacchusAsks(state, tell) : keptForGood(state, phase.umbra, tell);
}

/** Out of this turn's Umbra, for the next. */
export function keptForGood(state: GameState, umbra: Umbra, tell: Tell): GameState {
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
  return bacchusAsks(withPlayer(state, state.turn, { ...kept, odd: umbra }), tell);
}

const without = (umbrae: readonly Umbra[], umbra: Umbra): readonly Umbra[] =>
  umbrae.toSpliced(umbrae.indexOf(umbra), 1);
