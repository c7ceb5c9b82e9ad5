/**
 * What the search has learned of one language: `npm run train:search` writes it to assets/rules/<language>/search.weights. Words and
 * features are kept as hashes (FNV-1a, 32 bits).
 */
import { readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { projectFile } from '../../project-file.ts';

/** Small numbers by key and page, most of them 0. */
export interface PageTable {
  /** In ascending order; each has a row. */
  readonly keys: Uint32Array;
  /** The number of entries up to the end of each row. */
  readonly ends: Uint32Array;
  /** Of each entry, by position in `PAGES`. */
  readonly pages: Uint8Array;
  readonly values: Int8Array;
}

/** What people type for a page, by the hash of its terms in order; several may have the same. */
export interface LearnedPhrases {
  readonly keys: Uint32Array;
  readonly pages: Uint8Array;
  /** 1 where it is the page's title. */
  readonly titles: Uint8Array;
  /** `shortHash` of its words that say something, and of all its words. */
  readonly spellings: Uint8Array;
  readonly wordings: Uint8Array;
}

export interface Learned {
  /** SHA-256 of what was learned from, in hexadecimal digits. */
  readonly source: string;
  /** Words of pages and examples without accents, the most frequent first. */
  readonly written: readonly string[];
  /** Hashes of their terms, in ascending order. */
  readonly terms: Uint32Array;
  readonly phrases: LearnedPhrases;
  /** How well a term fits a page. */
  readonly bodies: PageTable;
  /** Of the classifier, by feature. */
  readonly weights: PageTable;
  /** Of each feature, and last of one that is unknown. */
  readonly rarities: Uint8Array;
}

/** Raised when the same numbers mean something else than before. */
export const LEARNED_VERSION = 1;
export const LEARNED_MAGIC = 0x48535731;

export const learnedFile = (code: string): string => projectFile(`assets/rules/${code}/search.weights`);

/** Throws a sentence where the file of a language is missing or belongs to another version of the program. */
export function readLearned(code: string, pages: number): Learned {
  try {
    return parseLearned(readFileSync(learnedFile(code)), pages);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot search the rules in “${code}” (${reason}). Run: npm run train:search`);
  }
}

/** `pages`: how many there are. Throws where these are no such bytes. */
export function parseLearned(bytes: Uint8Array, pages: number): Learned {
  const reader = new Reader(bytes);
  const head = [reader.number(), reader.number(), reader.number()];
  const expected = [LEARNED_MAGIC, LEARNED_VERSION, pages];
  if (head.join() !== expected.join())
    throw new Error(`its file says ${head.join()}, not ${expected.join()}`);
  const learned = {
    source: Buffer.from(reader.bytes()).toString('hex'),
    written: new TextDecoder().decode(reader.bytes()).split('\n'),
    terms: reader.numbers(),
    phrases: {
      keys: reader.numbers(),
      pages: reader.bytes(),
      titles: reader.bytes(),
      spellings: reader.bytes(),
      wordings: reader.bytes(),
    },
    bodies: reader.table(),
    weights: reader.table(),
    rarities: reader.bytes(),
  };
  if (!reader.isAtEnd) throw new Error('its file is too long');
  return learned;
}

/** Arrays are their length and their values; numbers are four bytes, the least significant first. */
class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  number(): number {
    if (this.#at + 4 > this.#bytes.length) throw new Error('its file is too short');
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4, true);
  }

  bytes(): Uint8Array {
    const end = this.number() + this.#at;
    if (end > this.#bytes.length) throw new Error('its file is too short');
    const bytes = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return bytes;
  }

  numbers(): Uint32Array {
    const bytes = Buffer.from(this.bytes());
    if (endianness() === 'BE') bytes.swap32();
    return new Uint32Array(new Uint8Array(bytes).buffer);
  }

  /** A row's length is a byte. */
  table(): PageTable {
    const keys = this.numbers();
    const lengths = this.bytes();
    const ends = new Uint32Array(lengths.length);
    for (let row = 0, end = 0; row < ends.length; row++) {
      end += lengths[row] as number;
      ends[row] = end;
    }
    const pages = this.bytes();
    const { buffer, byteOffset, byteLength } = this.bytes();
    return { keys, ends, pages, values: new Int8Array(buffer, byteOffset, byteLength) };
  }
}

/** Of a value in numbers in ascending order, or -1; of equal ones the first. */
export function positionIn(sorted: Uint32Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === value ? low : -1;
}

/** Adds `factor` times a row's values to `sums`, which are by page. */
export function addRow({ ends, pages, values }: PageTable, row: number, factor: number, sums: Float64Array) {
  const end = ends[row] ?? 0;
  for (let at = ends[row - 1] ?? 0; at < end; at++) {
    const page = pages[at] as number;
    sums[page] = (sums[page] as number) + factor * (values[at] as number);
  }
}
