import { BrokenRow } from './columns.ts';

/** Leaves rows out of a list that can't be read: they should keep nobody from the others. Tells of each once. */
export class ReadableRows {
  readonly #tell: (why: BrokenRow) => void;
  readonly #told = new Set<string>();

  constructor(tell: (why: BrokenRow) => void) {
    this.#tell = tell;
  }

  parse<Row, T>(rows: readonly Row[], parse: (row: Row) => T): T[] {
    return rows.flatMap((row) => {
      try {
        return [parse(row)];
      } catch (error) {
        if (!(error instanceof BrokenRow)) throw error;
        if (!this.#told.has(error.message)) {
          this.#told.add(error.message);
          this.#tell(error);
        }
        return [];
      }
    });
  }
}
