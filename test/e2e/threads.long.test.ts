import { describe } from 'vitest';
import { buttonsOf } from '../playground/person.ts';
import { timedTest as test } from './fixtures.ts';
import { type Game, startGame } from './game.ts';
import type { House } from './harness.ts';
import { DAY, HOUR, MINUTE } from './test-clock.ts';

const WEEK = 7 * DAY;

async function begun(house: House): Promise<Game> {
  house.dice.next([3, 5], [2, 4]);
  const game = await startGame(house, [house.person('Aule'), house.person('Larthia')]);
  await house.passTime(MINUTE);
  return game;
}

const threadOf = async (game: Game): Promise<string> => (await game.table()).showing.playChannelId ?? '';

const isArchived = ({ visitors }: House, thread: string): boolean | undefined =>
  visitors.page.channels.get(thread)?.archived;

/** Requests that change a channel itself. */
const wakings = ({ playground }: House): number =>
  playground.recorded.filter(({ method, route }) => method === 'PATCH' && route === '/channels/{channel_id}')
    .length;

describe('a thread that fell asleep', () => {
  test('because nobody wrote for its week is opened again by itself', async ({ house, aule, expect }) => {
    await (await aule.command('me', { reminders: 'off' })).reply();
    const game = await begun(house);
    const thread = await threadOf(game);
    house.clock.advance(WEEK + HOUR);
    house.playground.admin.archiveIdleThreads();
    await expect.poll(() => wakings(house)).toBe(1);
    await expect.poll(() => isArchived(house, thread)).toBe(false);
    expect(aule.notified).toHaveLength(1);
    await game.tap(/^A · 5/);
    expect(house.loggedFrom(40)).toEqual([]);
  });

  test('while the bot was down is opened again at its start', async ({ house, expect }) => {
    const game = await begun(house);
    const thread = await threadOf(game);
    await house.stopBot();
    house.clock.advance(WEEK + HOUR);
    house.playground.admin.archiveIdleThreads();
    await expect.poll(() => isArchived(house, thread)).toBe(true);
    await house.startBot();
    await expect.poll(() => isArchived(house, thread)).toBe(false);
    await game.tap(/^A · 5/);
  });

  test('is left asleep once its game is over', async ({ house, larthia, expect }) => {
    const game = await begun(house);
    const thread = await threadOf(game);
    const { version } = await game.table();
    const asked = await (await larthia.command('tuchulcha resign', { table: game.id })).reply();
    await larthia.press(asked, /^Resign/);
    await game.advanced(version);
    house.clock.advance(WEEK + HOUR);
    house.playground.admin.archiveIdleThreads();
    await expect.poll(() => isArchived(house, thread)).toBe(true);
    await house.passTime(HOUR);
    expect(wakings(house)).toBe(0);
  });
});

describe('a thread that somebody closed', () => {
  test('stays closed until somebody plays', async ({ house, expect }) => {
    const game = await begun(house);
    const thread = await threadOf(game);
    house.clock.advance(HOUR);
    house.playground.admin.archiveThread(thread);
    await expect.poll(() => isArchived(house, thread)).toBe(true);
    await house.passTime(2 * HOUR);
    expect(isArchived(house, thread)).toBe(true);
    expect(wakings(house)).toBe(0);
    await game.tap(/^A · 5/);
    expect(isArchived(house, thread)).toBe(false);
  });

  test('by a lock is left alone; unlocked, it shows what has happened meanwhile', async ({
    house,
    aule,
    expect,
  }) => {
    const game = await begun(house);
    const thread = await threadOf(game);
    const turn = await game.message();
    house.playground.admin.archiveThread(thread);
    house.playground.admin.lockThread(thread);
    await expect.poll(() => isArchived(house, thread)).toBe(true);
    await house.passTime(2 * HOUR);
    expect(isArchived(house, thread)).toBe(true);
    house.playground.admin.lockThread(thread, false);
    await aule.press(turn, /^A · 5/);
    expect((await game.message()).id).toBe(turn.id);
    expect(house.loggedFrom(50)).toEqual([]);
  });
});

describe('a thread that was deleted while nobody could tap', () => {
  test('has a new one in its place, with the turn and a ring', async ({ house, aule, larthia, expect }) => {
    const game = await begun(house);
    const old = await game.message();
    house.playground.admin.deleteChannel(old.channel_id);
    await expect.poll(() => threadOf(game)).not.toBe(old.channel_id);
    const anew = await game.message();
    expect(anew.content).toBe(old.content);
    expect(buttonsOf(anew).map(({ label }) => label)).toEqual(buttonsOf(old).map(({ label }) => label));
    expect(aule.notified.map(({ messageId }) => messageId)).toContain(anew.id);
    expect(larthia.notified).toEqual([]);
    const channel = house.visitors.page.channel(anew.channel_id);
    expect(channel).toMatchObject({
      kind: 'thread',
      name: house.visitors.page.channels.get(anew.channel_id)?.name,
    });
    await game.tap(/^A · 5/);
    expect(house.loggedFrom(50)).toEqual([]);
  });

  test('and again, and again: each time one', async ({ house, aule, expect }) => {
    const game = await begun(house);
    for (let time = 1; time <= 3; time += 1) {
      const old = await threadOf(game);
      house.playground.admin.deleteChannel(old);
      await expect.poll(() => threadOf(game)).not.toBe(old);
      await game.message();
      expect(aule.notified).toHaveLength(1 + time);
    }
    const threads = [...house.visitors.page.channels.values()].filter(({ kind }) => kind === 'thread');
    expect(threads).toHaveLength(1);
    await game.tap(/^A · 5/);
  });

  test('and while the bot was down has a new one after its start', async ({ house, aule, expect }) => {
    const game = await begun(house);
    const old = await game.message();
    await house.stopBot();
    house.playground.admin.deleteChannel(old.channel_id);
    house.clock.advance(HOUR);
    await house.startBot();
    await expect.poll(() => threadOf(game)).not.toBe(old.channel_id);
    await game.message();
    expect(aule.notified).toHaveLength(2);
    await game.tap(/^A · 5/);
  });
});

test('a thread that Discord made and denied is found, not made twice', async ({ house, aule, expect }) => {
  const making = { method: 'POST', path: /\/threads$/ } as const;
  house.playground.faults.next({
    ...making,
    does: { kind: 'status', status: 500 },
    afterwards: true,
    times: 4,
  });
  const game = await begun(house);
  const { kind } = house.visitors.page.channel((await game.message()).channel_id);
  expect(kind).toBe('thread');
  const threads = [...house.visitors.page.channels.values()].filter((channel) => channel.kind === 'thread');
  expect(threads).toHaveLength(1);
  expect(aule.notified).toHaveLength(1);
});
