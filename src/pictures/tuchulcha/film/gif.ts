import { createRequire } from 'node:module';
import type { Box } from '../../canvas/geometry.ts';

type Palette = number[][];

interface FrameOptions {
  /** The first frame's palette is the whole picture's. */
  readonly palette?: Palette;
  /** Milliseconds. */
  readonly delay?: number;
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
  /** 1: the drawing stays. */
  readonly dispose?: number;
  /** 0: forever. */
  readonly repeat?: number;
}

interface Encoder {
  writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
  finish(): void;
  bytes(): Uint8Array;
  /** The bytes so far, as they are. */
  bytesView(): Uint8Array;
}

interface Gifenc {
  GIFEncoder(): Encoder;
  quantize(rgba: Uint8Array, colors: number, options?: { format: 'rgb565' }): Palette;
  nearestColorIndex(palette: Palette, color: readonly number[]): number;
}

/** Required, not imported: its exported names differ between Node, tsx and vitest. */
const gifenc: Gifenc = createRequire(import.meta.url)('gifenc');

/** A film's colors: one set for all frames, so that unchanged parts keep their color. */
export interface Colors {
  readonly palette: number[][];
  /** The palette's index for each color of seven bits per channel seen so far; -1 for the others. */
  readonly nearest: Int16Array;
}

/** The best colors for the samples. `count`: 2..255; one of a GIF's 256 is reserved for unchanged pixels. */
export const paletteOf = (samples: readonly Buffer[], count: number): Colors => ({
  palette: gifenc.quantize(new Uint8Array(Buffer.concat(samples)), count, { format: 'rgb565' }),
  nearest: new Int16Array(2 ** 21).fill(-1),
});

/** Reserved for pixels that are unchanged since the previous frame. */
const SAME = 255;

/** Offsets in a frame of its delay, and its position: GIF89a, Graphic Control Extension and Image Descriptor. */
const DELAY_AT = 4;
const PLACE_AT = 9;

/** Writes a GIF frame by frame: of each only the changed part. */
export class GifWriter {
  readonly #encoder = gifenc.GIFEncoder();
  readonly #colors: Colors;
  readonly #width: number;
  readonly #height: number;
  readonly #shown: Uint8Array;
  /** The offset of the last frame, and its milliseconds. */
  #last: { readonly at: number; delay: number } | null = null;
  #frames = 0;

  constructor(width: number, height: number, colors: Colors) {
    this.#width = width;
    this.#height = height;
    this.#colors = colors;
    this.#shown = new Uint8Array(width * height);
  }

  /** Number of written pictures: an unchanged one only prolongs the previous one. */
  get frames(): number {
    return this.#frames;
  }

  /** `delay`: milliseconds. `region`: the part of the picture in `rgba`; default: all. */
  add(rgba: Buffer, delay: number, region?: Box): void {
    if (!this.#last) {
      this.#begin(rgba, delay);
      return;
    }
    const part = region ?? { x: 0, y: 0, width: this.#width, height: this.#height };
    const changed = this.#change(rgba, part);
    if (!changed) {
      this.#prolong(delay);
      return;
    }
    const at = this.#encoder.bytesView().length;
    this.#encoder.writeFrame(changed.index, changed.width, changed.height, {
      delay,
      transparent: true,
      transparentIndex: SAME,
      dispose: 1,
    });
    // The encoder writes only whole pictures, so a part is moved to its position.
    const bytes = this.#encoder.bytesView();
    writeShort(bytes, at + PLACE_AT, changed.x);
    writeShort(bytes, at + PLACE_AT + 2, changed.y);
    this.#last = { at, delay };
    this.#frames += 1;
  }

  get size(): number {
    return this.#encoder.bytesView().length;
  }

  finish(): Buffer {
    this.#encoder.finish();
    return Buffer.from(this.#encoder.bytes());
  }

  #begin(rgba: Buffer, delay: number): void {
    for (let i = 0; i < this.#shown.length; i++) this.#shown[i] = indexOf(this.#colors, rgba, i * 4);
    // A palette of 256: its size must be a power of two and include `SAME`.
    const spare = Array.from({ length: 256 - this.#colors.palette.length }, () => [0, 0, 0]);
    const palette = [...this.#colors.palette, ...spare];
    const size = { width: this.#width, height: this.#height };
    const options = { palette, delay, repeat: 0, dispose: 1 };
    this.#encoder.writeFrame(this.#shown, size.width, size.height, options);
    this.#last = { at: FIRST_AT, delay };
    this.#frames = 1;
  }

  /** Stores the pixels; returns the changed part, or null. */
  #change(rgba: Buffer, { x, y, width, height }: Box): (Box & { readonly index: Uint8Array }) | null {
    const index = new Uint8Array(width * height);
    let [left, right, top, bottom] = [width, -1, height, -1];
    for (let row = 0, i = 0; row < height; row++) {
      const line = (y + row) * this.#width + x;
      for (let column = 0; column < width; column++, i++) {
        const color = indexOf(this.#colors, rgba, i * 4);
        if (color === this.#shown[line + column]) {
          index[i] = SAME;
          continue;
        }
        this.#shown[line + column] = color;
        index[i] = color;
        if (column < left) left = column;
        if (column > right) right = column;
        if (row < top) top = row;
        bottom = row;
      }
    }
    if (right < 0) return null;
    const part = { width: right - left + 1, height: bottom - top + 1 };
    const cut = new Uint8Array(part.width * part.height);
    for (let row = 0; row < part.height; row++) {
      const from = (top + row) * width + left;
      cut.set(index.subarray(from, from + part.width), row * part.width);
    }
    return { x: x + left, y: y + top, ...part, index: cut };
  }

  #prolong(delay: number): void {
    if (!this.#last) return;
    this.#last.delay += delay;
    writeShort(this.#encoder.bytesView(), this.#last.at + DELAY_AT, Math.round(this.#last.delay / 10));
  }
}

/** After the header, the screen's description, 256 colors and the extension for repeating. */
const FIRST_AT = 6 + 7 + 3 * 256 + 19;

function writeShort(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value & 0xff;
  bytes[at + 1] = value >> 8;
}

function indexOf({ palette, nearest }: Colors, rgba: Buffer, at: number): number {
  const red = rgba[at] as number;
  const green = rgba[at + 1] as number;
  const blue = rgba[at + 2] as number;
  const cell = ((red >> 1) << 14) | ((green >> 1) << 7) | (blue >> 1);
  const known = nearest[cell] as number;
  if (known >= 0) return known;
  const color = gifenc.nearestColorIndex(palette, [red, green, blue]);
  nearest[cell] = color;
  return color;
}
