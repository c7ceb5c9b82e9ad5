import { BrokenRow } from './columns.ts';

/** Leaves rows out of a list that can't be read: they should keep nobody from the others. Tells of each once. */
export class ReadableRows {
  readonly #tell: (why: BrokenRow) => void;
  readonly #told = new Set<string>();

  constructor(tell: (why: BrokenRow) => void) {
    this.#tell = tell;
  }

  /** The first `most` of a list of which `page` finds some: many that can't be read don't hide the others. */
  async first<Row, T>(
    most: number,
    page: (part: { readonly skip: number; readonly take: number }) => Promise<readonly Row[]>,
    parse: (row: Row) => T,
  ): Promise<T[]> {
    for (let skip = 0; ; skip += most) {
      const rows = await page({ skip, take: most });
      const parsed = this.parse(rows, parse);
      if (parsed.length > 0 || rows.length < most) return parsed;
    }
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
