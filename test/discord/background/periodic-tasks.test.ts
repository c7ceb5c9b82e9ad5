import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  PeriodicTasks,
  type PeriodicTasksParts,
  RUN_EVERY_MS,
} from '../../../src/discord/background/periodic-tasks.ts';
import type { HandlerContext } from '../../../src/discord/handling/context.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { DAY, HOUR, MINUTE } from '../../e2e/test-clock.ts';
import { TestBot } from '../test-bot.ts';

type Table = TableOf<'tuchulcha'>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The tasks of one bot, of which each run waits at its first question until it is let go. */
function hanging(isConnected: () => boolean, more: object = {}) {
  const beats: number[] = [];
  let letGo: () => void = () => {};
  const store = {
    recordHeartbeat: async (now: Date) => {
      beats.push(now.getTime());
      return null;
    },
    due: () =>
      new Promise<string[]>((resolve) => {
        letGo = () => resolve([]);
      }),
    unshown: async () => [],
    forget: async () => {},
  };
  // Only what a run without tables uses.
  const context = { store, log: pino({ level: 'silent' }), now: () => new Date(), ...more };
  const parts = {
    isConnected,
    noticeSender: { deliver: async () => {} },
    mostSilenceMs: 60_000,
    inbox: { takeUp: async () => {} },
    tasks: [],
    ...more,
  };
  return {
    beats,
    letGo: () => letGo(),
    periodicTasks: new PeriodicTasks(context as unknown as HandlerContext, parts as PeriodicTasksParts),
  };
}

test('run again: what came due during a run that had looked already is not left to the next', async () => {
  const { periodicTasks, beats, letGo } = hanging(() => true);
  const first = periodicTasks.run();
  const again = periodicTasks.runAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(beats).toHaveLength(1);
  letGo();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(beats).toHaveLength(2);
  letGo();
  await again;
});

test('a run that takes minutes is no silence', async () => {
  const { periodicTasks, beats, letGo } = hanging(() => true);
  periodicTasks.start();
  await vi.advanceTimersByTimeAsync(12 * RUN_EVERY_MS);
  const gaps = beats.slice(1).map((at, index) => at - (beats[index] ?? 0));
  expect(beats).toHaveLength(12);
  expect(Math.max(...gaps)).toBe(RUN_EVERY_MS);
  letGo();
  await periodicTasks.stop();
});

test('without a connection there is silence, also in the middle of a run', async () => {
  let connected = true;
  const { periodicTasks, beats, letGo } = hanging(() => connected);
  periodicTasks.start();
  await vi.advanceTimersByTimeAsync(RUN_EVERY_MS);
  connected = false;
  await vi.advanceTimersByTimeAsync(12 * RUN_EVERY_MS);
  expect(beats).toHaveLength(1);
  letGo();
  await periodicTasks.stop();
});

test('runs don’t overlap: who asks for one meanwhile waits for the running one', async () => {
  const { periodicTasks, beats, letGo } = hanging(() => true);
  const done: string[] = [];
  const running = [
    periodicTasks.run().then(() => done.push('one')),
    periodicTasks.run().then(() => done.push('two')),
  ];
  await vi.advanceTimersByTimeAsync(0);
  expect(beats).toHaveLength(1);
  expect(done).toEqual([]);
  letGo();
  await Promise.all(running);
  expect(done).toEqual(['one', 'two']);
  void periodicTasks.run();
  await vi.advanceTimersByTimeAsync(0);
  expect(beats).toHaveLength(2);
  letGo();
  await periodicTasks.stop();
});

test('a request that hangs holds up nothing but itself', async () => {
  const begun = { hangs: 0, other: 0 };
  const never = new Promise<void>(() => {});
  const runs = (name: 'hangs' | 'other', done: Promise<void>) => ({
    run: () => {
      begun[name] += 1;
      return done;
    },
  });
  const tasks = [runs('hangs', never), runs('other', Promise.resolve())];
  const noticeSender = { deliver: () => never };
  const store = {
    recordHeartbeat: async () => null,
    due: async () => [],
    unshown: async () => [],
    forget: async () => {},
  };
  const { periodicTasks } = hanging(() => true, { tasks, noticeSender, store });
  for (let runs = 0; runs < 3; runs += 1) {
    const run = periodicTasks.run();
    await vi.advanceTimersByTimeAsync(RUN_EVERY_MS);
    await run;
  }
  expect(begun).toEqual({ hangs: 1, other: 3 });
});

test('stopping waits for the running one, and there is none after it', async () => {
  const { periodicTasks, beats, letGo } = hanging(() => true);
  periodicTasks.start();
  await vi.advanceTimersByTimeAsync(RUN_EVERY_MS);
  let stopped = false;
  const stopping = periodicTasks.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(5 * RUN_EVERY_MS);
  expect(stopped).toBe(false);
  letGo();
  await stopping;
  expect(beats).toHaveLength(1);
});

describe('a run', () => {
  const HALF_A_DAY = 12 * HOUR;
  const remindersAt = (bot: TestBot, table: Table) =>
    bot.said(table).filter((content) => content.includes('is waiting for you'));

  /** Games whose first player is due for a reminder. */
  async function due(count: number) {
    const bot = new TestBot();
    const tables: Table[] = [];
    for (let at = 0; at < count; at++) tables.push(await bot.playing());
    await bot.periodicTasks.sendHeartbeat();
    bot.after(HALF_A_DAY);
    await bot.store.recordHeartbeat(bot.world.at, Number.POSITIVE_INFINITY);
    return { bot, tables };
  }

  const wakeIn = async (bot: TestBot, { id }: Table): Promise<number> =>
    ((await bot.world.table(id)).wakeAt?.getTime() ?? 0) - bot.world.at.getTime();

  test('looks at all of them, however many', async () => {
    const { bot } = await due(1);
    const looked: string[] = [];
    const ids = Array.from({ length: 250 }, (_, at) => `${at}`);
    bot.store.due = async (_, most) => ids.filter((id) => !looked.includes(id)).slice(0, most);
    bot.store.load = async (id) => {
      looked.push(id);
      return null;
    };
    await bot.periodicTasks.run();
    expect(new Set(looked)).toEqual(new Set(ids));
  });

  test('does nothing without a connection, not even beat', async () => {
    const { bot, tables } = await due(1);
    bot.isConnected = false;
    bot.after(5 * MINUTE);
    await bot.periodicTasks.run();
    for (const table of tables) expect(remindersAt(bot, table)).toEqual([]);
    bot.isConnected = true;
    await bot.periodicTasks.run();
    expect(bot.logged(30)).toEqual(['the bot was down; clocks were stopped']);
    for (const table of tables) expect(remindersAt(bot, table)).toHaveLength(1);
  });

  test('that can’t look at a table looks at the others, and at it five minutes later', async () => {
    const { bot, tables } = await due(2);
    bot.faults.fail('load');
    await bot.periodicTasks.run();
    expect(tables.map((table) => remindersAt(bot, table).length).sort()).toEqual([0, 1]);
    bot.faults.fail('load');
    bot.after(5 * MINUTE);
    await bot.periodicTasks.run();
    expect(bot.logged(50)).toEqual(['failed to check a table']);
    const [late] = tables.filter((table) => remindersAt(bot, table).length === 0);
    if (!late) throw new Error('no table was late');
    expect(await wakeIn(bot, late)).toBe(5 * MINUTE);
    bot.after(5 * MINUTE);
    await bot.periodicTasks.run();
    expect(remindersAt(bot, late)).toHaveLength(1);
  });

  test('isn’t stopped by tables that can’t be read, however many', async () => {
    const { bot, tables } = await due(2);
    const [broken, other] = tables;
    if (!broken || !other) throw new Error('no tables');
    const { load, due: dueNow } = bot.store;
    bot.store.load = async (id) => {
      if (id !== other.id) throw new Error('a broken row');
      return load(id);
    };
    const more = Array.from({ length: 250 }, (_, at) => `broken${at}`);
    bot.store.due = async (now, most) => [...more, ...(await dueNow(now, most))].slice(0, most);
    await bot.notify(broken, null, { kind: 'back', name: 'Anna' });
    await bot.notify(other, null, { kind: 'back', name: 'Bert' });
    await bot.periodicTasks.run();
    expect(bot.said(other)).toEqual(['Bert is back.']);
    bot.store.due = async (now, most) => [broken.id, ...(await dueNow(now, most))];
    await bot.periodicTasks.run();
    expect(remindersAt(bot, other)).toHaveLength(1);
    expect(bot.said(broken)).toEqual([]);
  });

  describe('shows what another process left unshown', () => {
    /** A game with a change that nobody has shown, written now. */
    async function unshown() {
      const bot = new TestBot();
      const { id } = await bot.playing();
      await bot.periodicTasks.run();
      bot.after(MINUTE);
      await bot.world.acts(id);
      return { bot, id, isShown: () => bot.isShown(id) };
    }

    test('after a minute, not before', async () => {
      const { bot, isShown } = await unshown();
      await bot.periodicTasks.run();
      expect(await isShown()).toBe(false);
      bot.after(MINUTE - 1);
      await bot.periodicTasks.run();
      expect(await isShown()).toBe(false);
      bot.after(1);
      await bot.periodicTasks.run();
      expect(await isShown()).toBe(true);
    });

    test('not of a server out of reach', async () => {
      const { bot, isShown } = await unshown();
      bot.unreachable.add('1');
      const before = bot.discord.requests.length;
      bot.after(2 * MINUTE);
      await bot.periodicTasks.run();
      expect(bot.discord.requests.length).toBe(before);
      bot.unreachable.clear();
      bot.after(MINUTE);
      await bot.periodicTasks.run();
      expect(await isShown()).toBe(true);
    });

    test('again an hour after Discord has refused it, which is told once', async () => {
      const { bot, id, isShown } = await unshown();
      for (const channel of bot.discord.channels.values()) channel.closed = true;
      const failures: number[] = [];
      for (const minutes of [2, 59, 1, 59]) {
        bot.after(minutes * MINUTE);
        await bot.periodicTasks.run();
        failures.push(bot.logged(50).length);
      }
      expect(failures).toEqual([1, 1, 2, 2]);
      expect(bot.did.filter((one) => one.startsWith('trouble'))).toHaveLength(1);
      for (const channel of bot.discord.channels.values()) channel.closed = false;
      bot.after(MINUTE);
      await bot.periodicTasks.run();
      expect([await isShown(), (await bot.world.table(id)).status]).toEqual([true, 'playing']);
    });
  });

  test('forgets once a day what is older than ninety days', async () => {
    const { bot } = await due(1);
    const forgot: number[] = [];
    bot.store.forget = async (before) => void forgot.push((bot.world.at.getTime() - before.getTime()) / DAY);
    for (let hours = 0; hours <= 48; hours++) {
      await bot.periodicTasks.run();
      bot.after(HOUR);
    }
    expect(forgot).toEqual([90, 90]);
  });
});

test('a reminder is found due and sent with two loads of its table', async () => {
  const bot = new TestBot();
  const { id } = await bot.playing();
  bot.world.at = new Date((await bot.world.table(id)).wakeAt ?? 0);
  const loads = [vi.spyOn(bot.store, 'load'), vi.spyOn(bot.store, 'loadTimed')];
  await bot.periodicTasks.run();
  expect(bot.said(await bot.world.table(id))).toEqual([expect.stringContaining('is waiting for you')]);
  expect(loads.flatMap(({ mock }) => mock.calls)).toHaveLength(2);
});
