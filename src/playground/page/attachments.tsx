import type { APIAttachment } from 'discord-api-types/payloads/v10';
import { FileIcon, SaveIcon } from './icons.tsx';
import { Picture } from './picture.tsx';

const pictureTypes = /\b(?:png|jpe?g|gif|webp|avif)$/i;

/** A drawing (SVG) is a file to Discord. */
export const isPicture = ({ content_type, filename }: APIAttachment): boolean =>
  pictureTypes.test(content_type ?? filename);

export const sizeOf = ({ width, height }: { width?: number | null; height?: number | null }) =>
  width && height ? { width, height } : null;

function fileSize(bytes: number): string {
  if (bytes < 1e3) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'KB'] : [bytes / 1e6, 'MB'];
  return `${amount.toFixed(2)} ${unit}`;
}

export function File({ name, url, bytes }: { name: string; url: string; bytes: number | null }) {
  return (
    <div class="file">
      <span class="file-icon">
        <FileIcon />
      </span>
      <span>
        <a href={url} target="_blank" rel="noopener noreferrer" download={name}>
          {name}
        </a>
        {bytes !== null && <small>{fileSize(bytes)}</small>}
      </span>
      <a class="file-save" href={url} download={name} aria-label={`Download ${name}`} title="Download">
        <SaveIcon />
      </a>
    </div>
  );
}

export function Attachments({ attachments }: { attachments: readonly APIAttachment[] }) {
  const pictures = attachments.filter(isPicture);
  const files = attachments.filter((attachment) => !isPicture(attachment));
  return (
    <>
      {pictures.length > 0 && (
        <div class={pictures.length > 1 ? 'pictures several' : 'pictures'}>
          {pictures.map((attachment) => (
            <Picture
              key={attachment.id}
              url={attachment.url}
              alt={attachment.description ?? ''}
              size={sizeOf(attachment)}
              spoiler={attachment.filename.startsWith('SPOILER_')}
            />
          ))}
        </div>
      )}
      {files.map(({ id, filename, url, size }) => (
        <File key={id} name={filename} url={url} bytes={size} />
      ))}
    </>
  );
}
