import { type Playground, startPlayground } from '@haruspex/playground';
import { buttonsOf, connect, type Visitors } from '@haruspex/playground/testing/person.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/storage/index.ts';
import { type Database, sqliteDatabase } from '../storage/databases.ts';
import { BotProcess, mainProgram } from './bot-process.ts';
import { lobbyOf, tapsOf } from './game.ts';
import { Spectator } from './spectator.ts';

let playground: Playground;
let visitors: Visitors;
let database: Database;
const running: BotProcess[] = [];

beforeEach(async () => {
  playground = await startPlayground({ port: 0 });
  visitors = await connect(playground.url);
  database = await sqliteDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((bot) => bot.end('SIGKILL')));
  visitors.close();
  await playground.close();
  await database.drop();
});

async function start(): Promise<BotProcess> {
  const bot = new BotProcess(playground, database.url, [await mainProgram()]);
  running.push(bot);
  return bot;
}

async function endedCleanly(bot: BotProcess): Promise<void> {
  await bot.end('SIGTERM');
  expect(bot.exitCode).toBe(0);
  expect(bot.errors).toEqual([]);
}

test('a second process on the same file says so in one sentence and ends; the first one plays on', async () => {
  const first = await start();
  await first.ready();
  const second = await start();
  await second.ended;
  expect(second.exitCode).toBe(1);
  expect(second.errors).toHaveLength(1);
  expect(second.errors[0]).toMatch(/ is in use by another Haruspex process: .*\.$/);
  expect(second.output).toEqual([]);
  const aule = visitors.as('Aule');
  await visitors.page.until(() => visitors.page.commands.length > 0 || undefined, 'no commands');
  expect((await (await aule.command('games')).reply()).content).toContain('You’re not at any table');
  expect(playground.connected).toBe(1);
  await endedCleanly(first);
  expect(playground.connected).toBe(0);
});

test('SIGTERM while Discord hangs ends it cleanly all the same, and what was tapped is kept', async () => {
  const bot = await start();
  await bot.ready();
  await visitors.page.until(() => visitors.page.commands.length > 0 || undefined, 'no commands');
  const aule = visitors.as('Aule');
  const lobby = await lobbyOf(aule, { players: 2, computers: 1 });
  const onlooker = new Spectator(visitors, tapsOf(lobby)[0]?.table ?? '');
  await onlooker.shows(1);
  const turn = onlooker.newest();
  if (!turn) throw new Error('no turn');
  playground.faults.next({
    method: 'PATCH',
    path: /\/messages\/\d+$/,
    does: { kind: 'hang', milliseconds: 60_000 },
    times: 10,
  });
  await aule.press(turn, buttonsOf(turn)[0]?.label ?? '');
  bot.send('SIGTERM');
  await bot.says('"msg":"stopping"');
  await expect(visitors.as('Larthia').command('games')).rejects.toThrow('did not respond');
  await bot.says('arrived too late to answer');
  await endedCleanly(bot);

  const store = await openStore({ url: database.url });
  const table = await store.load(onlooker.table);
  await store.close();
  expect(table?.version).toBeGreaterThan(onlooker.version);
  // Discord's requests hang for a minute: a process that waits for them runs into this.
}, 40_000);
