/** Files of messages, kept in memory and served over HTTP. */
import type { APIAttachment } from 'discord-api-types/v10';
import { getMimeType, mimes } from 'hono/utils/mime';
import { formRefusal, refusal } from '../refusal.ts';
import type { AttachmentForm } from '../validators/message.ts';
import type { SharedState } from './shared.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 10;

export interface PictureFacts {
  readonly contentType: string;
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

export interface Upload {
  readonly index: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly picture: PictureFacts | null;
}

export interface StoredFile {
  readonly id: string;
  readonly channelId: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly size: PictureFacts['size'] | null;
  readonly description: string | null;
}

const types = { ...mimes, md: 'text/markdown; charset=utf-8' };

/** Like Discord, trusts the file's name first, and the sent type only if the name has no known ending. */
function typeOf(filename: string, sent: string): string {
  return getMimeType(filename, types) ?? (sent || 'application/octet-stream');
}

export class Attachments {
  readonly #shared: SharedState;
  readonly #files = new Map<string, StoredFile>();

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  get(id: string): StoredFile | undefined {
    return this.#files.get(id);
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
    return `${this.#shared.settings.origin()}/attachments/${file.channelId}/${file.id}/${file.filename}`;
  }

  /** Serves the files of `after` instead of those of `before`. */
  replace(before: readonly StoredFile[], after: readonly StoredFile[]): void {
    for (const { id } of before) this.#files.delete(id);
    for (const file of after) this.#files.set(file.id, file);
  }

  /**
   * Returns a message's files after a request: those of `before` that stay, then the uploads. Changes nothing yet. `listed` is the
   * request's `attachments`; if undefined, all of `before` stay. @throws Refusal for files that are too large, too many, or listed
   * but missing
   */
  plan(
    channelId: string,
    listed: readonly AttachmentForm[] | undefined,
    uploads: readonly Upload[],
    before: readonly StoredFile[],
  ): StoredFile[] {
    for (const [at, { id }] of (listed ?? []).entries()) {
      if (before.some((file) => file.id === id) || uploads.some(({ index }) => String(index) === id))
        continue;
      throw formRefusal(['attachments', at], 'ATTACHMENT_NOT_FOUND', 'Attachment data cannot be found');
    }
    if (uploads.some(({ bytes }) => bytes.length > MAX_BYTES)) throw refusal('entityTooLarge');
    const entryOf = (id: string) => listed?.find((one) => one.id === id);
    const stay = before
      .filter(({ id }) => listed === undefined || entryOf(id) !== undefined)
      .map((file) => {
        const description = entryOf(file.id)?.description;
        return description === undefined ? file : { ...file, description: description || null };
      });
    if (stay.length + uploads.length > MAX_FILES) {
      throw formRefusal(['attachments'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MAX_FILES} or fewer in length.`);
    }
    return [
      ...stay,
      ...uploads.map((upload) => this.#made(channelId, upload, entryOf(String(upload.index)))),
    ];
  }

  #made(channelId: string, upload: Upload, form: AttachmentForm | undefined): StoredFile {
    const filename = (form?.filename ?? upload.name).replaceAll(/[^\p{L}\p{N}._-]/gu, '_');
    return {
      id: this.#shared.ids.next(),
      channelId,
      filename: filename === '' ? 'unknown' : filename,
      contentType: upload.picture?.contentType ?? typeOf(filename, upload.type),
      bytes: upload.bytes,
      size: upload.picture?.size ?? null,
      description: form?.description || null,
    };
  }
}
