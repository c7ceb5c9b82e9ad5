import {
  LEARNED_MAGIC,
  LEARNED_VERSION,
  type Learned,
  type PageTable,
} from '../../src/texts/rules/search-weights.ts';

/** The inverse of `parseLearned`. */
export function formatLearned(learned: Learned, pages: number): Uint8Array {
  const { phrases } = learned;
  return Buffer.concat([
    numbersOf([LEARNED_MAGIC, LEARNED_VERSION, pages]),
    array(Buffer.from(learned.source, 'hex')),
    array(Buffer.from(learned.written.join('\n'))),
    array(numbersOf(learned.terms)),
    array(numbersOf(phrases.keys)),
    ...[phrases.pages, phrases.titles, phrases.spellings, phrases.wordings].map(array),
    ...[learned.bodies, learned.weights].flatMap(formatTable),
    array(learned.rarities),
  ]);
}

function formatTable({ keys, ends, pages, values }: PageTable): readonly Uint8Array[] {
  const lengths = ends.map((end, row) => end - (ends[row - 1] ?? 0));
  return [numbersOf(keys), Uint8Array.from(lengths), pages, new Uint8Array(values.buffer)].map(array);
}

function numbersOf(numbers: Iterable<number>): Buffer {
  const all = [...numbers];
  const bytes = Buffer.alloc(4 * all.length);
  for (const [index, number] of all.entries()) bytes.writeUInt32LE(number, 4 * index);
  return bytes;
}

const array = (bytes: Uint8Array): Uint8Array => Buffer.concat([numbersOf([bytes.length]), bytes]);
