import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  isEmpty,
  type PreferenceChanges,
  type PreferenceProblem,
  REMINDERS,
  reminderChoice,
} from '../../../../src/discord/features/preferences/changes.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../../../../src/tables/settings.ts';

const NOTHING: PreferenceChanges = {
  turnEnd: null,
  onlyTurn: null,
  reminders: null,
  remindBy: null,
  youAreNext: null,
  quietFrom: null,
  quietTo: null,
  timeZone: null,
  language: null,
};

const inBerlin: PersonSettings = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Berlin',
  quiet: { from: 22 * 60 + 30, to: 7 * 60, timeZone: 'Europe/Berlin' },
};

const changed = (so: PersonSettings, wishes: Partial<PreferenceChanges>) =>
  applyChanges(so, { ...NOTHING, ...wishes });

describe('what is wished', () => {
  test.each<[string, PersonSettings, Partial<PreferenceChanges>, Partial<PersonSettings>]>([
    ['nothing', inBerlin, {}, {}],
    ['turns end by themselves', inBerlin, { turnEnd: 'auto' }, { autoConfirm: true }],
    [
      'turns end by hand again',
      { ...inBerlin, autoConfirm: true },
      { turnEnd: 'ask' },
      { autoConfirm: false },
    ],
    ['only turns are played', inBerlin, { onlyTurn: 'auto' }, { autoPlay: true }],
    ['no reminders', inBerlin, { reminders: 'off' }, { reminders: [] }],
    ['three reminders', inBerlin, { reminders: 'allThree' }, { reminders: [50, 25, 10] }],
    ['direct messages', inBerlin, { remindBy: 'message' }, { remindBy: 'message' }],
    [
      'mentions again',
      { ...inBerlin, remindBy: 'message' },
      { remindBy: 'mention' },
      { remindBy: 'mention' },
    ],
    ['to be told who is next', inBerlin, { youAreNext: 'on' }, { tellNext: true }],
    ['not to be told any more', { ...inBerlin, tellNext: true }, { youAreNext: 'off' }, { tellNext: false }],
    ['a language', inBerlin, { language: 'en' }, { locale: 'en' }],
    ['Discord’s language again', { ...inBerlin, locale: 'en' }, { language: 'discord' }, { locale: null }],
    ['a time zone by its city', DEFAULT_SETTINGS, { timeZone: 'new york' }, { timeZone: 'America/New_York' }],
    [
      'quiet hours and a zone at once',
      DEFAULT_SETTINGS,
      { quietFrom: '10 pm', quietTo: '6', timeZone: 'Europe/Rome' },
      { timeZone: 'Europe/Rome', quiet: { from: 22 * 60, to: 6 * 60, timeZone: 'Europe/Rome' } },
    ],
    [
      'a later evening: the morning stays',
      inBerlin,
      { quietFrom: '23:15' },
      { quiet: { from: 23 * 60 + 15, to: 7 * 60, timeZone: 'Europe/Berlin' } },
    ],
    [
      'a later morning: the evening stays',
      inBerlin,
      { quietTo: '08:00' },
      { quiet: { from: 22 * 60 + 30, to: 8 * 60, timeZone: 'Europe/Berlin' } },
    ],
    [
      'another zone: the quiet hours move along',
      inBerlin,
      { timeZone: 'Asia/Tokyo' },
      { timeZone: 'Asia/Tokyo', quiet: { from: 22 * 60 + 30, to: 7 * 60, timeZone: 'Asia/Tokyo' } },
    ],
    ['no quiet hours', inBerlin, { quietFrom: 'off' }, { quiet: null }],
    ['no quiet hours, said at their other end', inBerlin, { quietTo: ' OFF ' }, { quiet: null }],
    ['no quiet hours where there are none', DEFAULT_SETTINGS, { quietFrom: 'off' }, {}],
  ])('%s', (_, so, wishes, difference) => {
    expect(changed(so, wishes)).toEqual({ ok: true, settings: { ...so, ...difference } });
  });

  test.each<[string, PersonSettings, Partial<PreferenceChanges>, PreferenceProblem]>([
    ['no such place', inBerlin, { timeZone: 'Atlantis' }, 'badZone'],
    ['no such time', inBerlin, { quietFrom: 'when I sleep' }, 'badTime'],
    ['an hour too many', inBerlin, { quietTo: '25' }, 'badTime'],
    ['quiet hours without a zone', DEFAULT_SETTINGS, { quietFrom: '22', quietTo: '7' }, 'noZone'],
    ['a beginning without an end', { ...inBerlin, quiet: null }, { quietFrom: '22' }, 'noOther'],
    ['an end without a beginning', { ...inBerlin, quiet: null }, { quietTo: '7' }, 'noOther'],
    ['more than half a day', inBerlin, { quietFrom: '18', quietTo: '6:01' }, 'tooLong'],
    ['no time at all', inBerlin, { quietFrom: '7', quietTo: '7:00' }, 'empty'],
    ['one good wish and one bad', inBerlin, { turnEnd: 'auto', quietFrom: '99' }, 'badTime'],
  ])('%s: nothing changes', (_, so, wishes, problem) => {
    expect(changed(so, wishes)).toEqual({ ok: false, problem });
  });

  test('what else is stored stays', () => {
    const vacations = [{ from: new Date(0), to: new Date(1) }];
    const outcome = changed({ ...inBerlin, vacations }, { turnEnd: 'auto' });
    expect(outcome.ok && outcome.settings.vacations).toEqual(vacations);
  });

  test('nothing is nothing, and anything is something', () => {
    expect(isEmpty(NOTHING)).toBe(true);
    expect(isEmpty({ ...NOTHING, quietFrom: 'off' })).toBe(false);
  });
});

describe('reminders', () => {
  test('those that nobody chose are among the choices', () => {
    expect(reminderChoice(DEFAULT_SETTINGS.reminders)).toBe('halfTenth');
  });

  test('each choice is found by its shares, other shares by none', () => {
    for (const { name, shares } of REMINDERS) expect(reminderChoice(shares)).toBe(name);
    expect(reminderChoice([40])).toBeNull();
  });
});
