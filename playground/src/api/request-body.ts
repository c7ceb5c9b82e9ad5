/** Request bodies: JSON, or a multipart with `payload_json` and `files[n]`. */
import { formRefusal, refusal } from '../refusal.ts';
import type { PictureFacts, Upload } from '../state/attachments.ts';

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** Reads type and size from the file's content; null if it isn't a picture that browsers show. */
async function pictureFacts(bytes: Uint8Array): Promise<PictureFacts | null> {
  // Loaded with the first picture.
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    const contentType = types[format];
    return contentType === undefined ? null : { contentType, size: { width, height } };
  } catch {
    return null;
  }
}

export interface Body {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

export const noBody: Body = { json: undefined, uploads: [] };

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('invalidJson');
  }
}

async function parseForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw refusal('invalidForm');
  }
}

/** @throws Refusal when it is neither JSON nor a form */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return { json: parseJson(await request.text()), uploads: [] };
  const form = await parseForm(request);
  const payload = form.get('payload_json');
  const uploads: Upload[] = [];
  for (const [name, value] of form) {
    const index = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (index === undefined) continue;
    if (typeof value === 'string')
      throw formRefusal([name], 'BASE_TYPE_INVALID', 'A file has to have a name');
    const bytes = new Uint8Array(await value.arrayBuffer());
    const picture = await pictureFacts(bytes);
    uploads.push({ index: Number(index), name: value.name, type: value.type, bytes, picture });
  }
  return { json: typeof payload === 'string' ? parseJson(payload) : {}, uploads };
}
