import type { Snowflake } from './game-types.ts';
import type { TableRefusal } from './refusal.ts';
import type { TableStore } from './store.ts';

/** Why a person may not sit at one table more on this server; null if they may. `at`: a table that counts for nothing, for they sit there. */
export async function whyNotOneMore(
  store: TableStore,
  guildId: Snowflake,
  userId: Snowflake,
  at: string | null,
): Promise<TableRefusal | null> {
  const { maxTables } = await store.guildSettings(guildId);
  if (maxTables === null) return null;
  const open = await store.tablesOf(guildId, userId);
  const others = open.filter(({ id }) => id !== at).length;
  return others < maxTables ? null : { code: 'tooManyTables', most: maxTables };
}
