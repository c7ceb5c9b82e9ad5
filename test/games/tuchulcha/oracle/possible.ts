import { format } from './notation.ts';
import { settle } from './outcome.ts';
import {
  at,
  copy,
  entry,
  LETTERS,
  openPassages,
  ring,
  roleOf,
  type State,
  standingOn,
  stoneOf,
} from './position.ts';

export const BEHIND_EXIT = 'behind the exit';

/** Why a position can't be reached between two turns; empty when nothing speaks against it. */
export function faults(state: State): string[] {
  const found: string[] = [];
  const colors = [...state.roles.keys()];
  if (colors.join() !== LETTERS.filter((one) => colors.includes(one)).join()) found.push('order of colors');
  if (colors.length !== (state.players === 3 ? 3 : 4)) found.push('number of colors');

  const mover = state.roles.get(state.turn);
  if (mover === undefined || mover === 'x' || mover === 'o') found.push('nobody to move');
  const holders = (role: string): string => colors.filter((color) => roleOf(state, color) === role).join('');
  if (holders('t').length > 1 || holders('l').length > 1) found.push('two devoted to one');
  const neutral = state.players === 2 ? ['by', 'rk'] : [''];
  if (!neutral.includes(holders('x'))) found.push('neutral colors');
  if (holders('t') !== '' && state.toTuchulcha === 0) found.push('Tuchulcha without a devotion');
  if (state.toLasaVecuvia > (state.players === 4 ? 1 : 0)) found.push('devotions to Lasa Vecuvia');
  if ((holders('l') !== '' || state.sealed.length > 0) && state.toLasaVecuvia === 0)
    found.push('Lasa Vecuvia without a devotion');
  if (state.toLasaVecuvia === 1 && holders('l') === '' && holders('o') === '')
    found.push('Lasa Vecuvia has vanished');

  for (const color of colors) {
    const role = roleOf(state, color);
    const own = state.haruspexes.filter((one) => one.color === color);
    const all = role === 'o' ? 0 : role === 'x' ? 5 : state.players === 4 ? 8 : 9;
    if (own.length !== all) found.push(`${color}: sum`);
    const given = at(state, color, 'sanctuary');
    if (role === 't' && given !== (state.players === 4 ? 2 : 3) + state.toTuchulcha)
      found.push(`${color}: given`);
    if (role === 'l' && given < 1 + state.sealed.length) found.push(`${color}: given`);
    if ((role === 'n' || role === 'x') && given > 0) found.push(`${color}: given`);
    if ((role === 't' || role === 'l') && at(state, color, 'altar') > 0) found.push(`${color}: altar`);
    if (at(state, color, 'exit') > 0 && (role !== 'n' || state.players !== 3)) found.push(`${color}: e`);
    for (const haruspex of own) {
      const stone = stoneOf(state, haruspex);
      if (stone === null) continue;
      if (stone < 1 || stone > ring(state)) found.push(`${stone}: no such stone`);
      if (openPassages(state).includes(stone)) found.push(`${stone}: open Passage`);
      if (standingOn(state, stone).some((one) => one.color !== color)) found.push(`${stone}: two colors`);
      const step = ((stone - entry(state, color) + ring(state)) % ring(state)) + 1;
      if ((role === 'n' || role === 'x') && step > 31) found.push(`${stone}: ${BEHIND_EXIT}`);
    }
  }
  const settled = copy(state);
  settle(settled, false);
  if (settled.result !== null || format(settled) !== format(state))
    found.push('over, or somebody should be out');
  return found;
}
