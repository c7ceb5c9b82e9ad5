import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { TextKey } from '../../../src/texts/index.ts';
import { RULES_LANGUAGES } from '../../../src/texts/rules/languages.ts';
import { GROUPS, PAGES } from '../../../src/texts/rules/pages.ts';
import { RULINGS } from './rulings.ts';

/** In characters. Discord's limits are 100 for an autocomplete choice and 4,000 for a whole message. */
const LIMITS = { title: 60, short: 400, more: 1_500, keywords: 1_000 } as const;
const PARTS = ['title', 'short', 'more', 'keywords'] as const;

const keys: readonly TextKey[] = [
  'rules.search.ignored',
  ...GROUPS.map((group) => `rules.group.${group}` as const),
  ...new Set(PAGES.flatMap(({ rulebook }) => (rulebook ? [`rules.chapter.${rulebook}` as const] : []))),
  ...PAGES.flatMap(({ id }) => PARTS.map((part) => `rules.${id}.${part}` as const)),
  ...(Object.keys(RULINGS) as (keyof typeof RULINGS)[]).map((ruling) => `rules.ruling.${ruling}` as const),
  ...new Set(PAGES.flatMap(({ figure }) => (figure ? [`rules.figure.${figure}` as const] : []))),
];

describe.each([...RULES_LANGUAGES])('%s', (code, { texts }) => {
  test('has every text and no other', () => {
    const ofRules = Object.keys(texts).filter((key) => key.startsWith('rules.'));
    expect(ofRules.sort()).toEqual([...keys].sort());
    for (const key of keys) expect(texts[key].trim(), key).toBe(texts[key]);
    for (const key of keys) expect(texts[key], key).not.toBe('');
  });

  test('keeps the limits', () => {
    const long = PAGES.flatMap(({ id }) =>
      PARTS.filter((part) => texts[`rules.${id}.${part}`].length > LIMITS[part]).map(
        (part) => `${id}.${part}`,
      ),
    );
    expect(long).toEqual([]);
    const notes = keys.filter((key) => /^rules\.(ruling|figure)\./.test(key) && texts[key].length > 240);
    expect(notes).toEqual([]);
    const names = keys.filter((key) => /^rules\.(group|chapter)\./.test(key) && texts[key].length > 60);
    expect(names).toEqual([]);
  });

  test('calls no two pages, and no two groups, the same', () => {
    const titles = PAGES.map(({ id }) => texts[`rules.${id}.title`].toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
    const groups = GROUPS.map((group) => texts[`rules.group.${group}`].toLowerCase());
    expect(new Set(groups).size).toBe(groups.length);
  });

  test.each(keys)('%s comes out as it is written', (key) => {
    const text = texts[key];
    expect(new IntlMessageFormat(text, code, undefined, { ignoreTag: true }).format()).toBe(text);
    // Commands become mentions.
    expect(text.replace(/<\/[a-z -]+>/g, '')).not.toMatch(/[{}'<>]/);
  });

  test('rulings are one sentence', () => {
    for (const key of Object.keys(RULINGS) as (keyof typeof RULINGS)[])
      expect(texts[`rules.ruling.${key}`], key).toMatch(/^[^.!?]+[.!?]$/);
  });
});
