/** What the player of the turn tells: introduction, how Bacchus came, scene, ending (docs/rules/bacchanalia.md §3, §4, §6). */

import { endingTold } from './endings.ts';
import { nextIntroduction } from './introductions.ts';
import { oddMayBeKept } from './odd.ts';
import type { Outcome, Tell } from './outcome.ts';
import { withPlayer } from './players.ts';
import { wrongPhase } from './refusal.ts';
import type { GameState } from './state.ts';
import { type TurnTale, whyNotText, withTurnTale } from './tales.ts';
import { beforeDrawing } from './turns.ts';

/** What waits to be told by the player of the turn; null: nothing. */
export function turnTaleOf({ phase }: GameState): TurnTale | null {
  switch (phase.name) {
    case 'introduction':
    case 'bacchusCame':
    case 'scene':
    case 'ending':
      return phase.name;
    default:
      return null;
  }
}

export function tellTale(state: GameState, { text }: { readonly text: string }, tell: Tell): Outcome {
  const { phase } = state;
  const kind = turnTaleOf(state);
  const flaw = kind && whyNotText(text, '4');
  if (flaw) return flaw;
  switch (phase.name) {
    case 'introduction':
      return nextIntroduction(withTurnTale(state, 'introduction', text, tell), tell);
    case 'bacchusCame':
      return drawingAfterBacchus(withTurnTale(state, 'bacchusCame', text, tell));
    case 'scene':
      return oddMayBeKept(withTurnTale(state, 'scene', text, tell), phase.ruling, tell);
    case 'ending':
      return endingTold(state, phase, text, tell);
    default:
      return wrongPhase(state, '4');
  }
}

export const drawingAfterBacchus = (state: GameState): GameState =>
  beforeDrawing(withPlayer(state, state.turn, { bacchusCame: false }));
