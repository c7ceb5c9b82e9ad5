import { selectsOf } from '@haruspex/playground/testing/person.ts';
import { expect } from 'vitest';
import { bacchanaliaTables } from '../../src/tables/bacchanalia/index.ts';
import { seeded } from './dice.ts';
import { test } from './fixtures.ts';
import { allowStories, doOneThing, inThread, playUntil, startStory, TALES, talesIn } from './story.ts';

test('a whole story of four, from the first gift to the last ending', { timeout: 120_000 }, async ({
  harness,
}) => {
  await allowStories(harness);
  const game = await startStory(harness, harness.visitors.some(4), { ending: 'parcae-2' });
  await playUntil(game, (phase) => phase === 'introductions');
  await doOneThing(game, seeded(7), (what, who) => `${TALES(what, who)} Half an emoji: \ud83d`);
  const table = await playUntil(game, () => false);
  expect(table.status).toBe('finished');
  await game.expectLogReplays();

  const [reader] = harness.visitors.some(1);
  if (!reader) throw new Error('Nobody is there.');
  const log = await game.log();
  const told = log.filter(({ action }) =>
    ['tell', 'tellBacchus', 'introduce', 'ask', 'answer'].includes(action.type),
  );
  const texts = told.flatMap(({ action }) => ('text' in action ? action.text : []));
  expect(texts.filter((text) => text.includes('Half an emoji: \ufffd'))).toHaveLength(1);
  const quotes = async () =>
    (await inThread(game, reader)).filter(({ content }) => content.includes('\n>>> '));
  await expect.poll(async () => (await quotes()).length).toBe(told.length);
  // The thread reads like a book: only the latest tales have buttons.
  const old = (await quotes()).slice(0, -6).map(({ id }) => id);
  const isBare = async () => (await talesIn(game, reader)).every(({ id }) => !old.includes(id));
  await expect.poll(isBare, { timeout: 20_000 }).toBe(true);
  const end = await game.message();
  const { content, mentions } = end;
  expect(content).toContain('All is told');
  expect(mentions).toEqual([]);
  // Only the asked people are mentioned, once each time.
  const { notified } = harness.visitors.page;
  expect(new Set(notified.map(({ userId, messageId }) => `${userId} ${messageId}`)).size).toBe(
    notified.length,
  );
  // Its tellers have titles of a story for each other.
  const [, other] = harness.visitors.some(2);
  const asked = await (await reader.press(end, 'Give a player a title')).reply();
  expect(asked.content).toContain('Who was what in table 1’s story?');
  const offered = selectsOf(asked).flatMap(({ options }) => options.map(({ value }) => value.split(':')[1]));
  expect(new Set(offered)).toEqual(new Set(bacchanaliaTables.titles));
  await reader.select(asked, `award:${game.id}:0`, [`${other?.id}:darkest`]);
  await reader.waitForChange(asked, (now) => now.content.includes('🌑 darkest dream'));
  const profile = await other?.command('profile');
  expect((await profile?.reply())?.content).toContain('Titles from others: 🌑 darkest dream 1×');
  expect(harness.loggedFrom(40)).toEqual([]);
});
