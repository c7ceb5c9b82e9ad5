import { expect } from 'vitest';
import { test } from './fixtures.ts';
import { allowStories, playUntil, startStory, talesIn } from './story.ts';

test('the X-card is for the last ending, too', { timeout: 120_000 }, async ({ harness }) => {
  await allowStories(harness);
  const game = await startStory(harness, harness.visitors.some(3), { ending: 'parcae-2' });
  const over = await playUntil(game, () => false);
  expect(over.status).toBe('finished');
  const [reader] = harness.visitors.some(1);
  if (!reader) throw new Error('Nobody is there.');
  const tale = (await talesIn(game, reader)).at(-1);
  if (!tale) throw new Error('Nothing was told.');
  const question = await (await reader.press(tale, 'X-card')).reply();
  await reader.press(question, 'Cut it, without my name');
  await game.after(over);
  await reader.waitForChange(tale, ({ content }) => content.includes('is cut'));
  await game.expectLogReplays();
  const { guildId } = harness.playground;
  const recorded = await harness.store.result(game.id);
  expect(await harness.store.rebuild(guildId)).toEqual({ games: 1, mended: 0 });
  expect(await harness.store.result(game.id)).toEqual(recorded);
  expect(harness.loggedFrom(40)).toEqual([]);
});
