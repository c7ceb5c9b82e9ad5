import type { Outcome } from '../../src/tables/changes/table-transaction.ts';
import type { Table } from '../../src/tables/table.ts';

/** The table that was opened, where no limit stands against it. */
export function opened(outcome: Outcome): Table {
  if (!outcome.ok) throw new Error(`not opened: ${outcome.refusal.code}`);
  return outcome.table;
}
