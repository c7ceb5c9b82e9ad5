import type { Canvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';

export interface Picture {
  readonly bytes: Buffer;
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg';
  /** A file name with the ending that goes with `type`. */
  readonly name: string;
}

/** sharp encodes on its own threads; the canvas would block the event loop. */
export async function encode(canvas: Canvas): Promise<Picture> {
  const bytes = await raw(canvas).jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer();
  return { bytes, type: 'image/jpeg', name: 'board.jpg' };
}

export function encodePng(canvas: Canvas): Promise<Buffer> {
  return raw(canvas).png({ compressionLevel: 6 }).toBuffer();
}

function raw(canvas: Canvas): Sharp {
  const { width, height } = canvas;
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha();
}
