import { expect, test } from 'vitest';
import { fnv1a, fnv1aOf } from '../src/hash.ts';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is the published one', (text, expected) => {
  expect(fnv1aOf(text)).toBe(expected);
  expect(fnv1a(Buffer.from(text))).toBe(expected);
});
