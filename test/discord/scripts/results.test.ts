import { describe, expect } from 'vitest';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { playShort, type Who } from '../../storage/short-games.ts';
import { idOf } from '../../tables/people.ts';
import { playUntilAsked } from '../asking.ts';
import { type Step, scripts } from '../script.ts';
import type { TestBot } from '../test-bot.ts';

const anna = idOf('anna');
const two = (bot: TestBot) => bot.playing(['anna', 'bert']);

/** A finished game, the winner first. */
async function played({ world }: TestBot, id: string, players: readonly [Who, Who, ...Who[]], at = world.at) {
  const { version } = await playShort(world.store, { id, guildId: '1', players, at });
  await world.store.show(id, { versionShown: version });
}

describe('/leaderboard', () => {
  scripts(two, {
    'says how to get on it, and has a game as soon as it is over': [
      `anna /leaderboard | **Leaderboard** · Tuchulcha · all time · all tables | Nobody yet. Finish a game |
        [Show the seers]`,
      'bert /tuchulcha end',
      'bert [Resign from table 1] | anna (blue) wins.',
      `anna /leaderboard | Provisional, under 5 games | anna (you) · 1 of 1 won\nbert · 0 of 1 won |
        Sorted by rating minus ± | no: <@`,
      'bert /leaderboard players=3 | 3 players | no: anna',
    ],
  });
  scripts(
    async (bot) => {
      const people = Array.from({ length: 11 }, (_, index): Who => [`90${index}`, `Player ${index + 1}`]);
      for (const [index, worse] of [...people.slice(1), [anna, 'anna'] as const].entries())
        await played(bot, `short${index}`, [people[index] ?? 'computer', worse]);
    },
    {
      'turns its pages, and finds one’s own place': [
        'anna /leaderboard | page 1 of 2 | [Next page]\n[My place] | no: anna (you)',
        'anna [My place] | page 2 of 2 | anna (you) | [Previous page] | no: [Next page]',
        'anna [Previous page] | page 1 of 2',
        'bert /leaderboard page=40 | page 2 of 2 | -# You’re not on it yet',
      ],
    },
  );
  scripts(
    async (bot) => {
      await played(
        bot,
        'spring',
        [
          [anna, 'anna'],
          [idOf('bert'), 'bert'],
        ],
        new Date('2024-05-05'),
      );
      await played(
        bot,
        'winter',
        [[idOf('bert'), 'bert'], [anna, 'anna'], 'computer'],
        new Date('2025-01-05'),
      );
    },
    {
      'is of any season, and of any number of players': [
        ['anna /leaderboard', /Choose another season: .*\(now\).*, .*2025.*, .*2024/],
        'anna {Choose another season} 2024-Q2 | Q2 2024 | anna (you) | bert',
        'anna {Choose how many players} 3 | 3 players | Nobody yet. Finish a game',
        'anna /leaderboard season=2025 | bert · 1 of 1 won',
        'anna /leaderboard season=yesterday | I don’t know that season.',
        ['anna …leaderboard season=2024', /^Q2 2024\n2024\n$/],
        ['anna …leaderboard season=xyz', /^$/],
      ],
    },
  );
});

describe('titles', () => {
  scripts((bot) => bot.playing(['anna', 'bert', 'carl']), {
    'are given with a tap, for a day, and counted in profiles': [
      'bert /tuchulcha end',
      'bert [Resign from table 1]',
      'carl /tuchulcha end',
      'carl [Resign from table 1] | anna (blue) wins. | [Award a player]',
      ['anna [Award a player]', /\*\*Who was what in table 1’s game\?\*\*.*<t:\d+:R>\)\./],
      ['anna {} 103:cruellest', '**carl**: '],
      'anna {} 102:noblest | Yours went to **bert**: 🌿 noblest soul.',
      'carl [Award a player]',
      'carl {} 102:noblest',
      'bert /profile | Titles from others: 🌿 noblest soul 2×',
      'anna /profile | no: Titles',
      'bert [Award a player] | The others called you: 🌿 noblest soul.',
      'dora [Award a player] | You’re not playing at that table.',
      '25h',
      'anna [Award a player] | a day after the end | Yours went to **bert**: 🌿 noblest soul.',
    ],
  });
});

/** A game of three that has just asked its readers who will win. */
async function asking(bot: TestBot): Promise<void> {
  const id = await playUntilAsked(bot);
  await bot.tableMessages.show(id);
}

const ends: Step = async ({ world }) => {
  await world.plays((await world.store.placesIn('1'))[0]?.id ?? '');
};

describe('a question to readers', () => {
  scripts(asking, {
    'is answered once, by readers, in time; they are listed': [
      'dora [anna ] | You say **anna 56%**, and that’s final.',
      'dora [bert ] | You’ve answered this question: **anna 56%**.',
      'anna [bert ] | This is about your own game',
      'anna [Ask nothing about this game] | I’ll ask nothing more about this game.',
      ends,
      ['eva [bert ]', /Too late/],
      'bert /tuchulcha end',
      'bert [Resign from table 1]',
      'carl /tuchulcha end',
      'carl [Resign from table 1] | anna (blue) wins.',
      '1m | Answer: **anna**. One person saw it coming.',
      'dora /leaderboard',
      ['dora [Show the seers]', ['**Seers**', '**1.** dora (you) · ', ' points · 1 of 1 right']],
    ],
  });
});

const direct = ({ discord }: TestBot) => discord.direct(anna);
const WAYS = '[Play the computer]\n[Two-minute lesson]';

describe('/help', () => {
  scripts(direct, {
    'names the commands, and leads to a lesson, a table, or a game': [
      `anna /help | opens a table | ${WAYS}\n[Open a table]`,
      'anna [Two-minute lesson] | First game',
      'anna [Open a table] | [Tonight: about an hour]\n[Over days: about 2 weeks]',
      'anna [Tonight: about an hour] | You’re at table 1 | Tonight, live | [Join the table]',
      'bert /help',
      'bert [Play the computer] | bert',
      async ({ store }) =>
        expect(await store.tablesOf('1', idOf('bert'))).toMatchObject([
          { status: 'playing', size: 4, terms: { level: 'novice' } },
        ]),
    ],
    'leads to the game that waits, and to another if they want one': [
      'anna /help',
      'anna [Play the computer]',
      `anna [Play the computer] | You’re already playing the computer at table 1, and it’s your turn. |
        [Go to my turn]\n[Play another game]`,
      async ({ store }) => expect(await store.tablesOf(null, anna)).toHaveLength(1),
      'anna [Play another game]',
      async ({ store }) => expect(await store.tablesOf(null, anna)).toHaveLength(2),
    ],
    'where no table may be opens one in direct messages, if those are open': [
      ({ store }) => store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, channels: ['3'] }),
      'anna /help',
      'anna [Play the computer] | [Play in direct messages]',
      ({ discord }) => discord.closedTo.add(anna),
      'anna [Play in direct messages] | I couldn’t write to you in direct messages',
      async ({ store }) => expect(await store.tablesOf(null, anna)).toEqual([]),
      ({ discord }) => discord.closedTo.delete(anna),
      ['anna [Play in direct messages]', 'You’re at table '],
    ],
  });
});

describe('in direct messages', () => {
  scripts(direct, {
    'that are closed a game waits, which is told at each tap': [
      ({ discord }) => discord.closedTo.add(anna),
      ['anna#dm /tuchulcha new', 'so your game waits. Allow them'],
      ['anna#dm [Start with 4]', ['has already begun', 'so your game waits. Allow them']],
    ],
    'a game against the computer is played to its end and again, and counts for its player alone': [
      ['anna#dm /help', [WAYS, 'With people, you play on a server I’m on', 'no: [Open a table]']],
      'anna#dm [Play the computer] | <@101>',
      async ({ store }) =>
        expect(await store.tablesOf(anna, anna)).toMatchObject([{ status: 'playing', size: 4, number: 1 }]),
      'anna#dm /games | Table 1',
      'anna#dm /tuchulcha end',
      'anna#dm [Resign from table 1] | has most on the altar.',
      'anna#dm [Play again] | <@101>',
      async ({ store }) => expect((await store.tablesOf(anna, anna))[0]?.number).toBe(2),
      'anna#dm /profile | Tuchulcha, in direct messages | Games: **1**',
      'anna#dm /history | Your finished games',
      'anna /profile | Against computer players in direct messages: **1** game',
      'bert >Profile anna | anna has no finished game here yet.',
    ],
    'what needs others says so, in one’s language': [
      'anna#dm /tuchulcha new players=2 level=seasoned color=yellow | <@101>',
      'anna#dm /tuchulcha new invite=bert | In direct messages you play computer players alone.',
      'anna@de#dm /tuchulcha follow | Das geht nur auf einem Server, auf dem ich bin.',
      async ({ store }) =>
        expect(await store.tablesOf(anna, anna)).toMatchObject([{ size: 2, terms: { level: 'seasoned' } }]),
    ],
  });
});

describe('/history', () => {
  scripts(two, {
    'tells a game once it is over, to those of its server, and replays it': [
      'anna /history table=1 | The game at table 1 isn’t over yet.',
      'anna /history table=9999 | That table no longer exists',
      'bert /tuchulcha end',
      'bert [Resign from table 1] | anna (blue) wins.',
      'dora /history | Finished games on this server | anna (won) and bert',
      'dora /history table=1 | Game over at table 1: anna (blue) wins. | no: %',
      'dora [Replay turn by turn] | before the only turn | [Next turn]',
      (bot) => {
        bot.makeFilm = async () => ({ ok: false, reason: 'busy' });
      },
      'anna /history table=1',
      'anna [Show the details] | [Make a GIF]',
      'anna [Make a GIF] | Other GIFs are waiting',
    ],
  });
});
