import { expect, test } from 'vitest';
import { openStore, type Store } from '../../src/storage/index.ts';
import { sqliteDatabase } from '../storage/databases.ts';
import { playShort, type Who } from '../storage/short-games.ts';
import { run } from './run.ts';

const GUILD = '200000000000000007';
const [ANN, BOB, CYD] = [
  ['100000000000000011', 'ann'],
  ['100000000000000012', 'bob'],
  ['100000000000000013', 'cyd'],
] as const satisfies readonly Who[];

async function played(store: Store): Promise<void> {
  const games = [
    [ANN, BOB],
    [BOB, CYD, 'computer'],
    [CYD, ANN],
    [ANN, CYD, BOB, 'computer'],
  ] as const;
  for (const [index, players] of games.entries())
    await playShort(store, {
      id: `t${index}`,
      guildId: GUILD,
      at: new Date(`2026-0${index + 1}-15T00:00:00Z`),
      players: players as readonly [Who, Who, ...Who[]],
    });
}

const AS_BEFORE = [`Server ${GUILD}: 4 games recalculated, all as before.`];

test('the command says so, or in one sentence why it cannot', async () => {
  const { url, drop } = await sqliteDatabase();
  const store = await openStore({ url });
  await played(store);
  expect(await run(url, 'ratings')).toMatchObject({ output: expect.stringContaining('in use'), status: 1 });
  await store.close();
  expect(await run(url, 'ratings')).toEqual({ output: `${AS_BEFORE.join('')}\n`, status: 0 });
  await drop();
});
