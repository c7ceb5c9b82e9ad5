import { format, formatPlace, parse } from './notation.ts';
import { settle } from './outcome.ts';
import {
  at,
  copy,
  devotedTo,
  entry,
  inPlay,
  type Letter,
  type Place,
  playersLeft,
  roleOf,
  type State,
} from './position.ts';

export type Devotion =
  | { role: 't'; fromTemple: number; end: string }
  | { role: 'l'; from: string | null; end: string };

/** `afterFall`: at the end of the turn that brought Tuchulcha down (§5.4), otherwise before rolling. */
export function oracleDevotions(position: string, afterFall: boolean): Devotion[] {
  const state = parse(position);
  if (roleOf(state, state.turn) !== 'n') return [];
  const found = afterFall ? toTuchulcha(state) : [...toTuchulcha(state), ...toLasaVecuvia(state)];
  return found.sort((left, right) => (left.end < right.end ? -1 : 1));
}

function take(state: State, color: Letter, many: number, from: Place[], to: Place): void {
  const taken = state.haruspexes.filter((one) => one.color === color && from.includes(one.place));
  for (const haruspex of taken.slice(0, many)) haruspex.place = to;
}

/** §5.1 */
function toTuchulcha(state: State): Devotion[] {
  const mover = state.turn;
  // (a)
  if (devotedTo(state, 't') !== null) return [];
  // (b)
  const others = playersLeft(state).filter((color) => color !== mover && roleOf(state, color) !== 'l');
  if (others.some((color) => inPlay(state, color) < 2)) return [];

  const given = (state.players === 4 ? 3 : 4) + state.toTuchulcha;
  const atLeastFromAltarAndForest = state.players === 4 ? 2 : 3;
  const onAltarAndInForest = at(state, mover, 'altar') + at(state, mover, 'forest');
  const found: Devotion[] = [];
  for (let fromTemple = 0; fromTemple <= at(state, mover, 'temple'); fromTemple += 1) {
    // (c)
    const fromAltarAndForest = given - fromTemple;
    if (fromAltarAndForest < atLeastFromAltarAndForest || fromAltarAndForest > onAltarAndInForest) continue;
    // (d)
    if (inPlay(state, mover) - fromTemple < 1) continue;

    const after = copy(state);
    take(after, mover, fromTemple, ['temple'], 'sanctuary');
    take(after, mover, fromAltarAndForest, ['altar', 'forest'], 'sanctuary');
    take(after, mover, Number.POSITIVE_INFINITY, ['altar'], 'forest');
    take(after, mover, Number.POSITIVE_INFINITY, ['exit'], entry(after, mover));
    after.roles.set(mover, 't');
    after.toTuchulcha += 1;
    settle(after, false);
    found.push({ role: 't', fromTemple, end: format(after) });
  }
  return found;
}

/** §6.1 */
function toLasaVecuvia(state: State): Devotion[] {
  const mover = state.turn;
  if (state.players !== 4 || devotedTo(state, 't') === null) return [];
  if (state.toLasaVecuvia > 0 || inPlay(state, mover) < 4) return [];

  const devoted = copy(state);
  devoted.roles.set(mover, 'l');
  devoted.toLasaVecuvia += 1;
  if (at(state, mover, 'altar') + at(state, mover, 'forest') > 0) {
    take(devoted, mover, Number.POSITIVE_INFINITY, ['altar', 'forest'], 'sanctuary');
    settle(devoted, false);
    return [{ role: 'l', from: null, end: format(devoted) }];
  }
  const places = new Set(state.haruspexes.filter((one) => one.color === mover).map((one) => one.place));
  return [...places].map((from) => {
    const after = copy(devoted);
    take(after, mover, 1, [from], 'sanctuary');
    settle(after, false);
    return { role: 'l', from: formatPlace(from), end: format(after) };
  });
}
