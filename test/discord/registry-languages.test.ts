import '../games.ts';
import { commands } from '@haruspex/playground/validators/command.ts';
import { Client } from 'discord.js';
import { type APIApplicationCommand, Locale } from 'discord-api-types/v10';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { sameCommands } from '../../src/discord/bot.ts';
import { commandDefinitions } from '../../src/discord/registry.ts';
import { localeTexts } from '../../src/texts/index.ts';

// The files of a worker share their imports, so everything is loaded again before and after this one.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

// Chinese is written in two of Discord's locales; no texts of ours are.
vi.mock('../../src/texts/index.ts', async (original) => {
  const { madeUpFrom } = await import('../texts/made-up.ts');
  const real = await original<typeof import('../../src/texts/index.ts')>();
  Object.assign(real.localeTexts, { zh: madeUpFrom(real.localeTexts.en) });
  return real;
});

interface Said {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly value?: string | number;
  readonly choices?: readonly Said[];
  readonly options?: readonly Said[];
}

const all = commandDefinitions() as unknown as readonly Said[];
const withInner = (said: Said): Said[] => [said, ...(said.options ?? []).flatMap(withInner)];
const everything = all.flatMap(withInner);

/** Discord's codes of our languages but English. */
const LOCALES = Object.values(Locale).filter((locale) => {
  const [code = ''] = locale.split('-');
  return code !== 'en' && code in localeTexts;
});

const nameIn = (locale: string, { name, name_localizations }: Said): string =>
  name_localizations?.[locale] ?? name;

test('both locales of a language are told', () =>
  expect(LOCALES).toEqual(expect.arrayContaining(['zh-CN', 'zh-TW'])));

describe.each(LOCALES)('%s', (locale) => {
  test('every command, sub-command and option has its name and description', () => {
    for (const { name, name_localizations, description_localizations } of everything) {
      expect(name_localizations?.[locale], name).toBeTruthy();
      expect(description_localizations?.[locale], name).toBeTruthy();
    }
  });

  test('every choice of words has them, whatever is chosen', () => {
    for (const { value, name, name_localizations } of everything.flatMap(({ choices = [] }) => choices)) {
      const isSame = typeof value === 'number' || String(value) in localeTexts;
      if (!isSame) expect(name_localizations?.[locale], name).toBeTruthy();
    }
  });

  test('every choice begins with a capital letter, as lines of a list do', () => {
    const names = everything.flatMap(({ choices = [] }) => choices.map((each) => nameIn(locale, each)));
    expect(names.filter((name) => /^\p{Ll}/u.test(name))).toEqual([]);
  });

  test('no two neighbours have one name', () => {
    const distinct = (siblings: readonly Said[]) => {
      const names = siblings.map((each) => nameIn(locale, each));
      expect(names).toEqual([...new Set(names)]);
    };
    distinct(all);
    for (const { options = [], choices = [] } of everything)
      for (const of of [options, choices]) distinct(of);
  });
});

test('English is the default, and is not localized', () => {
  for (const { name_localizations, description_localizations } of everything) {
    const told = [...Object.keys(name_localizations ?? {}), ...Object.keys(description_localizations ?? {})];
    expect(told.filter((locale) => locale.startsWith('en'))).toEqual([]);
  }
});

test('our words are marked, and reach the names, descriptions and choices', () => {
  const [tuchulcha] = all;
  expect(tuchulcha?.name_localizations?.['zh-CN']).toBe('ötuchulcha');
  expect(tuchulcha?.description_localizations?.['zh-TW']).toBe('ÖPlay Tuchulcha');
  const color = everything.find(({ name }) => name === 'color');
  expect(color?.choices?.[1]?.name_localizations?.['zh-CN']).toBe('ÖÖred (ÖAchvizr)');
});

test('Discord takes them, localizations and all', () =>
  expect(commands.safeParse(structuredClone(commandDefinitions())).error?.issues).toBeUndefined());

/** Discord counts the longest of a name's and a description's languages. */
const weight = ({
  name,
  name_localizations,
  description,
  description_localizations,
  ...of
}: Said): number => {
  const most = (...texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
  return (
    most(name, ...Object.values(name_localizations ?? {})) +
    most(description ?? '', ...Object.values(description_localizations ?? {})) +
    String(of.value ?? '').length +
    [...(of.options ?? []), ...(of.choices ?? [])].reduce((sum, inner) => sum + weight(inner), 0)
  );
};

test.each(all.map((command) => [command.name, command] as const))('/%s is not too much', (_, command) => {
  expect(weight(command)).toBeLessThanOrEqual(8000);
});

describe('commands are told anew when', () => {
  const changed = (change: (first: { [field: string]: unknown }) => void): unknown[] => {
    const theirs: { [field: string]: unknown }[] = structuredClone(commandDefinitions()).map((one) => ({
      type: 1,
      ...one,
    }));
    change(theirs[0] ?? {});
    return theirs;
  };
  const isSame = (theirs: readonly unknown[]) =>
    sameCommands(new Client({ intents: [] }), commandDefinitions(), theirs as APIApplicationCommand[]);

  test('nothing has changed: not', () => expect(isSame(changed(() => {}))).toBe(true));

  test.each<[string, (first: { [field: string]: unknown }) => void]>([
    [
      'a name is called otherwise',
      (first) => Object.assign(first['name_localizations'] ?? {}, { 'zh-CN': 'x' }),
    ],
    [
      'a description is told otherwise',
      (first) => Object.assign(first['description_localizations'] ?? {}, { 'zh-CN': 'x' }),
    ],
    ['a language is new', (first) => delete (first['name_localizations'] as { 'zh-TW'?: string })['zh-TW']],
    ['a language is gone', (first) => Object.assign(first['name_localizations'] ?? {}, { tr: 'x' })],
    ['all languages are new', (first) => delete first['description_localizations']],
  ])('%s', (_, change) => expect(isSame(changed(change))).toBe(false));
});
