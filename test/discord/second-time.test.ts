import { describe, expect, test } from 'vitest';
import { seasonsFeature } from '../../src/discord/features/seasons/index.ts';
import { seatRoleFeature } from '../../src/discord/features/table-list/seat-role.ts';
import { manageSeason } from '../../src/tables/seasons/changes.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../src/tables/settings.ts';
import { withPuzzleSettings } from '../../src/tables/tuchulcha/puzzles.ts';
import { DAY, HOUR, MINUTE } from '../e2e/test-clock.ts';
import { person } from '../tables/people.ts';
import { CHANNEL, lobby, openedSeason, SERVER, seasonsOf, taskOf } from './posting.ts';
import { annasTurn } from './script.ts';
import { TestBot } from './test-bot.ts';

/** Something that is said once for one occasion, and again for the next one. */
interface Twice {
  /** Up to the first occasion; the id of the table or season. */
  readonly first: (bot: TestBot) => Promise<string>;
  readonly second: (bot: TestBot, id: string) => Promise<unknown>;
  readonly taskOf?: (bot: TestBot) => { run(): Promise<void> };
  readonly says: RegExp;
}

const later = (ms: number) => async (bot: TestBot) => bot.after(ms);

/** Time passes, with a look every few hours. */
async function passes(bot: TestBot, ms: number, task: { run(): Promise<void> }): Promise<void> {
  for (let left = ms; left > 0; left -= 12 * HOUR) {
    bot.after(Math.min(left, 12 * HOUR));
    await task.run();
  }
}

const manage = async (bot: TestBot, id: string, change: Parameters<typeof manageSeason>[3]) => {
  const outcome = await manageSeason(seasonsOf(bot), id, person('anna'), change);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
};
const seasonTask = taskOf(seasonsFeature);

const EVENING = { evening: { rounds: 2, minutes: 90, final: true }, pace: 'live', weeks: 0 } as const;

async function calledOff(bot: TestBot): Promise<string> {
  const id = await openedSeason(bot, EVENING);
  await manage(bot, id, { type: 'calledOff', why: 'manager' });
  return id;
}

/** A season of some weeks, this long after its start. */
const playedFor = (weeks: number, ms: number) => async (bot: TestBot) => {
  const id = await openedSeason(bot, { weeks });
  const task = seasonTask(bot);
  await passes(bot, 2 * DAY + ms, task);
  return id;
};

/** A game of two, this long after the beginning of its turn. */
const waitsFor = (ms: number) => async (bot: TestBot) => {
  const id = await annasTurn(bot);
  bot.after(ms);
  return id;
};

const TWICE: Readonly<Record<string, Twice>> = {
  'a last call of a season, that is extended': {
    first: playedFor(1, 5 * DAY + 6 * HOUR),
    async second(bot, id) {
      await manage(bot, id, { type: 'extended', weeks: 1 });
      await passes(bot, 7 * DAY, seasonTask(bot));
    },
    taskOf: seasonTask,
    // Each of its two tables waits for one of the four.
    says: /it’s your turn at a table.*\\n<@\d+>, <@\d+>"/,
  },
  'a Monday of a season': {
    first: playedFor(3, 6 * DAY),
    second: (bot) => passes(bot, 7 * DAY, seasonTask(bot)),
    taskOf: seasonTask,
    says: /week \d of 3:/,
  },
  'a round of an evening': {
    async first(bot) {
      const id = await openedSeason(bot, EVENING);
      bot.after(2 * DAY);
      return id;
    },
    async second(bot) {
      bot.after(2 * HOUR);
      // The bot was not down meanwhile.
      await bot.world.store.recordHeartbeat(bot.world.at, Number.POSITIVE_INFINITY);
    },
    taskOf: seasonTask,
    says: /Round (?:1 of 2: .*<@|2 of 2: (?!.*<@))/,
  },
  'an evening that is called off, in the next one of a channel': {
    first: calledOff,
    second: calledOff,
    taskOf: seasonTask,
    says: /[Tt]he evening Tuchulcha, .* was called off/,
  },
  'a champion, in the next season of a channel': {
    async first(bot) {
      const id = await playedFor(1, DAY)(bot);
      await manage(bot, id, { type: 'stopped' });
      return id;
    },
    async second(bot) {
      await manage(bot, await playedFor(1, DAY)(bot), { type: 'stopped' });
    },
    taskOf: seasonTask,
    says: /🏆/,
  },
  'a call to a seat, at another table': {
    async first(bot) {
      await bot.store.saveGuildSettings(SERVER, { ...DEFAULT_GUILD_SETTINGS, seatRole: '77' });
      const id = await lobby(bot);
      bot.after(6 * MINUTE);
      return id;
    },
    async second(bot) {
      await lobby(bot);
      bot.after(80 * MINUTE);
    },
    taskOf: taskOf(seatRoleFeature),
    says: /<@&77>/,
  },
  'a puzzle, the next day': {
    async first(bot) {
      const settings = withPuzzleSettings(DEFAULT_GUILD_SETTINGS, { channel: CHANNEL });
      await bot.store.saveGuildSettings(SERVER, settings);
      bot.after(MINUTE);
      return '';
    },
    second: later(DAY),
    taskOf: (bot) => bot.puzzlePosts,
    says: /Daily puzzle/,
  },
  'a reminder, in a later turn of the same person': {
    first: waitsFor(13 * HOUR),
    async second(bot, id) {
      await bot.world.plays(id);
      await bot.world.playsUntil(id, 'anna');
      // The time that she saved is added.
      bot.after(26 * HOUR);
      // The bot was not down meanwhile.
      await bot.world.store.recordHeartbeat(bot.world.at, Number.POSITIVE_INFINITY);
    },
    says: /is waiting for you \(/,
  },
};

describe.each(Object.entries(TWICE))(
  '%s',
  (_, { first, second, taskOf = (bot) => bot.periodicTasks, says }) => {
    test('is told of the first time, and the second time, once each', async () => {
      const bot = new TestBot();
      const task = taskOf(bot);
      const told = async () => {
        for (let looks = 0; looks < 3; looks++) {
          await task.run();
          bot.after(MINUTE);
        }
        const sent = bot.discord.requests.map(({ method, body }) =>
          method === 'POST' ? JSON.stringify(body) : '',
        );
        return sent.filter((body) => says.test(body));
      };
      const id = await first(bot);
      expect(await told()).toHaveLength(1);
      await second(bot, id);
      expect(await told()).toHaveLength(2);
      expect(bot.logged(50)).toEqual([]);
    });
  },
);
