import { createHash } from 'node:crypto';

/** FNV-1a, 32 bits: spreads well, and is the same everywhere. Not for secrets. */
export function fnv1a(values: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193);
  return hash >>> 0;
}

/** The same of a text's code points. */
export const fnv1aOf = (text: string): number => fnv1a(Array.from(text, (sign) => sign.codePointAt(0) ?? 0));

/** Hexadecimal digits by which two values of plain JSON are told apart, the same for the same one. */
export const digestOf = (value: unknown, digits: number): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, digits);
