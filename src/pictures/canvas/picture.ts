import sharp from 'sharp';

export interface Pixels {
  /** RGBA rows, opaque. A copy that later painting doesn't change. */
  readonly rgba: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly bytes: Buffer;
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg';
  readonly name: string;
}

/**
 * Encodes as JPEG, the fastest format to write. Halved chroma resolution saves a fifth of the bytes and of the time without a
 * visible difference at the sizes that Discord shows. Skipping optimized Huffman tables halves the time for 5 % more bytes. sharp
 * works in its own threads, while the canvas would block the event loop.
 */
export async function encode({ rgba, width, height }: Pixels, name = 'board.jpg'): Promise<Picture> {
  const bytes = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 70, chromaSubsampling: '4:2:0', optimizeCoding: false })
    .toBuffer();
  return { bytes, type: 'image/jpeg', name };
}
