import { describe, expect, test } from 'vitest';
import {
  localTime,
  preferences,
  quietBegins,
  quietEnds,
  quietFromTime,
  REMINDERS,
  reminderChoice,
} from '../../../../src/discord/features/preferences.ts';
import {
  type PreferencesAsked,
  type PreferencesState,
  panelMessage,
} from '../../../../src/discord/handling/panel.ts';
import { MAX_QUIET_MINUTES } from '../../../../src/tables/clock/quiet-hours.ts';
import { vacationLengths } from '../../../../src/tables/clock/vacation.ts';
import { canonicalZone, likelyZones } from '../../../../src/tables/clock/zones.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../../../../src/tables/settings.ts';
import { withAnswers } from '../../../../src/tables/tuchulcha/automatic-play.ts';
import { translator } from '../../../../src/texts/index.ts';
import { rowsIn } from '../../laws.ts';

const t = translator('en');
const now = new Date('2026-07-01T12:00:00Z');
const vacations = [{ from: new Date('2026-06-30T12:00:00Z'), to: new Date('2026-07-04T12:00:00Z') }];
const END = `<t:${Date.UTC(2026, 6, 4, 12) / 1000}:F>`;
const ZONE = 'Europe/Berlin';
const inBerlin: PersonSettings = {
  ...DEFAULT_SETTINGS,
  timeZone: ZONE,
  quiet: { from: 22 * 60 + 30, to: 7 * 60, timeZone: ZONE },
};

const state = (settings: Partial<PersonSettings> = {}, hidden = false): PreferencesState => ({
  settings: { ...DEFAULT_SETTINGS, ...settings },
  hidden,
  now,
  discordLocale: 'en-GB',
});

/** Every row of every page, without the title. */
const lines = (of: PreferencesState): string[] =>
  preferences.pages.flatMap(({ key }) => rowsIn(panelMessage(t, preferences, of, { page: key })).slice(1));

describe('what the panel says', () => {
  test('to somebody who changed nothing', () => {
    expect(lines(state())).toEqual([
      'When I tap a whole turn {Ask if it costs something}',
      'Play the only possible turn [On]',
      'Always roll the third die [Off]',
      'Never devote to Tuchulcha [Off]',
      'Never devote to Lasa Vecuvia [Off]',
      'Remind me {At half, and with a tenth left}',
      'By direct message [Off]',
      'Tell me I’m next [Off]',
      'Time zone · Choose it to set quiet hours. {What time is it now?}',
      'Vacation · 30 days left this year. {None}',
      'Language {As in Discord (English)}',
      'No animations [Off]',
      'Ask readers about my games [On]',
      'Hide my profile · Off the leaderboards; only you see your results. [Off]',
      'Don’t seat me with · I keep you apart where I can, and ask before you sit down together. Only you know. {Nobody}',
    ]);
  });

  test('to somebody who changed everything', () => {
    const settings: PersonSettings = {
      ...withAnswers(inBerlin, { ending: 'play', autoPlay: true }),
      reminders: [50, 25, 10],
      remindBy: 'message',
      tellNext: true,
      vacations,
      locale: 'en',
    };
    expect(lines(state(settings, true))).toEqual([
      'When I tap a whole turn {Play it}',
      'Play the only possible turn [On]',
      'Always roll the third die [Off]',
      'Never devote to Tuchulcha [Off]',
      'Never devote to Lasa Vecuvia [Off]',
      'Remind me {At half, a quarter, a tenth}',
      'By direct message [On]',
      'Tell me I’m next [On]',
      'Time zone {Europe/Berlin (14:00)}',
      'Quiet hours from · Clocks pause, except at 5 minutes a turn. {22:30}',
      'Quiet hours until {07:00}',
      `Vacation · Until ${END}. 26 days left this year. {On vacation}`,
      'Language {English}',
      'No animations [Off]',
      'Ask readers about my games [On]',
      'Hide my profile · Off the leaderboards; only you see your results. [On]',
      'Don’t seat me with · I keep you apart where I can, and ask before you sit down together. Only you know. {Nobody}',
    ]);
  });

  test('of reminders that go nowhere, and of shares that no choice has', () => {
    const of = (reminders: readonly number[]) =>
      lines(state({ reminders, remindBy: 'message' })).filter((line) => /^Remind me|direct/.test(line));
    expect(of([])).toEqual(['Remind me {Never}']);
    expect(of([75, 5])[0]).toBe('Remind me · With 75% and 5% of your time left. {Remind me}');
  });
});

/** A context that stores one person's settings, without tables. */
function kept(before: PersonSettings) {
  let settings = before;
  const asked = {
    context: {
      tables: { store: { placesIn: async () => [] } },
      people: {
        async change(_: string, change: (current: PersonSettings) => PersonSettings) {
          settings = change(settings);
          return settings;
        },
      },
    },
    person: { kind: 'person', userId: '1', name: 'A' },
    interactionId: '2',
    t,
  } as unknown as PreferencesAsked;
  return { asked, now: () => settings };
}

async function chosen(before: PersonSettings, key: string, value: string | boolean): Promise<PersonSettings> {
  const setting = preferences.pages.flatMap(({ settings }) => settings).find((one) => one.key === key);
  const person = kept(before);
  if (setting?.kind === 'toggle') await setting.change(person.asked, value === true);
  else if (setting?.kind === 'select') await setting.change(person.asked, String(value));
  else throw new Error(`no setting ${key}`);
  return person.now();
}

test('hiding oneself forgets the face as well, in pictures and films', async () => {
  const done: string[] = [];
  const asked = {
    context: {
      results: { hide: async (userId: string, hidden: boolean) => done.push(`hide ${userId} ${hidden}`) },
      avatars: { forget: (userId: string) => done.push(`forget ${userId}`) },
      services: { tuchulcha: { forgetAvatars: () => done.push('forget films') } },
    },
    person: { kind: 'person', userId: '1', name: 'A' },
  } as unknown as PreferencesAsked;
  const hidden = preferences.pages.flatMap(({ settings }) => settings).find(({ key }) => key === 'hidden');
  if (hidden?.kind !== 'toggle') throw new Error('no such toggle');
  await hidden.change(asked, true);
  expect(done).toEqual(['hide 1 true', 'forget 1', 'forget films']);
});

describe('a tap changes one thing', () => {
  const at = (from: number, to: number, timeZone = ZONE) => ({ timeZone, quiet: { from, to, timeZone } });
  test.each<[string, PersonSettings, string, string | boolean, Partial<PersonSettings>]>([
    ['the end of turns', inBerlin, 'end-turn', 'show', withAnswers(inBerlin, { ending: 'show' })],
    [
      'the end of turns, off again',
      withAnswers(inBerlin, { ending: 'play' }),
      'end-turn',
      'ask',
      withAnswers(inBerlin, {}),
    ],
    ['only turns', inBerlin, 'only-turn', true, withAnswers(inBerlin, { autoPlay: true })],
    ['reminders', inBerlin, 'reminders', 'tenth', { reminders: [10] }],
    ['no reminders', inBerlin, 'reminders', 'off', { reminders: [] }],
    ['reminders that there are none of', inBerlin, 'reminders', 'often', {}],
    ['being told', inBerlin, 'next', true, { tellNext: true }],
    ['a language', inBerlin, 'language', 'de', { locale: 'de' }],
    ['Discord’s language again', { ...inBerlin, locale: 'de' }, 'language', 'discord', { locale: null }],
    [
      'another zone: the quiet hours move along',
      inBerlin,
      'zone',
      'Asia/Tokyo',
      at(22 * 60 + 30, 7 * 60, 'Asia/Tokyo'),
    ],
    ['a later evening: the morning stays', inBerlin, 'quiet-from', `${23 * 60}`, at(23 * 60, 7 * 60)],
    ['a later morning: the evening stays', inBerlin, 'quiet-to', `${8 * 60}`, at(22 * 60 + 30, 8 * 60)],
    ['no quiet hours', inBerlin, 'quiet-from', 'off', { quiet: null }],
    ['a morning without an evening', { ...inBerlin, quiet: null }, 'quiet-to', '420', { quiet: null }],
    ['a morning that is too late', inBerlin, 'quiet-to', `${11 * 60}`, {}],
    ['a time that was never offered', inBerlin, 'quiet-from', 'soon', {}],
    ['quiet hours without a zone', DEFAULT_SETTINGS, 'quiet-from', '1320', { timeZone: null, quiet: null }],
  ])('%s', async (_, before, key, value, difference) => {
    const expected = before === DEFAULT_SETTINGS ? DEFAULT_SETTINGS : { ...inBerlin, ...difference };
    expect(await chosen(before, key, value)).toEqual(expected);
  });
});

describe('quiet hours', () => {
  const every = Array.from({ length: 1440 }, (_, minute) => minute);

  test('from any time that is offered end in time', () => {
    const wrong = every.flatMap((to) =>
      quietBegins(null).filter((from) => {
        const after = quietFromTime(from, { from: 1320, to, timeZone: ZONE }, ZONE);
        const length = (after.to - after.from + 1440) % 1440;
        return length <= 0 || length > MAX_QUIET_MINUTES;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('begin at 8 at the latest where nothing else is known, and what is set is always among the choices', () => {
    expect(quietFromTime(22 * 60, null, ZONE)).toEqual({ from: 22 * 60, to: 8 * 60, timeZone: ZONE });
    for (const from of every) {
      const quiet = quietFromTime(from, null, ZONE);
      expect(quietBegins(quiet)).toContain(from);
      expect(quietEnds(quiet)).toContain(quiet.to);
      expect(quietBegins(quiet).length).toBeLessThan(25);
    }
  });
});

test('vacations are offered as far as the days of the year go', () => {
  expect(vacationLengths(30)).toEqual([1, 2, 3, 4, 5, 7, 10, 14]);
  expect(vacationLengths(4)).toEqual([1, 2, 3, 4]);
  expect(vacationLengths(0)).toEqual([]);
});

describe('time zones', () => {
  test('each that is offered exists, by the name of today', () => {
    for (const locale of ['de', 'en-US', 'en-GB', 'es-419', 'fr', 'ru', 'zh-TW', 'tlh'])
      for (const zone of likelyZones(locale, null, 24)) expect(canonicalZone(zone)).toBe(zone);
  });

  test('begin with one’s own, then those of the people who speak so, each once', () => {
    expect(likelyZones('de', 'Asia/Tokyo', 5)).toEqual(
      'Asia/Tokyo Europe/Berlin Europe/Vienna Europe/Zurich Europe/London'.split(' '),
    );
    expect(likelyZones('tlh', null, 2)).toEqual(['Europe/London', 'Europe/Berlin']);
    const all = likelyZones('de', 'Europe/Berlin', 24);
    expect(all).toEqual([...new Set(all)]);
  });

  test.each([
    ['Europe/Berlin', '14:00'],
    ['Asia/Kolkata', '17:30'],
    ['America/New_York', '08:00'],
    ['Pacific/Auckland', '00:00'],
  ])('in %s it is %s', (zone, time) => expect(localTime(zone, now)).toBe(time));
});

describe('reminders', () => {
  test('those that nobody chose are among the choices', () =>
    expect(reminderChoice(DEFAULT_SETTINGS.reminders)).toBe('halfTenth'));

  test('each choice is found by its shares, other shares by none', () => {
    for (const { name, shares } of REMINDERS) expect(reminderChoice(shares)).toBe(name);
    expect(reminderChoice([40])).toBeNull();
  });
});
