import { gifenc } from './gifenc.ts';

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
export function indexed(rgba: Buffer, { palette, nearest }: Colors): Uint8Array {
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
