import { expect, test } from 'vitest';
import { loadedSqlite } from '../../../tools/bench/loaded.ts';
import { BUSIEST, GUILD, manyGames } from '../../../tools/bench/many-games.ts';

test('the games that benches measure with fit the database, and are read as people’s are', async () => {
  const { store, drop } = await loadedSqlite(manyGames(60));
  try {
    expect((await store.stats()).tables).toEqual({ finished: 60 });
    expect((await store.load('m7'))?.status).toBe('finished');
    expect(await store.career(GUILD, BUSIEST)).not.toBeNull();
    expect(await store.history({ guildId: GUILD, most: 20 })).toHaveLength(20);
  } finally {
    await drop();
  }
});
