import { beforeAll, describe, expect, test, vi } from 'vitest';
import { seasonsFeature } from '../../src/discord/features/seasons/index.ts';
import { tableListFeature } from '../../src/discord/features/table-list/index.ts';
import { seatRoleFeature } from '../../src/discord/features/table-list/seat-role.ts';
import { votesFeature } from '../../src/discord/tuchulcha/votes.ts';
import { startIfFull } from '../../src/tables/changes/lobby.ts';
import { waysOfBallot } from '../../src/tables/changes/table-change.ts';
import { castVote } from '../../src/tables/changes/votes.ts';
import { Secret } from '../../src/tables/fairness/dice.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../src/tables/settings.ts';
import { withPuzzleSettings } from '../../src/tables/tuchulcha/puzzles.ts';
import { DAY, HOUR, MINUTE } from '../e2e/test-clock.ts';
import { spreadOf } from '../runs.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { person } from '../tables/people.ts';
import { sure } from '../tables/world.ts';
import { CHANNEL, lobby, openedSeason, SERVER, taskOf } from './posting.ts';
import { UNAVAILABLE } from './rest-stub.ts';
import { TestBot } from './test-bot.ts';

/** Something that the bot posts on its own. */
interface Post {
  /** People's actions before it. */
  readonly begin: (bot: TestBot) => Promise<void>;
  /** How it runs in a process. */
  readonly taskOf: (bot: TestBot) => { run(): Promise<void> };
  /** Milliseconds between two runs, each with what people do before it. */
  readonly runs: readonly (readonly [ms: number, act?: (bot: TestBot) => Promise<unknown>])[];
  /** The number of resulting messages in the channel and its threads. */
  readonly messages: number;
}

beforeAll(() => {
  vi.spyOn(Secret, 'fresh').mockImplementation(() => Secret.of('5'.repeat(64)));
});

/** All recent voters vote alike. */
async function majority({ world, tableMessages }: TestBot): Promise<void> {
  for (const { id } of await world.store.publicTables(SERVER)) {
    const table = await world.table(id);
    const [way = ''] = waysOfBallot(world.tables, table).map((one) => one.way);
    for (const name of ['anna', 'bert', 'carl'] as const)
      sure(await castVote(world.tables, table, table.logLength, person(name), way));
    tableMessages.outdated.add(id);
  }
}

const POSTS: Readonly<Record<string, Post>> = {
  'a reminder': {
    begin: async (bot) => void (await bot.playing(['anna', 'bert'])),
    taskOf: (bot) => bot.periodicTasks,
    runs: [[13 * HOUR], [MINUTE], [MINUTE]],
    messages: 3,
  },
  'a puzzle': {
    begin: (bot) =>
      bot.store.saveGuildSettings(SERVER, withPuzzleSettings(DEFAULT_GUILD_SETTINGS, { channel: CHANNEL })),
    taskOf: (bot) => bot.puzzlePosts,
    runs: [[MINUTE], [MINUTE], [MINUTE]],
    messages: 1,
  },
  'a call to a seat': {
    begin: async (bot) => {
      await bot.store.saveGuildSettings(SERVER, { ...DEFAULT_GUILD_SETTINGS, seatRole: '77' });
      await lobby(bot);
    },
    taskOf: taskOf(seatRoleFeature),
    runs: [[6 * MINUTE], [MINUTE], [MINUTE]],
    messages: 2,
  },
  'a list of tables': {
    begin: async (bot) => {
      await bot.store.saveGuildSettings(SERVER, { ...DEFAULT_GUILD_SETTINGS, tableList: CHANNEL });
    },
    taskOf: taskOf(tableListFeature),
    runs: [[MINUTE], [MINUTE, lobby], [MINUTE, lobby]],
    messages: 3,
  },
  'a season’s start': {
    begin: async (bot) => void (await openedSeason(bot)),
    taskOf: taskOf(seasonsFeature),
    runs: [[MINUTE], [2 * DAY], [MINUTE], [MINUTE]],
    messages: 6,
  },
  'a count of votes': {
    begin: async (bot) => {
      const { world } = bot;
      const voters = { name: 'games', sides: 1 } as const;
      const id = await lobby(bot, { color: null, computers: 1, size: 2, voters });
      sure(await startIfFull(world.tables, id));
      await bot.tableMessages.show(id);
    },
    taskOf: taskOf(votesFeature),
    runs: [[MINUTE], [MINUTE, majority], [MINUTE]],
    messages: 2,
  },
};

/** The final visible state: without times, message numbers, and dice, which are rolled in the order in which tables begin. */
const seen = ({ discord }: TestBot): string[] =>
  [...discord.channels.values()]
    .flatMap(({ messages }) => messages)
    .map(({ content, mentions, silent }) =>
      JSON.stringify({
        content: content.replaceAll(/(?<=<t:)\d+|\d{18,}|(?<=you rolled ).*/gs, '…'),
        mentions,
        silent,
      }),
    )
    .sort();

async function course(
  { begin, taskOf, runs }: Post,
  { spoil = () => {}, processes = 1, back = 0 }: Trouble = {},
): Promise<TestBot> {
  const store = openSqliteStore(() => bot.world.at);
  const bot: TestBot = new TestBot(store);
  await begin(bot);
  const bots = [bot, ...Array.from({ length: processes - 1 }, () => new TestBot(null, bot))];
  const tasks = bots.map(taskOf);
  bot.discord.requests.length = 0;
  bot.faults.calls = 0;
  spoil(bot);
  const run = () => Promise.all(tasks.map((task) => task.run().catch(() => {})));
  for (const [ms, act] of runs) {
    await act?.(bot);
    bot.after(ms);
    await run();
    bot.after(-back);
    await run();
    bot.after(back);
  }
  bot.faults.failing = null;
  for (let retry = 0; retry < 3; retry++) {
    bot.after(10 * MINUTE);
    await run();
  }
  await store.close();
  return bot;
}

interface Trouble {
  readonly spoil?: (bot: TestBot) => void;
  readonly processes?: number;
  /** Milliseconds by which the clock is set back for a moment. */
  readonly back?: number;
}

describe.each(Object.entries(POSTS))('%s', (_, post) => {
  let untroubled: { readonly usual: TestBot; readonly expected: readonly string[] } | null = null;
  const withoutTrouble = async () => {
    if (untroubled) return untroubled;
    const usual = await course(post);
    untroubled = { usual, expected: seen(usual) };
    return untroubled;
  };

  test('is posted once, and is not changed by running again', async () => {
    const { usual, expected } = await withoutTrouble();
    expect(expected).toHaveLength(post.messages);
    expect(usual.logged(40)).toEqual([]);
  });

  test('is the same with two processes, and with a clock that is set back', async () => {
    const { expected } = await withoutTrouble();
    expect(seen(await course(post, { processes: 2, back: 2 * HOUR }))).toEqual(expected);
  });

  test.each([false, true])(
    'is the same when any request fails once, its answer alone: %s',
    async (afterwards) => {
      const { usual, expected } = await withoutTrouble();
      for (const skip of spreadOf(2, [...usual.discord.requests.keys()])) {
        const fault = { path: /./, error: UNAVAILABLE, skip, afterwards };
        expect({
          skip,
          seen: seen(await course(post, { spoil: ({ discord }) => discord.fail(fault) })),
        }).toEqual({ skip, seen: expected });
      }
    },
  );

  test.each([false, true])(
    'is the same when any call of the store fails once, its answer alone: %s',
    async (afterwards) => {
      const { usual, expected } = await withoutTrouble();
      for (const index of spreadOf(2, [...Array(usual.faults.calls).keys()])) {
        const failing = { call: index + 1, afterwards };
        const spoil = ({ faults }: TestBot) => {
          faults.failing = failing;
        };
        expect({ failing, seen: seen(await course(post, { spoil })) }).toEqual({ failing, seen: expected });
      }
    },
  );
});
