import { formatPlace } from './notation.ts';
import { settle } from './outcome.ts';
import {
  copy,
  entry,
  type Haruspex,
  inPlay,
  isMystical,
  isRitual,
  type Letter,
  openPassages,
  type Place,
  ring,
  roleOf,
  type State,
  standingOn,
} from './position.ts';

export interface Step {
  /** In the notation of §9. */
  text: string;
  /** §4.3 */
  obedient: boolean;
  after: State;
}

/** Every legal step with this one die. */
export function steps(state: State, die: number): Step[] {
  const found: Step[] = [];
  for (const color of movable(state)) {
    for (const from of origins(state, color)) {
      const step = move(state, color, from, die);
      if (step !== null) found.push(step);
    }
  }
  const discarding = discard(state, die);
  if (discarding !== null) found.push(discarding);
  return found;
}

/** §8: with two players also the neutral colors, but for Tuchulcha. */
function movable(state: State): Letter[] {
  const neutral = [...state.roles.keys()].filter((color) => roleOf(state, color) === 'x');
  return roleOf(state, state.turn) === 't' ? [state.turn] : [state.turn, ...neutral];
}

function origins(state: State, color: Letter): Place[] {
  const places = state.haruspexes
    .filter((haruspex) => haruspex.color === color)
    .map((haruspex) => haruspex.place)
    .filter((place) => place === 'temple' || place === 'exit' || typeof place === 'number');
  return [...new Set(places)];
}

function onRing(state: State, stone: number): number {
  return ((stone - 1) % ring(state)) + 1;
}

/** The stones that Lasa Vecuvia's haruspex counts, the last of them being the one it lands on (§6.2). */
function emptyStonesCounted(state: State, color: Letter, from: Place, die: number): number[] {
  const counted: number[] = [];
  let stone = typeof from === 'number' ? from + 1 : entry(state, color);
  while (counted.length < die) {
    const here = onRing(state, stone);
    if (standingOn(state, here).length === 0) counted.push(here);
    stone += 1;
  }
  return counted;
}

/** The target of a haruspex with a die (§1, §4.1, §5.2, §6.2). */
function destination(state: State, color: Letter, from: Place, die: number): Place {
  const role = roleOf(state, color);
  const first = entry(state, color);
  if (role === 'l') return emptyStonesCounted(state, color, from, die).at(-1) ?? from;
  if (role === 't') return onRing(state, typeof from === 'number' ? from + die : first + die - 1);

  let step = 0;
  if (typeof from === 'number') step = ((from - first + ring(state)) % ring(state)) + 1;
  if (from === 'exit') step = 31;
  step += die;
  if (step > 31) return 'altar';
  if (step === 31 && state.players === 3) return 'exit';
  return onRing(state, first + step - 1);
}

/** The first to leave a Mystical stone are those that wait there (§4.3); those that have hit stay (§4.2). */
function leaving(state: State, color: Letter, from: Place): Haruspex | undefined {
  const free = state.haruspexes.filter((one) => one.color === color && one.place === from && !one.hasHit);
  return free.find((one) => one.waits) ?? free[0];
}

/** §4.2; against Tuchulcha's attackers the stone gives nothing (§5.2). */
export function power(state: State, stone: number, defenders: number, attacker: Letter): number {
  if (roleOf(state, attacker) === 't') return defenders;
  if (isMystical(stone)) return defenders * 3;
  return isRitual(stone) ? defenders * 2 : defenders;
}

function move(before: State, color: Letter, from: Place, die: number): Step | null {
  const state = copy(before);
  const haruspex = leaving(state, color, from);
  if (haruspex === undefined) return null;

  const obedient = haruspex.waits || !state.haruspexes.some((one) => one.waits);
  const to = destination(state, color, from, die);
  const stone = to === 'exit' ? entry(state, color) : to;
  // §4.2: each following die brings another haruspex of the same color to the stone of the open hit.
  if (state.openHit !== null && (state.openHit.color !== color || state.openHit.stone !== stone)) return null;

  haruspex.place = to;
  haruspex.waits = false;
  let mark = '';
  if (typeof stone === 'number') {
    if (openPassages(state).includes(stone)) mark = stopOnPassage(state, haruspex, stone);
    else {
      const others = standingOn(state, stone).filter((one) => one.color !== color);
      if (others.some((one) => roleOf(state, one.color) === 't')) return null; // §5.2: closed
      if (others.length > 0) mark = strike(state, color, stone, others);
    }
  }
  settle(state, to === 'altar');
  const prefix = state.players === 2 ? `${color}:` : '';
  return { text: `${prefix}${formatPlace(from)}-${formatPlace(to)}${mark}`, obedient, after: state };
}

function stopOnPassage(state: State, haruspex: Haruspex, stone: number): string {
  if (roleOf(state, haruspex.color) === 'l') {
    haruspex.place = 'sanctuary';
    state.sealed = [...state.sealed, stone].sort((left, right) => left - right);
    return '#';
  }
  haruspex.place = 'forest';
  return '~';
}

/** Another haruspex of `color` has come to a stone where `others` stand (§4.2, §6.3). */
function strike(state: State, color: Letter, stone: number, others: Haruspex[]): string {
  const arrived = standingOn(state, stone).filter((one) => one.color === color);
  if (arrived.length < power(state, stone, others.length, color)) {
    state.openHit = { color, stone };
    return '+';
  }
  const byTuchulcha = roleOf(state, color) === 't';
  for (const other of others) {
    other.place = roleOf(state, other.color) === 'l' && !byTuchulcha ? 'temple' : 'forest';
    other.waits = false;
  }
  for (const one of arrived) one.hasHit = !byTuchulcha;
  state.openHit = null;
  return 'x';
}

/** §6.4 */
function discard(before: State, die: number): Step | null {
  const color = before.turn;
  if (roleOf(before, color) !== 'l' || inPlay(before, color) !== 1) return null;
  for (const from of origins(before, color)) {
    const counted = emptyStonesCounted(before, color, from, die);
    const past = openPassages(before).filter((stone) => counted.slice(0, -1).includes(stone));
    // Fewer in play than open Passages is out (§6.5): with one haruspex the last open Passage is the only one.
    if (past.length > 0) return { text: `!${die}`, obedient: true, after: copy(before) };
  }
  return null;
}
