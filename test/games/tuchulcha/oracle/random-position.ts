import { format } from './notation.ts';
import {
  entry,
  isMystical,
  LETTERS,
  type Letter,
  openPassages,
  type Place,
  type Role,
  ring,
  roleOf,
  type State,
  standingOn,
} from './position.ts';
import { faults } from './possible.ts';
import type { Random } from './random.ts';

/** What a position is made to be about. Probabilities are 0..1. */
interface Theme {
  players: readonly (2 | 3 | 4)[];
  /** The role of the player to move; null: any. */
  mover: readonly Role[] | null;
  /** Of somebody else being devoted to Tuchulcha. */
  tuchulcha: number;
  lasaVecuvia: number;
  out: number;
  /** In play: the least and the most, of the mover and of each other colour. */
  mine: readonly [number, number];
  theirs: readonly [number, number];
  inTemple: number;
  /** On a stone where one of the colour stands already. */
  stacked: number;
  /** Within the window, the few stones where the fight is. */
  inWindow: number;
  window: number;
  /** The window ends a little behind an open Passage. */
  atPassage: number;
  mystical: number;
  atExit: number;
  sealed: readonly [number, number];
}

const usual: Theme = {
  players: [2, 3, 4, 4],
  mover: null,
  tuchulcha: 0.4,
  lasaVecuvia: 0.3,
  out: 0.15,
  mine: [1, 8],
  theirs: [1, 8],
  inTemple: 0.3,
  stacked: 0.3,
  inWindow: 0.6,
  window: 14,
  atPassage: 0.2,
  mystical: 0.1,
  atExit: 0.05,
  sealed: [0, 3],
};

/** Named after what random play seldom reaches. */
export const themes: Readonly<Record<string, Theme>> = {
  usual,
  crowded: {
    ...usual,
    mine: [5, 9],
    theirs: [5, 9],
    inTemple: 0.1,
    stacked: 0.15,
    inWindow: 0.5,
    window: 24,
  },
  'nearly over': { ...usual, mine: [1, 2], theirs: [1, 2], inTemple: 0.15, window: 10, atExit: 0.3 },
  'the last one': {
    ...usual,
    mover: ['n', 'n', 't'],
    mine: [1, 1],
    theirs: [1, 8],
    inTemple: 0.15,
    mystical: 0.3,
  },
  'the last of Lasa Vecuvia': {
    ...usual,
    players: [4],
    mover: ['l'],
    mine: [1, 3],
    theirs: [2, 8],
    inTemple: 0.1,
    inWindow: 0.9,
    window: 12,
    atPassage: 0.9,
    sealed: [1, 3],
  },
  'Lasa Vecuvia moves': { ...usual, players: [4], mover: ['l'], mine: [2, 7], sealed: [0, 2], inWindow: 0.8 },
  'Lasa Vecuvia is hit': {
    ...usual,
    players: [4],
    mover: ['n', 't'],
    lasaVecuvia: 1,
    theirs: [1, 5],
    inTemple: 0.1,
    inWindow: 0.8,
    window: 10,
  },
  'Tuchulcha moves': {
    ...usual,
    players: [2, 3, 4],
    mover: ['t'],
    mine: [1, 6],
    inTemple: 0.2,
    inWindow: 0.8,
  },
  'Tuchulcha ends it': {
    ...usual,
    players: [2, 3, 4],
    mover: ['t'],
    mine: [1, 5],
    theirs: [1, 2],
    out: 0.4,
    inTemple: 0.1,
    inWindow: 0.9,
    window: 8,
  },
  'Tuchulcha falls': {
    ...usual,
    mover: ['n'],
    tuchulcha: 1,
    mine: [1, 4],
    theirs: [1, 4],
    inTemple: 0.1,
    atExit: 0.6,
  },
  'Tuchulcha in the way': {
    ...usual,
    mover: ['n'],
    tuchulcha: 1,
    mine: [1, 3],
    inTemple: 0.1,
    inWindow: 0.95,
    window: 9,
  },
  'Mystical stones': {
    ...usual,
    mover: ['n', 'l'],
    mine: [2, 8],
    mystical: 0.6,
    inWindow: 0.7,
    stacked: 0.4,
  },
  'finished circuits': { ...usual, players: [3], mover: ['n'], mine: [2, 8], atExit: 0.5, mystical: 0.3 },
  'hits on finished circuits': {
    ...usual,
    players: [3],
    mover: ['n', 't'],
    theirs: [1, 4],
    atExit: 0.4,
    inWindow: 0.8,
    window: 8,
    inTemple: 0.05,
  },
  'neutral colours': {
    ...usual,
    players: [2],
    mover: ['n'],
    mine: [1, 6],
    theirs: [1, 5],
    inTemple: 0.15,
    inWindow: 0.8,
  },
  'neutral colours near the end': {
    ...usual,
    players: [2],
    mover: ['n'],
    mine: [1, 3],
    theirs: [1, 2],
    inTemple: 0.1,
    atExit: 0.5,
  },
  blocked: {
    ...usual,
    mover: ['n'],
    mine: [1, 3],
    theirs: [6, 9],
    inTemple: 0.3,
    stacked: 0.5,
    inWindow: 0.9,
    window: 10,
  },
};

/** A possible position between two turns on the theme; tries until one is. */
export function randomPosition(random: Random, theme: Theme): string {
  for (;;) {
    const state = attempt(random, theme);
    if (state !== null && faults(state).length === 0) return format(state);
  }
}

function attempt(random: Random, theme: Theme): State | null {
  const players = random.pick(theme.players);
  const left = random.pick(LETTERS);
  const opposite = random.pick(['by', 'rk']);
  const state: State = {
    players,
    turn: 'b',
    toTuchulcha: 0,
    toLasaVecuvia: 0,
    sealed: [],
    roles: new Map(),
    haruspexes: [],
    openHit: null,
    result: null,
  };
  for (const color of LETTERS) {
    if (players === 3 && color === left) continue;
    state.roles.set(color, players === 2 && !opposite.includes(color) ? 'x' : 'n');
  }
  const [mover, ...others] = random.shuffle(
    [...state.roles.keys()].filter((one) => roleOf(state, one) === 'n'),
  );
  if (mover === undefined) return null;
  state.turn = mover;
  giveRoles(random, theme, state, others);

  const passages = openPassages(state);
  const start = random.chance(theme.atPassage)
    ? random.pick(passages) - theme.window + 4
    : random.between(1, ring(state));
  const order = random.shuffle([...state.roles.keys()]);
  for (const color of order) if (!place(random, theme, state, color, start)) return null;
  return state;
}

function giveRoles(random: Random, theme: Theme, state: State, others: Letter[]): void {
  const role = random.pick(theme.mover ?? (['n', 'n', 't', 'l'] as const));
  state.roles.set(state.turn, role === 'l' && state.players !== 4 ? 'n' : role);
  const [first, second, third] = others;
  const is = (its: Role): boolean => [...state.roles.values()].includes(its);
  if (first !== undefined && !is('t') && random.chance(theme.tuchulcha)) state.roles.set(first, 't');
  if (second !== undefined && !is('l') && state.players === 4 && random.chance(theme.lasaVecuvia)) {
    state.roles.set(second, 'l');
  }
  if (third !== undefined && random.chance(theme.out)) state.roles.set(third, 'o');
  if (second !== undefined && roleOf(state, second) === 'n' && random.chance(theme.out))
    state.roles.set(second, 'o');
  // Whoever was devoted before is out by now, but for a few positions with a longer past, as in row 22 of §10.
  const fallen = others.filter((color) => roleOf(state, color) === 'o').length + (random.chance(0.1) ? 1 : 0);
  state.toTuchulcha = random.between(0, fallen) + (is('t') ? 1 : 0);
  if (is('l') && state.toTuchulcha === 0) state.toTuchulcha = 1;
  if (is('l') || (is('o') && state.players === 4 && state.toTuchulcha > 0 && random.chance(0.5)))
    state.toLasaVecuvia = 1;
  if (state.toLasaVecuvia === 1) {
    const seals = random.between(...theme.sealed);
    state.sealed = random
      .shuffle([6, 16, 26, 36])
      .slice(0, seals)
      .sort((one, other) => one - other);
  }
}

function place(random: Random, theme: Theme, state: State, color: Letter, start: number): boolean {
  const role = roleOf(state, color);
  if (role === 'o') return true;
  const all = role === 'x' ? 5 : state.players === 4 ? 8 : 9;
  const [least, most] = color === state.turn ? theme.mine : theme.theirs;
  let given = 0;
  if (role === 't') given = (state.players === 4 ? 2 : 3) + state.toTuchulcha;
  if (role === 'l') given = random.between(1 + state.sealed.length, 7);
  const noneNeeded = color !== state.turn && role === 'x' && random.chance(0.2);
  const playing = noneNeeded ? 0 : random.between(least, Math.min(most, all - given));
  if (playing + given > all) return false;

  const put = (where: Place): void => {
    state.haruspexes.push({ color, place: where, waits: false, hasHit: false });
  };
  for (let one = 0; one < playing; one += 1) put(somewhere(random, theme, state, color, start));
  for (let one = 0; one < given; one += 1) put('sanctuary');
  const toAltar = random.fraction();
  for (let one = playing + given; one < all; one += 1) {
    put((role === 'n' || role === 'x') && random.chance(toAltar) ? 'altar' : 'forest');
  }
  return true;
}

function somewhere(random: Random, theme: Theme, state: State, color: Letter, start: number): Place {
  if (random.chance(theme.inTemple)) return 'temple';
  const own = state.haruspexes.filter((one) => one.color === color && one.place !== 'temple');
  if (own.length > 0 && random.chance(theme.stacked)) return random.pick(own).place;

  const free = freePlaces(state, color);
  const near = (stone: number): boolean => (stone - start + 2 * ring(state)) % ring(state) < theme.window;
  const exit = entry(state, color) + 30;
  const preferred = free.filter((where) => {
    const stone = where === 'exit' ? entry(state, color) : Number(where);
    return near(stone);
  });
  const mystical = free.filter((where) => where === 'exit' || isMystical(Number(where)));
  const last = free.filter((where) => {
    if (where === 'exit') return true;
    const before = (exit - Number(where) + ring(state)) % ring(state);
    return before < 6;
  });
  const role = roleOf(state, color);
  if (mystical.length > 0 && random.chance(theme.mystical)) return random.pick(mystical);
  if (last.length > 0 && (role === 'n' || role === 'x') && random.chance(theme.atExit))
    return random.pick(last);
  if (preferred.length > 0 && random.chance(theme.inWindow)) return random.pick(preferred);
  return free.length > 0 ? random.pick(free) : 'temple';
}

/** Where one of the colour may stand. */
function freePlaces(state: State, color: Letter): Place[] {
  const role = roleOf(state, color);
  const places: Place[] = [];
  const alone = (stone: number): boolean => standingOn(state, stone).every((one) => one.color === color);
  for (let stone = 1; stone <= ring(state); stone += 1) {
    const step = ((stone - entry(state, color) + ring(state)) % ring(state)) + 1;
    const onTheWay = role === 't' || role === 'l' || step <= 31;
    if (onTheWay && alone(stone) && !openPassages(state).includes(stone)) places.push(stone);
  }
  if (state.players === 3 && role === 'n' && alone(entry(state, color))) places.push('exit');
  return places;
}
