import type { Snowflake } from '../../src/tables/game-types.ts';
import type { NewTable, SharedStore } from '../../src/tables/store.ts';
import type { Table } from '../../src/tables/table.ts';

/** The shared tools of the store's suites. */
export interface Workbench {
  /** Open while tests run. */
  store(): SharedStore;
  /** That of another process, if the database allows one. */
  other(): SharedStore;
  /** A new table with a new id. */
  create(change?: Partial<NewTable>): Promise<Table>;
  /** A table of version 2 whose game has begun. */
  playing(change?: Partial<NewTable>): Promise<Table>;
  /** A new server, channel or person id. */
  fresh(): Snowflake;
}

export function changed(result: Table | 'stale' | 'overLimit'): Table {
  if (typeof result === 'string') throw new Error(result);
  return result;
}

/** Runs this many concurrently, numbered from 0. */
export function atOnce<T>(many: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: many }, (_, index) => work(index)));
}

export const minutesAfter = (start: Date, minutes: number): Date =>
  new Date(start.getTime() + minutes * 60_000);
