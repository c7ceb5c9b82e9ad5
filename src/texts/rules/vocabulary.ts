/** The words that pages and examples of a language have: which of a question's are among them, and what a slip was meant to be. */
import { fnv1aOf } from '../../hash.ts';
import { type Tokenizer, withoutMarks, wordsOf } from './languages.ts';
import { type Learned, positionIn } from './learned.ts';

/** In slips: that a word is only begun, and that its first letter is wrong, which is seldom. */
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

  /** A word with slips as it is known; as it is where it is known itself, or may be the beginning of one (`unfinished`). */
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

  /** The share of a text's words that are known or say nothing, from 0 to 1; 0 without words. */
  familiarity(text: string): number {
    const words = wordsOf(text);
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

/** Letters that are wrong, missing, too many or exchanged with the next: the optimal string alignment distance. */
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
