import { expect, test } from 'vitest';
import { formatTap, parseTap } from '../../src/discord/custom-id.ts';
import { formatFairnessTap, parseFairnessTap } from '../../src/discord/fairness-tap.ts';

test.each([
  [{ on: 'shareCheck', table: 'abcdef0123' }, 'check:share:abcdef0123'],
  [{ on: 'shareDice' }, 'dice:share'],
] as const)('%j is %s', (tap, customId) => {
  expect(formatFairnessTap(tap)).toBe(customId);
  expect(parseFairnessTap(customId)).toEqual(tap);
  expect(formatTap(tap)).toBe(customId);
  expect(parseTap(customId)).toEqual(tap);
});

test.each([
  'check:share:',
  'check:share:ABC',
  'check:share:abc:1',
  'check:share:abc\n',
  `check:share:${'a'.repeat(21)}`,
  'check:hide:abc',
  'dice:share:',
  'dice:share\n',
  ' dice:share',
])('%j is nothing of ours', (customId) => {
  expect(parseTap(customId)).toBeNull();
});
