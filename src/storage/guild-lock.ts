import type { Snowflake } from '../tables/game-types.ts';
import type { TransactionClient } from './database/client.ts';

/** Holds the guilds' rows until the transaction ends: no other finishes a game, forgets or hides a person there meanwhile. */
export async function lockGuilds(tx: TransactionClient, ids: readonly Snowflake[]): Promise<void> {
  // In the same order everywhere, so that no two transactions deadlock.
  for (const id of [...new Set(ids)].sort())
    await tx.guild.updateMany({ where: { id }, data: { lastResult: { increment: 0 } } });
}
