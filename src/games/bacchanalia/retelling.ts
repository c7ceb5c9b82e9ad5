/**
 * What was skipped, told anew (docs/rules/bacchanalia.md §5, ours): the X-card is against some words, not against who told them, and what
 * their turn did with the cards stands. So it moves nothing on the table and may be done at any time. It is a tale of its own,
 * because it may be too much for somebody as well, and is skipped as any other then.
 */
import type { Color } from './color.ts';
import type { Outcome, Tell } from './outcome.ts';
import { refusal } from './refusal.ts';
import type { GameState, ToldTale } from './state.ts';
import { whyNotText, withToldTale } from './tales.ts';

interface Retelling {
  readonly by: Color;
  /** The skipped tale's number. */
  readonly tale: number;
  readonly text: string;
}

/** Which tales this seat may tell anew now, by their numbers. */
export const retellable = (state: GameState, color: Color): readonly number[] =>
  state.players[color]?.left === false
    ? state.skipped.filter((tale) => state.told[tale]?.teller === color && !state.retold.includes(tale))
    : [];

/** By its teller, also after the end, once: what is told in its place may be skipped and told anew again. */
export function retell(state: GameState, { by, tale, text }: Retelling, tell: Tell): Outcome {
  const player = state.players[by];
  if (!player || player.left) return refusal('notInGame', '5', { color: by });
  const skipped = state.told[tale];
  if (!skipped) return refusal('noSuchTale', '5', { tale });
  if (skipped.teller !== by) return refusal('notYours', '5', { tale });
  if (!retellable(state, by).includes(tale)) return refusal('notSkipped', '5', { tale });
  const flaw = whyNotText(text, '5');
  if (flaw) return flaw;
  const { kind, about, ofBacchus } = skipped;
  tell({ type: 'retold', tale: state.tales, of: tale, kind, color: by, text, about, ofBacchus });
  const told = withToldTale({ ...state, retold: [...state.retold, tale] }, skipped);
  return withNewNumber(withOpenQuestion(told, tale, skipped), tale, state.tales);
}

/** A question told anew may be answered, though the skipped one was: that answer is left out with it. */
function withOpenQuestion(state: GameState, tale: number, { kind, about, ofBacchus }: ToldTale): GameState {
  const isOpen = state.questions.some((question) => question.tale === tale);
  return kind !== 'question' || about === null || isOpen
    ? state
    : { ...state, questions: [...state.questions, { tale, about, ofBacchus }] };
}

/** What is asked and answered from now on is about the tale as it is told now. */
function withNewNumber(state: GameState, of: number, tale: number): GameState {
  const { phase, questions, scene } = state;
  return {
    ...state,
    scene: scene === of ? tale : scene,
    questions: questions.map((question) => (question.tale === of ? { ...question, tale } : question)),
    phase: phase.name === 'answer' && phase.question === of ? { ...phase, question: tale } : phase,
  };
}
