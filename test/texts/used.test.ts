import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandDefinitions } from '../../src/discord/registry.ts';
import { localeTexts } from '../../src/texts/index.ts';
import { mentionsIn, unusedOf } from './used.ts';

const SOURCE = join(import.meta.dirname, '../../src');

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'));

test('every key is used', () =>
  expect(unusedOf(Object.keys(localeTexts.en), mentionsIn(sources))).toEqual([]));

test('every name is that of a command or an option', () => {
  const named = (of: object): string[] => {
    const { name, options = [] } = of as { name: string; options?: object[] };
    return [name, ...options.flatMap(named)];
  };
  const words = Object.entries(localeTexts.en).flatMap(([key, text]) =>
    key.startsWith('name.') ? [[key, text]] : [],
  );
  const names = [...new Set(commandDefinitions().flatMap(named))];
  expect(words.toSorted()).toEqual(names.map((name) => [`name.${name}`, name]).toSorted());
});

test('a key that no source names is found', () => {
  const source = "t('end.head'); t(`end.\u0024{reason}`, { a: b }); t(`button.\u0024{a}.\u0024{b}`)";
  const keys = 'end.head end.lastTurn end.row.out end button.late.wait button.late ends.head'.split(' ');
  expect(unusedOf(keys, mentionsIn([source]))).toEqual(['end.row.out', 'end', 'button.late', 'ends.head']);
});
