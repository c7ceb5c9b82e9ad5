import { leaveTables } from '../../tables/leaving.ts';
import type { Snowflake } from '../../tables/table.ts';
import { shown } from '../answer.ts';
import { renamePlace } from '../place.ts';
import type { Room } from '../room.ts';

/**
 * Takes a person off their tables, then out of everything stored; then what Discord shows of those tables is brought up to date.
 * Cut off anywhere, it can be done again: what has been done is not there any more.
 */
export async function deletePerson(room: Room, userId: Snowflake): Promise<void> {
  const tables = await leaveTables(room.tables, room.store, userId);
  await room.records.forgetPerson(userId);
  for (const id of tables) {
    await shown(room, id, true);
    await renamePlace(room, id);
  }
}
