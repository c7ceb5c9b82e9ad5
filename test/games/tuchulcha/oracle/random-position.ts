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
import { BEHIND_EXIT, faults } from './possible.ts';
import type { Random } from './random.ts';
import type { Theme } from './themes.ts';

/** A possible position between two turns on the theme; tries until one is. */
export function randomPosition(random: Random, theme: Theme): string {
  for (;;) {
    const state = attempt(random, theme);
    if (state !== null && faults(state).every((fault) => fault.endsWith(BEHIND_EXIT) && theme.behindExit))
      return format(state);
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

  const start = windowEnd(random, theme, state, others) - theme.window;
  const altar = random.between(0, state.players === 2 ? 4 : 7);
  const tie: Tie = { altar, forest: (state.players === 2 ? 4 : 7) - altar };
  const order = random.shuffle([...state.roles.keys()]);
  for (const color of order) if (!place(random, theme, state, color, start, tie)) return null;
  return state;
}

function giveRoles(random: Random, theme: Theme, state: State, others: Letter[]): void {
  const role = random.pick(theme.mover ?? (['n', 'n', 't', 'l'] as const));
  state.roles.set(state.turn, role === 'l' && state.players !== 4 ? 'n' : role);
  const [first, second, third] = others;
  const is = (its: Role): boolean => [...state.roles.values()].includes(its);
  if (first !== undefined && !is('t') && random.chance(theme.tuchulcha)) state.roles.set(first, 't');
  if (second !== undefined && !is('l') && state.players === 4 && random.chance(theme.lasaVecuvia))
    state.roles.set(second, 'l');
  if (third !== undefined && random.chance(theme.out)) state.roles.set(third, 'o');
  if (second !== undefined && roleOf(state, second) === 'n' && random.chance(theme.out))
    state.roles.set(second, 'o');
  // A former role's player is out by now, except in a few positions with a longer past, as in row 22 of §10.
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

/** The stone after the last of the window. */
function windowEnd(random: Random, theme: Theme, state: State, others: Letter[]): number {
  const their = random.pick([state.turn, ...others]);
  switch (random.pick(theme.windowAt)) {
    case 'anywhere':
      return random.between(1, ring(state));
    case 'Passage':
      return random.pick(openPassages(state)) + random.between(1, 4);
    case 'myEntry':
      return entry(state, state.turn) + random.between(1, 2);
    case 'myExit':
      return entry(state, state.turn) + 31;
    case 'theirEntry':
      return entry(state, their) + random.between(1, 3);
  }
}

/** Values that all colors nearly share if a theme is about ties. */
interface Tie {
  altar: number;
  forest: number;
}

function place(random: Random, theme: Theme, state: State, color: Letter, start: number, tie: Tie): boolean {
  const role = roleOf(state, color);
  if (role === 'o') return true;
  const all = role === 'x' ? 5 : state.players === 4 ? 8 : 9;
  let given = 0;
  if (role === 't') given = (state.players === 4 ? 2 : 3) + state.toTuchulcha;
  if (role === 'l') given = random.between(1 + state.sealed.length, 7);

  const [least, most] = color === state.turn ? theme.mine : theme.theirs;
  const noneNeeded = color !== state.turn && role === 'x' && random.chance(0.2);
  let playing = noneNeeded ? 0 : random.between(least, Math.min(most, all - given));
  let altar = 0;
  if (role === 'n' || role === 'x') {
    const share = random.fraction();
    altar = Math.round((all - playing) * share);
    if (theme.tied) {
      altar = tie.altar - (tie.altar > 0 && random.chance(0.3) ? 1 : 0);
      const forest = tie.forest - (tie.forest > 0 && random.chance(0.3) ? 1 : 0);
      playing = all - altar - forest;
    }
  }
  const forest = all - playing - given - altar;
  if (forest < 0) return false;

  const put = (where: Place): void => {
    state.haruspexes.push({ color, place: where, waits: false, hasHit: false });
  };
  for (let one = 0; one < playing; one += 1) put(somewhere(random, theme, state, color, start));
  for (let one = 0; one < given; one += 1) put('sanctuary');
  for (let one = 0; one < altar; one += 1) put('altar');
  for (let one = 0; one < forest; one += 1) put('forest');
  return true;
}

function somewhere(random: Random, theme: Theme, state: State, color: Letter, start: number): Place {
  if (random.chance(theme.inTemple)) return 'temple';
  const own = state.haruspexes.filter((one) => one.color === color && one.place !== 'temple');
  if (own.length > 0 && random.chance(theme.stacked)) return random.pick(own).place;

  const free = freePlaces(state, color, theme.behindExit);
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

/** Possible places for one of the color. */
function freePlaces(state: State, color: Letter, behindExit: boolean): Place[] {
  const role = roleOf(state, color);
  const places: Place[] = [];
  const alone = (stone: number): boolean => standingOn(state, stone).every((one) => one.color === color);
  for (let stone = 1; stone <= ring(state); stone += 1) {
    const step = ((stone - entry(state, color) + ring(state)) % ring(state)) + 1;
    const onTheWay = role === 't' || role === 'l' || behindExit || step <= 31;
    if (onTheWay && alone(stone) && !openPassages(state).includes(stone)) places.push(stone);
  }
  if (state.players === 3 && role === 'n' && alone(entry(state, color))) places.push('exit');
  return places;
}
