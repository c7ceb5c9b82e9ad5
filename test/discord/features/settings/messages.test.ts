import { describe, expect, test } from 'vitest';
import { localTime, mySettings } from '../../../../src/discord/features/preferences/index.ts';
import { serverSettings } from '../../../../src/discord/features/settings/index.ts';
import { vacationMessage, vacationRefusal } from '../../../../src/discord/features/vacation/index.ts';
import { languageName } from '../../../../src/discord/views/names.ts';
import {
  DEFAULT_GUILD_SETTINGS,
  DEFAULT_SETTINGS,
  type GuildSettings,
  type PersonSettings,
} from '../../../../src/tables/settings.ts';
import { translator } from '../../../../src/texts/index.ts';

const t = translator('en');
const now = new Date('2026-07-01T12:00:00Z');
const vacations = [{ from: new Date('2026-06-30T12:00:00Z'), to: new Date('2026-07-04T12:00:00Z') }];
const END = `<t:${Date.UTC(2026, 6, 4, 12) / 1000}:F>`;

describe('one’s own settings', () => {
  const lines = (settings: Partial<PersonSettings>, discordLocale = 'en-GB') =>
    mySettings(t, { ...DEFAULT_SETTINGS, ...settings }, { now, discordLocale }).split('\n');

  test('of somebody who changed nothing', () => {
    expect(lines({})).toEqual([
      'Your turns: the last tap ends them; I ask once more where it costs you a haruspex or ends the game.',
      'Turns with only one possibility: you play them, with one tap.',
      'Reminders: when half of the time is left, and at a tenth, where the game is played.',
      'You are next: I say nothing until it is your turn.',
      'Quiet hours: none.',
      'Time zone: not known.',
      'Vacation: none now, 30 days left this year.',
      'Language: English, as in your Discord.',
    ]);
  });

  test('of somebody who changed everything', () => {
    const settings: PersonSettings = {
      autoConfirm: true,
      autoPlay: true,
      alwaysRolls: false,
      neverTuchulcha: false,
      neverLasaVecuvia: false,
      reminders: [50, 25, 10],
      remindBy: 'message',
      tellNext: true,
      quiet: { from: 22 * 60 + 30, to: 7 * 60, timeZone: 'Europe/Berlin' },
      vacations,
      timeZone: 'Europe/Berlin',
      locale: 'en',
    };
    expect(lines(settings)).toEqual([
      'Your turns: the last step ends them, without asking.',
      'Turns with only one possibility: I play them for you.',
      'Reminders: when half of the time is left, at a quarter and at a tenth, by direct message.',
      'You are next: I tell you when the player before you begins a turn.',
      'Quiet hours: 22:30–07:00 (Europe/Berlin), when your clocks stand still.',
      'Time zone: Europe/Berlin, where it is 14:00 now.',
      `Vacation: until ${END}, 26 days left this year.`,
      'Language: English.',
    ]);
  });

  test('no reminders are sent nowhere', () => {
    expect(lines({ reminders: [], remindBy: 'message' })[2]).toBe('Reminders: none.');
  });

  test('shares that no choice has', () => {
    expect(lines({ reminders: [75, 5] })[2]).toBe(
      'Reminders: when 75% and 5% of the time is left, where the game is played.',
    );
  });
});

describe('names of languages and times', () => {
  test('a language is called as it calls itself, and one without texts is English', () => {
    expect(languageName('en-US')).toBe('English');
    expect(languageName('tlh')).toBe('English');
  });

  test.each([
    ['Europe/Berlin', '14:00'],
    ['Asia/Kolkata', '17:30'],
    ['America/New_York', '08:00'],
    ['Pacific/Auckland', '00:00'],
  ])('in %s it is %s', (zone, time) => {
    expect(localTime(zone, now)).toBe(time);
  });
});

describe('a server’s settings', () => {
  const lines = (settings: Partial<GuildSettings>) =>
    serverSettings('en', { ...DEFAULT_GUILD_SETTINGS, ...settings }, 'en-US').split('\n');

  test('as they are at first', () => {
    expect(lines({})).toEqual([
      '**Settings of this server**',
      'Tables may be opened in every channel.',
      'Pace, where nobody chooses one: Daily: 24 hours a turn',
      'Games are played in a thread of their own.',
      'Tables a person may have open: 5.',
      'Opening tables in a row: 3, then one a minute.',
      'Nudging in a row: 3 times, then once every 10 minutes.',
      'Language at the tables: English, as in this server’s Discord.',
      'Bacchanalia, a story game for adults: off. No tables of it are opened; those that are open go on.',
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
      locale: 'en',
      bacchanalia: 'ageRestricted',
    };
    expect(lines(settings)).toEqual([
      '**Settings of this server**',
      'Tables may be opened in <#11> and <#12>.',
      'Pace, where nobody chooses one: No clock',
      'Games are played in the channel where they were opened.',
      'Tables a person may have open: 3.',
      'Opening tables in a row: without a wait.',
      'Nudging in a row: 3 times, then once every 15 minutes.',
      'Language at the tables: English.',
      'Bacchanalia, a story game for adults: in channels that Discord marks as age-restricted.',
    ]);
  });
});

describe('a vacation', () => {
  const message = (settings: Partial<PersonSettings>, options?: { justBegun: boolean }) =>
    vacationMessage(t, { ...DEFAULT_SETTINGS, ...settings }, now, options);

  test('there is none: no button', () => {
    const { content, rows } = message({});
    expect(content).toContain('You are not on vacation. 30 of 30 days are left this year');
    expect(rows).toEqual([]);
  });

  test.each([
    ['running', { justBegun: false }, `You are on vacation until ${END}`],
    ['just begun', { justBegun: true }, `Your vacation has begun. Until ${END}`],
  ])('it is %s: its end, what is left, and a way back', (_, options, words) => {
    const { content, rows } = message({ vacations }, options);
    expect(content).toContain(words);
    expect(content).toContain('26 days are left');
    expect(rows.flatMap((row) => row.components.map((one) => 'label' in one && one.label))).toEqual([
      'I am back from vacation',
    ]);
  });

  test.each([
    ['badDays', 30, '1 to 14 whole days'],
    ['tooLong', 30, 'at most 14 days'],
    ['budget', 1, 'one day is left this year'],
    ['budget', 0, 'no day is left this year'],
  ] as const)('refused: %s with %i left', (problem, left, words) => {
    expect(vacationRefusal(t, problem, left).content).toContain(words);
  });
});
