import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshTable } from '../../../src/discord/handling/refresh-table.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { MISSING_PERMISSION, UNAVAILABLE } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const EDIT = { method: 'PATCH', path: /messages/ } as const;
const FAILED = 'failed to show the table';

/** A game with a change that is to be shown. */
async function changed() {
  const bot = new TestBot();
  const { id } = await bot.playing();
  await bot.world.acts(id);
  const refresh = () => refreshTable(bot.context, id);
  const isShown = async () => {
    const { version, showing } = await bot.world.table(id);
    return showing.versionShown === version;
  };
  return { bot, id, refresh, isShown };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('a table that can’t be shown', () => {
  test('is shown two seconds later', async () => {
    const { bot, refresh, isShown } = await changed();
    bot.discord.fail({ ...EDIT, error: UNAVAILABLE });
    await refresh();
    expect(await isShown()).toBe(false);
    expect(bot.logged(50)).toEqual([FAILED]);
    await pass(1.9);
    expect(await isShown()).toBe(false);
    await pass(0.2);
    expect(await isShown()).toBe(true);
    // Discord was out of order: nobody can mend that.
    expect(bot.did).toEqual([]);
  });

  test('is given up after four more attempts, until the next occasion', async () => {
    const { bot, refresh, isShown } = await changed();
    bot.discord.fail({ ...EDIT, error: UNAVAILABLE, times: 5 });
    await refresh();
    await pass(3600);
    expect(bot.logged(50)).toHaveLength(5);
    expect(await isShown()).toBe(false);
    await refresh();
    expect(await isShown()).toBe(true);
  });

  test('is not tried again once it was shown on another occasion', async () => {
    const { bot, refresh } = await changed();
    bot.discord.fail({ ...EDIT, error: UNAVAILABLE });
    await refresh();
    await refresh();
    const before = bot.discord.requests.length;
    await pass(3600);
    expect(bot.discord.requests.length).toBe(before);
  });

  test('counts its attempts from the first again once it was shown', async () => {
    const { bot, id, refresh, isShown } = await changed();
    bot.discord.fail({ ...EDIT, error: UNAVAILABLE, times: 2 });
    await refresh();
    await pass(3600);
    expect(await isShown()).toBe(true);
    await bot.world.acts(id);
    bot.discord.fail({ ...EDIT, error: UNAVAILABLE });
    await refresh();
    await pass(2.1);
    expect(await isShown()).toBe(true);
  });

  test('because the bot may not write is told to those who can mend it', async () => {
    const { bot, id, refresh } = await changed();
    const table = await bot.world.table(id);
    bot.discord.fail({ method: 'GET', path: /messages/, error: MISSING_PERMISSION });
    for (const channel of bot.discord.channels.values()) channel.closed = true;
    await refresh();
    expect(bot.did).toEqual([`trouble ${tableChannel(table)}`]);
    await bot.retryQueue.stop();
  });

  test('though nobody could be told of it, is tried again', async () => {
    const { bot, refresh, isShown } = await changed();
    for (const channel of bot.discord.channels.values()) channel.closed = true;
    const context = {
      ...bot.context,
      reportTrouble: async () => {
        throw new Error('no store');
      },
    };
    Object.assign(bot.context, context);
    await refresh();
    expect(bot.logged(50)).toContain('failed to report missing permission to write');
    for (const channel of bot.discord.channels.values()) channel.closed = false;
    await pass(2.1);
    expect(await isShown()).toBe(true);
  });

  test('because a computer player’s turn could not be stored goes on', async () => {
    const bot = new TestBot();
    const before = await bot.playing();
    const { id } = before;
    // A computer player is to act, and the process that was to play for it has not.
    const color = before.reminders.turn?.color;
    const seats = before.seats.map((seat) =>
      seat.color === color ? { ...seat, standIn: true as const } : seat,
    );
    await bot.world.store.change(id, before, { seats });
    bot.faults.fail('change');
    await refreshTable(bot.context, id);
    expect(bot.logged(50)).toEqual([FAILED]);
    expect((await bot.world.table(id)).state?.turnNumber).toBe(1);
    await pass(2.1);
    // Computer players let others be answered between two turns.
    await vi.waitFor(async () => {
      const { state, version, showing } = await bot.world.table(id);
      expect([state?.turnNumber, showing.versionShown]).toEqual([2, version]);
    });
  });

  test.each(['load', 'log', 'show'] as const)(
    'because the store failed at %s is shown later',
    async (method) => {
      const { bot, refresh, isShown } = await changed();
      bot.faults.fail(method);
      await refresh();
      await pass(2.1);
      expect(await isShown()).toBe(true);
    },
  );
});
