/** Bacchus, who doesn't rule, goes to another player (docs/rules/bacchanalia.md §4.6). */
import { aruspexConsulted } from './aruspex.ts';
import type { Color } from './color.ts';
import { moved } from './dei.ts';
import { bacchusPassedOn } from './ending-closed.ts';
import type { Outcome, Tell } from './outcome.ts';
import { hasDeus, isPlaying, othersPlaying, playerOnTurn } from './players.ts';
import { refusal, wrongPhase } from './refusal.ts';
import type { GameState, Ruling } from './state.ts';

/** Where only one other plays there is no choice; where nobody does he stays. */
export function bacchusMoves(state: GameState, ruling: Ruling, tell: Tell): GameState {
  const [only, ...more] = othersPlaying(state, state.turn);
  const stays = ruling.row === 'bacchus' || !hasDeus(playerOnTurn(state), 'bacchus');
  if (stays || !only) return aruspexConsulted(state, ruling, tell);
  return more.length > 0
    ? { ...state, phase: { name: 'bacchusMoves', ruling } }
    : bacchusMoved(state, ruling, only, tell);
}

export function giveBacchus(state: GameState, { to }: { readonly to: Color }, tell: Tell): Outcome {
  const { phase } = state;
  if (phase.name !== 'bacchusMoves' && phase.name !== 'bacchusStays') return wrongPhase(state, '4.6');
  const rule = phase.name === 'bacchusMoves' ? '4.6' : '6';
  if (to === state.turn) return refusal('neverToOneself', rule);
  if (!isPlaying(state, to)) return refusal('notInGame', rule, { color: to });
  return phase.name === 'bacchusMoves'
    ? bacchusMoved(state, phase.ruling, to, tell)
    : bacchusPassedOn(state, to, tell);
}

/** [ours] Whoever is given him asks, even where the goblet takes him away again at once. */
function bacchusMoved(state: GameState, ruling: Ruling, to: Color, tell: Tell): GameState {
  const gone = moved(state, { deus: 'bacchus', from: state.turn, to }, 'bacchusMoves', tell);
  return aruspexConsulted({ ...gone, asker: to }, ruling, tell);
}
