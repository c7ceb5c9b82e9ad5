import { z } from 'zod';
import { COLORS as STORY_COLORS } from '../games/bacchanalia/index.ts';
import { COLORS as RACE_COLORS } from '../games/tuchulcha/color.ts';
import { PACES } from '../tables/clock/pace.ts';

/** What columns of several tables hold. */

export const snowflake = z.string().regex(/^\d{1,20}$/);
export const counter = z.int().min(0);
/** Of any game. */
export const color = z.enum([...RACE_COLORS, ...STORY_COLORS]);
export const pace = z.enum(PACES);

/** Discord's names of languages, or ours. */
export const locale = z.string().min(2);

/** A column of JSON text. Throws SyntaxError and ZodError. */
export function parseJson<T>(json: z.ZodType<T>, text: string): T {
  return json.parse(JSON.parse(text));
}

/** A row that no version of the store can have written. */
export class BrokenRow extends Error {
  override readonly name = 'BrokenRow';
  /** Null where the row belongs to no table. */
  readonly tableId: string | null;

  /** `whose`: e.g. `Settings of 123`. */
  constructor(whose: string, why: string, tableId: string | null, options?: ErrorOptions) {
    super(`${whose}: ${why}`, options);
    this.tableId = tableId;
  }
}

/** What `parse` makes of a table's rows. Throws BrokenRow. */
export function parseTableRows<T>(tableId: string, parse: () => T): T {
  return orBrokenRow(`Table ${tableId}`, tableId, parse);
}

/** What `parse` makes of rows that belong to no table. Throws BrokenRow. */
export function parseSettingsRow<T>(ownerId: string, parse: () => T): T {
  return orBrokenRow(`Settings of ${ownerId}`, null, parse);
}

function orBrokenRow<T>(whose: string, tableId: string | null, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new BrokenRow(whose, why, tableId, { cause: error });
  }
}

export const closedWhy = z.enum(['opener', 'admin', 'agreed', 'idle', 'expired']);
