/** The card action that the ruling asks for, then the scene (docs/rules/bacchanalia.md §4.7). */
import type { AruspexChoice, Source } from './action.ts';
import { ARUSPEX, lineOf } from './aruspex-table.ts';
import type { Deus } from './cards.ts';
import { moved } from './dei.ts';
import type { Outcome, Tell } from './outcome.ts';
import { hasDeus, othersPlaying, ownersOf, playerOf, playerOnTurn, withPlayer } from './players.ts';
import { refusal, wrongPhase } from './refusal.ts';
import type { GameState, Ruling } from './state.ts';

/** Where there is one possibility or none, it is done without asking. */
export function aruspexConsulted(state: GameState, ruling: Ruling, tell: Tell): GameState {
  const [choice = null, ...more] = choicesOf(state, ruling);
  return more.length > 0
    ? { ...state, phase: { name: 'aruspex', ruling } }
    : acted(state, ruling, choice, tell);
}

export function chooseAruspex(
  state: GameState,
  { choice }: { readonly choice: AruspexChoice },
  tell: Tell,
): Outcome {
  if (state.phase.name !== 'aruspex') return wrongPhase(state, '4.7');
  if (choice.deus === 'vinum') return refusal('neverVinum', '4.7');
  const { ruling } = state.phase;
  const offered = choicesOf(state, ruling).find((other) => isSame(choice, other));
  return offered
    ? acted(state, ruling, offered, tell)
    : refusal('notOffered', '4.7', { row: ruling.row, deus: choice.deus });
}

const isSame = (one: AruspexChoice, other: AruspexChoice): boolean =>
  one.type === other.type && one.deus === other.deus && sourceOf(one) === sourceOf(other);

const sourceOf = (choice: AruspexChoice): Source => (choice.type === 'get' ? choice.from : choice.to);

/** Every possibility of the row's choice, no two alike. */
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

/** §4: Bacchus goes to a player where others go to the middle. */
const putBacksOf = (state: GameState): readonly AruspexChoice[] =>
  namesOf(state, state.turn).flatMap((deus) => {
    const to: readonly Source[] = deus === 'bacchus' ? othersPlaying(state, state.turn) : ['middle'];
    return to.map((place): AruspexChoice => ({ type: 'putBack', deus, to: place }));
  });

/** From players only when the middle is empty (§4). */
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

function acted(state: GameState, ruling: Ruling, choice: AruspexChoice | null, tell: Tell): GameState {
  const chosen = choice ? chosenMoved(state, choice, tell) : state;
  if (!choice && ARUSPEX[ruling.row].gets === 'miles') {
    tell({ type: 'nothingToGet', color: state.turn, deus: 'miles' });
  }
  return toScene(withOwnPutBack(chosen, ruling, tell), ruling);
}

function chosenMoved(state: GameState, choice: AruspexChoice, tell: Tell): GameState {
  const [from, to] = choice.type === 'get' ? [choice.from, state.turn] : [state.turn, choice.to];
  return moved(state, { deus: choice.deus, from, to }, 'aruspex', tell);
}

/** Venus stays while Amans is apart. */
function withOwnPutBack(state: GameState, { row }: Ruling, tell: Tell): GameState {
  const { putsBack } = ARUSPEX[row];
  if (putsBack === null || putsBack === 'any') return state;
  if (!hasDeus(playerOnTurn(state), putsBack) || (row === 'venus' && state.amansApart)) return state;
  return moved(state, { deus: putsBack, from: state.turn, to: 'middle' }, 'aruspex', tell);
}

/** Amans: the scene is the Amans Ending. Miles with three or more Parcae: the next one is the Miles Ending. */
export function toScene(state: GameState, ruling: Ruling): GameState {
  const { row } = ruling;
  if (row === 'amans') {
    return { ...state, phase: { name: 'ending', by: 'amans', kind: 'flight', twist: null } };
  }
  const line = lineOf(row, state.parcae, state.amansApart);
  const told = line === 'endNears' ? withPlayer(state, state.turn, { milesNext: true }) : state;
  return { ...told, phase: { name: 'scene', ruling, line, place: ARUSPEX[row].place } };
}
