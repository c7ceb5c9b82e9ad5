import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { familiesFor } from '../../../src/pictures/canvas/fonts.ts';
import { fitName } from '../../../src/pictures/canvas/text.ts';
import { shortName } from '../../../src/pictures/formats.ts';
import { tidyName } from '../../../src/text.ts';

const pen = createCanvas(10, 10).getContext('2d');

describe('a name becomes one line', () => {
  test.each([
    ['as it is', 'Zoë Müller', 'Zoë Müller'],
    ['line breaks and tabs', 'a\n b\tc', 'a b c'],
    ['turned about', '\u202eevil\u202c', 'evil'],
    ['a family stays together', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['a flag of tags stays', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['composed', 'e\u0301', 'é'],
    ['nothing to see', '\u3164\u200d\u2800 ', '…'],
    ['empty', '', '…'],
  ])('%s', (_, name, tidy) => expect(tidyName(name)).toBe(tidy));

  test('accents heaped on each other', () => {
    const tidy = tidyName('Z\u0337\u0321\u031ba\u0335l\u0338\u0322\u031b');
    expect(tidy).not.toMatch(/\p{Mn}{2}/u);
    expect(tidy.replace(/\p{Mn}/gu, '')).toBe('Zal');
  });
});

describe('a name that is too long', () => {
  test('is shortened by whole letters to what fits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 60, max: 600 }),
        (name, room) => {
          const fitted = fitName(pen, name, 48, room);
          const whole = tidyName(name);
          expect(pen.measureText(fitted).width).toBeLessThanOrEqual(room);
          if (fitted === whole) return;
          expect(fitted.endsWith('…')).toBe(true);
          expect(whole.startsWith(fitted.slice(0, -1))).toBe(true);
        },
      ),
    );
  });

  test('is shortened between two words, if more than one fits and that is asked for', () => {
    const name = 'Numerius Fabius Calventius Rusticus';
    expect(fitName(pen, name, 48, 560, true)).toBe('Numerius Fabius…');
    expect(fitName(pen, name, 48, 560)).toMatch(/^Numerius Fabius C.+…$/);
    expect(fitName(pen, 'Supercalifragilistic', 48, 200, true)).toMatch(/^Super.*…$/);
  });

  test('does not take an emoji apart', () => {
    const family = '👩‍👩‍👧‍👦';
    const fitted = fitName(pen, family.repeat(20), 48, 300);
    expect(fitted.slice(0, -1)).toBe(family.repeat((fitted.length - 1) / family.length));
  });

  test('is at most as long in running text as Discord lets a name be', () => {
    expect(shortName('x'.repeat(40))).toBe(`${'x'.repeat(32)}…`);
    expect(shortName('x'.repeat(32))).toBe('x'.repeat(32));
  });

  test('keeps figures after it where it is read from the right', () =>
    expect(shortName('שלום')).toBe('\u2068שלום\u2069'));
});

describe('letters are there, whatever machine it is', () => {
  test.each([
    ['Дмитрий', 'fira-sans-cyrillic'],
    ['Ελένη', 'fira-sans-greek'],
    ['محمد', 'noto-sans-arabic'],
    ['שלום', 'noto-sans-hebrew'],
    ['สมชาย', 'noto-sans-thai'],
    ['अमित', 'noto-sans-devanagari'],
    ['さくら', 'noto-sans-jp'],
    ['김철수', 'noto-sans-kr'],
    ['𝕱𝖆', 'noto-sans-math'],
    ['♛', 'noto-sans-symbols-2'],
    ['🐉', 'HaruspexEmoji'],
    ['1️⃣', 'HaruspexEmoji'],
  ])('%s: %s', (text, face) => {
    const families = familiesFor(text);
    expect(families).toContain(face);
    expect(marks(text, families)).not.toEqual(marks('\u{10ffff}'.repeat([...text].length), families));
  });

  test('Latin ones are those of the rest of the picture', () =>
    expect(familiesFor('Zoë łódź')).toBe('HaruspexLabel'));
});

function marks(text: string, families: string): Buffer {
  const canvas = createCanvas(300, 80);
  const own = canvas.getContext('2d');
  own.font = `700 44px ${families}`;
  own.fillText(text, 10, 60);
  return canvas.data();
}
