/** Components of stored messages, in Discord's format. */
import {
  type APIAttachment,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { formRefusal } from '../refusal.ts';
import { componentIds, everyComponent, shownFiles, type TopLevel } from '../validators/components.ts';

/** A message's text with its mentions: the content, or all text displays. */
export function displayedText({ content, components }: Pick<APIMessage, 'content' | 'components'>): string {
  const all = (components ?? []) as unknown as readonly TopLevel[];
  const texts = everyComponent(all).flatMap(([one]) =>
    one.type === ComponentType.TextDisplay ? one.content : [],
  );
  return [content, ...texts].join('\n');
}

/**
 * Numbers the components, omits nulls, fills in the defaults of selects, and the message's files where one is shown. @throws Refusal
 * for a file that the message doesn't have
 */
export function storedComponents(
  components: readonly TopLevel[],
  files: readonly APIAttachment[],
): APIMessageTopLevelComponent[] {
  const every = everyComponent(components, ['components']);
  for (const [component, path] of every)
    for (const name of shownFiles(component))
      if (!files.some(({ filename }) => filename === name))
        throw formRefusal(path, 'ATTACHMENT_NOT_FOUND', 'Attachment data cannot be found');
  const ids = componentIds(every.map(([component]) => component));
  const stored = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(stored);
    if (typeof value !== 'object' || value === null) return value;
    const given = Object.entries(value).flatMap(([key, field]) =>
      field == null ? [] : [[key, stored(field)] as const],
    );
    const id = ids.get(value as TopLevel);
    const shown = { ...addedTo(value, files), ...Object.fromEntries(given), ...(id && { id }) };
    return { ...shown, ...mediaOf(value, files) };
  };
  return JSON.parse(JSON.stringify(components.map(stored)));
}

/** Discord's defaults for a component, or for an item of a gallery. */
function addedTo(value: object, files: readonly APIAttachment[]): object {
  if ('media' in value) return { description: null, spoiler: false };
  switch ('type' in value && value.type) {
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.ChannelSelect:
      return { min_values: 1, max_values: 1 };
    case ComponentType.Container:
      return { accent_color: null, spoiler: false };
    case ComponentType.Separator:
      return { divider: true, spacing: 1 };
    case ComponentType.File: {
      const file = 'file' in value && fileOf(value.file, files);
      return { spoiler: false, ...(file && { name: file.filename, size: file.size }) };
    }
    default:
      return {};
  }
}

const NAME = /^attachment:\/\/(.+)$/;

/** The file that a medium names. */
function fileOf(medium: unknown, files: readonly APIAttachment[]): APIAttachment | undefined {
  const isNamed = typeof medium === 'object' && medium !== null && 'url' in medium;
  const name = isNamed ? NAME.exec(String(medium.url))?.[1] : undefined;
  return files.find(({ filename }) => filename === name);
}

function mediaOf(value: object, files: readonly APIAttachment[]) {
  const file = fileOf(value, files);
  if (!file) return {};
  const { id, url, proxy_url, content_type, width, height } = file;
  return { id, attachment_id: id, url, proxy_url, content_type, width, height };
}
