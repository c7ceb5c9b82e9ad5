import { z } from 'zod';

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
export function parsedOf<T>(tableId: string, parse: () => T): T {
  return parsed(`Table ${tableId}`, tableId, parse);
}

/** What `parse` makes of rows that belong to no table. Throws BrokenRow. */
export function parsedSettings<T>(ownerId: string, parse: () => T): T {
  return parsed(`Settings of ${ownerId}`, null, parse);
}

function parsed<T>(whose: string, tableId: string | null, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new BrokenRow(whose, why, tableId, { cause: error });
  }
}
