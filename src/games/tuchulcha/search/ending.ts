/** Who is out and who has won after a step or a devotion (docs/rules/tuchulcha.md §7). */
import { COLORS } from '../board.ts';
import type { EndReason } from '../types.ts';
import { countSlot, type Field } from './field.ts';
import { Place, RoleCode, Slot } from './layout.ts';

/** END holds an index of this list. */
export const END_REASONS: readonly (EndReason | null)[] = [
  null,
  'allSealed',
  'tuchulchaWins',
  'lastInGame',
  'colorFinished',
];
const ALL_SEALED = 1;
const TUCHULCHA_WINS = 2;
const LAST_IN_GAME = 3;
const COLOR_FINISHED = 4;

const COUNT = COLORS.length;
const NOBODY = -1;

/** `reachedAltar`: the step before brought a haruspex there. */
export function applyEnding(field: Field, reachedAltar: boolean): void {
  if (!concernsSomebody(field, reachedAltar)) return;
  if (reachedAltar) {
    const tuchulcha = holderOf(field, RoleCode.TUCHULCHA);
    if (tuchulcha !== NOBODY && tuchulcha !== field.mover) leaveGame(field, tuchulcha);
  }
  const lasaVecuvia = holderOf(field, RoleCode.LASA_VECUVIA);
  if (lasaVecuvia !== NOBODY) {
    const open = field.get(Slot.OPEN_PASSAGES);
    if (field.get(Slot.IN_PLAY + lasaVecuvia) < open) leaveGame(field, lasaVecuvia);
    else if (open === 0) {
      end(field, 1 << lasaVecuvia, ALL_SEALED);
      return;
    }
  }
  retireThoseWithNoneInPlay(field);
  const players = playersLeft(field);
  if ((players & (players - 1)) === 0) {
    const won = holderOf(field, RoleCode.TUCHULCHA) === NOBODY ? LAST_IN_GAME : TUCHULCHA_WINS;
    end(field, players, won);
    return;
  }
  if (holderOf(field, RoleCode.TUCHULCHA) === NOBODY && someColorHasNoneInPlay(field)) {
    end(field, winnersByRank(field, players), COLOR_FINISHED);
  }
}

/** Whether one of §7's numbers can apply. Most steps concern nobody, and this is found out at little cost. */
export function concernsSomebody(field: Field, reachedAltar: boolean): boolean {
  const open = field.get(Slot.OPEN_PASSAGES);
  let players = 0;
  for (let color = 0; color < COUNT; color++) {
    const role = field.role(color);
    if (role === RoleCode.OUT) continue;
    const inPlay = field.get(Slot.IN_PLAY + color);
    if (inPlay === 0 || (role === RoleCode.TUCHULCHA && reachedAltar)) return true;
    if (role === RoleCode.LASA_VECUVIA && (inPlay < open || open === 0)) return true;
    if (role !== RoleCode.NEUTRAL) players++;
  }
  return players < 2;
}

function end(field: Field, winners: number, reason: number): void {
  field.set(Slot.RESULT, winners);
  field.set(Slot.END, reason);
}

function holderOf(field: Field, role: number): number {
  for (let color = 0; color < COUNT; color++) if (field.role(color) === role) return color;
  return NOBODY;
}

/** All haruspexes to the box. */
function leaveGame(field: Field, color: number): void {
  for (let place = Place.TEMPLE; place <= Place.EXIT; place++) {
    if (field.count(color, place) > 0) field.station(color, place, 0);
  }
  for (const place of [Place.ALTAR, Place.FOREST, Place.SANCTUARY]) field.put(countSlot(color, place), 0);
  for (let stone = 1; stone <= field.places.size; stone++) {
    if (field.get(Slot.HOLDER + stone) === color + 1) field.set(Slot.HOLDER + stone, 0);
  }
  field.set(Slot.IN_PLAY + color, 0);
  field.put(Slot.ROLE + color, RoleCode.OUT);
}

function retireThoseWithNoneInPlay(field: Field): void {
  const tuchulcha = holderOf(field, RoleCode.TUCHULCHA);
  if (tuchulcha === NOBODY) return;
  if (field.get(Slot.IN_PLAY + tuchulcha) === 0) {
    leaveGame(field, tuchulcha);
    return;
  }
  for (let color = 0; color < COUNT; color++) {
    const role = field.role(color);
    if ((role === RoleCode.NORMAL || role === RoleCode.LASA_VECUVIA) && field.get(Slot.IN_PLAY + color) === 0)
      leaveGame(field, color);
  }
}

/** As bits. */
function playersLeft(field: Field): number {
  let players = 0;
  for (let color = 0; color < COUNT; color++) if (field.role(color) < RoleCode.NEUTRAL) players |= 1 << color;
  return players;
}

function someColorHasNoneInPlay(field: Field): boolean {
  for (let color = 0; color < COUNT; color++) {
    if (field.role(color) !== RoleCode.OUT && field.get(Slot.IN_PLAY + color) === 0) return true;
  }
  return false;
}

/**
 * Most on the altar, then fewest in the forest (§7, number 5). Equals share, but of two players: whoever ends the game wins
 * only if alone on top.
 */
function winnersByRank(field: Field, players: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let top = 0;
  for (let color = 0; color < COUNT; color++) {
    if (field.role(color) === RoleCode.OUT) continue;
    const rank = field.count(color, Place.ALTAR) * 16 - field.count(color, Place.FOREST);
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
