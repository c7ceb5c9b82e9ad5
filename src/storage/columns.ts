import * as z from 'zod';

/** Parsing of rows, and the error for unreadable ones. */

/** A column of JSON text. Throws SyntaxError and ZodError. */
export function parseJson<T>(json: z.ZodType<T>, text: string): T {
  return json.parse(JSON.parse(text));
}

/** A row that no version of the store can have written. */
export class BrokenRow extends Error {
  override readonly name = 'BrokenRow';
  /** Null if the row belongs to no table. */
  readonly tableId: string | null;

  /** `owner`: e.g. `Settings of 123`. */
  constructor(owner: string, why: string, tableId: string | null, options?: ErrorOptions) {
    super(`${owner}: ${why}`, options);
    this.tableId = tableId;
  }
}

/** Runs `parse` on rows of a table. Throws BrokenRow. */
export function parseTableRows<T>(tableId: string, parse: () => T): T {
  return orBrokenRow(`Table ${tableId}`, tableId, parse);
}

/** Runs `parse` on a row that belongs to no table. Throws BrokenRow. */
export function parseSettingsRow<T>(ownerId: string, parse: () => T): T {
  return orBrokenRow(`Settings of ${ownerId}`, null, parse);
}

function orBrokenRow<T>(owner: string, tableId: string | null, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new BrokenRow(owner, why, tableId, { cause: error });
  }
}

/** Leaves unreadable rows out of lists, so that they don't hide the others. Reports each once. */
export class ReadableRows {
  readonly #tell: (why: BrokenRow) => void;
  readonly #told = new Set<string>();

  constructor(tell: (why: BrokenRow) => void) {
    this.#tell = tell;
  }

  /** The first `most` of a list whose pages are read by `page`, despite unreadable rows. */
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
