/** What waited may be decided, or nobody's any more, once somebody has left or Minerva has gone. */
import { aruspexConsulted } from './aruspex.ts';
import { bacchusMoves } from './bacchus.ts';
import { bacchusLeft, turnOver } from './ending-closed.ts';
import { giftsGoOn } from './gifts.ts';
import type { Tell } from './outcome.ts';
import { isPlaying, othersPlaying, stillPlaying } from './players.ts';
import { bacchusAsks } from './questions.ts';
import type { GameState } from './state.ts';
import { over } from './turns.ts';
import { counted, keptForGood } from './witness.ts';

/** The player of the turn is still here. */
export function goingOn(state: GameState, tell: Tell): GameState {
  const { phase } = state;
  if (stillPlaying(state).length === 0) return lastOnesGone(state, tell);
  switch (phase.name) {
    case 'gift':
      return giftsGoOn(state, phase.absent, tell);
    case 'bacchusMoves':
      return bacchusMoves(state, phase.ruling, tell);
    case 'aruspex':
      return aruspexConsulted(state, phase.ruling, tell);
    case 'witness': {
      const [next] = othersPlaying(state, state.turn);
      return next ? { ...state, phase: { ...phase, next } } : keptForGood(state, phase.umbra, tell);
    }
    case 'challenge':
      return counted(state, phase, tell);
    case 'question':
      return isPlaying(state, phase.asker) ? state : bacchusAsks(state, tell);
    case 'bacchusStays':
      return bacchusLeft(state, tell);
    default:
      return state;
  }
}

/** A story whose end is told and not yet put away is put away first. */
const lastOnesGone = (state: GameState, tell: Tell): GameState =>
  state.players[state.turn]?.ended ? turnOver(state, tell) : over(state, tell);
