import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES_LANGUAGES } from '../../../src/texts/rules/languages.ts';
import { PAGES } from '../../../src/texts/rules/pages.ts';
import { learnedFile } from '../../../src/texts/rules/search-weights.ts';
import { questionsIn } from '../../../tools/search/examples.ts';
import { formatLearned } from '../../../tools/search/file.ts';
import { learn } from '../../../tools/search/learn.ts';
import { firstOf } from '../../runs.ts';

test.each(firstOf(1, [...RULES_LANGUAGES]))(
  '%s: npm run train:search writes what is committed',
  (code, language) => {
    const bytes = formatLearned(learn(language, questionsIn(code)), PAGES.length);
    expect(Buffer.compare(bytes, readFileSync(learnedFile(code)))).toBe(0);
  },
);
