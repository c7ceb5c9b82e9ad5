/** After the ruling: Bacchus moves on, then the card action, then the scene (docs/rules/bacchanalia.md §4.6, §4.7). */
import type { ActionOf, AruspexChoice } from './action.ts';
import { moveDeus } from './card-moves.ts';
import type { Color, Deus } from './cards.ts';
import { type Emit, type RuleOutcome, refusal, wrongPhase } from './outcome.ts';
import {
  hasDeus,
  isPlaying,
  othersPlaying,
  ownersOf,
  playerOf,
  playerOnTurn,
  withPlayer,
} from './players.ts';
import { choosePrompt } from './prompts.ts';
import { ARUSPEX, lineOf } from './ruling.ts';
import type { GameState, Ruling, Source } from './state.ts';
import { giveBacchusAway } from './turns.ts';

/** With a single other player there is no choice; with none, Bacchus stays. */
export function moveBacchus(state: GameState, ruling: Ruling, emit: Emit): GameState {
  const [only, ...more] = othersPlaying(state, state.turn);
  const stays = ruling.row === 'bacchus' || !hasDeus(playerOnTurn(state), 'bacchus');
  if (stays || !only) return consultAruspex(state, ruling, emit);
  return more.length > 0
    ? { ...state, phase: { name: 'bacchusMoves', ruling } }
    : moveBacchusTo(state, ruling, only, emit);
}

export function giveBacchus(state: GameState, { to }: ActionOf<'giveBacchus'>, emit: Emit): RuleOutcome {
  const { phase } = state;
  if (phase.name !== 'bacchusMoves' && phase.name !== 'bacchusStays') return wrongPhase(state, '4.6');
  const rule = phase.name === 'bacchusMoves' ? '4.6' : '6';
  if (to === state.turn) return refusal('neverToOneself', rule);
  if (!isPlaying(state, to)) return refusal('notInGame', rule, { color: to });
  return phase.name === 'bacchusMoves'
    ? moveBacchusTo(state, phase.ruling, to, emit)
    : giveBacchusAway(state, to, emit);
}

/** [ours] The player who receives Bacchus asks, even if the goblet takes him away again at once. */
function moveBacchusTo(state: GameState, ruling: Ruling, to: Color, emit: Emit): GameState {
  const gone = moveDeus(state, { deus: 'bacchus', from: state.turn, to }, 'bacchusMoves', emit);
  return consultAruspex({ ...gone, asker: to }, ruling, emit);
}

/** A single choice, or none, is carried out without asking. */
export function consultAruspex(state: GameState, ruling: Ruling, emit: Emit): GameState {
  const [choice = null, ...more] = choicesOf(state, ruling);
  return more.length > 0
    ? { ...state, phase: { name: 'aruspex', ruling } }
    : carryOut(state, ruling, choice, emit);
}

export function chooseAruspex(state: GameState, { choice }: ActionOf<'aruspex'>, emit: Emit): RuleOutcome {
  if (state.phase.name !== 'aruspex') return wrongPhase(state, '4.7');
  if (choice.deus === 'vinum') return refusal('neverVinum', '4.7');
  const { ruling } = state.phase;
  const offered = choicesOf(state, ruling).find((other) => isSame(choice, other));
  return offered
    ? carryOut(state, ruling, offered, emit)
    : refusal('notOffered', '4.7', { row: ruling.row, deus: choice.deus });
}

const isSame = (one: AruspexChoice, other: AruspexChoice): boolean =>
  one.type === other.type && one.deus === other.deus && sourceOf(one) === sourceOf(other);

const sourceOf = (choice: AruspexChoice): Source => (choice.type === 'get' ? choice.from : choice.to);

export function choicesOf(state: GameState, { row }: Ruling): readonly AruspexChoice[] {
  const { gets, putsBack } = ARUSPEX[row];
  if (putsBack === 'any') return putBacksOf(state);
  if (gets === 'any') return getsOfAny(state);
  if (gets === null || (gets === 'amans' && hasDeus(playerOnTurn(state), 'amans'))) return [];
  if (state.middle.includes(gets)) return [{ type: 'get', deus: gets, from: 'middle' }];
  return ownersOf(state, gets)
    .filter((color) => color !== state.turn)
    .map((from) => ({ type: 'get', deus: gets, from }));
}

/** §4: cards are put back into the middle, except Bacchus, who goes to a player. */
const putBacksOf = (state: GameState): readonly AruspexChoice[] =>
  namesOf(state, state.turn).flatMap((deus) => {
    const to: readonly Source[] = deus === 'bacchus' ? othersPlaying(state, state.turn) : ['middle'];
    return to.map((place): AruspexChoice => ({ type: 'putBack', deus, to: place }));
  });

/** §4: a card comes from a player only when the middle is empty. */
function getsOfAny(state: GameState): readonly AruspexChoice[] {
  if (state.middle.length > 0) {
    return [...new Set(state.middle)].map((deus) => ({ type: 'get', deus, from: 'middle' }));
  }
  return othersPlaying(state, state.turn).flatMap((from) =>
    namesOf(state, from).map((deus): AruspexChoice => ({ type: 'get', deus, from })),
  );
}

const namesOf = (state: GameState, color: GameState['turn']): readonly Deus[] => [
  ...new Set(
    playerOf(state, color)
      .dei.map(({ name }) => name)
      .filter((name) => name !== 'vinum'),
  ),
];

function carryOut(state: GameState, ruling: Ruling, choice: AruspexChoice | null, emit: Emit): GameState {
  const chosen = choice ? moveChosen(state, choice, emit) : state;
  if (!choice && ARUSPEX[ruling.row].gets === 'miles') {
    emit({ type: 'nothingToGet', color: state.turn, deus: 'miles' });
  }
  return beginScene(putOwnBack(chosen, ruling, emit), ruling);
}

function moveChosen(state: GameState, choice: AruspexChoice, emit: Emit): GameState {
  const [from, to] = choice.type === 'get' ? [choice.from, state.turn] : [state.turn, choice.to];
  return moveDeus(state, { deus: choice.deus, from, to }, 'aruspex', emit);
}

/** Venus stays while Amans is set aside. */
function putOwnBack(state: GameState, { row }: Ruling, emit: Emit): GameState {
  const { putsBack } = ARUSPEX[row];
  if (putsBack === null || putsBack === 'any') return state;
  if (!hasDeus(playerOnTurn(state), putsBack) || (row === 'venus' && state.amansApart)) return state;
  return moveDeus(state, { deus: putsBack, from: state.turn, to: 'middle' }, 'aruspex', emit);
}

/** With Amans, the scene is the Amans Ending. With Miles and three or more Parcae, the player's next scene is the Miles Ending. */
export function beginScene(state: GameState, ruling: Ruling): GameState {
  const { row } = ruling;
  const line = lineOf(row, state.parcae, state.amansApart);
  const prompt = choosePrompt(state, line, ruling.prompt);
  const chosen = prompt && { prompt };
  const prompts = prompt && { prompts: [...state.prompts, prompt] };
  if (row === 'amans') {
    const phase = { name: 'ending', by: 'amans', kind: 'flight', twist: null, ...chosen } as const;
    return { ...state, phase, ...prompts };
  }
  const told = line === 'endNears' ? withPlayer(state, state.turn, { milesNext: true }) : state;
  const phase = { name: 'scene', ruling, line, place: ARUSPEX[row].place, ...chosen } as const;
  return { ...told, phase, ...prompts };
}
