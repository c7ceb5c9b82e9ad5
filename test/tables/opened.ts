import type { Outcome } from '../../src/tables/changes/table-transaction.ts';
import type { Table } from '../../src/tables/table.ts';

/** The opened table, if no limit prevents it. */
export function opened(outcome: Outcome): Table {
  if (!outcome.ok) throw new Error(`not opened: ${outcome.refusal.code}`);
  return outcome.table;
}
