import type { RecordStore } from './record-store.ts';

export interface CaughtUp {
  /** Games that have a result now. */
  readonly recorded: number;
  /** Tables whose log tells no result, and why. */
  readonly failed: readonly { readonly tableId: string; readonly error: unknown }[];
}

/** Gives every finished table that has no result its own, in the order in which they finished. Many may do it at once. */
export async function catchUp(records: Pick<RecordStore, 'unrecorded' | 'record'>): Promise<CaughtUp> {
  let recorded = 0;
  const failed: { tableId: string; error: unknown }[] = [];
  for (const tableId of await records.unrecorded()) {
    try {
      await records.record(tableId);
      recorded += 1;
    } catch (error) {
      failed.push({ tableId, error });
    }
  }
  return { recorded, failed };
}

/**
 * Reckons all servers anew from the logs, and says in English for each what came out; false where a game has no result.
 * What was not as the logs say is mended.
 */
export async function reckonAnew(records: RecordStore, say: (sentence: string) => void): Promise<boolean> {
  const { recorded, failed } = await catchUp(records);
  if (recorded > 0) say(`${recorded} finished games had no result, and have one now.`);
  for (const { tableId, error } of failed)
    say(`Table ${tableId} tells no result: ${error instanceof Error ? error.message : String(error)}`);
  const servers = await records.guilds();
  for (const id of servers) {
    const { games, mended } = await records.rebuild(id);
    const found = mended === 0 ? 'all as before' : `${mended} entries were wrong, and are mended`;
    say(`Server ${id}: ${games} games reckoned anew, ${found}.`);
  }
  if (servers.length === 0) say('No game has been finished yet.');
  return failed.length === 0;
}
