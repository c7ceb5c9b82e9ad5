import { leaveTables } from '../../../tables/leaving.ts';
import type { Snowflake } from '../../../tables/table.ts';
import type { HandlerContext } from '../../context.ts';
import { refreshTable } from '../../handling/handler.ts';
import { renamePlace } from '../../table-message/thread.ts';

/**
 * Takes a person off their tables, then out of everything stored; then what Discord shows of those tables is brought up to date.
 * Cut off anywhere, it can be done again: what has been done is not there any more.
 */
export async function deletePerson(context: HandlerContext, userId: Snowflake): Promise<void> {
  const { tables, store, records } = context;
  const left = await leaveTables(tables, store, userId);
  const behind = await store.unshown(context.now());
  try {
    await records.forgetPerson(userId);
  } finally {
    // At games that they had left before, their past in them has changed as well.
    const changed = (await store.unshown(context.now())).filter((id) => !behind.includes(id));
    for (const id of new Set([...left, ...changed])) {
      await refreshTable(context, id, true);
      await renamePlace(context, id);
    }
  }
}
