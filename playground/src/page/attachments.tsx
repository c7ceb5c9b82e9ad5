import type { APIAttachment } from 'discord-api-types/payloads/v10';
import { useState } from 'preact/hooks';
import { Dialog } from './components.tsx';
import { FileIcon, SaveIcon } from './icons.tsx';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size of an attached picture on desktops, in CSS pixels. */
export const attachmentBox: Size = { width: 550, height: 350 };

/** Scales a picture down to fit into a box; smaller ones stay as they are. */
export function shrinkInto(picture: Size, box: Size): Size {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
}

/** A picture that a tap enlarges; ALT shows its description. */
export function Picture(props: { picture: Pick<APIAttachment, 'url' | 'description' | 'width' | 'height'> }) {
  const { url, description, width, height } = props.picture;
  const [large, setLarge] = useState(false);
  const [showsAlt, setShowsAlt] = useState(false);
  const alt = description ?? '';
  const shown = width && height ? shrinkInto({ width, height }, attachmentBox) : null;
  return (
    <figure class="picture" style={shown ? { maxWidth: shown.width } : undefined}>
      {/* Beside its button, not in it: what is in a button is not read out but as its name. */}
      <span class="picture-frame">
        <img
          src={url}
          alt={alt}
          {...(shown ? { width: shown.width, height: shown.height } : {})}
          style={
            shown ? { aspectRatio: `${shown.width} / ${shown.height}` } : { maxHeight: attachmentBox.height }
          }
        />
      </span>
      <button
        type="button"
        class="picture-open"
        aria-label="Enlarge picture"
        onClick={() => setLarge(true)}
      />
      {alt !== '' && (
        <button
          type="button"
          class="alt-badge"
          aria-label="ALT, the picture in words"
          aria-expanded={showsAlt}
          onClick={() => setShowsAlt(!showsAlt)}
        >
          ALT
        </button>
      )}
      {showsAlt && (
        <figcaption class="alt-text">
          <strong>Alt text</strong>
          <p>{alt}</p>
          <button type="button" aria-label="Dismiss the alt text" onClick={() => setShowsAlt(false)}>
            Dismiss
          </button>
        </figcaption>
      )}
      {large && (
        <Dialog class="lightbox" label="Picture" onClose={() => setLarge(false)}>
          <img src={url} alt={alt} />
          <div class="lightbox-bar">
            <a href={url} target="_blank" rel="noopener noreferrer">
              Open in browser
            </a>
            <button type="button" onClick={() => setLarge(false)}>
              Close
            </button>
          </div>
        </Dialog>
      )}
    </figure>
  );
}

const pictureTypes = /\b(?:png|jpe?g|gif|webp|avif)$/i;

/** Discord treats SVG drawings as files. */
const isPicture = ({ content_type, filename }: APIAttachment): boolean =>
  pictureTypes.test(content_type ?? filename);

function fileSize(bytes: number): string {
  if (bytes < 1e3) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'KB'] : [bytes / 1e6, 'MB'];
  return `${amount.toFixed(2)} ${unit}`;
}

export function File({ filename, url, size }: APIAttachment) {
  return (
    <div class="file">
      <span class="file-icon">
        <FileIcon />
      </span>
      <span>
        <a href={url} target="_blank" rel="noopener noreferrer" download={filename}>
          {filename}
        </a>
        <small>{fileSize(size)}</small>
      </span>
      <a
        class="file-save"
        href={url}
        download={filename}
        aria-label={`Download ${filename}`}
        title="Download"
      >
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
          {pictures.map((picture) => (
            <Picture key={picture.id} picture={picture} />
          ))}
        </div>
      )}
      {files.map((file) => (
        <File key={file.id} {...file} />
      ))}
    </>
  );
}
