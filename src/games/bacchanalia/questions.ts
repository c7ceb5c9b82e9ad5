/** Questions about what was told: Bacchus's (docs/rules/bacchanalia.md §4.9), and anybody's (§5). */
import type { Color } from './color.ts';
import { turnOver } from './ending-closed.ts';
import type { Outcome, Tell } from './outcome.ts';
import { isPlaying } from './players.ts';
import { refusal } from './refusal.ts';
import type { GameState } from './state.ts';
import { tellerOf, whyNotText, withTale } from './tales.ts';

/** After the scene: who was given Bacchus asks, if still playing. */
export function bacchusAsks(state: GameState, tell: Tell): GameState {
  const { asker } = state;
  return asker && isPlaying(state, asker)
    ? { ...state, phase: { name: 'question', asker } }
    : turnOver(state, tell);
}

interface Asking {
  readonly by: Color;
  /** The tale's number. */
  readonly about: number;
  readonly text: string;
}

/** By whoever plays or has ended (§5), about another's tale. In the phase for it, about the turn's scene, it is Bacchus's. */
export function ask(state: GameState, { by, about, text }: Asking, tell: Tell): Outcome {
  const { phase, tales, scene } = state;
  const player = state.players[by];
  if (!player || player.left) return refusal('notInGame', '5', { color: by });
  const teller = tellerOf(state, about);
  if (!teller) return refusal('noSuchTale', '5', { tale: about });
  if (teller === by) return refusal('ownTale', '5', { tale: about });
  const flaw = whyNotText(text, '5');
  if (flaw) return flaw;
  const ofBacchus = phase.name === 'question' && phase.asker === by && about === scene;
  const asked = withTale(state, { kind: 'question', color: by, text, about, ofBacchus }, tell);
  const open = { ...asked, questions: [...state.questions, { tale: tales, about, ofBacchus }] };
  return ofBacchus ? { ...open, phase: { name: 'answer', question: tales, asker: by } } : open;
}

interface Answering {
  readonly by: Color;
  /** The question's number among the tales. */
  readonly question: number;
  readonly text: string;
}

/** By the teller of what was asked about, once, and also later than Bacchus waits for it [ours]. */
export function answer(state: GameState, { by, question, text }: Answering, tell: Tell): Outcome {
  const { phase } = state;
  const open = state.questions.find(({ tale }) => tale === question);
  if (!open) return refusal('noSuchTale', '5', { tale: question });
  if (tellerOf(state, open.about) !== by) return refusal('notYours', '5', { tale: question });
  if (state.players[by]?.left) return refusal('notInGame', '5', { color: by });
  const flaw = whyNotText(text, '5');
  if (flaw) return flaw;
  const { ofBacchus } = open;
  const told = withTale(state, { kind: 'answer', color: by, text, about: question, ofBacchus }, tell);
  const answered = { ...told, questions: state.questions.filter((other) => other !== open) };
  return phase.name === 'answer' && phase.question === question ? turnOver(answered, tell) : answered;
}
