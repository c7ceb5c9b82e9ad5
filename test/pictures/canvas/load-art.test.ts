import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { drawArt, type Inks, loadArt } from '../../../src/pictures/canvas/load-art.ts';
import { projectFile } from '../../../src/project-file.ts';

const FOLDER = projectFile('assets/art');
const NAMES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length));

/** Draws with our own code at the size of the `viewBox`, in pixels. */
function drawn(name: string, inks?: Inks): { rgba: Buffer; width: number; height: number } {
  const [x = 0, y = 0, width = 0, height = 0] =
    /viewBox="([^"]*)"/
      .exec(readFileSync(join(FOLDER, `${name}.svg`), 'utf8'))?.[1]
      ?.split(' ')
      .map(Number) ?? [];
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#808080';
  pen.fillRect(0, 0, width, height);
  drawArt(pen, loadArt(name), -x, -y, 1, inks);
  return { rgba: canvas.data(), width, height };
}

describe('a drawing is what any SVG viewer shows', () => {
  test.each(NAMES)('%s', async (name) => {
    const { rgba, width, height } = drawn(name);
    const seen = await sharp(join(FOLDER, `${name}.svg`))
      .resize(width, height, { fit: 'fill' })
      .flatten({ background: '#808080' })
      .ensureAlpha()
      .raw()
      .toBuffer();
    const different = pixelmatch(rgba, seen, undefined, width, height, { threshold: 0.2 });
    expect(different / (width * height)).toBeLessThan(0.004);
  });
});

test('colors are those of the caller where it names them', () => {
  const usual = drawn('bacchanalia/owl').rgba;
  expect(drawn('bacchanalia/owl', { wrong: '#00ff00' }).rgba.equals(usual)).toBe(true);
  expect(drawn('bacchanalia/owl', { main: '#00ff00' }).rgba.equals(usual)).toBe(false);
});

describe('what would not be drawn stops the start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['a group', '<g><path d="M0 0L1 1"/></g>', 'all of <g>'],
    ['a style of its own', '<path d="M0 0L1 1" style="fill:red"/>', 'style of <path>'],
    ['a transform', '<path d="M0 0L1 1" transform="scale(2)"/>', 'transform of <path>'],
    ['an ellipse turned elsewhere', '<ellipse rx="2" ry="1" transform="rotate(9 5 5)"/>', 'rotate(9 5 5)'],
  ])('%s', (name, body, reason) => {
    writeFileSync(join(folder, `${name}.svg`), `<svg viewBox="0 0 9 9">${body}</svg>`);
    expect(() => loadArt(relative(FOLDER, join(folder, name)))).toThrow(reason);
  });

  test('a file that is missing', () => expect(() => loadArt('nothing')).toThrow('nothing.svg'));
});
