/** Who was deleted, as marks that a restored backup is compared with: whoever is in it and was deleted since is deleted again. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Snowflake } from '../tables/game-types.ts';
import type { TransactionClient } from './database/client.ts';

/** Keys of notes. */
export const SALT_KEY = 'deletions-salt';
export const MARK_PREFIX = 'deleted:';

/** Tells for a known id whether it was deleted; can't be read back without trying ids. `salt`: the database's own. */
export const deletionMark = (salt: string, userId: Snowflake): string =>
  `${MARK_PREFIX}${createHmac('sha256', salt).update(userId).digest('hex')}`;

export async function markDeletion(tx: TransactionClient, userId: Snowflake, now: Date): Promise<void> {
  const create = { key: SALT_KEY, value: randomBytes(32).toString('hex') };
  const salt = await tx.note.upsert({ where: { key: SALT_KEY }, create, update: { key: SALT_KEY } });
  const key = deletionMark(salt.value, userId);
  const value = now.toISOString();
  await tx.note.upsert({ where: { key }, create: { key, value }, update: { value } });
}

/** Removes the marks of those who were deleted before. */
export async function forgetMarks(tx: TransactionClient, before: Date): Promise<void> {
  await tx.note.deleteMany({
    where: { key: { startsWith: MARK_PREFIX }, value: { lt: before.toISOString() } },
  });
}
