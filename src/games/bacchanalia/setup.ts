/** Before the story: setup, gifts of Deus cards, introductions (docs/rules/bacchanalia.md §1, §2, §3). */
import {
  type ActionOf,
  type Emit,
  type RuleOutcome,
  refusal,
  whyNotSheet,
  whyNotText,
  wrongPhase,
} from './action.ts';
import { freshDeck, putDeus, takeDeus } from './card-moves.ts';
import { COLORS, type Color, DEI, type Deus } from './cards.ts';
import {
  bare,
  type GameState,
  isPlaying,
  othersPlaying,
  type Player,
  playerOf,
  roundFrom,
  type Setup,
  stillPlaying,
} from './state.ts';
import { withTale } from './tales.ts';
import { beginStoryTurn, beginTurn, endGame } from './turns.ts';

const MIN_PLAYERS = 3;
const MAX_PLAYERS = COLORS.length;
const MAX_PARCAE = 9;

/** The number of Deus cards of a name for this many players (§1). */
export function countOfDeus(deus: Deus, players: number): number {
  if (deus === 'vinum') return players;
  return deus === 'satyrus' || deus === 'miles' ? Math.ceil(players / 2) : 1;
}

const NEW_PLAYER: Player = {
  dei: [],
  hand: [],
  odd: null,
  wasOdd: null,
  bacchusCame: false,
  milesNext: false,
  ended: null,
  missed: null,
  left: false,
};

/** Throws if the setup is invalid. */
export function startingState(setup: Setup): GameState {
  const flaw = whyNotSetup(setup);
  if (flaw) throw new Error(`not a set-up of Bacchanalia: ${flaw}`);
  const { players, first } = setup;
  return {
    setup,
    players: Object.fromEntries(players.map((color) => [color, NEW_PLAYER])),
    middle: DEI.filter((deus) => deus !== 'amans' && deus !== 'vinum').flatMap((deus) =>
      Array.from({ length: countOfDeus(deus, players.length) }, () => deus),
    ),
    amansApart: true,
    deck: freshDeck(),
    discards: [],
    parcae: 0,
    ending: false,
    turn: first,
    turnNumber: 1,
    introducesFirst: null,
    asker: null,
    bacchusShows: false,
    scene: null,
    draws: 0,
    tales: 0,
    told: [],
    questions: [],
    skipped: [],
    retold: [],
    lastTeller: null,
    bacchusAsks: [],
    claims: [],
    cast: {},
    prompts: [],
    phase: { name: 'gift', absent: 0 },
  };
}

function whyNotSetup({ players, first, end }: Setup): string | null {
  if (players.length < MIN_PLAYERS || players.length > MAX_PLAYERS) return `${players.length} players`;
  if (new Set(players).size < players.length) return 'a color twice';
  if (!players.every((color) => COLORS.includes(color))) return 'an unknown color';
  if (!players.includes(first)) return 'the first is not at the table';
  if (end.kind === 'parcae' && !(Number.isInteger(end.times) && end.times >= 1 && end.times <= MAX_PARCAE)) {
    return `Parcae ${end.times} times`;
  }
  if (end.kind === 'scenes' && !(Number.isInteger(end.scenes) && end.scenes >= 1))
    return `${end.scenes} scenes`;
  return end.kind === 'time' && !Number.isSafeInteger(end.at) ? 'no time' : null;
}

export type Gift = ActionOf<'give'>;

const DEI_GIVEN = 2;

const hasRoom = (state: GameState, color: Color): boolean => playerOf(state, color).dei.length < DEI_GIVEN;

const receiversOf = (state: GameState, giver: Color): readonly Color[] =>
  othersPlaying(state, giver).filter((color) => hasRoom(state, color));

const canGive = (state: GameState, giver: Color): boolean =>
  isPlaying(state, giver) && state.middle.length > 0 && receiversOf(state, giver).length > 0;

export const givesOf = (state: GameState): readonly Gift[] =>
  [...new Set(state.middle)].flatMap((deus) => receiversOf(state, state.turn).map((to) => ({ deus, to })));

export function give(state: GameState, { deus, to }: Gift, emit: Emit): RuleOutcome {
  const by = state.turn;
  if (state.phase.name !== 'gift') return wrongPhase(state, '2.2');
  if (deus === 'vinum') return refusal('neverVinum', '2.2');
  if (!state.middle.includes(deus)) return refusal('notThere', '2.2', { deus });
  if (!isPlaying(state, to)) return refusal('notInGame', '2.2', { color: to });
  if (to === by) return refusal('neverToOneself', '2.2');
  if (!hasRoom(state, to)) return refusal('hasTwo', '2.2', { color: to });
  emit({ type: 'gave', by, deus, to });
  const given = putDeus(takeDeus(state, { deus, from: 'middle' }), { deus, to });
  return nextGift(given, 0, emit);
}

/** The giver is absent [ours]: the next one gives. Once all givers were absent in a row, the gifts end with fewer cards. */
export function skipGiver(state: GameState, absent: number, emit: Emit): GameState {
  const givers = stillPlaying(state).filter((color) => canGive(state, color));
  return absent + 1 < givers.length ? nextGift(state, absent + 1, emit) : endGifts(state);
}

/** After a player has left. */
export const continueGifts = (state: GameState, absent: number, emit: Emit): GameState =>
  canGive(state, state.turn) ? state : nextGift(state, absent, emit);

/** [ours] A player who can give to nobody is skipped, as long as another can. */
function nextGift(state: GameState, absent: number, emit: Emit): GameState {
  const [giver, ...others] = roundFrom(state, state.turn);
  const next = [...others, giver].find((color) => color && canGive(state, color));
  return next ? beginTurn(state, next, { name: 'gift', absent }, emit) : endGifts(state);
}

/** Everybody gets a Vinum; chance decides who introduces first (§2.2, §3). */
function endGifts(state: GameState): GameState {
  const players = Object.fromEntries(
    state.setup.players.map((color) => {
      const player = playerOf(state, color);
      return [color, { ...player, dei: [bare('vinum'), ...player.dei] }];
    }),
  );
  return { ...state, players, phase: { name: 'drawingFirst' } };
}

/** `pick`: an index among those who play, in turn order. */
export function applyFirstDraw(state: GameState, pick: number, emit: Emit): GameState {
  const color = stillPlaying(state)[pick];
  if (!color) throw new Error(`nobody to introduce as number ${pick}`);
  emit({ type: 'introducesFirst', color });
  const left = roundFrom(state, color).filter((one) => isPlaying(state, one));
  return beginTurn({ ...state, introducesFirst: color }, color, { name: 'introductions', left }, emit);
}

/** In any order (§8.2). */
export function introduce(
  state: GameState,
  { by, text, character }: ActionOf<'introduce'>,
  emit: Emit,
): RuleOutcome {
  const { phase } = state;
  if (phase.name !== 'introductions') return wrongPhase(state, '3');
  if (!isPlaying(state, by)) return refusal('notInGame', '3', { color: by });
  if (!phase.left.includes(by)) return refusal('notYours', '3', { color: by });
  const flaw = whyNotText(text, '3') ?? whyNotSheet(character);
  if (flaw) return flaw;
  const tale = { kind: 'introduction', color: by, text, ...(character && { character }) } as const;
  return leaveOutIntroducers(withTale(state, tale, emit), emit, by);
}

/** Doesn't wait for players who have introduced their character, are absent or have left; after the last one the turns begin. */
export function leaveOutIntroducers(state: GameState, emit: Emit, color: Color | null = null): GameState {
  const { phase } = state;
  if (phase.name !== 'introductions') return state;
  const left = phase.left.filter((one) => one !== color && isPlaying(state, one));
  if (left.length > 0) return { ...state, phase: { ...phase, left } };
  const round = roundFrom(state, state.introducesFirst ?? state.turn);
  const first = round.find((one) => isPlaying(state, one));
  return first ? beginStoryTurn(state, first, emit) : endGame(state, emit);
}
