import { createRequire } from 'node:module';

type Palette = number[][];

interface FrameOptions {
  /** The first frame's is the whole picture's. */
  readonly palette?: Palette;
  /** Milliseconds. */
  readonly delay?: number;
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
  /** 1: what is drawn stays. */
  readonly dispose?: number;
  /** 0: for ever. */
  readonly repeat?: number;
}

interface Encoder {
  writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
  finish(): void;
  /** A copy of all bytes so far. */
  bytes(): Uint8Array;
  /** The bytes so far, as they are. */
  bytesView(): Uint8Array;
}

interface Gifenc {
  GIFEncoder(): Encoder;
  quantize(rgba: Uint8Array, colors: number, options?: { format: 'rgb565' }): Palette;
  nearestColorIndex(palette: Palette, color: readonly number[]): number;
}

/** Required, not imported: what its names are to an import differs between Node, tsx and vitest. */
const gifenc: Gifenc = createRequire(import.meta.url)('gifenc');

/** A film's colours: one set for all frames, so that what stands still keeps its colour. */
export interface Colors {
  readonly palette: number[][];
  /** The palette's index for each colour of seven bits a channel that was met; -1 for the others. */
  readonly nearest: Int16Array;
}

/** The colours that serve samples best. `count`: 2..255; one of a GIF's 256 is kept for what stays as it was. */
export const colorsOf = (samples: readonly Buffer[], count: number): Colors => ({
  palette: gifenc.quantize(new Uint8Array(Buffer.concat(samples)), count, { format: 'rgb565' }),
  nearest: new Int16Array(2 ** 21).fill(-1),
});

/** RGBA to indices. */
function toIndices(rgba: Buffer, { palette, nearest }: Colors): Uint8Array {
  const index = new Uint8Array(rgba.length / 4);
  for (let i = 0, at = 0; i < index.length; i++, at += 4) {
    const red = rgba[at] as number;
    const green = rgba[at + 1] as number;
    const blue = rgba[at + 2] as number;
    const cell = ((red >> 1) << 14) | ((green >> 1) << 7) | (blue >> 1);
    let color = nearest[cell] as number;
    if (color < 0) {
      color = gifenc.nearestColorIndex(palette, [red, green, blue]);
      nearest[cell] = color;
    }
    index[i] = color;
  }
  return index;
}

/** Kept for pixels that stay as they were in the frame before. */
const SAME = 255;

/** A GIF in the making, frame by frame: of each only what changed is written. */
export class GifWriter {
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
    const index = toIndices(rgba, this.#colors);
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
