/** One Umbra is kept for the next turn (docs/rules/bacchanalia.md §4.8). */
import { UMBRAE, type Umbra } from './cards.ts';
import type { Outcome, Tell } from './outcome.ts';
import { othersPlaying, playerOnTurn, umbraeOf } from './players.ts';
import { bacchusAsks } from './questions.ts';
import { refusal, wrongPhase } from './refusal.ts';
import type { GameState, Player, Ruling } from './state.ts';
import { whyNotText } from './tales.ts';
import { keptForGood } from './witness.ts';

/** After the scene. Where nothing may be kept, nobody is asked. */
export const oddMayBeKept = (state: GameState, ruling: Ruling, tell: Tell): GameState =>
  keepsOf(state).length > 0 ? { ...state, phase: { name: 'odd', ruling } } : bacchusAsks(state, tell);

/** No two alike. */
export function keepsOf(state: GameState): readonly Umbra[] {
  const umbrae = umbraeOf(playerOnTurn(state));
  return UMBRAE.filter((umbra) => umbra !== 'parcae' && isNew(playerOnTurn(state), umbrae, umbra));
}

/** One at least is not the odd card of the turn before. */
const isNew = ({ wasOdd }: Player, umbrae: readonly Umbra[], umbra: Umbra): boolean =>
  umbrae.filter((other) => other === umbra).length > (wasOdd === umbra ? 1 : 0);

interface Keeping {
  readonly umbra: Umbra;
  readonly woven: string;
}

export function keep(state: GameState, { umbra, woven }: Keeping, tell: Tell): Outcome {
  if (state.phase.name !== 'odd') return wrongPhase(state, '4.8');
  const umbrae = umbraeOf(playerOnTurn(state));
  if (umbra === 'parcae') return refusal('neverParcae', '4.2');
  if (!umbrae.includes(umbra)) return refusal('noSuchUmbra', '4.8', { umbra });
  if (!isNew(playerOnTurn(state), umbrae, umbra)) return refusal('neverKeptTwice', '4.8', { umbra });
  const flaw = whyNotText(woven, '4.8');
  if (flaw) return flaw.code === 'noText' ? refusal('nothingWoven', '4.8') : flaw;
  tell({ type: 'kept', color: state.turn, umbra, woven });
  const [next] = othersPlaying(state, state.turn);
  return next
    ? { ...state, phase: { name: 'witness', umbra, woven, next } }
    : keptForGood(state, umbra, tell);
}

export function keepNone(state: GameState, tell: Tell): Outcome {
  return state.phase.name === 'odd' ? bacchusAsks(state, tell) : wrongPhase(state, '4.8');
}
