import { describe, expect, test } from 'vitest';
import { serverSettings } from '../../../src/discord/features/server-settings.ts';
import { vacationMessage, vacationRefusal } from '../../../src/discord/features/vacation.ts';
import { panelMessage, type ServerState } from '../../../src/discord/handling/panel.ts';
import { languageName } from '../../../src/discord/views/names.ts';
import {
  DEFAULT_GUILD_SETTINGS,
  DEFAULT_SETTINGS,
  type GuildSettings,
  type PersonSettings,
} from '../../../src/tables/settings.ts';
import { withPuzzleSettings } from '../../../src/tables/tuchulcha/settings.ts';
import { translator } from '../../../src/texts/index.ts';

const t = translator('en');
const now = new Date('2026-07-01T12:00:00Z');
const vacations = [{ from: new Date('2026-06-30T12:00:00Z'), to: new Date('2026-07-04T12:00:00Z') }];
const END = `<t:${Date.UTC(2026, 6, 4, 12) / 1000}:F>`;

describe('names of languages', () => {
  test('a language is called as it calls itself, and one without texts is English', () => {
    expect(languageName('en-US')).toBe('English');
    expect(languageName('tlh')).toBe('English');
  });
});

describe('a server’s settings', () => {
  const lines = (
    settings: Partial<GuildSettings>,
    refused?: 'puzzle-channel' | 'commands',
    roles: ServerState['roles'] = [],
  ) =>
    serverSettings.pages.flatMap(({ key }) =>
      panelMessage(
        t,
        serverSettings,
        {
          settings: { ...DEFAULT_GUILD_SETTINGS, ...settings },
          locale: 'en',
          guildLocale: 'en-US',
          isThere: () => true,
          roles,
          refused: new Set(refused && [refused]),
          now,
        },
        { page: key },
      )
        .content.split('\n')
        .slice(1),
    );

  test('as they are at first', () => {
    expect(lines({})).toEqual([
      'Tables may be opened in every channel.',
      'Bacchanalia, a story game for adults, isn’t played here: no new tables, and open ones go on.',
      'Language at the tables: English, same as the server’s language in Discord.',
      'Opening tables in a row: 3, then one a minute.',
      'Nudges in a row: 3, then one every 10 minutes.',
      'List of tables: off. Choose a channel, and one message there shows who looks for players and what is played; nobody is pinged.',
      'Role for open seats: none. Choose one of yours, and I mention it when a table waits for players, at most once an hour.',
      'Daily puzzle: off. Choose a channel to have one posted; nobody is pinged.',
    ]);
  });

  test('all changed', () => {
    const settings: GuildSettings = {
      channels: ['11', '12'],
      pace: 'none',
      place: 'channel',
      maxTables: 3,
      openingWait: 0,
      nudgeWait: 15,
      asksReaders: true,
      tableList: '14',
      seatRole: null,
      locale: 'en',
      games: { bacchanalia: { channels: 'ageRestricted' }, tuchulcha: { channel: '13', hour: 18 } },
    };
    expect(lines(settings)).toEqual([
      'Tables may be opened in <#11> and <#12>.',
      'Bacchanalia, a story game for adults, may be played in age-restricted channels.',
      'Language at the tables: English.',
      'Opening tables in a row: no wait.',
      'Nudges in a row: 3, then one every 15 minutes.',
      'List of tables: in <#14>, edited in place. Nobody is pinged.',
      'Role for open seats: none. Choose one of yours, and I mention it when a table waits for players, at most once an hour.',
      `Daily puzzle: in <#13>, at <t:${Date.UTC(2026, 5, 30, 18) / 1000}:t> your time. Nobody is pinged.`,
    ]);
  });

  test('where the bot may not post puzzles, and wants to', () => {
    expect(
      lines(withPuzzleSettings(DEFAULT_GUILD_SETTINGS, { channel: '13' }), 'puzzle-channel').at(-1),
    ).toMatch(/^⚠️ I can’t post there\./);
    expect(lines({}, 'puzzle-channel').at(-1)).toMatch(/^Daily puzzle: off\./);
  });

  const role = { id: '7', name: 'Open_seats', rings: true };

  test.each([
    ['one that everybody hears', '7', [role], /^Role for open seats: Open\\_seats\. I mention it when/],
    ['one that nobody hears', '7', [{ ...role, rings: false }], /^⚠️ .*Open\\_seats\. Nobody is notified/],
    ['one that is gone', '8', [role], /^⚠️ .*the chosen one is gone/],
    ['none', null, [role], /^Role for open seats: none\. Choose one of yours/],
  ] as const)('of a role for open seats: %s', (_, seatRole, roles, expected) => {
    expect(lines({ seatRole }, undefined, roles).find((line) => line.includes('open seats'))).toMatch(
      expected,
    );
  });

  test('where Discord refuses the commands of a game that is on', () => {
    const isTold = (settings: Partial<GuildSettings>) =>
      lines(settings, 'commands').some((line) =>
        line.startsWith('⚠️ Discord doesn’t let me add Bacchanalia’s commands here.'),
      );
    expect(isTold({ games: { bacchanalia: { channels: 'everywhere' } } })).toBe(true);
    expect(isTold({})).toBe(false);
  });
});

describe('a vacation', () => {
  const message = (settings: Partial<PersonSettings>, options?: { justBegun: boolean }) =>
    vacationMessage(t, { ...DEFAULT_SETTINGS, ...settings }, now, options);

  test('there is none: one can be begun, as long as there are days left', () => {
    const { content, rows } = message({});
    expect(content).toContain('You’re not on vacation. You have 30 of 30 days left this year');
    expect(JSON.stringify(rows)).toContain('Vacation from now on: 14 days');
    const used = [1, 32].map((day) => ({
      from: new Date(Date.UTC(2026, 0, day)),
      to: new Date(Date.UTC(2026, 0, day + 15)),
    }));
    expect(message({ vacations: used }).rows).toEqual([]);
  });

  test.each([
    ['running', { justBegun: false }, `You’re on vacation until ${END}`],
    ['just begun', { justBegun: true }, `Your vacation has begun. Until ${END} your clocks are paused`],
  ])('it is %s: its end, what is left, and a way back', (_, options, words) => {
    const { content, rows } = message({ vacations }, options);
    expect(content).toContain(words);
    expect(content).toContain('26 days left');
    expect(rows.flatMap((row) => row.components.map((one) => 'label' in one && one.label))).toEqual([
      'End my vacation',
    ]);
  });

  test.each([
    ['badDays', 30, '1 to 14 whole days'],
    ['tooLong', 30, 'at most 14 days'],
    ['budget', 1, 'one day left this year'],
    ['budget', 0, 'no days left this year'],
  ] as const)('refused: %s with %i left', (problem, left, words) => {
    expect(vacationRefusal(t, problem, left).content).toContain(words);
  });
});
