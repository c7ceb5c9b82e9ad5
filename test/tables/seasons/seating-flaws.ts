import { beginTooOften, type SeatedTable } from '../../../src/tables/seasons/seating.ts';

/** By how much a seating falls short, in the order in which it counts (docs/seasons.md "The draw"). */
interface SeatingFlaws {
  /** Pairs that meet three times; one that meets four times counts twice. */
  readonly thrice: number;
  /** Pairs that meet twice or more. */
  readonly twice: number;
  /** People with at least two small tables. */
  readonly twoSmall: number;
  /** People with two or more first seats more than somebody else. */
  readonly begins: number;
  /** The sum over everybody and each seat of the square of how often they have it. */
  readonly spread: number;
}

/** Measures any seating of this many people. */
export function seatingFlaws(people: number, tables: readonly SeatedTable[]): SeatingFlaws {
  const met = new Map<number, number>();
  const seats = new Map<number, number>();
  const small = new Map<number, number>();
  const beginnings = new Map<number, number>();
  const full = Math.max(...tables.map((table) => table.people.length));
  for (const table of tables) {
    count(beginnings, table.people[0] ?? 0);
    for (const [seat, person] of table.people.entries()) {
      if (table.people.length < full) count(small, person);
      count(seats, person + people * seat);
      for (const other of table.people.slice(0, seat))
        count(met, Math.min(person, other) * people + Math.max(person, other));
    }
  }
  const meetings = [...met.values()];
  return {
    thrice: meetings.reduce((sum, times) => sum + Math.max(0, times - 2), 0),
    twice: meetings.filter((times) => times > 1).length,
    twoSmall: [...small.values()].filter((tables) => tables > 1).length,
    begins: beginTooOften(Array.from({ length: people }, (_, person) => beginnings.get(person) ?? 0)),
    spread: [...seats.values()].reduce((sum, times) => sum + times ** 2, 0),
  };
}

const count = (times: Map<number, number>, key: number): unknown => times.set(key, (times.get(key) ?? 0) + 1);
