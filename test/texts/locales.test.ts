import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { projectFile } from '../../src/project-file.ts';
import { loadLocale, localeTexts, parsePage, type TextKey, translator } from '../../src/texts/index.ts';
import { PAGES } from '../../src/texts/rules/pages.ts';

const codes = Object.keys(localeTexts);

const jsonOf = (code: string): string => readFileSync(projectFile(`assets/locales/${code}.json`), 'utf8');

const keysOf = (code: string): readonly string[] => Object.keys(JSON.parse(jsonOf(code)));

const folder = (path: string, suffix: string): readonly string[] =>
  readdirSync(projectFile(path))
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
    .toSorted();

test('every language that there are files of is spoken, English first', () => {
  expect(folder('assets/locales', '.json')).toEqual(codes.toSorted());
  expect(codes[0]).toBe('en');
});

test('a text that is missing is named with its file', () => {
  const english = { ...localeTexts.en, 'who.new': 'new' };
  expect(() => loadLocale('de', english)).toThrow('assets/locales/de.json has no who.new');
});

describe.each(codes)('%s', (code) => {
  test('is written as translation platforms write JSON', () =>
    expect(jsonOf(code)).toBe(`${JSON.stringify(JSON.parse(jsonOf(code)), null, 2)}\n`));

  test('has its keys in the order of English', () => expect(keysOf(code)).toEqual(keysOf('en')));

  test('has texts without values as MessageFormat reads them', () => {
    const plain = Object.entries(localeTexts[code] ?? {}).filter(([, text]) => !/[{}]|<\//.test(text));
    expect(plain.length).toBeGreaterThan(100);
    const t = translator(code);
    const read = (text: string) =>
      new IntlMessageFormat(text, code, undefined, { ignoreTag: true }).format({});
    expect(plain.map(([key]) => t(key as TextKey))).toEqual(plain.map(([, text]) => read(text)));
  });

  test('has every page of the rules and no other, whole', () =>
    expect(folder(`assets/rules/${code}`, '.md')).toEqual(PAGES.map(({ id }) => id).toSorted()));

  test.each(PAGES.map(({ id }) => id))('%s is written as pages are', (id) => {
    const text = readFileSync(projectFile(`assets/rules/${code}/${id}.md`), 'utf8');
    const { keywords, title, short, more } = parsePage(text);
    expect(text).toBe(`---\nkeywords: ${keywords}\n---\n\n# ${title}\n\n${short}\n\n${more}\n`);
    // Unquoted YAML can't contain these.
    expect(keywords).toMatch(/^[\p{L}\p{N}](?!.*(?:: | #))/u);
  });
});
