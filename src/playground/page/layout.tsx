import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  type APISelectMenuComponent,
  ComponentType,
} from 'discord-api-types/payloads/v10';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PageMessage } from '../page-protocol.ts';
import { File } from './attachments.tsx';
import { Button } from './button.tsx';
import { cssColor } from './embed.tsx';
import { Markdown } from './markdown.tsx';
import { findMedia } from './media.ts';
import { Picture } from './picture.tsx';
import { usePlayground } from './playground.ts';
import { Select } from './select.tsx';

function MessageSelect({ select, message }: { select: APISelectMenuComponent; message: PageMessage }) {
  const { state, me, deeds } = usePlayground();
  const waiting = state.requests.some(
    ({ state: at, userId, about }) =>
      at === 'waiting' &&
      userId === me.id &&
      about.kind === 'press' &&
      about.messageId === message.id &&
      about.customId === select.custom_id,
  );
  return (
    <Select
      select={select}
      waiting={waiting}
      onChoose={(values) => deeds.press(message.id, select.custom_id, values)}
    />
  );
}

type Media = { media: { url: string }; description?: string | null; spoiler?: boolean };

function MediaPicture({ item, message, side }: { item: Media; message: PageMessage; side?: number }) {
  const { url, size, attachment } = findMedia(message, item.media);
  return (
    <Picture
      url={url}
      alt={item.description ?? attachment?.description ?? ''}
      size={size}
      spoiler={item.spoiler ?? false}
      {...(side && { box: { width: side, height: side } })}
    />
  );
}

function Container(props: {
  container: Extract<APIMessageTopLevelComponent, { type: ComponentType.Container }>;
  message: PageMessage;
}) {
  const { container, message } = props;
  const [hidden, setHidden] = useState(container.spoiler ?? false);
  const accent = container.accent_color;
  return (
    <div
      class={hidden ? 'container hidden' : 'container'}
      style={accent == null ? undefined : { borderLeft: `4px solid ${cssColor(accent)}` }}
    >
      {hidden ? (
        <button type="button" class="spoiler-cover" onClick={() => setHidden(false)}>
          Spoiler
        </button>
      ) : (
        <Layout components={container.components} message={message} />
      )}
    </div>
  );
}

type AnyComponent = APIMessageTopLevelComponent | APIComponentInContainer;

function Part({ part, message }: { part: AnyComponent; message: PageMessage }): JSX.Element | null {
  switch (part.type) {
    case ComponentType.ActionRow:
      return (
        <div class="row">
          {part.components.map((component, at) =>
            component.type === ComponentType.Button ? (
              <Button key={at} button={component} message={message} />
            ) : (
              <MessageSelect key={at} select={component} message={message} />
            ),
          )}
        </div>
      );
    case ComponentType.TextDisplay:
      return (
        <div class="markup">
          <Markdown source={part.content} />
        </div>
      );
    case ComponentType.Section:
      return (
        <div class="section">
          <div class="section-text">
            <Layout components={part.components} message={message} />
          </div>
          {part.accessory.type === ComponentType.Button ? (
            <Button button={part.accessory} message={message} />
          ) : (
            <MediaPicture item={part.accessory} message={message} side={85} />
          )}
        </div>
      );
    case ComponentType.MediaGallery:
      return (
        <div class={part.items.length > 1 ? 'pictures several' : 'pictures'}>
          {part.items.map((item, at) => (
            <MediaPicture key={at} item={item} message={message} />
          ))}
        </div>
      );
    case ComponentType.File: {
      const { url, attachment } = findMedia(message, part.file);
      return (
        <File name={attachment?.filename ?? part.name ?? 'file'} url={url} bytes={attachment?.size ?? null} />
      );
    }
    case ComponentType.Separator:
      return <hr class={`${part.spacing === 2 ? 'large' : ''}${(part.divider ?? true) ? '' : ' unseen'}`} />;
    case ComponentType.Container:
      return <Container container={part} message={message} />;
    default:
      return null;
  }
}

/** Components of a message, old rows and Components V2 alike. */
export function Layout(props: { components: readonly AnyComponent[]; message: PageMessage }) {
  return (
    <>
      {props.components.map((part, at) => (
        <Part key={at} part={part} message={props.message} />
      ))}
    </>
  );
}
