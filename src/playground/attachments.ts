/** Files of messages: kept in memory, served by the double. */
import type { APIAttachment } from 'discord-api-types/v10';
import sharp from 'sharp';
import type { AttachmentForm } from './forms/message.ts';
import { formRefusal, refusal } from './refusal.ts';
import type { World } from './world.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_FILES = 10;

/** A part `files[index]` of a multipart request. */
export interface Upload {
  readonly index: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface StoredFile {
  readonly id: string;
  readonly channelId: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly size: { readonly width: number; readonly height: number } | null;
  description: string | null;
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

async function pictureFacts(bytes: Uint8Array) {
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    const contentType = types[format];
    return contentType === undefined ? null : { contentType, size: { width, height } };
  } catch {
    return null; // not a picture
  }
}

export class Attachments {
  readonly #world: World;
  readonly #files = new Map<string, StoredFile>();

  constructor(world: World) {
    this.#world = world;
  }

  get(id: string): StoredFile | undefined {
    return this.#files.get(id);
  }

  forget(files: readonly StoredFile[]): void {
    for (const { id } of files) this.#files.delete(id);
  }

  json(file: StoredFile): APIAttachment {
    const url = this.url(file);
    return {
      id: file.id,
      filename: file.filename,
      size: file.bytes.length,
      url,
      proxy_url: url,
      content_type: file.contentType,
      ...(file.size ?? {}),
      ...(file.description === null ? {} : { description: file.description }),
    };
  }

  url(file: StoredFile): string {
    return `${this.#world.options.origin()}/attachments/${file.channelId}/${file.id}/${file.filename}`;
  }

  /**
   * The files a message has after a request: those of `before` that stay, then the uploads.
   * `listed`: the request's `attachments`; undefined where it had none, and then all of `before` stay.
   * @throws Refusal for files too big, too many, or listed and not there.
   */
  async settle(
    channelId: string,
    listed: readonly AttachmentForm[] | undefined,
    uploads: readonly Upload[],
    before: readonly StoredFile[],
  ): Promise<StoredFile[]> {
    for (const [at, { id }] of (listed ?? []).entries()) {
      if (before.some((file) => file.id === id) || uploads.some(({ index }) => String(index) === id))
        continue;
      throw formRefusal(['attachments', at], 'ATTACHMENT_NOT_FOUND', 'Attachment data cannot be found');
    }
    if (uploads.some(({ bytes }) => bytes.length > MOST_BYTES)) throw refusal('entityTooLarge');
    const stay =
      listed === undefined ? before : before.filter(({ id }) => listed.some((one) => one.id === id));
    if (stay.length + uploads.length > MOST_FILES) {
      throw formRefusal(['attachments'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MOST_FILES} or fewer in length.`);
    }
    const fresh = await Promise.all(
      uploads.map((upload) =>
        this.#keep(
          channelId,
          upload,
          listed?.find(({ id }) => id === String(upload.index)),
        ),
      ),
    );
    for (const file of stay) {
      const entry = listed?.find(({ id }) => id === file.id);
      if (entry?.description !== undefined) file.description = entry.description || null;
    }
    this.forget(before.filter((file) => !stay.includes(file)));
    return [...stay, ...fresh];
  }

  async #keep(channelId: string, upload: Upload, form: AttachmentForm | undefined): Promise<StoredFile> {
    const facts = await pictureFacts(upload.bytes);
    const filename = (form?.filename ?? upload.name).replaceAll(/[^\p{L}\p{N}._-]/gu, '_');
    const file: StoredFile = {
      id: this.#world.ids.next(),
      channelId,
      filename: filename === '' ? 'unknown' : filename,
      contentType: facts?.contentType ?? (upload.type || 'application/octet-stream'),
      bytes: upload.bytes,
      size: facts?.size ?? null,
      description: form?.description || null,
    };
    this.#files.set(file.id, file);
    return file;
  }
}
