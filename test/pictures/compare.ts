import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Pixels } from '../../src/pictures/canvas/sprite.ts';
import type { DescribedPicture } from '../../src/pictures/painter.ts';
import { paintBoard } from '../../src/pictures/tuchulcha/board.ts';
import type { BoardView } from '../../src/pictures/tuchulcha/board-view.ts';

/** A phone's width and a half: small enough to store, large enough to distinguish a 2 from a 3. */
const WIDTH = 550;
const HEIGHT = 350;

/**
 * Pixels that may differ to the eye. Other processors round other last bits, which stays below pixelmatch's threshold;
 * the smallest change that means something (a pip) is many times this.
 */
export const TOLERANCE = 8;

const FOLDER = join(import.meta.dirname, 'references');

/** The painted board, before it is encoded, as RGBA of 550 by 350. */
export const smallPicture = (view: BoardView): Promise<Buffer> => small(paintBoard(view));

/** A picture of 11:7 as RGBA of 550 by 350. */
export async function small({ rgba, width, height }: Pixels): Promise<Buffer> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(WIDTH, HEIGHT, { kernel: 'lanczos3' })
    .raw()
    .toBuffer();
}

/** An opaque JPEG of 11:7 under 250 KB with this name. */
export async function expectPicture(
  { bytes, type, name }: DescribedPicture,
  expected: string,
): Promise<void> {
  const shape = { width: 1122, height: 714, format: 'jpeg', hasAlpha: false };
  expect(await sharp(bytes).metadata()).toMatchObject(shape);
  expect({ type, name }).toEqual({ type: 'image/jpeg', name: expected });
  expect(bytes.length).toBeLessThan(250_000);
}

/** How many pixels differ to the eye. */
export function difference(a: Buffer, b: Buffer): number {
  return pixelmatch(a, b, undefined, WIDTH, HEIGHT, { threshold: 0.12 });
}

/** Where a picture differs from the committed one by more than the tolerance, or null. */
export async function mismatch(name: string, fresh: Buffer, tolerance = TOLERANCE): Promise<string | null> {
  const committed = await reference(name, fresh);
  const marks = Buffer.alloc(fresh.length);
  const options = { threshold: 0.12, diffMask: true };
  const count = pixelmatch(fresh, committed, marks, WIDTH, HEIGHT, options);
  if (count <= tolerance) return null;
  // Opaque in the mask: what differs, and antialiasing, which is yellow.
  const differs = Array.from({ length: WIDTH * HEIGHT }, (_, i) => i).filter(
    (i) => marks[4 * i + 3] && !marks[4 * i + 1],
  );
  const points = differs.slice(0, 40).map((i) => `${i % WIDTH},${Math.floor(i / WIDTH)}`);
  return `${count} pixels of ${WIDTH} by ${HEIGHT} differ: ${points.join(' ')}`;
}

/** The committed picture of a scene; `UPDATE_PICTURES=1` replaces it. */
async function reference(name: string, fresh: Buffer): Promise<Buffer> {
  const file = join(FOLDER, `${name}.png`);
  if ('UPDATE_PICTURES' in process.env) {
    await mkdir(FOLDER, { recursive: true });
    await sharp(fresh, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
      .removeAlpha()
      .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(file);
  }
  if (!existsSync(file))
    throw new Error(`${file} is missing: write it with UPDATE_PICTURES=1, and look at it`);
  return sharp(await readFile(file))
    .ensureAlpha()
    .raw()
    .toBuffer();
}
