import type { Snowflake } from './game-types.ts';
import type { TableRefusal } from './refusal.ts';
import type { TableLimit, TableStore } from './store.ts';

/** Of a person on a server; null: any number. */
export async function tableLimit(
  store: Pick<TableStore, 'guildSettings'>,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<TableLimit | null> {
  const { maxTables: most } = await store.guildSettings(guildId);
  return most === null ? null : { userId, most };
}

export const tooManyTables = ({ most }: TableLimit): TableRefusal => ({ code: 'tooManyTables', most });

/** Why a person would be refused one more table now; null if they would not. Nothing keeps it so. */
export async function whyNotOneMore(
  store: Pick<TableStore, 'guildSettings' | 'tablesOf'>,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<TableRefusal | null> {
  const limit = await tableLimit(store, guildId, userId);
  if (!limit) return null;
  return (await store.tablesOf(guildId, userId)).length < limit.most ? null : tooManyTables(limit);
}
