import { useState } from 'preact/hooks';
import { attachmentBox, type Size, shrinkInto } from './box.ts';
import { Dialog } from './dialog.tsx';

interface PictureProps {
  readonly url: string;
  readonly alt: string;
  /** As the sender measured it; unknown for pictures from elsewhere. */
  readonly size: Size | null;
  readonly spoiler?: boolean;
  readonly box?: Size;
}

/** A picture in its box; a tap enlarges it, ALT tells what is on it. */
export function Picture({ url, alt, size, spoiler = false, box = attachmentBox }: PictureProps) {
  const [large, setLarge] = useState(false);
  const [told, setTold] = useState(false);
  const [hidden, setHidden] = useState(spoiler);
  const shown = size && shrinkInto(size, box);
  return (
    <figure class="picture" style={shown ? { maxWidth: shown.width } : undefined}>
      {/* Beside its button, not in it: what is in a button is not read out but as its name. */}
      <span class={hidden ? 'picture-frame hidden' : 'picture-frame'}>
        <img
          src={url}
          alt={hidden ? '' : alt}
          {...(shown ? { width: shown.width, height: shown.height } : {})}
          style={shown ? { aspectRatio: `${shown.width} / ${shown.height}` } : { maxHeight: box.height }}
        />
      </span>
      <button
        type="button"
        class="picture-open"
        aria-label={hidden ? 'Show the picture (spoiler)' : 'Enlarge picture'}
        onClick={() => (hidden ? setHidden(false) : setLarge(true))}
      />
      {alt !== '' && !hidden && (
        <button
          type="button"
          class="alt-badge"
          aria-label="ALT, the picture in words"
          aria-expanded={told}
          onClick={() => setTold(!told)}
        >
          ALT
        </button>
      )}
      {told && (
        <figcaption class="alt-text">
          <strong>Alt text</strong>
          <p>{alt}</p>
          <button type="button" aria-label="Dismiss the alt text" onClick={() => setTold(false)}>
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
