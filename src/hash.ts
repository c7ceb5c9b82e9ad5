import { createHash } from 'node:crypto';

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, 32 bits: spreads well, and is the same everywhere. Not for secrets. */
export function fnv1a(values: Iterable<number>): number {
  let hash = BASIS;
  for (const value of values) hash = Math.imul(hash ^ value, PRIME);
  return hash >>> 0;
}

/** The same of a text's code points. */
export function fnv1aOf(text: string): number {
  let hash = BASIS;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME);
  return hash >>> 0;
}

/** Hexadecimal digits by which two values of plain JSON are told apart, the same for the same one. */
export const digestOf = (value: unknown, digits: number): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, digits);
