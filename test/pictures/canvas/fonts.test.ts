import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { LABEL, loadFace, TITLE } from '../../../src/pictures/canvas/fonts.ts';

describe('the bundled fonts draw', () => {
  test.each([
    [TITLE, 'A'],
    [TITLE, 'Ő'],
    [TITLE, '’'],
    [LABEL, '7'],
    [LABEL, 'ł'],
  ])('%s: %s', (face, sign) => {
    const pen = createCanvas(60, 60).getContext('2d');
    pen.font = `700 40px ${face}`;
    pen.fillText(sign, 10, 45);
    expect(pen.getImageData(0, 0, 60, 60).data.some((value) => value > 0)).toBe(true);
  });
});

test('a font that is missing stops the start', () =>
  expect(() => loadFace('Nowhere', '/nowhere/none.woff2')).toThrow('/nowhere/none.woff2'));
