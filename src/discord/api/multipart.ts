import { randomUUID } from 'node:crypto';
import type { InternalRequest, RawFile, REST } from 'discord.js';

const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * Sends requests with pictures as one buffer each. By default @discordjs/rest wraps them in Blobs, which are read back in small
 * pieces.
 */
export function sendPicturesWhole(rest: REST): void {
  const queueRequest = rest.queueRequest.bind(rest);
  rest.queueRequest = (request) => queueRequest(asOneBuffer(request));
}

/** Moves a request's files into its body; returns it unchanged if it has no files, or any that isn't a picture. */
export function asOneBuffer(request: InternalRequest): InternalRequest {
  const { files = [], body, headers, appendToFormData, ...rest } = request;
  const pictures = files.map(pictureOf).filter((picture) => picture !== null);
  if (files.length === 0 || pictures.length < files.length || appendToFormData) return request;
  const boundary = randomUUID();
  const part = (described: string, data: Uint8Array | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${described}\r\n\r\n`),
    typeof data === 'string' ? Buffer.from(data) : data,
    Buffer.from('\r\n'),
  ];
  const parts = [
    ...pictures.flatMap(({ key, name, type, data }, at) =>
      part(`name="${key ?? `files[${at}]`}"; filename="${quoted(name)}"\r\nContent-Type: ${type}`, data),
    ),
    ...(body == null ? [] : part('name="payload_json"', JSON.stringify(body))),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return {
    ...rest,
    headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    passThroughBody: true,
    body: Buffer.concat(parts),
  };
}

function pictureOf({ key, name, data, contentType }: RawFile) {
  const type = contentType ?? TYPES[name.split('.').at(-1) ?? ''];
  return type && data instanceof Uint8Array ? { key, name, data, type } : null;
}

const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
