import * as z from 'zod';
import { Draws, type SeasonSource } from '../fairness/dice.ts';
import { counter, type Parsed, type Snowflake, snowflake } from '../game-types.ts';

/** Possible numbers of players per table. */
export const TABLE_SIZES = [2, 3, 4] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/** Possible numbers of tables that each person plays at the same time. */
export const AT_ONCE = [1, 2, 3, 4] as const;
export type TablesPerPlayer = (typeof AT_ONCE)[number];

/** How many people and computer players sit at a table. */
interface TableShape {
  readonly people: number;
  readonly computers: number;
}

/** A table's people in seat order, as indices into the list of people. Computer players have the last seats. */
export interface SeatedTable {
  readonly people: readonly number[];
  readonly computers: number;
}

export const MIN_SEATED = 3;

const SWAPS_BETWEEN = 12_000;
const SWAPS_WITHIN = 8_000;
/** Cost of a pair's third and later meetings; the second costs 1. */
const COST_OF_MEETING = 4;
/** Cost of beginning; any other seat costs 1. */
const COST_OF_BEGINNING = 9;

/** Whether all people play at one table, again and again. */
export const isOneTable = (people: number, size: TableSize): boolean => size > 2 && people < 5;

/** The tables at which each of this many people has `atOnce` seats, full ones first. Throws RangeError for fewer than three. */
export function tableShapes(people: number, size: TableSize, atOnce: TablesPerPlayer): readonly TableShape[] {
  if (!Number.isInteger(people) || people < MIN_SEATED)
    throw new RangeError(`There are no tables for ${people} people.`);
  const tables = (count: number, shape: TableShape) => Array.from({ length: count }, () => shape);
  if (isOneTable(people, size)) return tables(atOnce, { people, computers: 0 });
  if (size > 2 && people === 5)
    return [...tables(atOnce, { people: 3, computers: 0 }), ...tables(atOnce, { people: 2, computers: 1 })];
  const seats = people * atOnce;
  const small = (size - (seats % size)) % size;
  const full = (seats - small * (size - 1)) / size;
  return [
    ...tables(full, { people: size, computers: 0 }),
    ...tables(small, { people: size - 1, computers: size === 2 ? 1 : 0 }),
  ];
}

/** Seats people at the tables of {@link tableShapes}. Deterministic for the same draws. */
export function drawSeating(
  people: number,
  size: TableSize,
  atOnce: TablesPerPlayer,
  draws: Draws,
): readonly SeatedTable[] {
  const shapes = tableShapes(people, size, atOnce);
  const tables = dealt(people, shapes, draws);
  const together = new Meetings(people, tables).anneal(draws);
  const seated = new SeatOrders(people, together).anneal(draws);
  return balanceFirstSeats(people, seated).map((table, index) => ({
    people: table,
    computers: shapes[index]?.computers ?? 0,
  }));
}

type Tables = readonly (readonly number[])[];

/** Deals everybody in a drawn order, repeatedly, from the first table on. */
function dealt(people: number, shapes: readonly TableShape[], draws: Draws): number[][] {
  const order = draws.shuffled(Array.from({ length: people }, (_, person) => person));
  let next = 0;
  return shapes.map((shape) => Array.from({ length: shape.people }, () => order[next++ % people] as number));
}

/** Whether a swap is accepted: later swaps may raise the cost less. Integers only, so that all machines agree. */
const isAccepted = (rise: number, swap: number, swaps: number, draws: Draws): boolean =>
  rise <= 0 || 2 * rise * swaps <= draws.zeros() * (swaps - swap);

const costOfMeetings = (times: number): number => (times < 2 ? 0 : 1 + COST_OF_MEETING * (times - 2));

interface SeatAt {
  readonly table: number;
  readonly place: number;
}

/** The people at each table, while people swap tables. */
class Meetings {
  readonly #tables: number[][];
  readonly #seats: readonly SeatAt[];
  readonly #met: number[][];
  readonly #small: number[];
  readonly #isSmall: readonly boolean[];
  readonly #fewestSmall: number;
  readonly #mostSmall: number;
  #thrice = 0;
  #twice = 0;

  constructor(people: number, tables: Tables) {
    this.#tables = tables.map((table) => [...table]);
    this.#seats = tables.flatMap((seats, table) => seats.map((_, place) => ({ table, place })));
    this.#met = Array.from({ length: people }, () => Array.from({ length: people }, () => 0));
    this.#small = Array.from({ length: people }, () => 0);
    const full = tables[0]?.length ?? 0;
    this.#isSmall = tables.map(({ length }) => length < full);
    for (const [index, table] of tables.entries()) {
      for (const [place, one] of table.entries()) {
        if (this.#isSmall[index]) add(this.#small, one, 1);
        for (const other of table.slice(0, place)) this.#meet(one, other, 1);
      }
    }
    const seatsAtSmall = this.#small.reduce((sum, count) => sum + count, 0);
    this.#fewestSmall = Math.floor(seatsAtSmall / people);
    this.#mostSmall = Math.ceil(seatsAtSmall / people);
  }

  /** Returns the best state on the way; of equals, the first. */
  anneal(draws: Draws): Tables {
    let best = { thrice: this.#thrice, twice: this.#twice, tables: copied(this.#tables) };
    for (let swap = 0; swap < SWAPS_BETWEEN; swap++) {
      const one = this.#seats[draws.below(this.#seats.length)];
      const other = this.#seats[draws.below(this.#seats.length)];
      if (!one || !other || !this.#maySwap(one, other)) continue;
      const rise = this.#swap(one, other);
      if (!isAccepted(rise, swap, SWAPS_BETWEEN, draws)) this.#swap(one, other);
      else if (this.#thrice < best.thrice || (this.#thrice === best.thrice && this.#twice < best.twice))
        best = { thrice: this.#thrice, twice: this.#twice, tables: copied(this.#tables) };
    }
    return best.tables;
  }

  #at({ table, place }: SeatAt): number {
    return this.#tables[table]?.[place] ?? 0;
  }

  /** Nobody sits at a table twice, and seats at small tables stay evenly distributed. */
  #maySwap(one: SeatAt, other: SeatAt): boolean {
    const [person, another] = [this.#at(one), this.#at(other)];
    if (one.table === other.table) return false;
    if (this.#tables[other.table]?.includes(person) || this.#tables[one.table]?.includes(another))
      return false;
    const more = Number(this.#isSmall[other.table]) - Number(this.#isSmall[one.table]);
    if (more === 0) return true;
    const counts = [(this.#small[person] ?? 0) + more, (this.#small[another] ?? 0) - more];
    return counts.every((count) => count >= this.#fewestSmall && count <= this.#mostSmall);
  }

  /** Returns the change in cost. */
  #swap(one: SeatAt, other: SeatAt): number {
    const [person, another] = [this.#at(one), this.#at(other)];
    const more = Number(this.#isSmall[other.table]) - Number(this.#isSmall[one.table]);
    add(this.#small, person, more);
    add(this.#small, another, -more);
    let rise = 0;
    for (const [place, neighbor] of (this.#tables[one.table] ?? []).entries())
      if (place !== one.place) rise += this.#meet(person, neighbor, -1) + this.#meet(another, neighbor, 1);
    for (const [place, neighbor] of (this.#tables[other.table] ?? []).entries())
      if (place !== other.place) rise += this.#meet(another, neighbor, -1) + this.#meet(person, neighbor, 1);
    this.#tables[one.table]?.splice(one.place, 1, another);
    this.#tables[other.table]?.splice(other.place, 1, person);
    return rise;
  }

  /** The change in cost if two people meet once more (1), or once less (-1). */
  #meet(one: number, other: number, by: 1 | -1): number {
    const before = this.#met[one]?.[other] ?? 0;
    const after = before + by;
    add(this.#met[one], other, by);
    add(this.#met[other], one, by);
    this.#twice += Number(after > 1) - Number(before > 1);
    this.#thrice += Math.max(0, after - 2) - Math.max(0, before - 2);
    return costOfMeetings(after) - costOfMeetings(before);
  }
}

/** Each person's seats at their tables, while people swap seats. */
class SeatOrders {
  readonly #tables: number[][];
  /** How often each person has each seat. */
  readonly #counts: number[][];
  #spread = 0;

  constructor(people: number, tables: Tables) {
    this.#tables = copied(tables);
    const seats = Math.max(...tables.map(({ length }) => length));
    this.#counts = Array.from({ length: people }, () => Array.from({ length: seats }, () => 0));
    for (const table of tables) for (const [seat, person] of table.entries()) this.#take(person, seat, 1);
  }

  /** Returns the best state on the way; of equals, the first. */
  anneal(draws: Draws): Tables {
    let begins = this.#begins();
    let best = { begins, spread: this.#spread, tables: copied(this.#tables) };
    for (let swap = 0; swap < SWAPS_WITHIN; swap++) {
      const table = this.#tables[draws.below(this.#tables.length)] ?? [];
      const one = draws.below(table.length);
      const other = draws.below(table.length);
      if (one === other) continue;
      const rise = this.#swap(table, one, other);
      if (!isAccepted(rise, swap, SWAPS_WITHIN, draws)) {
        this.#swap(table, one, other);
        continue;
      }
      if (one === 0 || other === 0) begins = this.#begins();
      if (begins < best.begins || (begins === best.begins && this.#spread < best.spread))
        best = { begins, spread: this.#spread, tables: copied(this.#tables) };
    }
    return best.tables;
  }

  #swap(table: number[], one: number, other: number): number {
    const [person = 0, another = 0] = [table[one], table[other]];
    table[one] = another;
    table[other] = person;
    return (
      this.#take(person, one, -1) +
      this.#take(person, other, 1) +
      this.#take(another, other, -1) +
      this.#take(another, one, 1)
    );
  }

  /** The change in cost if a person has a seat once more (1), or once less (-1). */
  #take(person: number, seat: number, by: 1 | -1): number {
    const before = this.#counts[person]?.[seat] ?? 0;
    add(this.#counts[person], seat, by);
    const rise = (before + by) ** 2 - before ** 2;
    this.#spread += rise;
    return seat === 0 ? COST_OF_BEGINNING * rise : rise;
  }

  #begins(): number {
    return beginTooOften(this.#counts.map(([first = 0]) => first));
  }
}

/** The number of people who have two or more first seats more than somebody else. */
export const beginTooOften = (beginnings: readonly number[]): number => {
  const fewest = Math.min(...beginnings);
  return beginnings.filter((count) => count > fewest + 1).length;
};

const copied = (tables: Tables): number[][] => tables.map((table) => [...table]);

function add(counts: number[] | undefined, at: number, by: number): void {
  if (counts) counts[at] = (counts[at] ?? 0) + by;
}

/** A drawn table: its division, from 0, and its people in turn order; null for a computer player. */
export const drawnTable = z.strictObject({ division: counter, seats: z.array(snowflake.nullable()) });

export type DrawnTable = Parsed<typeof drawnTable>;

/** All tables of a season, division by division. Deterministic for the same source, divisions and sizes. */
export const drawTables = (
  source: SeasonSource,
  divisions: readonly (readonly Snowflake[])[],
  { size, atOnce }: { readonly size: TableSize; readonly atOnce: TablesPerPlayer },
): readonly DrawnTable[] =>
  divisions.flatMap((people, division) => {
    const draws = Draws.from(source, `division ${division + 1}`);
    return drawSeating(people.length, size, atOnce, draws).map((table) => ({
      division,
      seats: [
        ...table.people.map((person) => people[person] ?? null),
        ...Array.from({ length: table.computers }, () => null),
      ],
    }));
  });

/**
 * Reseats tables until nobody has two or more first seats more than somebody else. While somebody has, the shortest chain of tables
 * from them to a person with that many fewer is changed: at each of its tables the chain's next person swaps with the one in the
 * first seat. Everybody has equally many tables, so there always is a chain.
 */
export function balanceFirstSeats(
  people: number,
  seated: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const tables = seated.map((table) => [...table]);
  for (;;) {
    const beginnings = Array.from({ length: people }, () => 0);
    for (const [first = 0] of tables) beginnings[first] = (beginnings[first] ?? 0) + 1;
    const most = Math.max(...beginnings);
    const chain = chainFrom(
      beginnings.indexOf(most),
      tables,
      (person) => (beginnings[person] ?? 0) < most - 1,
    );
    if (!chain) return tables;
    for (const { table, person } of chain) swapWithFirst(tables[table], person);
  }
}

interface Link {
  readonly table: number;
  /** The person who gets the table's first seat. */
  readonly person: number;
}

/** Breadth-first; tables and their people in order. Null if there is none. */
function chainFrom(
  start: number,
  tables: readonly (readonly number[])[],
  isEnd: (person: number) => boolean,
): readonly Link[] | null {
  const chains = new Map<number, readonly Link[]>([[start, []]]);
  for (const [person, chain] of chains) {
    if (isEnd(person)) return chain;
    for (const [table, seats] of tables.entries()) {
      if (seats[0] !== person) continue;
      for (const next of seats) if (!chains.has(next)) chains.set(next, [...chain, { table, person: next }]);
    }
  }
  return null;
}

function swapWithFirst(table: number[] | undefined, person: number): void {
  const [first] = table ?? [];
  if (!table || first === undefined) return;
  table[table.indexOf(person)] = first;
  table[0] = person;
}
