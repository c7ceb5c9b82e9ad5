/** After the ruling: Bacchus moves on, then the card action, then the scene (docs/rules/bacchanalia.md §4.6, §4.7). */
import {
  type ActionOf,
  type AruspexChoice,
  type Emit,
  type RuleOutcome,
  refusal,
  wrongPhase,
} from './action.ts';
import { choosePrompt, moveDeus } from './card-moves.ts';
import { type Color, type Deus, deusOf, type Umbra } from './cards.ts';
import {
  type DeusCard,
  type GameState,
  hasDeus,
  isPlaying,
  othersPlaying,
  ownersOf,
  type PlaceRule,
  type Player,
  playerOf,
  playerOnTurn,
  type Row,
  type Ruling,
  type RulingBecause,
  type SceneLine,
  type Source,
  withPlayer,
} from './state.ts';
import { giveBacchusAway } from './turns.ts';

/** Lays the hand's Umbra on the Dei of the same names. Umbra without a Deus stay in the hand. */
export const layUmbrae = (player: Player): Player => player.hand.reduce(layUmbra, { ...player, hand: [] });

function layUmbra(player: Player, umbra: Umbra): Player {
  const index = leastHonoured(player.dei, deusOf(umbra));
  const card = player.dei[index];
  if (!card) return { ...player, hand: [...player.hand, umbra] };
  return { ...player, dei: player.dei.with(index, { ...card, umbra: [...card.umbra, umbra] }) };
}

/** Umbra are spread evenly over several cards of a name (§4.4). */
function leastHonoured(dei: readonly DeusCard[], deus: Deus | null): number {
  const counts = dei.map(({ name, umbra }) => (name === deus ? umbra.length : Number.POSITIVE_INFINITY));
  const least = Math.min(...counts);
  return least === Number.POSITIVE_INFINITY ? -1 : counts.indexOf(least);
}

export function rulingOf(player: Player): Ruling {
  const most = Math.max(0, ...player.dei.map(({ umbra }) => umbra.length));
  const among = most === 0 ? [] : player.dei.filter(({ umbra }) => umbra.length === most).map(nameOf);
  const { deus, because } = decide(among, hasDeus(player, 'satyrus'));
  return { row: deus === 'vinum' ? vinumRow(player) : (deus ?? 'ties'), because, among, most };
}

/** A `deus` of null is a tie. */
function decide(
  among: readonly Deus[],
  withSatyrus: boolean,
): { readonly deus: Deus | null; readonly because: RulingBecause } {
  const [only = 'vinum'] = among;
  if (among.length === 0) return { deus: 'vinum', because: 'none' };
  if (among.length === 1) return { deus: only, because: 'most' };
  if (!among.includes('vinum')) return { deus: null, because: 'tied' };
  if (withSatyrus) return { deus: 'vinum', because: 'vinumWins' };
  const [rest, ...more] = among.filter((deus) => deus !== 'vinum');
  return rest && more.length === 0 ? { deus: rest, because: 'vinumLoses' } : { deus: null, because: 'tied' };
}

const nameOf = ({ name }: DeusCard): Deus => name;

const vinumRow = ({ dei }: Player): Row =>
  dei.some(({ name, umbra }) => name === 'vinum' && umbra.includes('goblet')) ? 'goblet' : 'vinum';

interface AruspexRow {
  /** First part of the card action: a Deus to get; `any`: the player chooses. */
  readonly gets: 'miles' | 'amans' | 'any' | null;
  /** Second part: the player's own Deus of this name, if any, goes to the middle; `any`: the player chooses. */
  readonly putsBack: Deus | 'any' | null;
  readonly place: PlaceRule;
}

const ARUSPEX: Readonly<Record<Row, AruspexRow>> = {
  ties: { gets: null, putsBack: 'any', place: 'mustChange' },
  accusator: { gets: 'miles', putsBack: 'accusator', place: 'mustChange' },
  amans: { gets: null, putsBack: null, place: 'mustChange' },
  bacchus: { gets: null, putsBack: null, place: 'stay' },
  miles: { gets: null, putsBack: 'accusator', place: 'mustChange' },
  minerva: { gets: null, putsBack: 'minerva', place: 'stay' },
  pluto: { gets: 'miles', putsBack: 'pluto', place: 'mustChange' },
  satyrus: { gets: null, putsBack: null, place: 'mustChange' },
  venus: { gets: 'amans', putsBack: 'venus', place: 'mustChange' },
  goblet: { gets: 'any', putsBack: null, place: 'mayChange' },
  vinum: { gets: null, putsBack: null, place: 'stay' },
};

/** `parcae`: the number of times it was drawn. */
function lineOf(row: Row, parcae: number, amansApart: boolean): SceneLine {
  switch (row) {
    case 'accusator':
      return parcae < 2 ? 'threat' : 'accuserConfronts';
    case 'miles':
      if (parcae < 2) return 'threat';
      return parcae === 2 ? 'cornered' : 'endNears';
    case 'venus':
      return amansApart ? 'venusMemory' : 'venusAmans';
    case 'amans':
      return 'amansEnding';
    case 'pluto':
      return 'crime';
    case 'goblet':
      return 'newcomer';
    default:
      return row;
  }
}

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
