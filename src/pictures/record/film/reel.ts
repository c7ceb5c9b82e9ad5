import { type Colors, indexed } from './colors.ts';
import { gifenc } from './gifenc.ts';

/** Kept for pixels that stay as they were in the frame before. */
const SAME = 255;

/** A GIF in the making, frame by frame: of each only what changed is written. */
export class Reel {
  readonly #encoder = gifenc.GIFEncoder();
  readonly #colors: Colors;
  readonly #width: number;
  readonly #height: number;
  #before: Uint8Array | null = null;

  constructor(width: number, height: number, colors: Colors) {
    this.#width = width;
    this.#height = height;
    this.#colors = colors;
  }

  /** `delay`: milliseconds. */
  add(rgba: Buffer, delay: number): void {
    const index = indexed(rgba, this.#colors);
    const before = this.#before;
    if (before) {
      const changed = index.map((color, i) => (color === before[i] ? SAME : color));
      this.#encoder.writeFrame(changed, this.#width, this.#height, {
        delay,
        transparent: true,
        transparentIndex: SAME,
        dispose: 1,
      });
    } else {
      // A palette of 256: its size is that of a power of two, and `SAME` must be in it.
      const spare = Array.from({ length: 256 - this.#colors.palette.length }, () => [0, 0, 0]);
      const palette = [...this.#colors.palette, ...spare];
      this.#encoder.writeFrame(index, this.#width, this.#height, { palette, delay, repeat: 0, dispose: 1 });
    }
    this.#before = index;
  }

  /** Bytes so far. */
  get size(): number {
    return this.#encoder.bytesView().length;
  }

  finish(): Buffer {
    this.#encoder.finish();
    return Buffer.from(this.#encoder.bytes());
  }
}
