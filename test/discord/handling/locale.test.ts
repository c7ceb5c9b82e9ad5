import { Locale } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import type { HandlerContext } from '../../../src/discord/handling/context.ts';
import { localeFor, localeUnasked, tableLocale } from '../../../src/discord/handling/locale.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import { memoryStore } from '../../tables/memory-store.ts';

const spoken = (settings: () => Promise<{ locale: string | null }>) => {
  const warn = vi.fn();
  const room = {
    people: { settings: async () => ({ ...DEFAULT_SETTINGS, ...(await settings()) }) },
    log: { warn },
  } as unknown as HandlerContext;
  const interaction = { user: { id: '4' }, locale: Locale.Italian } as Parameters<typeof localeFor>[1];
  return { locale: localeFor(room, interaction), warn };
};

describe('a person is spoken to', () => {
  test('in the language that they chose', async () => {
    expect(await spoken(async () => ({ locale: 'en' })).locale).toBe('en');
  });

  test('in that of their Discord, where they chose none', async () => {
    expect(await spoken(async () => ({ locale: null })).locale).toBe('it');
  });

  test('in that of their Discord, where the choice cannot be read', async () => {
    const { locale, warn } = spoken(() => Promise.reject(new Error('no store')));
    expect(await locale).toBe('it');
    expect(warn).toHaveBeenCalledOnce();
  });

  test('in that of their Discord, where the store takes too long for an answer in time', async () => {
    expect(await spoken(() => new Promise(() => {})).locale).toBe('it');
  });
});

test.each([
  ['that they chose', 'nl', 'it', 'nl'],
  ['of their Discord when they were last heard of', null, 'it', 'it'],
  ['of their Discord, though there are no texts in it', null, 'fr', 'fr'],
  ['that they chose, though they were never heard of', 'nl', null, 'nl'],
  ['of the table, where nothing else is known', null, null, 'de'],
])('a person is written to in the language %s', async (_, locale, heard, expected) => {
  const store = memoryStore();
  if (locale) await store.saveSettings('4', { ...DEFAULT_SETTINGS, locale });
  if (heard) await store.saveDiscordLocale('4', heard);
  expect(await localeUnasked(store, '4', { locale: 'de' })).toBe(expected);
});

test.each([
  ['what the server chose', 'en', Locale.German, 'en'],
  ['the language of its Discord', null, Locale.German, 'de'],
  ['English', null, null, 'en-US'],
])('a table speaks %s', (_, locale, guildLocale, expected) => {
  expect(tableLocale({ locale }, { guildLocale })).toBe(expected);
});
