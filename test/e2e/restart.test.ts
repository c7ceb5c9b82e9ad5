import { buttonsOf } from '@haruspex/playground/testing/person.ts';
import { afterEach, expect, test } from 'vitest';
import { runs } from '../runs.ts';
import { seeded } from './dice.ts';
import { labelsOf, openTable, startGame } from './game.ts';
import { Harness } from './harness.ts';
import { playAtRandom } from './play.ts';

const opened: Harness[] = [];
async function open(seed = 1): Promise<Harness> {
  const harness = await Harness.open({ seed });
  opened.push(harness);
  return harness;
}
afterEach(async () => {
  for (const harness of opened.splice(0)) await harness.close();
});

test('a game goes on where it was when the bot was stopped at any moment, in the middle of a turn too', async () => {
  const harness = await open(5);
  const random = seeded(11);
  const game = await startGame(harness, harness.visitors.some(3));
  let restarts = 0;
  await playAtRandom(game, {
    random,
    most: runs(20, 60),
    eachTap: async () => {
      if (random() > 0.2) return;
      const before = await game.message();
      const table = await game.table();
      await harness.restart();
      restarts += 1;
      const after = await game.message();
      expect(after).toEqual(before);
      expect(await game.table()).toEqual(table);
      await game.expectLogReplays();
    },
  });
  expect(restarts).toBeGreaterThan(runs(1, 5));
  expect(harness.loggedFrom(50)).toEqual([]);
});

test('the buttons from before a restart still work, between the steps of a turn as well', async () => {
  const harness = await open();
  harness.dice.next([3, 5], [2, 4]);
  const [aule, larthia] = [harness.person('Aule'), harness.person('Larthia')];
  const game = await startGame(harness, [aule, larthia]);
  const done = await game.tap(/^A → [123]?5$/);
  await harness.restart();
  const { version } = await game.table();
  await aule.press(done, 'A → 3');
  expect((await game.after(version)).content).toContain(`${larthia.mention}, you rolled **2-4**`);
  expect(harness.playground.identified).toBe(2);
});

test('a lobby from before a restart still works', async () => {
  const harness = await open();
  const game = await openTable(harness, harness.person('Aule'), { players: 2 });
  const lobby = await game.lobby();
  await harness.restart();
  const { version } = await game.table();
  await harness.person('Larthia').press(lobby, /^Join/);
  expect((await game.advanced(version)).status).toBe('playing');
});

test('what was done and could not be shown is shown at the next start, and rings once', async () => {
  const harness = await open();
  harness.dice.next([3, 5], [2, 4]);
  const [aule, larthia] = [harness.person('Aule'), harness.person('Larthia')];
  const game = await startGame(harness, [aule, larthia]);
  const done = await game.tap(/^A → [123]?5$/);
  const { version } = await game.table();
  harness.playground.faults.next({ method: 'POST', path: /\/messages$/, does: { kind: 'cut' }, times: 20 });
  await aule.press(done, 'A → 3');
  await expect.poll(async () => (await game.table()).version).toBeGreaterThan(version);
  await harness.stopBot();
  harness.playground.faults.clear();
  expect(larthia.notified).toEqual([]);
  await harness.startBot();
  const message = await game.message();
  expect(message.content).toContain(`${larthia.mention}, you rolled **2-4**`);
  expect(larthia.notified.map(({ messageId }) => messageId)).toEqual([message.id]);
  const old = await aule.waitForChange(done, (now) => buttonsOf(now).length === 0);
  expect(old.attachments).toEqual([]);
});

test('a message that was sent, though the answer got lost, is not sent again', async () => {
  const harness = await open();
  harness.dice.next([3, 5], [2, 4]);
  const [aule, larthia] = [harness.person('Aule'), harness.person('Larthia')];
  const game = await startGame(harness, [aule, larthia]);
  const done = await game.tap(/^A → [123]?5$/);
  const { version } = await game.table();
  const lost = { method: 'POST', path: /\/messages$/, does: { kind: 'cut' }, afterwards: true } as const;
  harness.playground.faults.next(lost);
  await aule.press(done, 'A → 3');
  await expect.poll(async () => (await game.table()).version).toBeGreaterThan(version);
  await harness.restart();
  await game.settled();
  expect(await game.messages()).toHaveLength(2);
  expect(larthia.notified).toHaveLength(1);
  expect(labelsOf(await game.message())[0]).toBe('A → 24');
});

test('a computer player that was cut off in its turn plays on at the next start', async () => {
  const harness = await open();
  const aule = harness.person('Aule');
  harness.dice.next([3, 5]);
  const game = await startGame(harness, [aule], { computers: 2 });
  const { version } = await game.table();
  // The person's turn is stored; the computer players' turns are not.
  harness.trouble.fail('change', { skip: 1, times: 20 });
  await aule.press(await game.message(), 'A → 5 · A → 3');
  await expect.poll(async () => (await game.table()).version).toBeGreaterThan(version);
  await harness.stopBot();
  harness.trouble.clear();
  await harness.startBot();
  expect((await game.message()).content).toContain(aule.mention);
  expect((await game.state()).turnNumber).toBe(4);
  await game.expectLogReplays();
});

test('a thread that was deleted while the bot was away is made anew at the start', async () => {
  const harness = await open();
  harness.dice.next([3, 5]);
  const game = await startGame(harness, [harness.person('Aule'), harness.person('Larthia')]);
  const gone = await game.message();
  await harness.stopBot();
  harness.playground.admin.deleteChannel(gone.channel_id);
  await harness.startBot();
  await expect.poll(async () => (await game.table()).showing.turnMessageId).not.toBe(gone.id);
  const back = await game.message();
  expect(back.channel_id).not.toBe(gone.channel_id);
  await game.tap(/^A → [123]?5$/);
});
