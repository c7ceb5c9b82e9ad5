import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parsePage, readJson, readPage } from '../../src/texts/index.ts';

const PAGE = `---
keywords: goal, object
---

# The aim: to win

You bring most home.

**Three ways**
- One.

- Two.
`;

test('a page is its keywords, its title, the answer, and the details', () => {
  expect(parsePage(PAGE)).toEqual({
    keywords: 'goal, object',
    title: 'The aim: to win',
    short: 'You bring most home.',
    more: '**Three ways**\n- One.\n\n- Two.',
  });
});

test('a page may have come by way of Windows', () =>
  expect(parsePage(PAGE.replaceAll('\n', '\r\n'))).toEqual(parsePage(PAGE)));

describe('what is no page is refused', () => {
  test.each([
    ['without keywords', 'keywords: goal, object\n', ''],
    ['with empty keywords', 'goal, object', ''],
    ['with more in its front matter', '\n---\n\n', '\nmore: 1\n---\n\n'],
    ['without a title', '# The aim: to win\n', ''],
    ['with a title of a lower level', '# The', '## The'],
    ['without details', '**Three ways**\n- One.\n\n- Two.\n', ''],
    ['with an answer of two lines', 'You bring', 'You\nbring'],
    ['that begins with something else', '---\nkeywords', 'Hello\n---\nkeywords'],
  ])('%s', (_, from, to) => {
    expect(PAGE).toContain(from);
    expect(() => parsePage(PAGE.replace(from, to))).toThrow('a page is “keywords” between');
  });
});

describe('an error names the file', () => {
  const texts = z.record(z.string(), z.string());

  test.each([
    ['JSON that is not there', () => readJson('assets/locales/xx.json', texts), 'assets/locales/xx.json'],
    ['what is no JSON', () => readJson('README.md', texts), 'README.md'],
    ['JSON of another shape', () => readJson('package.json', texts), 'package.json'],
    ['a page that is not there', () => readPage('assets/rules/en/none.md'), 'assets/rules/en/none.md'],
    ['what is no page', () => readPage('README.md'), 'README.md'],
  ])('%s', (_, read, path) => expect(read).toThrow(`Cannot read ${path}: `));
});
