import type { Snowflake } from '../game-types.ts';
import { Draws, type SeasonSource } from './draws.ts';
import { type AtOnce, drawSeating, type TableSize } from './seating.ts';

/** A table as it was drawn: its division, from 0, and who has each seat, in turn order; null: a computer player. */
export interface DrawnTable {
  readonly division: number;
  readonly seats: readonly (Snowflake | null)[];
}

/** All tables of a season, division by division. The same source, divisions and sizes give the same tables. */
export const drawTables = (
  source: SeasonSource,
  divisions: readonly (readonly Snowflake[])[],
  { size, atOnce }: { readonly size: TableSize; readonly atOnce: AtOnce },
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
