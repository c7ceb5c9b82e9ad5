/** Eliminations and the end of the game after a step or a devotion (docs/rules/tuchulcha.md §7). */
import { COLORS } from '../board.ts';
import type { Field } from './field.ts';
import { EndCode, NOBODY, Place, RoleCode } from './layout.ts';

const COUNT = COLORS.length;

/** The five numbers of §7, in order. `reachedAltar`: the previous step brought a haruspex there. */
export function applyEnding(field: Field, reachedAltar: boolean): void {
  if (!mayEndOrEliminate(field, reachedAltar)) return;
  if (reachedAltar) fellTuchulcha(field);
  const lasaVecuvia = field.devotedTo(RoleCode.LASA_VECUVIA);
  if (lasaVecuvia !== NOBODY) {
    if (field.inPlay(lasaVecuvia) < field.openPassages) field.takeOut(lasaVecuvia);
    else if (field.openPassages === 0) {
      field.end(1 << lasaVecuvia, EndCode.ALL_SEALED);
      return;
    }
  }
  if (field.devotedTo(RoleCode.TUCHULCHA) !== NOBODY) takeOutWithNoneInPlay(field);
  const tuchulchaIsLeft = field.devotedTo(RoleCode.TUCHULCHA) !== NOBODY;
  const players = playersLeft(field);
  if (isOneAtMost(players)) {
    field.end(players, tuchulchaIsLeft ? EndCode.TUCHULCHA_WINS : EndCode.LAST_IN_GAME);
  } else if (!tuchulchaIsLeft && someColorHasNoneInPlay(field)) {
    field.end(winnersByRank(field, players), EndCode.COLOR_FINISHED);
  }
}

/** Whether one of §7's numbers can apply. A cheap check, since most steps have no such effect. */
export function mayEndOrEliminate(field: Field, reachedAltar: boolean): boolean {
  const { openPassages } = field;
  let players = 0;
  for (let color = 0; color < COUNT; color++) {
    const role = field.role(color);
    if (role === RoleCode.OUT) continue;
    const inPlay = field.inPlay(color);
    if (inPlay === 0 || (role === RoleCode.TUCHULCHA && reachedAltar)) return true;
    if (role === RoleCode.LASA_VECUVIA && (inPlay < openPassages || openPassages === 0)) return true;
    if (role !== RoleCode.NEUTRAL) players++;
  }
  return players < 2;
}

/** §5.3: Tuchulcha falls by another player's step. */
function fellTuchulcha(field: Field): void {
  const tuchulcha = field.devotedTo(RoleCode.TUCHULCHA);
  if (tuchulcha !== NOBODY && tuchulcha !== field.mover) field.takeOut(tuchulcha);
}

/** Tuchulcha first: the others go out only if Tuchulcha stays. Neutral colors never do. */
function takeOutWithNoneInPlay(field: Field): void {
  const tuchulcha = field.devotedTo(RoleCode.TUCHULCHA);
  if (field.inPlay(tuchulcha) === 0) {
    field.takeOut(tuchulcha);
    return;
  }
  for (let color = 0; color < COUNT; color++) {
    if (field.isPlayer(color) && field.inPlay(color) === 0) field.takeOut(color);
  }
}

/** The players who are still in the game, as bits. */
function playersLeft(field: Field): number {
  let players = 0;
  for (let color = 0; color < COUNT; color++) if (field.isPlayer(color)) players |= 1 << color;
  return players;
}

const isOneAtMost = (bits: number): boolean => (bits & (bits - 1)) === 0;

function someColorHasNoneInPlay(field: Field): boolean {
  for (let color = 0; color < COUNT; color++) {
    if (!field.isOut(color) && field.inPlay(color) === 0) return true;
  }
  return false;
}

/** A haruspex on the altar outranks all in the forest. */
export const ALTAR_RANK = 16;

export const rankOf = (field: Field, color: number): number =>
  ALTAR_RANK * field.count(color, Place.ALTAR) - field.count(color, Place.FOREST);

/** Most on the altar, then fewest in the forest (§7, number 5). Ties share; of two players, only a sole leader wins. */
function winnersByRank(field: Field, players: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let top = 0;
  for (let color = 0; color < COUNT; color++) {
    if (field.isOut(color)) continue;
    const rank = rankOf(field, color);
    if (rank > best) {
      best = rank;
      top = 0;
    }
    if (rank === best) top |= 1 << color;
  }
  if (field.origin?.players !== 2) return top & players;
  const ender = 1 << field.mover;
  return top === ender ? ender : players & ~ender;
}
