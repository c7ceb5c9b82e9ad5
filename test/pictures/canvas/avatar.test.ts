import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { drawAvatar, type Face } from '../../../src/pictures/canvas/avatar.ts';
import { DYE } from '../../../src/pictures/canvas/palette.ts';
import { preparePen } from '../../../src/pictures/canvas/pen.ts';

function drawn(face: Face): Buffer {
  const canvas = createCanvas(200, 200);
  drawAvatar(preparePen(canvas, 1), face, 'blue', 100, 100, 80);
  return canvas.data();
}

const at = (rgba: Buffer, x: number, y: number): string =>
  `#${rgba.subarray(4 * (y * 200 + x), 4 * (y * 200 + x) + 3).toString('hex')}`;

function pink(): Face {
  const canvas = createCanvas(64, 64);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ff00aa';
  pen.fillRect(0, 0, 64, 64);
  return { kind: 'picture', key: 'pink', bytes: new Uint8Array(canvas.toBuffer('image/png')) };
}

const FACES: readonly Face[] = [pink(), { kind: 'initial', text: 'A' }, { kind: 'computer' }];

test.each(FACES)('a $kind has a ring in the color of its seat, and keeps within it', (face) => {
  const rgba = drawn(face);
  expect(at(rgba, 100 - 72, 100)).toBe(DYE.blue.fill);
  expect(rgba[4 * (10 * 200 + 100) + 3]).toBe(0);
});

test('a picture fills the disc', () => {
  const rgba = drawn(pink());
  for (const [x, y] of [
    [100, 100],
    [60, 80],
    [100, 42],
  ] as const)
    expect(at(rgba, x, y)).toBe('#ff00aa');
});

test('each face looks like no other', () => {
  const all = [...FACES, { kind: 'initial', text: 'B' }, { kind: 'initial', text: '🦊' }] as const;
  expect(new Set(all.map((face) => drawn(face).toString('base64'))).size).toBe(all.length);
});

describe('what is no picture', () => {
  test.each([
    ['empty', new Uint8Array()],
    ['words', new TextEncoder().encode('<html>'.repeat(20))],
  ])('%s: the color alone', (key, bytes) => {
    expect(at(drawn({ kind: 'picture', key, bytes }), 100, 100)).toBe(DYE.blue.fill);
  });
});
