import {
  askedByTuchulcha,
  askedFromAltarAndForest,
  boardOfPosition,
  type Color,
  type Devotion,
  devotionsOf,
  firstRoll,
  inPlay,
  type Position,
  passagesOf,
  roleOf,
  whyNotDevote,
} from '../../../games/tuchulcha/index.ts';
import type { Table } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { whyText } from '../../views/why.ts';

/** `now`: before the roll; `afterFall`: §5.4; `next`: at a later turn, if all stays as it is. */
export type When = 'now' | 'afterFall' | 'next';

/** What each role would bring a player, or which condition fails; what their role is, once they have one. */
export function roleLines(t: Translate, table: Table, given: Position, color: Color, when: When): string[] {
  const position = { ...given, turn: color };
  const role = roleOf(position, color);
  if (role === 'tuchulcha') return [t('help.role.is.tuchulcha')];
  if (role === 'lasaVecuvia') {
    return [t('help.role.is.lasaVecuvia', { inPlay: inPlay(position, color), open: openPassages(position) })];
  }
  if (role !== 'normal') return [];
  const tuchulcha = roleLine(t, table, position, 'tuchulcha', when);
  if (position.players < 4 || when === 'afterFall') return [tuchulcha];
  return [tuchulcha, roleLine(t, table, position, 'lasaVecuvia', when)];
}

function roleLine(
  t: Translate,
  table: Table,
  position: Position,
  role: Devotion['role'],
  when: When,
): string {
  const afterFall = when === 'afterFall';
  const possible = devotionsOf(position, afterFall).filter((devotion) => devotion.role === role);
  const moment = when === 'next' ? 'next' : 'now';
  if (possible.length > 0) {
    return t(`help.role.${role}.may`, { when: moment, ...bringsOf(position, possible) });
  }
  const refusal = whyNotDevote(position, easiest(position, role), afterFall);
  if (!refusal) throw new Error(`a devotion to ${role} is neither possible nor refused`);
  return t(`help.role.${role}.not`, { when: moment, why: whyText(t, refusal, table) });
}

function bringsOf(position: Position, possible: readonly Devotion[]) {
  const { turn, players, colors } = position;
  const { altar = 0, forest = 0 } = colors[turn] ?? {};
  const fromTemple = possible.flatMap((devotion) =>
    devotion.role === 'tuchulcha' ? [devotion.fromTemple] : [],
  );
  const [least, most] = [Math.min(...fromTemple), Math.max(...fromTemple)];
  const given = altar + forest === 0 ? 1 : 0;
  return {
    ...{ altar, forest, there: altar + forest },
    given: askedByTuchulcha(position),
    temple: least === most ? String(least) : `${least}–${most}`,
    dice: firstRoll(players, 'tuchulcha'),
    open: openPassages(position),
    inPlay: inPlay(position, turn) - given,
  };
}

/** Of all the ways to devote, the one that asks for least: what forbids it forbids all of them. */
function easiest(position: Position, role: Devotion['role']): Devotion {
  const { temple = 0, path = [], altar = 0, forest = 0 } = position.colors[position.turn] ?? {};
  if (role === 'tuchulcha') {
    const most = askedByTuchulcha(position) - askedFromAltarAndForest(position);
    return { role, fromTemple: Math.min(temple, most) };
  }
  if (altar + forest > 0) return { role, from: null };
  return { role, from: temple > 0 ? 'temple' : (path[0]?.stone ?? null) };
}

const openPassages = (position: Position): number =>
  passagesOf(boardOfPosition(position)).length - position.sealed.length;
