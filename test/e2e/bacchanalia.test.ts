import { expect } from 'vitest';
import { test } from './fixtures.ts';
import { allowStories, inThread, playUntil, startStory, talesIn } from './story.ts';

test('a whole story of four, from the first gift to the last ending', { timeout: 120_000 }, async ({
  harness,
}) => {
  await allowStories(harness);
  const game = await startStory(harness, harness.visitors.some(4), { ending: 'parcae-2' });
  const table = await playUntil(game, () => false);
  expect(table.status).toBe('finished');
  await game.expectLogReplays();

  const [reader] = harness.visitors.some(1);
  if (!reader) throw new Error('Nobody is there.');
  const log = await game.log();
  const told = log.filter(({ action }) =>
    ['tell', 'tellBacchus', 'introduce', 'ask', 'answer'].includes(action.type),
  );
  const quotes = async () =>
    (await inThread(game, reader)).filter(({ content }) => content.includes('\n>>> '));
  await expect.poll(async () => (await quotes()).length).toBe(told.length);
  // The thread reads like a book: buttons stand under the latest tales alone.
  const old = (await quotes()).slice(0, -6).map(({ id }) => id);
  const isBare = async () => (await talesIn(game, reader)).every(({ id }) => !old.includes(id));
  await expect.poll(isBare, { timeout: 20_000 }).toBe(true);
  const { content, mentions } = await game.message();
  expect(content).toContain('All is told');
  expect(mentions).toEqual([]);
  // Only those who are asked are mentioned, once each time.
  const { notified } = harness.visitors.page;
  expect(new Set(notified.map(({ userId, messageId }) => `${userId} ${messageId}`)).size).toBe(
    notified.length,
  );
  expect(harness.loggedFrom(40)).toEqual([]);
});
