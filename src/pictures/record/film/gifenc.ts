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
export const gifenc: Gifenc = createRequire(import.meta.url)('gifenc');
