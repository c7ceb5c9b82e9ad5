/** Turns begin, end and pass on, and the game ends (docs/rules/bacchanalia.md §4.1, §4.9, §4.10, §6). */

import type { Emit, GameEvent } from './action.ts';
import { clearUmbra, discardOdd, moveDeus, returnDei } from './card-moves.ts';
import type { Color } from './cards.ts';
import { dropClaims } from './odd-card-challenge.ts';
import {
  type GameState,
  hasDeus,
  isPlaying,
  nextInTurn,
  othersPlaying,
  type Phase,
  playerOf,
  playerOnTurn,
  roundFrom,
  stillPlaying,
  withPlayer,
} from './state.ts';
import { isSceneOrEnding } from './tales.ts';

/** Also a giver's and an introducer's turn. */
export function beginTurn(state: GameState, color: Color, phase: Phase, emit: Emit): GameState {
  const turnNumber = state.turnNumber + 1;
  emit({ type: 'turn', color, turnNumber });
  return { ...state, turn: color, turnNumber, asker: null, bacchusShows: false, scene: null, phase };
}

/** Open questions as Bacchus and challenges of the player's last scene end here (§8.3, §8.4). */
function closeLastScene(state: GameState, color: Color): GameState {
  const { bacchusAsks, questions, told } = state;
  const isTheirs = (tale: number) => told[tale]?.teller === color;
  return {
    ...dropClaims(state, color),
    bacchusAsks: bacchusAsks.filter(({ tale }) => !isTheirs(tale)),
    questions: questions.filter(({ about, ofBacchus }) => !ofBacchus || !isTheirs(about)),
  };
}

/** A turn with cards. A player to whom Bacchus came tells that before the scene, with the cards drawn [ours] (§4.1, §8.6). */
export function beginStoryTurn(state: GameState, color: Color, emit: Emit): GameState {
  const begun = beginTurn(closeLastScene(state, color), color, { name: 'drawing', ending: null }, emit);
  const { bacchusCame } = playerOf(begun, color);
  return beginDrawing({ ...withPlayer(begun, color, { bacchusCame: false }), bacchusShows: bacchusCame });
}

const dueEndingBy = (state: GameState): 'miles' | 'story' | null =>
  playerOnTurn(state).milesNext ? 'miles' : state.ending ? 'story' : null;

/**
 * Up to the first card to be drawn. An arrested player has the Miles Ending, also if the end of all has come [ours]; with Vinum
 * alone a Story Ending is told without a card (§6).
 */
export function beginDrawing(state: GameState): GameState {
  const { dei } = playerOnTurn(state);
  const ending = dueEndingBy(state);
  if (ending === 'story' && dei.every(({ name }) => name === 'vinum')) {
    return { ...state, phase: { name: 'ending', by: 'story', kind: 'bacchanal', twist: null } };
  }
  return { ...(ending ? discardOdd(state, state.turn) : state), phase: { name: 'drawing', ending } };
}

/** After a scene: the player who was given Bacchus can ask from now on, without anybody waiting for it (§8.3). */
export function letBacchusAsk(state: GameState, emit: Emit): GameState {
  const { asker, scene, bacchusAsks } = state;
  const asks = asker && scene !== null && isPlaying(state, asker) ? [{ asker, tale: scene }] : [];
  return finishTurn({ ...state, bacchusAsks: [...bacchusAsks, ...asks] }, emit);
}

export const finishTurn = (state: GameState, emit: Emit): GameState =>
  playerOnTurn(state).ended ? finishEnding(state, emit) : passTurn(clearUmbra(state, state.turn, emit), emit);

function finishEnding(state: GameState, emit: Emit): GameState {
  const cleared = clearUmbra(discardOdd(state, state.turn), state.turn, emit);
  return handOverBacchus(returnDei(cleared, cleared.turn, 'ended', emit), emit);
}

/** Bacchus goes to another player still playing: of choice, if there are several. */
export function handOverBacchus(state: GameState, emit: Emit): GameState {
  if (!hasDeus(playerOnTurn(state), 'bacchus')) return passTurn(state, emit);
  const [only, ...more] = othersPlaying(state, state.turn);
  return more.length > 0
    ? { ...state, phase: { name: 'bacchusStays' } }
    : giveBacchusAway(state, only ?? 'middle', emit);
}

export function giveBacchusAway(state: GameState, to: Color | 'middle', emit: Emit): GameState {
  return passTurn(moveDeus(state, { deus: 'bacchus', from: state.turn, to }, 'ended', emit), emit);
}

/** [ours] If nobody chose, he goes to the next player, since he may not stay. */
export const giveBacchusToNext = (state: GameState, emit: Emit): GameState =>
  giveBacchusAway(state, nextInTurn(state) ?? 'middle', emit);

export function passTurn(before: GameState, emit: Emit): GameState {
  const state = checkLastPlayer(before, emit);
  const next = nextInTurn(state);
  if (!next) return endGame(state, emit);
  const isEnd = beginsRound(state, next) && hasAgreedScenes(state);
  return beginStoryTurn(isEnd ? beginEnding(state, 'scenes', emit) : state, next, emit);
}

/** A round begins with the player who introduced first, or the next one who still plays. */
function beginsRound(state: GameState, next: Color): boolean {
  const round = roundFrom(state, state.introducesFirst ?? state.turn);
  return round.indexOf(next) <= round.indexOf(state.turn);
}

const hasAgreedScenes = ({ setup: { end }, told }: GameState): boolean =>
  end.kind === 'scenes' &&
  told.filter(({ kind, retells }) => isSceneOrEnding(kind) && retells === undefined).length >= end.scenes;

export function endGame(state: GameState, emit: Emit): GameState {
  emit({ type: 'over' });
  return { ...state, phase: { name: 'over' } };
}

/** One player is left (§6). */
export const checkLastPlayer = (state: GameState, emit: Emit): GameState =>
  stillPlaying(state).length === 1 ? beginEnding(state, 'onePlayer', emit) : state;

/** Remaining players take their next turn as a Story Ending (§6); a turn in progress continues as it began [ours]. */
export function beginEnding(
  state: GameState,
  because: Extract<GameEvent, { type: 'endingBegins' }>['because'],
  emit: Emit,
): GameState {
  if (state.ending) return state;
  emit({ type: 'endingBegins', because });
  return { ...state, ending: true };
}
