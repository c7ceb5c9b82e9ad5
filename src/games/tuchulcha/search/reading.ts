/**
 * Positions after quiet steps, read without making them: a position is read from counts, and a quiet step changes few.
 */
import type { Position } from '../position.ts';
import { colorOf, fromOf, isDiscard, isHit, isQuiet, settledAt } from './encoding.ts';
import type { Field } from './field.ts';
import type { Lines } from './hash-set.ts';
import { at, Place, Slot } from './layout.ts';
import { readPosition } from './loading.ts';
import { quietVictim, removedTo } from './quiet.ts';

/** Of two players each moves several colors (§8), and who is hit can depend on the steps before. */
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
