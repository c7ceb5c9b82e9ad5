import { readFile, writeFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawEmoji, EMOJIS } from '../../../tools/pictures/emojis.ts';
import { TOLERANCE } from '../../pictures/compare.ts';

/** Discord's limit. */
const MAX_BYTES = 256 * 1024;

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

describe.each(Object.entries(EMOJIS))('the emoji %s', (name, paint) => {
  test('is the committed one', async () => {
    const file = `assets/emojis/${name}.png`;
    const fresh = drawEmoji(paint);
    if ('UPDATE_PICTURES' in process.env) await writeFile(file, fresh);
    const committed = await readFile(file);
    expect(committed.length).toBeLessThan(MAX_BYTES);
    expect(
      pixelmatch(await pixels(committed), await pixels(fresh), undefined, 128, 128, { threshold: 0.12 }),
    ).toBeLessThanOrEqual(TOLERANCE);
  });

  test('leaves no color at the rim, where it would be cut off', async () => {
    const rgba = await pixels(drawEmoji(paint));
    const rim = Array.from({ length: 128 }, (_, i) => [i, 127 * 128 + i, i * 128, i * 128 + 127]).flat();
    expect(rim.filter((at) => (rgba[at * 4 + 3] ?? 0) > 40)).toHaveLength(0);
  });
});
