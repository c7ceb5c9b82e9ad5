import { type Interaction, Locale } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { DELETION_ID, privacyButtons } from '../../../src/discord/features/privacy.ts';
import {
  type HandlerContext,
  LocaleTracker,
  localeFor,
  notificationLocale,
  tableLocale,
} from '../../../src/discord/handling/context.ts';
import { createLog } from '../../../src/log.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import { HOUR, TestClock } from '../../e2e/test-clock.ts';
import { held } from '../../held.ts';
import { sqliteStore } from '../../storage/sqlite-store.ts';

const spoken = (settings: () => Promise<{ locale: string | null }>) => {
  const warn = vi.fn();
  const room = {
    people: { language: async () => (await settings()).locale },
    log: { warn },
  } as unknown as HandlerContext;
  const interaction = { user: { id: '4' }, locale: Locale.Italian } as Parameters<typeof localeFor>[1];
  return { locale: localeFor(room, interaction), warn };
};

describe('a person is spoken to', () => {
  test('in the language that they chose', async () =>
    expect(await spoken(async () => ({ locale: 'en' })).locale).toBe('en'));

  test('in that of their Discord, where they chose none', async () =>
    expect(await spoken(async () => ({ locale: null })).locale).toBe('it'));

  test('in that of their Discord, where the choice cannot be read', async () => {
    const { locale, warn } = spoken(() => Promise.reject(new Error('no store')));
    expect(await locale).toBe('it');
    expect(warn).toHaveBeenCalledOnce();
  });

  test('in that of their Discord, where the store takes too long for an answer in time', async () =>
    expect(await spoken(() => new Promise(() => {})).locale).toBe('it'));
});

test.each([
  ['that they chose', 'nl', 'it', 'nl'],
  ['of their Discord when they were last heard of', null, 'it', 'it'],
  ['of their Discord, though there are no texts in it', null, 'fr', 'fr'],
  ['that they chose, though they were never heard of', 'nl', null, 'nl'],
  ['of the table, where nothing else is known', null, null, 'de'],
])('a person is written to in the language %s', async (_, locale, heard, expected) => {
  const store = sqliteStore();
  if (locale) await store.saveSettings('4', { ...DEFAULT_SETTINGS, locale });
  if (heard) await store.saveDiscordLocale('4', heard);
  expect(await notificationLocale(store, '4', { locale: 'de' })).toBe(expected);
});

test.each([
  ['what the server chose', 'en', Locale.German, 'en'],
  ['the language of its Discord', null, Locale.German, 'de'],
  ['English', null, null, 'en-US'],
])('a table speaks %s', (_, locale, guildLocale, expected) => {
  expect(tableLocale({ locale }, { guildLocale })).toBe(expected);
});

const ME = '400000000000000001';
const DELETED = 'xx';

function ears() {
  const clock = new TestClock();
  const store = sqliteStore();
  const read = vi.spyOn(store, 'discordLocale');
  const written = vi.spyOn(store, 'saveDiscordLocale');
  const logged: string[] = [];
  const log = createLog('warn', { write: (line) => logged.push(line) });
  const hearing = new LocaleTracker({ store, log, now: clock.now, deletionId: DELETION_ID });
  const track = (id: string, locale: Locale, customId: string, handled: Promise<void>) =>
    hearing.track({ user: { id }, locale, customId } as Interaction, handled);
  const hear = (locale: Locale, id = ME) => track(id, locale, 'lobby:abc', Promise.resolve());
  /** Deletes all data of the person, once `held` resolves. In this store, that leaves a mark. */
  const forget = (held: Promise<void> = Promise.resolve()) => {
    const deleted = held.then(() => store.saveDiscordLocale(ME, DELETED));
    return track(ME, Locale.German, DELETION_ID, deleted);
  };
  return { clock, store, read, written, logged, hear, forget, track };
}

test('is written once, however often somebody presses', async () => {
  const { store, read, written, hear } = ears();
  for (let tap = 0; tap < 20; tap += 1) await hear(Locale.German);
  expect(await store.discordLocale(ME)).toBe('de');
  expect(written).toHaveBeenCalledOnce();
  // And by this test.
  expect(read).toHaveBeenCalledTimes(2);
});

test('is written once where many taps come together', async () => {
  const { written, hear } = ears();
  await Promise.all(Array.from({ length: 20 }, () => hear(Locale.German)));
  expect(written).toHaveBeenCalledOnce();
});

test('is not written where it is stored already', async () => {
  const { store, written, hear } = ears();
  await store.saveDiscordLocale(ME, 'de');
  written.mockClear();
  await hear(Locale.German);
  expect(written).not.toHaveBeenCalled();
});

test('is written again when it changes, and when it changes back', async () => {
  const { store, hear } = ears();
  for (const locale of [Locale.German, Locale.Italian, Locale.German]) {
    await hear(locale);
    expect(await store.discordLocale(ME)).toBe(locale);
  }
});

test('overtakes what another process heard, within an hour', async () => {
  const { clock, store, hear } = ears();
  await hear(Locale.German);
  await store.saveDiscordLocale(ME, 'it');
  clock.advance(HOUR);
  await hear(Locale.German);
  expect(await store.discordLocale(ME)).toBe('de');
});

test('fails without harm, and is tried at the next tap', async () => {
  const { store, written, logged, hear } = ears();
  written.mockRejectedValueOnce(new Error('no store'));
  await hear(Locale.German);
  expect(logged).toHaveLength(1);
  await hear(Locale.German);
  expect(await store.discordLocale(ME)).toBe('de');
});

test('of more people than are remembered is stored nevertheless', async () => {
  const { read, written, hear } = ears();
  const stored = new Map<string, string>();
  read.mockImplementation(async (id) => stored.get(id) ?? null);
  written.mockImplementation(async (id, locale) => void stored.set(id, locale));
  for (let person = 0; person <= 5000; person += 1) await hear(Locale.Dutch, `${person + 1}`);
  expect(stored.get('5001')).toBe('nl');
  read.mockClear();
  await hear(Locale.Dutch, '5001');
  expect(read).not.toHaveBeenCalled();
  await hear(Locale.Dutch, '1');
  expect(read).toHaveBeenCalledOnce();
});

describe('while a person’s data is deleted', () => {
  const forgetting = () => {
    const all = ears();
    const { until, letGo } = held();
    return { ...all, letGo, forgotten: all.forget(until) };
  };

  test('nothing that they do is stored', async () => {
    const { store, hear, forgotten, letGo } = forgetting();
    await hear(Locale.German);
    letGo();
    await forgotten;
    expect(await store.discordLocale(ME)).toBe(DELETED);
  });

  test('what was under way before is not stored after it', async () => {
    const { store, read, hear, forget } = ears();
    const { until, letGo } = held();
    read.mockImplementationOnce(() => until.then(() => null));
    const heard = hear(Locale.German);
    const forgotten = forget();
    letGo();
    await Promise.all([heard, forgotten]);
    expect(await store.discordLocale(ME)).toBe(DELETED);
  });

  test('what others do is stored', async () => {
    const { store, hear, forgotten, letGo } = forgetting();
    await hear(Locale.German, '5001');
    expect(await store.discordLocale('5001')).toBe('de');
    letGo();
    await forgotten;
  });

  test('two at once end with the second', async () => {
    const { store, hear, forget, forgotten: second, letGo } = forgetting();
    await forget();
    await hear(Locale.German);
    letGo();
    await second;
    expect(await store.discordLocale(ME)).toBe(DELETED);
  });

  test('the deletion itself isn’t stored, though it is the first that is heard of them', async () => {
    const { store, forget } = ears();
    await forget();
    expect(await store.discordLocale(ME)).toBe(DELETED);
  });

  test.each(['ask', 'keep'] as const)(
    'a tap that only asks what would be deleted is stored: %s',
    async (does) => {
      const { store, track } = ears();
      await track(ME, Locale.German, privacyButtons.privacy({ does }), Promise.resolve());
      expect(await store.discordLocale(ME)).toBe('de');
    },
  );

  test('after it, what they do is stored again, though it is what was known', async () => {
    const { store, hear, forget } = ears();
    await hear(Locale.German);
    await forget();
    await hear(Locale.German);
    expect(await store.discordLocale(ME)).toBe('de');
  });
});
