/** Trains the rules search of each language and writes assets/rules/<language>/search.weights: `npm run train:search`. */
import { writeFileSync } from 'node:fs';
import { RULES_LANGUAGES } from '../../src/texts/rules/languages.ts';
import { PAGES } from '../../src/texts/rules/pages.ts';
import { learnedFile } from '../../src/texts/rules/search-weights.ts';
import { questionsIn } from './examples.ts';
import { formatLearned } from './file.ts';
import { learn } from './learn.ts';

for (const [code, language] of RULES_LANGUAGES) {
  const bytes = formatLearned(learn(language, questionsIn(code)), PAGES.length);
  writeFileSync(learnedFile(code), bytes);
  process.stdout.write(`${code}: ${bytes.length} bytes\n`);
}
