/** After a deletion of personal data, nothing of the person is stored: neither their id nor name, nor what they wrote. */
import type { PageMessage } from '@haruspex/playground/testing/person.ts';
import { DELETION_ID } from '../../../src/discord/features/privacy.ts';
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { MINUTE } from '../person.ts';
import { rawBytes } from '../stored.ts';
import type { Witness } from '../witness.ts';

/** Something that others began before may still be under way. */
const DELETED_MS = 10 * MINUTE;
/** Shorter names may also be parts of other words. */
const MIN_NAME = 5;

const DONE = LANGUAGES.map(({ code }) => translator(code)('privacy.deleted'));

/** Everything deleted a while ago; unused bytes count, too. */
export function forgotten(database: SqliteDatabase, { gone, buried }: Witness): Promise<string[]> {
  const isLong = ({ at }: { readonly at: number }) => at + DELETED_MS < Date.now();
  const people = [...gone].flatMap(([userId, one]) => (isLong(one) ? [userId, one.name] : []));
  const words = [...buried].flatMap(([word, one]) => (isLong(one) ? [word] : []));
  return stillStored(database, [...people, ...words]);
}

/** Somebody is told that nothing points to them any more, before anybody can have named them again. */
export async function forgottenAtOnce(
  database: SqliteDatabase,
  { gone }: Witness,
  { content, ephemeral_for: userId }: PageMessage,
): Promise<string[]> {
  if (userId === undefined || !gone.has(userId) || !DONE.includes(content)) return [];
  // The deletion itself is under way until its answer has arrived.
  const bytes = await rawBytes(database, async (copy) => {
    copy
      .prepare('DELETE FROM interactions WHERE user_id = ? AND payload LIKE ?')
      .run(userId, `%${DELETION_ID}%`);
    copy.exec('VACUUM');
  });
  return found(bytes, [userId]);
}

const stillStored = async (database: SqliteDatabase, texts: readonly string[]): Promise<string[]> =>
  texts.length === 0 ? [] : found(await rawBytes(database), texts);

export const found = (bytes: Buffer, texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const at = text.length < MIN_NAME ? -1 : bytes.indexOf(text);
    if (at < 0) return [];
    const around = bytes.subarray(Math.max(0, at - 200), at + 100).toString('latin1');
    return [`“${text}” is still in the database: ${around.replaceAll(/[^ -~]+/g, ' ')}`];
  });
