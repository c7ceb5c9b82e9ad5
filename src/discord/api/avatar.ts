import { crc32 } from 'node:zlib';

export type FetchAvatar = (url: string) => Promise<Uint8Array>;

/** An incompressible 128 by 128 avatar has 64 KB. */
const MOST_BYTES = 100_000;
const MOST_PIXELS_A_SIDE = 256;
const TIMEOUT_MS = 5000;

/** Downloads an avatar and checks it. Throws when it is slow, too large or anything but a complete PNG. */
export async function fetchAvatar(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const problem = problemOf(response);
  if (problem || !response.body) {
    await response.body?.cancel();
    throw new Error(`${url}: ${problem ?? 'empty response'}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error(`${url}: more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  // A buffer of its own: Node's shared pool would be copied to the thread as a whole.
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  if (!isSmallPng(bytes)) throw new Error(`${url}: not a small PNG`);
  return bytes;
}

function problemOf({ ok, status, headers }: Response): string | null {
  if (!ok) return `status ${status}`;
  const type = headers.get('content-type');
  if (type?.split(';')[0]?.trim() !== 'image/png') return `of type ${type}`;
  return Number(headers.get('content-length') ?? 0) > MOST_BYTES ? 'too large' : null;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Checks structure and checksums, since a damaged picture would be drawn as it is. */
function isSmallPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 45 || SIGNATURE.some((byte, at) => bytes[at] !== byte)) return false;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (Math.max(width, height) > MOST_PIXELS_A_SIDE || Math.min(width, height) === 0) return false;
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return false;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IEND') return true;
    at = end + 4;
  }
  return false;
}
