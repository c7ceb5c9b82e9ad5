import type { Trail } from '../tables/fairness/trail.ts';
import type { Snowflake } from '../tables/game-types.ts';
import { isForgotten } from '../tables/seats.ts';
import type { TransactionClient } from './database/client.ts';

/** Whom a table's JSON names beside its seats: by this they are found, without reading all tables. */

const namedIn = (trail: Trail): Snowflake[] =>
  trail.flatMap(({ seats }) =>
    seats.flatMap(({ holder }) =>
      holder === null || holder === 'computer' || isForgotten(holder) ? [] : [holder],
    ),
  );

/** Notes who is named by what changes of a table. This transaction holds the table's row. */
export async function markMentions(
  tx: TransactionClient,
  tableId: string,
  { invited = [], trail = [] }: { readonly invited?: readonly Snowflake[]; readonly trail?: Trail },
): Promise<void> {
  const named = new Set([...invited, ...namedIn(trail)]);
  if (named.size === 0) return;
  const known = await tx.mention.findMany({ where: { tableId }, select: { userId: true } });
  for (const { userId } of known) named.delete(userId);
  for (const userId of named)
    await tx.mention.create({ data: { tableId, userId }, select: { userId: true } });
}
