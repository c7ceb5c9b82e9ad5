import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { talePartsOf } from '../../../src/tables/bacchanalia/apply-request.ts';

const bare = (text: string): string => text.replace(/\s+/g, '');

describe('a tale in pieces', () => {
  test('a short one is one piece', () => expect(talePartsOf('  Night fell.  ')).toEqual(['Night fell.']));

  test.each<[string, string, string]>([
    ['between paragraphs', `${'a'.repeat(1200)}\n\n`, `${'b'.repeat(900)}`],
    ['between lines', `${'a'.repeat(1200)}\n`, `${'b'.repeat(900)}`],
    ['between sentences', `${'a'.repeat(1200)}. `, `${'b'.repeat(900)}`],
    ['between words', `${'a'.repeat(1200)} `, `${'b'.repeat(900)}`],
  ])('a long one is split %s', (_, first, second) => {
    expect(talePartsOf(first + second)).toEqual([first.trimEnd(), second]);
  });

  test('a word without an end is split all the same', () => {
    const parts = talePartsOf('a'.repeat(5000));
    expect(parts.join('')).toBe('a'.repeat(5000));
    expect(parts).toHaveLength(3);
  });

  test('no sign of two halves is torn apart', () => {
    const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
    for (const part of talePartsOf(`a${'🍇'.repeat(3000)}`)) expect(part).not.toMatch(halves);
  });

  test('nothing is lost, and every piece fits into a message', () => {
    const text = fc
      .array(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 900 }), fc.constantFrom('\n\n', '\n', '. ', ' ')),
        {
          maxLength: 20,
        },
      )
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, (whole) => {
        const parts = talePartsOf(whole);
        expect(parts.length).toBeGreaterThan(0);
        expect(bare(parts.join(''))).toBe(bare(whole));
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(1700);
        if (whole.trim() !== '') expect(parts.every((part) => part !== '')).toBe(true);
      }),
    );
  });
});
