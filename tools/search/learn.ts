/** Trains the search of a language from its rules pages and example questions. */
import { fnv1aOf } from '../../src/hash.ts';
import { type RulesLanguage, splitWords, Tokenizer, withoutMarks } from '../../src/texts/rules/languages.ts';
import { PAGES } from '../../src/texts/rules/pages.ts';
import { phraseKey, shortHash } from '../../src/texts/rules/rules-index.ts';
import type { Learned, LearnedPhrases } from '../../src/texts/rules/search-weights.ts';
import { weighBodies } from './bodies.ts';
import { learnClassifier } from './classifier.ts';
import { type Example, PAGE_PARTS, phrasesIn, sourceOf } from './examples.ts';

export function learn(language: RulesLanguage, questions: readonly Example[]): Learned {
  const { texts } = language;
  const tokenizer = new Tokenizer(language);
  const examples = [...phrasesIn(texts), ...questions].map((example) => ({
    ...example,
    label: PAGES.findIndex(({ id }) => id === example.page),
    words: splitWords(example.text),
  }));
  const stemOf = (word: string) => tokenizer.stemOf(word);
  const bodyOf = (page: number, part: (typeof PAGE_PARTS)[number]) => {
    const id = PAGES[page]?.id;
    return id ? tokenizer.meaningful(splitWords(texts[`rules.${id}.${part}`])) : [];
  };
  const bodies = PAGES.flatMap((_, page) => PAGE_PARTS.flatMap((part) => bodyOf(page, part)));
  const words = [...examples.flatMap((example) => example.words), ...bodies];
  return {
    source: sourceOf(texts, questions),
    written: mostFrequentFirst(words.map(withoutMarks)),
    terms: Uint32Array.from(new Set(tokenizer.meaningful(words).map((word) => fnv1aOf(stemOf(word))))).sort(),
    phrases: phrasesOf(examples, tokenizer, (page) => texts[`rules.${page}.title`]),
    bodies: weighBodies((page, part) => bodyOf(page, part).map(stemOf)),
    ...learnClassifier(examples, PAGES.length, stemOf),
  };
}

function mostFrequentFirst(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
}

interface LabelledExample extends Example {
  readonly label: number;
  readonly words: readonly string[];
}

function phrasesOf(
  examples: readonly LabelledExample[],
  tokenizer: Tokenizer,
  titleOf: (page: Example['page']) => string,
): LearnedPhrases {
  const phrases = examples
    .map(({ page, text, label, words }) => {
      const meaningful = tokenizer.meaningful(words);
      const key = phraseKey(meaningful.map((word) => tokenizer.stemOf(word)));
      const title = text === titleOf(page) ? 1 : 0;
      return { key, label, title, spelling: shortHash(meaningful), wording: shortHash(words) };
    })
    .toSorted((one, other) => one.key - other.key || one.label - other.label);
  return {
    keys: Uint32Array.from(phrases, ({ key }) => key),
    pages: Uint8Array.from(phrases, ({ label }) => label),
    titles: Uint8Array.from(phrases, ({ title }) => title),
    spellings: Uint8Array.from(phrases, ({ spelling }) => spelling),
    wordings: Uint8Array.from(phrases, ({ wording }) => wording),
  };
}
