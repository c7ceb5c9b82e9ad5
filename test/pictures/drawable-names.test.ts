import { describe, expect, test } from 'vitest';
import { isDrawable } from '../../src/pictures/canvas/fonts.ts';
import { withDrawableNames } from '../../src/pictures/draw-picture.ts';

const nameIn = (name: string, color?: string): string =>
  withDrawableNames({ players: [{ name, ...(color && { color }) }] }, 'de').players[0]?.name ?? '';

describe('names in pictures have only letters that can be drawn', () => {
  test.each([
    [
      'what can be drawn stays',
      'Zoë 漢字 한국 שלום สวัสดี 𝓯𝓪𝓷 👨‍👩‍👧‍👦 🇩🇪 ★',
      'Zoë 漢字 한국 שלום สวัสดี 𝓯𝓪𝓷 👨‍👩‍👧‍👦 🇩🇪 ★',
    ],
    ['ornaments without a font', '𓆩Anna𓆪', 'Anna'],
    ['letters that do not exist', 'An\u0378na', 'Anna'],
    ['nothing is left', '\u0378\u{e000}', 'Rot'],
    ['nothing readable is left', '★ \u0378', 'Rot'],
    ['no sign was left out', '★', '★'],
  ])('%s', (_, name, shown) => expect(nameIn(name, 'red')).toBe(shown));

  test('a seat is known by where its name stands, too, and others have an ellipsis', () => {
    expect(withDrawableNames({ players: { blue: { name: '\u0378' } }, title: '\u0378' }, 'it')).toEqual({
      players: { blue: { name: 'blu' } },
      title: '…',
    });
  });

  test('the first letter of a name', () => {
    const face = { kind: 'initial', text: '\u0378' } as const;
    expect(withDrawableNames({ face }, 'en')).toEqual({ face: { kind: 'initial', text: '?' } });
  });

  test('a letter of which a part has no font is left out whole', () => {
    expect(['a', '👩‍🚀', 'e\u0301', 'ก็', '\u{10fffd}', 'a\u{e0fff}'].map(isDrawable)).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
    ]);
  });
});
