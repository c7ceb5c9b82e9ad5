/** Conversion between fields and positions: the current one, or after quiet steps that aren't made. */

import {
  COLORS,
  type Color,
  type ColorState,
  type Position,
  ROLES,
  type Role,
  SECTOR,
  type Standing,
} from '../board.ts';
import type { Field } from './field.ts';
import type { Lines } from './hash-set.ts';
import {
  at,
  colorOf,
  fromOf,
  isDiscard,
  isHit,
  isQuiet,
  Place,
  placesOf,
  RoleCode,
  Slot,
  settledAt,
} from './layout.ts';
import { quietVictim, removedTo } from './quiet-steps.ts';

const ALL = 15;
/** Stones 32..40 in the second word of OCCUPIED. */
const ON_PATH = 0x1ff;
/** Positions share the objects of standings, by stone and count. */
const COUNTS = 10;
const STANDINGS: readonly Standing[] = Array.from({ length: Place.EXIT * COUNTS }, (_, index) =>
  Object.freeze({ stone: Math.floor(index / COUNTS), count: index % COUNTS }),
);

/** Sets up a position at the moment of the roll. */
export function loadPosition(field: Field, position: Position): void {
  const { slots } = field;
  const { turn, sealed, colors } = position;
  const places = placesOf(position);
  field.begin(position, places, COLORS.indexOf(turn));
  slots[Slot.OPEN_PASSAGES] = places.passages - sealed.length;
  for (let index = 0; index < sealed.length; index++) {
    slots[Slot.SEALED] = at(slots, Slot.SEALED) | at(places.passage, sealed[index] ?? 0);
  }
  loadColor(field, 0, colors.blue);
  loadColor(field, 1, colors.red);
  loadColor(field, 2, colors.yellow);
  loadColor(field, 3, colors.black);
  if (field.role(field.mover) !== RoleCode.TUCHULCHA) loadWaiting(field);
}

function loadColor(field: Field, color: number, state: ColorState | undefined): void {
  const { slots } = field;
  if (!state) {
    slots[Slot.ROLE + color] = RoleCode.OUT;
    return;
  }
  const { role, temple, path, atExit } = state;
  slots[Slot.ROLE + color] = role === 'normal' ? RoleCode.NORMAL : ROLES.indexOf(role);
  const first = color * Place.ROOM;
  slots[first + Place.TEMPLE] = temple;
  slots[first + Place.EXIT] = atExit;
  slots[first + Place.ALTAR] = state.altar;
  slots[first + Place.FOREST] = state.forest;
  slots[first + Place.SANCTUARY] = state.sanctuary;
  let inPlay = temple + atExit;
  let low = temple > 0 ? 1 << Place.TEMPLE : 0;
  let high = 0;
  for (let index = 0; index < path.length; index++) {
    const { stone, count } = path[index] as Standing;
    slots[first + stone] = count;
    slots[Slot.HOLDER + stone] = color + 1;
    inPlay += count;
    if (stone < 32) low |= 1 << stone;
    else high |= 1 << (stone - 32);
  }
  if (atExit > 0) {
    slots[Slot.HOLDER + field.entry(color)] = color + 1;
    high |= 1 << (Place.EXIT - 32);
  }
  slots[Slot.OCCUPIED + 2 * color] = low;
  slots[Slot.OCCUPIED + 2 * color + 1] = high;
  slots[Slot.IN_PLAY + color] = inPlay;
}

/** §4.3; Tuchulcha's haruspexes ignore it (§5.2). */
function loadWaiting(field: Field): void {
  const { slots, places, mover } = field;
  let total = 0;
  for (let stone = 1; stone <= places.size; stone += SECTOR) {
    const count = field.count(mover, stone);
    slots[Slot.WAITING + stone] = count;
    total += count;
  }
  const finished = field.count(mover, Place.EXIT);
  slots[Slot.WAITING + Place.EXIT] = finished;
  slots[Slot.WAITING_TOTAL] = total + finished;
}

/** The current position; an open hit's stone has two colors. Unchanged colors (as bits) keep their loaded states. */
export function readPosition(field: Field, changed = ALL): Position {
  const { origin } = field;
  if (!origin) throw new Error('read before load');
  const colors: { -readonly [color in Color]?: ColorState } = { ...origin.colors };
  if (changed & 1 && colors.blue) colors.blue = readColor(field, 0);
  if (changed & 2 && colors.red) colors.red = readColor(field, 1);
  if (changed & 4 && colors.yellow) colors.yellow = readColor(field, 2);
  if (changed & 8 && colors.black) colors.black = readColor(field, 3);
  const { players, turn, devotions } = origin;
  return { players, turn, devotions, sealed: readSealed(field, origin), colors };
}

function readSealed(field: Field, { sealed }: Position): readonly number[] {
  const { places } = field;
  if (places.passages - sealed.length === field.openPassages) return sealed;
  const now: number[] = [];
  for (let stone = 1; stone <= places.size; stone++) {
    if (field.isSealed(stone)) now.push(stone);
  }
  return now;
}

function readColor({ slots }: Field, color: number): ColorState {
  const first = color * Place.ROOM;
  const path: Standing[] = [];
  let bits = at(slots, Slot.OCCUPIED + 2 * color) & ~1;
  for (; bits !== 0; bits &= bits - 1) {
    const stone = 31 - Math.clz32(bits & -bits);
    const count = at(slots, first + stone);
    if (count > 0) path.push(STANDINGS[stone * COUNTS + count] as Standing);
  }
  bits = at(slots, Slot.OCCUPIED + 2 * color + 1) & ON_PATH;
  for (; bits !== 0; bits &= bits - 1) {
    const stone = 63 - Math.clz32(bits & -bits);
    const count = at(slots, first + stone);
    if (count > 0) path.push(STANDINGS[stone * COUNTS + count] as Standing);
  }
  return {
    role: ROLES[at(slots, Slot.ROLE + color)] as Role,
    temple: at(slots, first + Place.TEMPLE),
    path,
    atExit: at(slots, first + Place.EXIT),
    altar: at(slots, first + Place.ALTAR),
    forest: at(slots, first + Place.FOREST),
    sanctuary: at(slots, first + Place.SANCTUARY),
  };
}

/**
 * Whether the position after a line can be read without making its steps: a quiet step changes few counts. With two players each
 * moves several colors (§8), and who is hit can depend on earlier steps.
 */
export function areQuiet(field: Field, lines: Lines, line: number): boolean {
  for (let index = 0; ; index++) {
    const step = lines.at(line, index);
    if (step === 0) return true;
    if (isDiscard(step)) continue;
    if (!isQuiet(step) || (isHit(step) && field.origin?.players === 2)) return false;
  }
}

/** The position after a line's quiet steps from one on; `changed`: the colors that earlier ones changed, as bits. */
export function readAfter(field: Field, lines: Lines, line: number, from = 0, changed = 0): Position {
  const step = lines.at(line, from);
  if (step === 0) return readPosition(field, changed);
  if (isDiscard(step)) return readAfter(field, lines, line, from + 1, changed);
  const { slots } = field;
  const color = colorOf(step);
  const place = settledAt(step);
  const left = color * Place.ROOM + fromOf(step);
  const reached = color * Place.ROOM + place;
  // The bit of a place that was left may stay: nobody is counted there.
  const word = Slot.OCCUPIED + 2 * color + (place >> 5);
  const occupied = at(slots, word);
  slots[word] = occupied | (1 << (place & 31));
  recount(slots, left, reached);
  let position: Position;
  if (isHit(step)) {
    const victim = quietVictim(field, step);
    const gone = removedTo(field, step, victim);
    recount(slots, victim, gone);
    position = readAfter(
      field,
      lines,
      line,
      from + 1,
      changed | (1 << color) | (1 << Math.floor(victim / Place.ROOM)),
    );
    recount(slots, gone, victim);
  } else {
    position = readAfter(field, lines, line, from + 1, changed | (1 << color));
  }
  recount(slots, reached, left);
  slots[word] = occupied;
  return position;
}

function recount(slots: Int32Array, from: number, to: number): void {
  slots[from] = at(slots, from) - 1;
  slots[to] = at(slots, to) + 1;
}
