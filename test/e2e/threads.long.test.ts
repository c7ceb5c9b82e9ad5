import { buttonsOf } from '@haruspex/playground/testing/person.ts';
import { describe } from 'vitest';
import { timedTest as test } from './fixtures.ts';
import { type Game, startGame } from './game.ts';
import type { Harness } from './harness.ts';
import { prefer } from './panels.ts';
import { DAY, HOUR, MINUTE } from './test-clock.ts';

const WEEK = 7 * DAY;

async function begun(harness: Harness): Promise<Game> {
  harness.dice.next([3, 5], [2, 4]);
  const game = await startGame(harness, [harness.person('Aule'), harness.person('Larthia')]);
  await harness.passTime(MINUTE);
  return game;
}

const threadOf = async (game: Game): Promise<string> => (await game.table()).showing.playChannelId ?? '';

const isArchived = ({ visitors }: Harness, thread: string): boolean | undefined =>
  visitors.page.channels.get(thread)?.archived;

/** Requests that change a channel itself. */
const wakings = ({ playground }: Harness): number =>
  playground.recorded.filter(({ method, route }) => method === 'PATCH' && route === '/channels/{channel_id}')
    .length;

describe('a thread that fell asleep', () => {
  test('because nobody wrote for its week is opened again by itself', async ({ harness, aule, expect }) => {
    await prefer(aule, { reminders: 'off' });
    const game = await begun(harness);
    const thread = await threadOf(game);
    harness.clock.advance(WEEK + HOUR);
    harness.playground.admin.archiveIdleThreads();
    await expect.poll(() => wakings(harness)).toBe(1);
    await expect.poll(() => isArchived(harness, thread)).toBe(false);
    expect(aule.notified).toHaveLength(1);
    await game.tap(/^A → [123]?5$/);
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('while the bot was down is opened again at its start', async ({ harness, expect }) => {
    const game = await begun(harness);
    const thread = await threadOf(game);
    await harness.stopBot();
    harness.clock.advance(WEEK + HOUR);
    harness.playground.admin.archiveIdleThreads();
    await expect.poll(() => isArchived(harness, thread)).toBe(true);
    await harness.startBot();
    await expect.poll(() => isArchived(harness, thread)).toBe(false);
    await game.tap(/^A → [123]?5$/);
  });
});

describe('a thread that somebody closed', () => {
  test('stays closed until somebody plays', async ({ harness, expect }) => {
    const game = await begun(harness);
    const thread = await threadOf(game);
    harness.clock.advance(HOUR);
    harness.playground.admin.archiveThread(thread);
    await expect.poll(() => isArchived(harness, thread)).toBe(true);
    await harness.passTime(2 * HOUR);
    expect(isArchived(harness, thread)).toBe(true);
    expect(wakings(harness)).toBe(0);
    await game.tap(/^A → [123]?5$/);
    expect(isArchived(harness, thread)).toBe(false);
  });

  test('by a lock is left alone; unlocked, it shows what has happened meanwhile', async ({
    harness,
    aule,
    expect,
  }) => {
    const game = await begun(harness);
    const thread = await threadOf(game);
    const turn = await game.message();
    harness.playground.admin.archiveThread(thread);
    harness.playground.admin.lockThread(thread);
    await expect.poll(() => isArchived(harness, thread)).toBe(true);
    await harness.passTime(2 * HOUR);
    expect(isArchived(harness, thread)).toBe(true);
    harness.playground.admin.lockThread(thread, false);
    await aule.press(turn, /^A → [123]?5$/);
    expect((await game.message()).id).toBe(turn.id);
    expect(harness.loggedFrom(50)).toEqual([]);
  });
});

describe('a thread that was deleted while nobody could tap', () => {
  test('has a new one in its place, with the turn and a ring', async ({ harness, aule, larthia, expect }) => {
    const game = await begun(harness);
    const old = await game.message();
    harness.playground.admin.deleteChannel(old.channel_id);
    await expect.poll(() => threadOf(game)).not.toBe(old.channel_id);
    const anew = await game.message();
    expect(anew.content).toBe(old.content);
    expect(buttonsOf(anew).map(({ label }) => label)).toEqual(buttonsOf(old).map(({ label }) => label));
    expect(aule.notified.map(({ messageId }) => messageId)).toContain(anew.id);
    expect(larthia.notified).toEqual([]);
    const channel = harness.visitors.page.channel(anew.channel_id);
    expect(channel).toMatchObject({
      kind: 'thread',
      name: harness.visitors.page.channels.get(anew.channel_id)?.name,
    });
    await game.tap(/^A → [123]?5$/);
    expect(harness.loggedFrom(50)).toEqual([]);
  });

  test('and while the bot was down has a new one after its start', async ({ harness, aule, expect }) => {
    const game = await begun(harness);
    const old = await game.message();
    await harness.stopBot();
    harness.playground.admin.deleteChannel(old.channel_id);
    harness.clock.advance(HOUR);
    await harness.startBot();
    await expect.poll(() => threadOf(game)).not.toBe(old.channel_id);
    await game.message();
    expect(aule.notified).toHaveLength(2);
    await game.tap(/^A → [123]?5$/);
  });
});
