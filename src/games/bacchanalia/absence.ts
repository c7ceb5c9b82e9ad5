/** Whoever is to act does not: what waits for them is passed over, and nothing is told or chosen for them (ours). */
import { aruspexConsulted, toScene } from './aruspex.ts';
import type { Color } from './color.ts';
import { bacchusUnchosen, turnOver } from './ending-closed.ts';
import { giverAbsent } from './gifts.ts';
import { nextIntroduction } from './introductions.ts';
import { gone } from './leaving.ts';
import type { Outcome, Tell } from './outcome.ts';
import { bacchusAsks } from './questions.ts';
import { refusal } from './refusal.ts';
import type { GameState } from './state.ts';
import { drawingAfterBacchus } from './telling.ts';
import { awaitedIn } from './waiting.ts';
import { keptForGood, voterAbsent } from './witness.ts';

export function absent(state: GameState, { color }: { readonly color: Color }, tell: Tell): Outcome {
  const awaited = awaitedIn(state);
  if (color !== awaited) return refusal('notYours', '4', { color });
  tell({ type: 'absent', color, phase: state.phase.name });
  return passedOver(state, color, tell);
}

function passedOver(state: GameState, color: Color, tell: Tell): GameState {
  const { phase } = state;
  switch (phase.name) {
    case 'gift':
      return giverAbsent(state, phase.absent, tell);
    case 'introduction':
      return nextIntroduction(state, tell);
    case 'bacchusCame':
      return drawingAfterBacchus(state);
    // The cards stay where they are.
    case 'bacchusMoves':
      return aruspexConsulted(state, phase.ruling, tell);
    case 'aruspex':
      return toScene(state, phase.ruling);
    case 'odd':
      return bacchusAsks(state, tell);
    case 'witness':
      return keptForGood(state, phase.umbra, tell);
    case 'challenge':
      return voterAbsent(state, phase, color, tell);
    case 'scene':
    case 'question':
    case 'answer':
      return turnOver(state, tell);
    case 'bacchusStays':
      return bacchusUnchosen(state, tell);
    // An ending that is due stays untold.
    case 'chooseEnding':
    case 'ending':
      return gone(state, color, tell);
    default:
      return state;
  }
}
