import { describe, expect, test, vi } from 'vitest';
import { Cooldowns } from '../../../src/discord/cooldowns.ts';
import { profileButtons } from '../../../src/discord/features/profile.ts';
import {
  DEFAULT_GUILD_SETTINGS,
  DEFAULT_SETTINGS,
  type GuildSettings,
} from '../../../src/tables/settings.ts';
import { idOf } from '../../tables/people.ts';
import { Script, type Step, scripts } from '../script.ts';
import { toldBy } from '../stub-interaction.ts';
import type { TestBot } from '../test-bot.ts';

const anna = idOf('anna');
const settings =
  (expected: object): Step =>
  async ({ store }) =>
    expect(await store.settings(anna)).toMatchObject(expected);

const server =
  (expected: object): Step =>
  async ({ store }) =>
    expect(await store.guildSettings('1')).toMatchObject(expected);

const nothing = () => {};

describe('/preferences', () => {
  scripts(nothing, {
    'shows how everything stands, and stores nothing': [
      'anna /preferences | Your preferences · Turns',
      settings(DEFAULT_SETTINGS),
    ],
    'keeps what is tapped, piece by piece': [
      'anna /preferences | [Play the only possible turn: On]',
      'anna [Play the only possible turn: On] | [Play the only possible turn: Off]',
      settings({ games: { tuchulcha: { autoPlay: false } } }),
      'anna [Reminders]',
      'anna {Remind me} tenth',
      'anna [Tell me I’m next: Off] | Tell me I’m next: On',
      settings({ reminders: [10], tellNext: true }),
      'anna [You]',
      'anna {Language} de',
      settings({ locale: 'de', reminders: [10], tellNext: true }),
    ],
    'quiet hours need a time zone, and go with it': [
      'anna /preferences time-zone=Europe/Berlin | Europe/Berlin',
      'anna {Quiet hours from} 1350 | *22:30 | {Quiet hours until',
      'anna {Quiet hours until} 420 | *22:30 | *07:00',
      settings({ quiet: { from: 22 * 60 + 30, to: 7 * 60, timeZone: 'Europe/Berlin' } }),
      'anna {Quiet hours from} off | no: {Quiet hours until',
      settings({ quiet: null, timeZone: 'Europe/Berlin' }),
    ],
    'a zone that the list doesn’t have is an option of the command': [
      'anna /preferences time-zone=Asia/Kathmandu | *Asia/Kathmandu',
      ['anna {Time zone} elsewhere', /\/preferences[:`]\S* with the option “time-zone” finds any large city/],
      'anna /preferences time-zone=Atlantis | don’t know that time zone',
      settings({ timeZone: 'Asia/Kathmandu' }),
      ['anna …preferences time-zone=berl', /^Europe\/Berlin \(\d\d:\d\d\)\n/],
      ['anna …preferences time-zone=qqq', /^$/],
    ],
    'reminders by direct message: a first one comes at once': [
      'anna /preferences',
      'anna [Reminders]',
      'anna [By direct message: Off] | By direct message: On | This is where I’ll remind you',
      settings({ remindBy: 'message' }),
    ],
    'closed to direct messages: that setting stays': [
      ({ discord }) => discord.closedTo.add(anna),
      'anna /preferences',
      'anna [Reminders]',
      'anna [By direct message: Off] | Discord doesn’t let me | By direct message: Off',
      settings(DEFAULT_SETTINGS),
    ],
    'a vacation begins and ends there too': [
      'anna /preferences time-zone=UTC | 30 days left',
      'anna {Vacation} 5 | Until <t:',
      'anna {Vacation} off | no: Until | {Vacation: *None',
    ],
  });
});

describe('/vacation', () => {
  scripts(nothing, {
    'begins, is shown, and ends with one tap': [
      'anna /vacation | 30 of 30 days left this year',
      ['anna /vacation days=5', /^\*\*On vacation until <t:\d+:F>[\s\S]* 25 days/],
      'anna /vacation days=3 | On vacation until',
      'anna [End my vacation] | Welcome back | days left | no: [',
      'anna [End my vacation] | Not on vacation',
    ],
    'is refused in words': [['anna /vacation days=99', /at most|longest|days/]],
  });
});

/** On the page of the settings that has it; a list's new value, and what is stored. */
const SETTINGS: readonly (readonly [page: string, tap: string, stored: object])[] = [
  ['Tables', '{Pace of new tables} slow', { pace: 'slow' }],
  ['Tables', '[A thread for each game: On]', { place: 'channel' }],
  ['Tables', '{Channels} 2,3', { channels: ['2', '3'] }],
  ['Tables', '{Bacchanalia} everywhere', { games: { bacchanalia: { channels: 'everywhere' } } }],
  ['Tables', '[Ask readers]', { asksReaders: false }],
  ['Language', '{Language at} nl', { locale: 'nl' }],
  ['Language', '{Open tables} 3', { maxTables: 3 }],
  ['Language', '{Open tables} 0', { maxTables: null }],
  ['Language', '{New tables} 0', { openingWait: 0 }],
  ['Language', '{Nudges} 30', { nudgeWait: 30 }],
  ['Table list', '{List of tables} 3', { tableList: '3' }],
  ['Table list', '{Role for open seats} 78', { seatRole: '78' }],
  ['Puzzle', '{Daily puzzle} 3', { games: { tuchulcha: { channel: '3' } } }],
];

const chose =
  (settings: Partial<GuildSettings>): Step =>
  ({ store }) =>
    store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, ...settings });

describe('/settings', () => {
  scripts(nothing, {
    'is for those who manage the server, also if Discord lets somebody through': [
      'anna /settings | Only server managers',
      'eva /settings | Server settings',
      async (bot) => {
        const said = JSON.stringify(await bot.button('anna', 'server:threads:off'));
        expect(said).toContain('Only server managers');
      },
      server(DEFAULT_GUILD_SETTINGS),
    ],
    ...Object.fromEntries(
      SETTINGS.map(([page, tap, stored]): [string, readonly Step[]] => [
        `stores what is tapped, and nothing else: ${tap}`,
        ['eva /settings', `eva [${page}]`, [`eva ${tap}`], server({ ...DEFAULT_GUILD_SETTINGS, ...stored })],
      ]),
    ),
    'channels that are chosen close the others, and the pace is that of the next table': [
      'eva /settings',
      'eva {Pace of new tables} quick',
      'eva {Channels} 3',
      'anna /tuchulcha new | You can’t open tables here. Use <#3>.',
      'anna#3 /tuchulcha new | Quick: 2 hours a turn',
      'anna#3 /tuchulcha new pace=none | No clock: take as long',
    ],
    'channels that are gone are named to nobody; if no other was chosen, managers choose': [
      chose({ channels: ['3', '99'] }),
      'anna /tuchulcha new | You can’t open tables here. Use <#3>.',
      chose({ channels: ['99'], tableList: '99', games: { tuchulcha: { channel: '99', hour: 9 } } }),
      'anna /tuchulcha new | The channels for tables are gone; a server manager',
      'eva /settings | The chosen channels are gone',
      'eva [Table list] | The chosen channel is gone',
      'eva [Puzzle] | The chosen channel is gone',
    ],
    'open tables follow a language that is chosen later, and private answers the reader’s': [
      (bot) => bot.playing(['anna', 'bert']),
      'eva /settings',
      'eva [Language]',
      ['eva {Language at} de', /-# Tisch 1 · /],
      ({ discord }) =>
        vi.waitFor(() => {
          const names = [...discord.channels.values()].map(({ name }) => name);
          expect(names).toContainEqual(expect.stringContaining('anna und bert'));
        }),
      'bert /preferences | Your preferences',
    ],
    'roles that ring come first, after the chosen one': [
      chose({ seatRole: '79' }),
      'eva /settings',
      'eva [Table list] | {Role for open seats: None, *Quiet, Open seats, Plain}',
    ],
  });
});

const limited = (bot: TestBot) => {
  Object.assign(bot.context, { cooldowns: new Cooldowns(bot.context.now) });
};

describe('limits', () => {
  scripts(limited, {
    'tables: three in a row, five at most, told in the person’s language': [
      'anna /tuchulcha new',
      'anna /tuchulcha new',
      'anna /tuchulcha new | table 3',
      ['anna /tuchulcha new', /^You’ve just opened several tables\. You can open the next one <t:\d+:R>\./],
      [
        'anna@de /tuchulcha new',
        /^Du hast gerade mehrere Tische eröffnet\. Den nächsten kannst du <t:\d+:R>/,
      ],
      '1m',
      'anna /tuchulcha new | table 4',
      '1m',
      'anna /tuchulcha new | table 5',
      '1h',
      'anna /tuchulcha new | You already have 5 tables open here',
    ],
    'pictures: so many in a minute, with the time when there are more': [
      ...Array.from({ length: 12 }, (): Step => 'anna /profile | finished game here yet'),
      [
        'anna /profile',
        /^You’ve just asked for a lot of pictures\. You can ask for the next one <t:\d+:R>\./,
      ],
      ['anna@de /profile', /^Du hast gerade viele Bilder angefordert\. Das nächste gibt es <t:\d+:R>\./],
    ],
    'nudges: a player once in a while, at whichever table': [
      async (bot) => {
        for (let n = 0; n < 2; n++) {
          const { id } = await bot.playing(['anna', 'bert']);
          await bot.world.playsUntil(id, 'anna');
        }
      },
      '2h',
      'bert /nudge table=1 | I’ll remind anna',
      [
        'bert@de /nudge table=2',
        /^Du hast diese Person erst vor Kurzem angestupst, vielleicht an einem anderen Tisch/,
      ],
    ],
  });
});

describe('people who look for a table', () => {
  scripts(nothing, {
    'get one as soon as there are enough of them, with their choices kept': [
      'anna /play | Nobody else is looking.',
      'anna {Players} 2',
      'anna {Computer players} never',
      'anna {When} days',
      'anna [Look for a table] | [Stop looking]',
      'bert /play | One other is looking.',
      'bert {Players} 3',
      'bert [Look for a table] | [Stop looking]',
      'bert {Players} 2 | <@101> | <@102> | table 1 is yours. | Your search is over: I’ve just called you.',
      async ({ store }) => expect(await store.seekingGuilds()).toEqual([]),
      'anna /play | {Players: Any number, *2',
    ],
    'may stop, and are told where they can’t look': [
      'anna /play',
      'anna [Look for a table]',
      'anna [Stop looking] | [Look for a table]',
      async ({ store }) => expect(await store.seekingGuilds()).toEqual([]),
      ({ store }) => store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, maxTables: 1 }),
      'anna /tuchulcha new',
      'anna [Look for a table] | more at once isn’t allowed',
    ],
  });
});

describe('a profile', () => {
  scripts(nothing, {
    'is one’s own, or that of whom one chooses': [
      'anna /profile | No finished game here yet.',
      'anna {Whose profile?} bert | bert has no finished game here yet.',
      'anna >Profile carl | carl has no finished game here yet.',
    ],
    'that is hidden is nobody else’s business': [
      ({ context }) => context.results.hide(idOf('bert'), true),
      'anna >Profile bert | bert keeps their profile private.',
      async (bot) => {
        const share = profileButtons.share({ userId: idOf('bert') });
        expect(toldBy(await bot.button('anna', share)).join()).toContain('can’t be shared');
      },
      'bert /profile | no: keeps their profile',
    ],
  });
});

/** Of all threads. */
const membersOf = ({ channels }: TestBot['discord']) =>
  [...channels.values()].flatMap(({ members }) => [...members]).sort();

describe('/privacy', () => {
  scripts(nothing, {
    'says what is stored, hands it out, and asks before it deletes': [
      'anna /preferences time-zone=UTC',
      'anna /privacy | [Show my data] | [Hide my profile] | [Delete my data…]',
      'anna [Show my data] | Everything I store about you, as a .json file.',
      'anna [Delete my data…] | [Delete everything]\n[Keep everything]',
      settings({ timeZone: 'UTC' }),
      'anna [Delete everything] | Nothing I store points to you any more.',
      settings(DEFAULT_SETTINGS),
    ],
    'leaves the tables, and the others play on': [
      async ({ world }) => {
        await world.playing(['anna', 'bert', 'carl']);
      },
      'anna /privacy',
      'anna [Delete my data…] | At the table where you’re playing, a computer player takes your seat',
      'anna [Delete everything] | Nothing I store points to you any more.',
      async ({ store }) => expect(await store.tablesOf(null, anna)).toEqual([]),
      async ({ store }) => expect(await store.tablesOf(null, idOf('bert'))).toHaveLength(1),
    ],
    'an invitation ends, and the table no longer names who was invited': [
      'bert /tuchulcha new',
      'bert /tuchulcha invite player=anna | <@101>: bert invites you | Invited: <@101>',
      'anna /privacy',
      'anna [Delete my data…]',
      'anna [Delete everything] | free | no: <@101>',
      '1m | Table 1: invitation declined. | no: <@101>',
    ],
    'an invitation to a private table ends, and its thread has them no more': [
      'bert /tuchulcha new private=true invite=anna | <@101>: bert invites you',
      ({ discord }) => expect(membersOf(discord)).toEqual([anna, idOf('bert')]),
      'anna /privacy',
      'anna [Delete my data…]',
      'anna [Delete everything]',
      ({ discord }) => expect(membersOf(discord)).toEqual([idOf('bert')]),
    ],
    'an invitation no longer says who sent it': [
      'bert /tuchulcha new',
      'anna [Join the table]',
      'anna /tuchulcha invite player=carl | <@103>: anna invites you',
      'anna /privacy',
      'anna [Delete my data…]',
      'anna [Delete everything]',
      '1m | <@103>: a former player invites you | no: anna',
      ({ discord }) => expect(JSON.stringify(discord.channel('2').messages)).not.toMatch(/[@"]101\b/),
    ],
  });

  test('cut off in the middle, it is done by doing it again', async () => {
    const script = new Script();
    const { results } = script.bot.context;
    const { forgetPerson } = results;
    await script.run([
      'anna /preferences time-zone=UTC',
      'anna /privacy',
      'anna [Delete my data…]',
      () => Object.assign(results, { forgetPerson: () => Promise.reject(new Error('out of order')) }),
      'anna [Delete everything] | Something went wrong | [Delete everything]',
      () => Object.assign(results, { forgetPerson }),
      'anna [Delete everything] | Nothing I store points to you any more.',
      settings(DEFAULT_SETTINGS),
    ]);
  });
});
