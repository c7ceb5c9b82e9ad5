import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/payloads/v10';
import type { PageMessage } from '../page-protocol.ts';
import { File, Picture } from './attachments.tsx';
import { LinkButton, OwnSelect, PressButton, Select } from './components.tsx';
import { Markdown } from './markdown.tsx';

function Row({
  row,
  message,
}: {
  row: APIActionRowComponent<APIComponentInMessageActionRow>;
  message: PageMessage;
}) {
  return (
    <div class="row">
      {row.components.map((component, inner) => (
        <Interactive key={inner} component={component} message={message} />
      ))}
    </div>
  );
}

function Interactive(props: { component: APIComponentInMessageActionRow; message: PageMessage }) {
  const { component, message } = props;
  switch (component.type) {
    case ComponentType.StringSelect:
      return <Select select={component} message={message} />;
    case ComponentType.UserSelect:
    case ComponentType.ChannelSelect:
      return <OwnSelect select={component} message={message} />;
    case ComponentType.Button:
      if ('url' in component) return <LinkButton {...component} />;
      return 'custom_id' in component ? <PressButton button={component} message={message} /> : null;
    default:
      return null;
  }
}

type Part = APIMessageTopLevelComponent;

/** Components of a message with a layout, which stand among its texts. */
function Layout({ part, message }: { part: Part; message: PageMessage }) {
  switch (part.type) {
    case ComponentType.ActionRow:
      return <Row row={part} message={message} />;
    case ComponentType.TextDisplay:
      return (
        <div class="markup">
          <Markdown source={part.content} />
        </div>
      );
    case ComponentType.Section:
      return (
        <div class="section">
          <div>
            {part.components.map((text, at) => (
              <Layout key={at} part={text} message={message} />
            ))}
          </div>
          {part.accessory.type === ComponentType.Button ? (
            <Interactive component={part.accessory} message={message} />
          ) : (
            <img class="thumbnail" src={part.accessory.media.url} alt={part.accessory.description ?? ''} />
          )}
        </div>
      );
    case ComponentType.MediaGallery:
      return (
        <div class={part.items.length > 1 ? 'pictures several' : 'pictures'}>
          {part.items.map(({ media, description }, at) => (
            <Picture key={at} picture={{ ...media, description: description ?? '' }} />
          ))}
        </div>
      );
    case ComponentType.Separator:
      return (
        <div
          class={`separator${part.divider === false ? '' : ' lined'}${part.spacing === 2 ? ' wide' : ''}`}
        />
      );
    case ComponentType.Container:
      return (
        <div class="container" style={accentOf(part.accent_color)}>
          {part.components.map((inner, at) => (
            <Layout key={at} part={inner} message={message} />
          ))}
        </div>
      );
    case ComponentType.File: {
      const shown = message.attachments.find(({ url }) => url === part.file.url);
      return shown ? <File {...shown} /> : null;
    }
    default:
      return null;
  }
}

const accentOf = (color: number | null | undefined) =>
  color == null ? {} : { borderInlineStartColor: `#${color.toString(16).padStart(6, '0')}` };

export function Components({ message, hasLayout }: { message: PageMessage; hasLayout: boolean }) {
  return (
    <div class={hasLayout ? 'layout' : 'rows'}>
      {(message.components ?? []).map((part, at) => (
        <Layout key={at} part={part} message={message} />
      ))}
    </div>
  );
}
