import sharp from 'sharp';

export interface Pixels {
  /** Four bytes a pixel, opaque, in rows. A copy: what is painted later doesn't reach it. */
  readonly rgba: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly bytes: Buffer;
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg';
  /** A file name with the ending that goes with `type`. */
  readonly name: string;
}

/**
 * JPEG, which of all formats is made the fastest. Chroma at half the resolution is a fifth of the bytes and of the time less, and no edge
 * looks different at the sizes at which Discord shows it. Leaving out the optimized Huffman tables halves the time for 5 % more bytes.
 * sharp works on threads of its own, where the canvas would block the event loop.
 */
export async function encode({ rgba, width, height }: Pixels, name = 'board.jpg'): Promise<Picture> {
  const bytes = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 70, chromaSubsampling: '4:2:0', optimizeCoding: false })
    .toBuffer();
  return { bytes, type: 'image/jpeg', name };
}
