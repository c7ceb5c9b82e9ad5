import { fnv1aOf } from '../../hash.ts';
import { splitWords, type Tokenizer, withoutMarks } from './languages.ts';
import { type Learned, positionIn } from './search-weights.ts';

/** Penalties in edits: for a word that is only begun, and for a wrong first letter, which is rare. */
const UNFINISHED = 1.25;
const WRONG_START = 0.5;

export class Vocabulary {
  readonly #tokenizer: Tokenizer;
  readonly #terms: Uint32Array;
  readonly #written: ReadonlySet<string>;

  constructor(tokenizer: Tokenizer, { terms, written }: Pick<Learned, 'terms' | 'written'>) {
    this.#tokenizer = tokenizer;
    this.#terms = terms;
    this.#written = new Set(written);
  }

  /** Corrects a word with typos. A known word stays, and so does one that begins a known word if it may be `unfinished`. */
  corrected(word: string, unfinished: boolean): string {
    const plain = withoutMarks(word);
    const term = this.#tokenizer.termOf(word);
    const most = plain.length < 4 ? 0 : plain.length < 5 ? 1 : 2;
    if (most === 0 || term === null || this.#isKnown(term) || this.#written.has(plain)) return word;
    let [best, fewest] = [word, most + 1];
    for (const other of this.#written) {
      if (unfinished && fewest > UNFINISHED && other.startsWith(plain)) [best, fewest] = [word, UNFINISHED];
      if (Math.abs(other.length - plain.length) >= fewest) continue;
      const slips = slipsBetween(plain, other) + (plain[0] === other[0] ? 0 : WRONG_START);
      if (slips < fewest) [best, fewest] = [other, slips];
    }
    return best;
  }

  /** The share of words that are known or meaningless, 0 to 1; 0 for a text without words. */
  familiarity(text: string): number {
    const words = splitWords(text);
    const ours = words.filter((word) => {
      const term = this.#tokenizer.termOf(word);
      return term === null || this.#isKnown(term);
    });
    return words.length === 0 ? 0 : ours.length / words.length;
  }

  #isKnown(term: string): boolean {
    return positionIn(this.#terms, fnv1aOf(term)) !== -1;
  }
}

/** The optimal string alignment distance: wrong, missing, extra and swapped letters. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + differs,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    [before, above] = [above, current];
  }
  return above[other.length] ?? 0;
}
