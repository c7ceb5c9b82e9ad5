import type { APIEmbed } from 'discord-api-types/payloads/v10';
import type { PageMessage } from '../page-protocol.ts';
import { Markdown } from './markdown.tsx';
import { findMedia } from './media.ts';
import { Picture } from './picture.tsx';
import { usePlayground } from './playground.ts';
import { messageTime } from './times.ts';

export const cssColor = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

function Title({ title, url }: { title: string; url: string | undefined }) {
  if (url === undefined) return <Markdown source={title} />;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <Markdown source={title} />
    </a>
  );
}

export function Embed({ embed, message }: { embed: APIEmbed; message: PageMessage }) {
  const { locale } = usePlayground();
  const image = embed.image && findMedia(message, embed.image);
  const thumbnail = embed.thumbnail && findMedia(message, embed.thumbnail);
  const stamp = embed.timestamp === undefined ? undefined : messageTime(embed.timestamp, locale);
  const footer = [embed.footer?.text, stamp].filter((text) => text !== undefined).join(' • ');
  return (
    <article
      class="embed"
      style={embed.color === undefined ? undefined : { borderLeftColor: cssColor(embed.color) }}
    >
      <div class="embed-body">
        {embed.author && <div class="embed-author">{embed.author.name}</div>}
        {embed.title && (
          <div class="embed-title">
            <Title title={embed.title} url={embed.url} />
          </div>
        )}
        {embed.description && (
          <div class="markup">
            <Markdown source={embed.description} />
          </div>
        )}
        {embed.fields && embed.fields.length > 0 && (
          <dl class="embed-fields">
            {embed.fields.map((field, at) => (
              <div key={at} class={field.inline ? 'inline' : ''}>
                <dt>
                  <Markdown source={field.name} />
                </dt>
                <dd class="markup">
                  <Markdown source={field.value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {image && <Picture url={image.url} alt={image.attachment?.description ?? ''} size={image.size} />}
        {footer !== '' && <div class="embed-footer">{footer}</div>}
      </div>
      {thumbnail && (
        <Picture
          url={thumbnail.url}
          alt={thumbnail.attachment?.description ?? ''}
          size={thumbnail.size}
          box={{ width: 80, height: 80 }}
        />
      )}
    </article>
  );
}
