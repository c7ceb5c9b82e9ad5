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
import { withPuzzleSettings } from '../../../src/tables/tuchulcha/puzzles.ts';
import { translator } from '../../../src/texts/index.ts';
import { rowsIn } from '../laws.ts';

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
      rowsIn(
        panelMessage(
          t,
          serverSettings,
          {
            settings: { ...DEFAULT_GUILD_SETTINGS, ...settings },
            guildLocale: 'en-US',
            isThere: () => true,
            roles,
            refused: new Set(refused && [refused]),
            now,
          },
          { page: key },
        ),
      ).slice(1),
    );

  test('as they are at first', () => {
    expect(lines({})).toEqual([
      'Channels for tables {Every channel}',
      'Pace of new tables {Over days: 24 hours a turn}',
      'A thread for each game [On]',
      'Ask readers who will win [On]',
      'Bacchanalia · For adults. {Nowhere}',
      'Language at the tables {As in Discord (English)}',
      'Open tables per person {5}',
      'New tables in a row {3, then one a minute}',
      'Nudges in a row {3, then one every 10 minutes}',
      'List of tables · All tables in one message. It pings nobody. {Off: choose a channel}',
      'Role for open seats · I mention it when a table waits for players, at most once an hour. {None}',
      'Daily puzzle · It pings nobody. {Off: choose a channel}',
      `Time · <t:${Date.UTC(2026, 6, 1, 8) / 1000}:t> your time {08:00 UTC}`,
    ]);
  });

  test('all changed', () => {
    const settings: GuildSettings = {
      channels: ['11', '12'],
      pace: 'none',
      place: 'channel',
      maxTables: 3,
      openingWait: 0,
      nudgeWait: 120,
      asksReaders: true,
      tableList: '14',
      seatRole: null,
      locale: 'en',
      games: { bacchanalia: { channels: 'everywhere' }, tuchulcha: { channel: '13', hour: 18 } },
    };
    expect(lines(settings)).toEqual([
      'Channels for tables {11, 12}',
      'Pace of new tables {No clock}',
      'A thread for each game [Off]',
      'Ask readers who will win [On]',
      'Bacchanalia · For adults. Anyone who can read there can read the stories. {Wherever tables may be opened}',
      'Language at the tables {English}',
      'Open tables per person {3}',
      'New tables in a row {No wait}',
      'Nudges in a row {3, then one every 2 hours}',
      'List of tables · All tables in one message. It pings nobody. {14}',
      'Role for open seats · I mention it when a table waits for players, at most once an hour. {None}',
      'Daily puzzle · It pings nobody. {13}',
      `Time · <t:${Date.UTC(2026, 5, 30, 18) / 1000}:t> your time {18:00 UTC}`,
    ]);
  });

  test.each<['puzzle-channel' | 'commands', string, Partial<GuildSettings>]>([
    [
      'puzzle-channel',
      '⚠️ I can’t post there.',
      withPuzzleSettings(DEFAULT_GUILD_SETTINGS, { channel: '13' }),
    ],
    [
      'commands',
      '⚠️ Discord doesn’t let me add Bacchanalia’s commands here.',
      { games: { bacchanalia: { channels: 'everywhere' } } },
    ],
  ])('what Discord refuses, and is wanted: %s', (refused, told, wanted) => {
    const isTold = (settings: Partial<GuildSettings>) =>
      lines(settings, refused).some((line) => line.includes(told));
    expect([isTold(wanted), isTold({})]).toEqual([true, false]);
  });

  const role = { id: '7', name: 'Open seats', rings: true };

  test.each([
    ['one that everybody hears', '7', [role], /once an hour\. \{Open seats\}$/],
    ['one that nobody hears', '7', [{ ...role, rings: false }], /⚠️ Nobody is notified.*\{Open seats\}$/],
    ['one that is gone', '8', [role], /⚠️ The chosen role is gone\. \{None\}$/],
    ['none', null, [role], /once an hour\. \{None\}$/],
  ] as const)('of a role for open seats: %s', (_, seatRole, roles, expected) => {
    expect(lines({ seatRole }, undefined, roles).find((line) => line.startsWith('Role'))).toMatch(expected);
  });
});

describe('a vacation', () => {
  const shown = (settings: Partial<PersonSettings>) =>
    rowsIn(vacationMessage(t, { ...DEFAULT_SETTINGS, ...settings }, now));

  test('there is none: one can be begun, as long as there are days left', () => {
    expect(shown({})).toEqual([
      'Not on vacation · 30 of 30 days left this year. Away, your clocks pause. {Begin a vacation}',
    ]);
    const used = [1, 32].map((day) => ({
      from: new Date(Date.UTC(2026, 0, day)),
      to: new Date(Date.UTC(2026, 0, day + 15)),
    }));
    expect(shown({ vacations: used })).toEqual([
      'Not on vacation · No days left this year. Away, your clocks pause.',
    ]);
  });

  test('it is running: its end, what is left, and a way back', () => {
    expect(shown({ vacations })).toEqual([
      `On vacation until ${END} · Clocks pause, except at 5 minutes a turn; I find you no table. 26 days left this year. [End my vacation]`,
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
