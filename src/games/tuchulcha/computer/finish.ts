/** Whoever brings the last of the own colour home ends the game (§7), and does so where that wins it. */
import { COLORS } from '../board.ts';
import { ALTAR, FOREST } from '../search/encoding.ts';
import { type Field, NEUTRAL, NORMAL } from '../search/field.ts';

const COUNT = COLORS.length;
const DIE = 6;
/** Ranks count haruspexes on the altar first, those in the forest to break ties. */
const ALTAR_RANK = 16;

/** Chance that two dice bring one haruspex so many pips or farther. */
const HOME = Float64Array.from({ length: 2 * DIE + 1 }, (_, pips) =>
  share((one, other) => one + other >= pips),
);

function share(counts: (one: number, other: number) => boolean): number {
  let ways = 0;
  for (let one = 1; one <= DIE; one++) {
    for (let other = 1; other <= DIE; other++) if (counts(one, other)) ways++;
  }
  return ways / (DIE * DIE);
}

/** Chance that a colour brings home the last two, or the last one, in one turn: pips to go, 0 where there is no second. */
export function chanceToFinish(first: number, second: number): number {
  if (second === 0) return HOME[first] ?? 0;
  if (first > DIE || second > DIE) return 0;
  // Either die for either: less the rolls in which both are high enough for both.
  const farther = DIE + 1 - Math.max(first, second);
  const nearer = DIE + 1 - Math.min(first, second);
  return (2 * farther * nearer - farther * farther) / (DIE * DIE);
}

/** Whether a player wins, alone or with others, who has so many haruspexes more on the altar and ends the game. */
export function winsByFinishing(field: Field, color: number, more: number): boolean {
  const own = rank(field, color) + ALTAR_RANK * more;
  for (let other = 0; other < COUNT; other++) {
    if (other !== color && ranks(field, other) && rank(field, other) > own) return false;
  }
  return true;
}

const rank = (field: Field, color: number): number =>
  ALTAR_RANK * field.count(color, ALTAR) - field.count(color, FOREST);

const ranks = (field: Field, color: number): boolean =>
  field.role(color) === NORMAL || field.role(color) === NEUTRAL;
