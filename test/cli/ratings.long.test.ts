import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { openStore, type Store } from '../../src/storage/index.ts';
import { rebuildResults } from '../../src/tables/results/results-store.ts';
import { everything, raw, sqliteDatabase } from '../storage/databases.ts';
import { playShort, type Who } from '../storage/short-games.ts';

const GUILD = '200000000000000007';
const [ANN, BOB, CYD] = [
  ['100000000000000011', 'ann'],
  ['100000000000000012', 'bob'],
  ['100000000000000013', 'cyd'],
] as const satisfies readonly Who[];

/** Runs `npm run ratings` on a database and returns its output and exit code. */
const run = (url: string): Promise<{ readonly output: string; readonly status: number }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/start.mjs', 'cli-ratings'],
      { env: { ...process.env, DATABASE_URL: url } },
      (_, stdout, stderr) => resolve({ output: stdout + stderr, status: child.exitCode ?? -1 }),
    );
  });

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

/** Creates a database with games and recalculates it. */
async function withGames(
  work: (database: {
    readonly url: string;
    readonly store: Store;
    readonly reckon: () => Promise<readonly string[]>;
    readonly content: () => Promise<ReadonlyMap<string, readonly string[]>>;
  }) => Promise<void>,
): Promise<void> {
  const { url, drop } = await sqliteDatabase();
  const store = await openStore({ url });
  await played(store);
  const reckon = async () => {
    const said: string[] = [];
    await rebuildResults(store, (sentence) => said.push(sentence));
    return said;
  };
  await work({ url, store, reckon, content: async () => byContent(await everything(url)) });
  await store.close();
  await drop();
}

const AS_BEFORE = [`Server ${GUILD}: 4 games recalculated, all as before.`];

test('everything comes out the same, to the last bit', () =>
  withGames(async ({ url, reckon }) => {
    const before = await everything(url);
    expect(await reckon()).toEqual(AS_BEFORE);
    expect(await everything(url)).toEqual(before);
  }));

test('also after somebody’s data were deleted', () =>
  withGames(async ({ url, store, reckon }) => {
    await store.forgetPerson(BOB[0]);
    const before = await everything(url);
    expect(await reckon()).toEqual(AS_BEFORE);
    expect(await everything(url)).toEqual(before);
  }));

test('ratings that are wrong are fixed', () =>
  withGames(async ({ url, reckon, content }) => {
    const before = await content();
    await raw(url, "UPDATE placings SET mu = 40 WHERE name = 'ann' AND position = 3");
    await raw(url, 'DELETE FROM dice_tallies');
    expect(await content()).not.toEqual(before);
    expect(await reckon()).toEqual([
      `Server ${GUILD}: 4 games recalculated, 2 entries were wrong and have been fixed.`,
    ]);
    expect(await content()).toEqual(before);
  }));

test('the command says so, or in one sentence why it cannot', async () => {
  const { url, drop } = await sqliteDatabase();
  const store = await openStore({ url });
  await played(store);
  expect(await run(url)).toMatchObject({ output: expect.stringContaining('in use'), status: 1 });
  await store.close();
  expect(await run(url)).toEqual({ output: `${AS_BEFORE.join('')}\n`, status: 0 });
  await drop();
});

/** Sorts rows, since the order of writing doesn't matter. */
const byContent = (tables: ReadonlyMap<string, readonly object[]>) =>
  new Map([...tables].map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()]));
