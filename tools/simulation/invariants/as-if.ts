/** Laws that need people in just one state, tried on a copy of the database where everybody is in it. */
import type { Store } from '../../../src/storage/index.ts';
import { bytesAfter } from '../memory-store.ts';
import type { Screen } from '../screen.ts';
import type { SimulatedServer } from '../server.ts';
import { AGREED, type Witness } from '../witness.ts';
import { found } from './deletion.ts';

/** If all tables were private, nobody else would see any; if everybody had their data deleted, nothing of anybody would be left. */
export async function wrongOtherwise(
  { database: { database }, playground: { guildId } }: SimulatedServer,
  { page }: Screen,
  { words }: Witness,
): Promise<string[]> {
  const userIds = page.people.map(({ id }) => id);
  const seen: string[] = [];
  const bytes = await bytesAfter(database, async (store, copy) => {
    copy.exec('UPDATE tables SET is_private = 1, counts = 0');
    seen.push(...(await seenByOthers(store, guildId, userIds)));
    for (const userId of userIds) await store.forgetPerson(userId);
  });
  const own = [...words].flatMap(([word, { customId }]) => (AGREED.test(customId) ? [] : [word]));
  const left = found(bytes, [...userIds, ...own]);
  return [
    ...seen.map((one) => `if all tables were private, others would see ${one}`),
    ...left.map((one) => `if everybody had their data deleted, ${one}`),
  ];
}

async function seenByOthers(store: Store, guildId: string, userIds: readonly string[]): Promise<string[]> {
  const tables = [...(await store.publicTables(guildId)), ...(await store.played(guildId, '0', 1))];
  const titles = await Promise.all(
    userIds.map(async (userId) => {
      const [title] = await store.titles(guildId, userId, false);
      return title ? [`${title.title} of ${userId}`] : [];
    }),
  );
  return [...tables.map(({ number }) => `table ${number}`), ...titles.flat()];
}
