/** A language's search model, which `npm run train:search` writes to assets/rules/<language>/search.weights, by FNV-1a hashes. */
import { readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { projectFile } from '../../project-file.ts';

export interface PageTable {
  /** Ascending, one for each row. */
  readonly keys: Uint32Array;
  readonly ends: Uint32Array;
  /** Each entry's page, as an index into `PAGES`. */
  readonly pages: Uint8Array;
  readonly values: Int8Array;
}

/** The phrases that people type for a page, by the hash of their terms. A hash may occur more than once. */
export interface LearnedPhrases {
  readonly keys: Uint32Array;
  readonly pages: Uint8Array;
  readonly titles: Uint8Array;
  /** `shortHash` of the meaningful words, and of all words. */
  readonly spellings: Uint8Array;
  readonly wordings: Uint8Array;
}

export interface Learned {
  /** SHA-256 of the training data, in hexadecimal digits. */
  readonly source: string;
  /** Words of pages and examples without accents, the most frequent first. */
  readonly written: readonly string[];
  readonly terms: Uint32Array;
  readonly phrases: LearnedPhrases;
  readonly bodies: PageTable;
  readonly weights: PageTable;
  /** One per feature, and a last one for unknown features. */
  readonly rarities: Uint8Array;
}

/** Increase it when the meaning of the file's numbers changes. */
export const LEARNED_VERSION = 1;
export const LEARNED_MAGIC = 0x48535731;

export const learnedFile = (code: string): string => projectFile(`assets/rules/${code}/search.weights`);

/** Throws an error that names the language if its file is missing or of another version. */
export function readLearned(code: string, pages: number): Learned {
  try {
    return parseLearned(readFileSync(learnedFile(code)), pages);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot search the rules in “${code}” (${reason}). Run: npm run train:search`);
  }
}

/** Throws if the bytes aren't a model for this number of pages. */
export function parseLearned(bytes: Uint8Array, pages: number): Learned {
  const reader = new Reader(bytes);
  const head = [reader.number(), reader.number(), reader.number()];
  const expected = [LEARNED_MAGIC, LEARNED_VERSION, pages];
  if (head.join() !== expected.join())
    throw new Error(`its file's header is ${head.join()}, not ${expected.join()}`);
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

/** Reads arrays, each preceded by its length in bytes, and 32-bit little-endian numbers. */
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

/** Returns the index of a value in an ascending array, of the first if there are several; -1 if there is none. */
export function positionIn(sorted: Uint32Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === value ? low : -1;
}

/** Adds `factor` times a row's values to `sums`, which has one entry per page. */
export function addWeightedRow(
  { ends, pages, values }: PageTable,
  row: number,
  factor: number,
  sums: Float64Array,
) {
  const end = ends[row] ?? 0;
  for (let at = ends[row - 1] ?? 0; at < end; at++) {
    const page = pages[at] as number;
    sums[page] = (sums[page] as number) + factor * (values[at] as number);
  }
}
