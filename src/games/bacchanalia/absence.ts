/** A player leaves, or is absent when they have to act [ours]: the game continues without them. */
import { type ActionOf, type Emit, type RuleOutcome, refusal } from './action.ts';
import { clearUmbra, discardOdd, moveDeus, returnDei } from './card-moves.ts';
import type { Color } from './cards.ts';
import { dueEnding, offerEndings } from './endings.ts';
import { dropClaims, settleDoubts } from './odd-card-challenge.ts';
import { beginScene, consultAruspex, moveBacchus } from './ruling.ts';
import { continueGifts, leaveOutIntroducers, skipGiver } from './setup.ts';
import {
  awaitedPlayer,
  type GameState,
  hasDeus,
  isPlaying,
  othersPlaying,
  type Phase,
  playerOf,
  stillPlaying,
  withPlayer,
} from './state.ts';
import { tellerOf } from './tales.ts';
import {
  checkLastPlayer,
  endGame,
  finishTurn,
  giveBacchusToNext,
  handOverBacchus,
  passTurn,
} from './turns.ts';

export function leaveStory(state: GameState, { color }: ActionOf<'leave'>, emit: Emit): RuleOutcome {
  return isPlaying(state, color) ? leaveGame(state, color, emit) : refusal('notInGame', '6', { color });
}

/** A turn of theirs is over, and nothing waits for them any more. */
function leaveGame(before: GameState, color: Color, emit: Emit): GameState {
  emit({ type: 'left', color });
  const alone = withPlayer(returnCards(before, color, 'left', emit), color, { left: true });
  const settled = settleDoubts(dropClaims(alone, color), emit);
  const state = checkLastPlayer(withoutAsker(settled, color), emit);
  const isTheirs = color === state.turn && !BEFORE_THE_TURNS.has(state.phase.name);
  return isTheirs ? passTurn(state, emit) : continueStory(state, emit);
}

/** Phases in which others act, whoever's turn it is. */
const BEFORE_THE_TURNS: ReadonlySet<Phase['name']> = new Set(['gift', 'drawingFirst', 'introductions']);

/** They ask nobody, and nobody can ask them (§8.3). */
const withoutAsker = (state: GameState, color: Color): GameState => ({
  ...state,
  asker: state.asker === color ? null : state.asker,
  bacchusAsks: state.bacchusAsks.filter(
    ({ asker, tale }) => asker !== color && tellerOf(state, tale) !== color,
  ),
});

/** Bacchus never goes to the middle while there is a next player (§4). */
function returnCards(before: GameState, color: Color, why: 'left' | 'ended', emit: Emit): GameState {
  const [heir = 'middle'] = othersPlaying(before, color);
  const cleared = clearUmbra(discardOdd(before, color), color, emit);
  const state = returnDei(cleared, color, why, emit);
  return hasDeus(playerOf(state, color), 'bacchus')
    ? moveDeus(state, { deus: 'bacchus', from: color, to: heir }, why, emit)
    : state;
}

/** §9: their cards go as after any ending; it can still be told as long as the story is not over. */
function missEnding(before: GameState, emit: Emit): GameState {
  const color = before.turn;
  const missed = dueEnding(before);
  emit({ type: 'missedEnding', color });
  const state = withPlayer(returnCards(before, color, 'ended', emit), color, { missed });
  return passTurn(settleDoubts(state, emit), emit);
}

export function absent(state: GameState, { color }: ActionOf<'absent'>, emit: Emit): RuleOutcome {
  // If nobody is awaited, no color is: an action from outside may have none.
  const awaited = awaitedPlayer(state);
  const { phase } = state;
  const isAwaited = phase.name === 'introductions' ? phase.left.includes(color) : color === awaited;
  if (awaited === null || !isAwaited) return refusal('notYours', '4', { color });
  emit({ type: 'absent', color, phase: state.phase.name });
  return passOver(state, color, emit);
}

function passOver(state: GameState, color: Color, emit: Emit): GameState {
  const { phase } = state;
  switch (phase.name) {
    case 'gift':
      return skipGiver(state, phase.absent, emit);
    case 'introductions':
      return leaveOutIntroducers(state, emit, color);
    // The cards stay in place.
    case 'bacchusMoves':
      return consultAruspex(state, phase.ruling, emit);
    case 'aruspex':
      return beginScene(state, phase.ruling);
    case 'scene':
      return finishTurn(state, emit);
    case 'bacchusStays':
      return giveBacchusToNext(state, emit);
    case 'chooseEnding':
    case 'ending':
      return missEnding(state, emit);
    default:
      return state;
  }
}

export function continueStory(state: GameState, emit: Emit): GameState {
  const { phase } = state;
  if (stillPlaying(state).length === 0) return endAfterLast(state, emit);
  switch (phase.name) {
    case 'gift':
      return continueGifts(state, phase.absent, emit);
    case 'introductions':
      return leaveOutIntroducers(state, emit);
    case 'bacchusMoves':
      return moveBacchus(state, phase.ruling, emit);
    case 'aruspex':
      return consultAruspex(state, phase.ruling, emit);
    case 'chooseEnding':
      return offerEndings(state, phase.ending, emit);
    case 'bacchusStays':
      return handOverBacchus(state, emit);
    default:
      return state;
  }
}

/** A told ending that is not yet put away is put away first. */
const endAfterLast = (state: GameState, emit: Emit): GameState =>
  state.players[state.turn]?.ended ? finishTurn(state, emit) : endGame(state, emit);
