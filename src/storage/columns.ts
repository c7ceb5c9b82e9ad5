import * as z from 'zod';
import { PACES } from '../tables/clock/pace.ts';

/** How rows are parsed: what columns of several tables hold, and the error for what can't be read. */

export const snowflake = z.string().regex(/^\d{1,20}$/);
export const counter = z.int().min(0);
/** Unix milliseconds. */
export const instant = counter;
export const pace = z.enum(PACES);
/** Discord's names of languages, or ours. */
export const locale = z.string().min(2);
export const closedWhy = z.enum(['opener', 'admin', 'agreed', 'idle', 'expired']);

type Variant<Key extends string, Shapes extends Record<string, z.ZodRawShape>> = {
  [Name in keyof Shapes]: z.output<z.ZodObject<Record<Key, z.ZodLiteral<Name & string>> & Shapes[Name]>>;
}[keyof Shapes];

/** A union of strict objects that `key` tells apart: for each of its values, the fields beside it. */
export function variants<Key extends string, Shapes extends Record<string, z.ZodRawShape>>(
  key: Key,
  shapes: Shapes,
): z.ZodType<Variant<Key, Shapes>> {
  const [first, ...others] = Object.entries(shapes).map(([name, fields]) =>
    z.strictObject({ [key]: z.literal(name), ...fields }),
  );
  if (!first) throw new Error(`A union without variants of ${key}.`);
  // TypeScript loses in Object.entries which fields belong to which name.
  return z.discriminatedUnion(key, [first, ...others]) as z.ZodType<unknown> as z.ZodType<
    Variant<Key, Shapes>
  >;
}

/** A column of JSON text. Throws SyntaxError and ZodError. */
export function parseJson<T>(json: z.ZodType<T>, text: string): T {
  return json.parse(JSON.parse(text));
}

/** A row that no version of the store can have written. */
export class BrokenRow extends Error {
  override readonly name = 'BrokenRow';
  /** Null where the row belongs to no table. */
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
