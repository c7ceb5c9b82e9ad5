import { createHash } from 'node:crypto';
import { startOf } from './text.ts';

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, 32 bits: stable across platforms and versions, but not for secrets. */
export function fnv1a(bytes: Uint8Array): number {
  let hash = BASIS;
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ (bytes[at] as number), PRIME);
  return hash >>> 0;
}

export function fnv1aOf(text: string): number {
  let hash = BASIS;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME);
  return hash >>> 0;
}

/** The first hexadecimal digits of the SHA-256. */
export const sha256Digits = (data: string | Uint8Array, digits: number): string =>
  startOf(createHash('sha256').update(data).digest('hex'), digits);

/** The first hexadecimal digits of the SHA-256 of a plain JSON value. */
export const digestOf = (value: unknown, digits: number): string =>
  sha256Digits(JSON.stringify(value), digits);
