import type { Snowflake } from '../../tables/game-types.ts';
import { leaveTables } from '../../tables/tables.ts';
import { shown } from '../answer.ts';
import { renamePlace } from '../place.ts';
import type { Room } from '../room.ts';

/**
 * Takes a person off their tables, then out of everything stored; then what Discord shows of those tables is brought up to date.
 * Cut off anywhere, it can be done again: what has been done is not there any more.
 */
export async function deletePerson(room: Room, userId: Snowflake): Promise<void> {
  const { tables, store, records } = room;
  const left = await leaveTables(tables, store, userId);
  const behind = await store.unshown(room.now());
  try {
    await records.forgetPerson(userId);
  } finally {
    // At games that they had left before, their past in them has changed as well.
    const changed = (await store.unshown(room.now())).filter((id) => !behind.includes(id));
    for (const id of new Set([...left, ...changed])) {
      await shown(room, id, true);
      await renamePlace(room, id);
    }
  }
}
