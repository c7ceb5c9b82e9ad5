/** Request bodies: JSON, or a multipart with `payload_json` and `files[n]`. */
import { imageSize } from 'image-size';
import { formRefusal, refusal } from '../refusal.ts';
import type { PictureFacts, Upload } from '../state/attachments.ts';

/** Pictures that a browser may show. SVG can run scripts, and Discord doesn't show it. */
const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Reads type and size from the file's content; null if it isn't a picture that browsers show. */
function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const contentType = types[type];
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

/** A lone surrogate is no refusal on Discord, but an internal error (discord-api-docs#6561). */
class MalformedText extends Error {}

/** Decoded bytes have halves of a pair only where they are escaped. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/i;

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    if (!ESCAPED_SURROGATE.test(text)) return JSON.parse(text);
    return JSON.parse(text, (key, value) => {
      if (![key, value].every((one) => typeof one !== 'string' || one.isWellFormed()))
        throw new MalformedText('half a surrogate pair in a request body');
      return value;
    });
  } catch (error) {
    throw error instanceof MalformedText ? error : refusal('invalidJson');
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
    const picture = pictureFacts(bytes);
    uploads.push({ index: Number(index), name: value.name, type: value.type, bytes, picture });
  }
  return { json: typeof payload === 'string' ? parseJson(payload) : {}, uploads };
}
