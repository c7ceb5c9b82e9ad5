import type { APIAttachment, APIUnfurledMediaItem } from 'discord-api-types/payloads/v10';
import type { PageMessage } from '../page-protocol.ts';
import type { Size } from './box.ts';

/** Where a medium of a component or an embed is; `attachment://name` means a file of the same message. */
export function findMedia(
  message: PageMessage,
  media: Pick<APIUnfurledMediaItem, 'url'> & { width?: number | null; height?: number | null },
): { url: string; size: Size | null; attachment: APIAttachment | undefined } {
  const name = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
  const attachment = message.attachments.find(({ filename, url }) => filename === name || url === media.url);
  const { width, height } = media.width && media.height ? media : (attachment ?? {});
  return {
    url: attachment?.url ?? media.url,
    size: width && height ? { width, height } : null,
    attachment,
  };
}

/** Files that a component or an embed shows already, so that the message doesn't show them again below. */
export function shownElsewhere(message: PageMessage): ReadonlySet<string> {
  const shown = message.embeds
    .flatMap(({ image, thumbnail }) => [image, thumbnail])
    .flatMap((media) => (media ? (findMedia(message, media).attachment?.id ?? []) : []));
  return new Set(shown);
}
