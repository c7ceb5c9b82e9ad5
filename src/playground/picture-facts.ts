/** Type and size of a picture, from its own first bytes. */
import sharp from 'sharp';

export interface PictureFacts {
  readonly contentType: string;
  /** Pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** Null for what is not a picture that a browser shows. */
export async function pictureFacts(bytes: Uint8Array): Promise<PictureFacts | null> {
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    const contentType = types[format];
    return contentType === undefined ? null : { contentType, size: { width, height } };
  } catch {
    return null;
  }
}
