/** Weighs how well each word of the rules pages fits each page: BM25+ over a page's parts. */
import { fnv1aOf } from '../../src/hash.ts';
import { PAGES } from '../../src/texts/rules/pages.ts';
import type { PageTable } from '../../src/texts/rules/search-weights.ts';
import { PAGE_PARTS } from './examples.ts';
import { pageTableOf } from './table.ts';

const BOOSTS = { title: 2.5, keywords: 2, short: 1, more: 0.3 };
/** BM25+'s parameters k1, b and δ. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const LEAST = 0.5;
const MAX_VALUE = 127;

export function weighBodies(
  textOf: (page: number, part: (typeof PAGE_PARTS)[number]) => readonly string[],
): PageTable {
  const scores = new Map<number, Map<number, number>>();
  for (const part of PAGE_PARTS) {
    const texts = PAGES.map((_, page) => textOf(page, part));
    const mean = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
    const frequencies = countWords(texts.flatMap((text) => [...new Set(text)]));
    for (const [page, text] of texts.entries()) {
      const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * text.length) / mean;
      for (const [term, count] of countWords(text)) {
        const pages = frequencies.get(term) ?? 0;
        const rarity = Math.log(1 + (texts.length - pages + 0.5) / (pages + 0.5));
        const often = (count * (SATURATION + 1)) / (count + SATURATION * length);
        const row = scores.get(fnv1aOf(term)) ?? new Map<number, number>();
        row.set(page, (row.get(page) ?? 0) + BOOSTS[part] * rarity * (LEAST + often));
        scores.set(fnv1aOf(term), row);
      }
    }
  }
  const most = [...scores.values()].reduce((best, row) => Math.max(best, ...row.values()), 0);
  const value = (score: number) => Math.max(1, Math.round((score / most) * MAX_VALUE));
  return pageTableOf(
    new Map(
      [...scores].map(([key, row]) => [key, new Map([...row].map(([page, score]) => [page, value(score)]))]),
    ),
  );
}

function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
