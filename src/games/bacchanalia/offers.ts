/** What may be done in a state. */
import { choicesOf } from './aruspex.ts';
import type { Offers, TaleKind } from './contract.ts';
import { chanceOf } from './drawing.ts';
import { endingsOf } from './endings.ts';
import { givesOf } from './gifts.ts';
import { minervaOffered } from './minerva.ts';
import { keepsOf } from './odd.ts';
import { othersPlaying, playerOnTurn } from './players.ts';
import type { GameState } from './state.ts';
import { turnTaleOf } from './telling.ts';
import { awaitedIn } from './waiting.ts';
import { votersLeft } from './witness.ts';

export function offers(state: GameState): Offers {
  const waiting: Offers = {
    color: awaitedIn(state),
    chance: chanceOf(state),
    gives: [],
    tells: talesOf(state),
    bacchusTo: [],
    aruspex: [],
    keeps: [],
    keepsNone: false,
    challengers: [],
    voters: [],
    accepts: null,
    minerva: state.phase.name === 'over' ? null : minervaOffered(state),
    endings: [],
  };
  return { ...waiting, ...choicesIn(state) };
}

function talesOf(state: GameState): TaleKind | null {
  const { name } = state.phase;
  return name === 'question' || name === 'answer' ? name : turnTaleOf(state);
}

function choicesIn(state: GameState): Partial<Offers> {
  const { phase } = state;
  switch (phase.name) {
    case 'gift':
      return { gives: givesOf(state) };
    case 'bacchusMoves':
    case 'bacchusStays':
      return { bacchusTo: othersPlaying(state, state.turn) };
    case 'aruspex':
      return { aruspex: choicesOf(state, phase.ruling) };
    case 'odd':
      return { keeps: keepsOf(state), keepsNone: true };
    case 'witness':
      return { challengers: othersPlaying(state, state.turn), accepts: phase.next };
    case 'challenge':
      return { voters: votersLeft(state, phase) };
    case 'chooseEnding':
      return { endings: endingsOf(playerOnTurn(state), phase.ending) };
    default:
      return {};
  }
}
