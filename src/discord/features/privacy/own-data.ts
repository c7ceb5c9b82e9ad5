import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AttachmentPayload } from 'discord.js';

const zip = promisify(gzip);

/** Discord takes 10 MiB from everybody; the form around the file needs a little of it. */
export const MOST_BYTES = 10 * 1024 * 1024 - 100_000;

/** Everything about a person as a file of JSON, packed where it is large; null where it is too large even so. */
export async function dataFile(
  data: Readonly<Record<string, unknown>>,
  most = MOST_BYTES,
): Promise<AttachmentPayload | null> {
  const attachment = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
  if (attachment.length <= most) return { attachment, name: 'haruspex-data.json' };
  const packed = await zip(attachment);
  return packed.length <= most ? { attachment: packed, name: 'haruspex-data.json.gz' } : null;
}
