import path from 'node:path';
import { buttonsOf } from '@haruspex/playground/testing/person.ts';
import { expect, test } from 'vitest';
import { backUp, restore } from '../../src/storage/backup.ts';
import { openStore } from '../../src/storage/index.ts';
import { sqliteDatabase } from '../storage/databases.ts';
import { seeded } from './dice.ts';
import { Game, openTable, startGame } from './game.ts';
import { Harness } from './harness.ts';
import { playAtRandom } from './play.ts';
import { startTestBot } from './start-bot.ts';

const fileOf = (url: string): string => url.replace(/^file:/, '');

test('a game goes on from a backup that was made while people played, though Discord is ahead of it', async () => {
  const [first, second] = [await sqliteDatabase(), await sqliteDatabase()];
  const harness = await Harness.open({ seed: 5, database: async () => first });
  const random = seeded(3);
  const game = await startGame(harness, harness.visitors.some(2));
  const lobby = await openTable(harness, harness.person('Aule'), { players: 3 });
  await playAtRandom(game, { random, most: 10 });

  const copy = path.join(path.dirname(fileOf(first.url)), 'copy.sqlite');
  const copying = backUp(first.url, copy);
  await playAtRandom(game, { random, most: 6 });
  expect(await copying).toMatchObject({ ok: true, file: copy, tables: 2 });
  const seen = await game.message();
  const ahead = await game.table();
  await harness.stopBot();

  const restored = await restore(second.url, copy, new Date());
  expect(restored).toMatchObject({
    ok: true,
    file: fileOf(second.url),
    aside: null,
    tables: 2,
    deleted: null,
  });
  const store = await openStore({ url: second.url });
  const { token, apiUrl } = harness.playground;
  const parts = { token, apiUrl, store, dice: harness.dice };
  const bot = await startTestBot({ ...parts, log: harness.log });
  // The same people and screens, with the restored tables behind them.
  const nextUpdate = { value: () => harness.nextUpdate() };
  const after: Harness = Object.create(harness, { store: { value: store }, nextUpdate });
  const goesOn = new Game(after, game);

  const shown = await goesOn.settled();
  expect(shown.logLength).toBeLessThan(ahead.logLength);
  // A button from after the backup does nothing to a game that has not come so far.
  const [button] = buttonsOf(seen);
  const late = await harness.messageWith(shown.showing.playChannelId ?? '', button?.customId ?? '');
  await (await game.moverOf(ahead).press(late, 'Old')).reply();
  expect((await goesOn.table()).logLength).toBe(shown.logLength);

  await playAtRandom(goesOn, { random, most: 8 });
  await goesOn.expectLogReplays();
  expect((await goesOn.table()).logLength).toBeGreaterThan(shown.logLength);
  await harness.person('Larthia').press(await new Game(after, lobby).lobby(), 'Join the table');
  await expect.poll(async () => (await store.load(lobby.id))?.seats.length).toBe(2);

  await bot.stop();
  await store.close();
  await second.drop();
  await harness.close();
});
