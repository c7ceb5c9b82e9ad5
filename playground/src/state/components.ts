/** Components of stored messages, in Discord's format. */
import {
  type APIAttachment,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import { formRefusal } from '../refusal.ts';
import { componentIds, everyComponent, shownFiles, type TopLevel } from '../validators/components.ts';

/** Whether a message consists of components, and has no content. */
export const hasLayout = (flags: number): boolean => (flags & MessageFlags.IsComponentsV2) !== 0;

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
    if (typeof value !== 'object' || value === null) return value ?? undefined;
    const fields = Object.entries(value).map(([key, field]) => [key, stored(field)] as const);
    const id = ids.get(value as TopLevel);
    return {
      ...defaultsOf(value),
      ...Object.fromEntries(fields),
      ...(id && { id }),
      ...fileOf(value, files),
    };
  };
  return JSON.parse(JSON.stringify(components.map(stored)));
}

const defaultsOf = (component: object) =>
  'custom_id' in component && 'type' in component && component.type !== ComponentType.Button
    ? { min_values: 1, max_values: 1 }
    : {};

const NAME = /^attachment:\/\/(.+)$/;

/** What Discord says of a file where it is shown. */
function fileOf(value: object, files: readonly APIAttachment[]) {
  const name = 'url' in value && typeof value.url === 'string' ? NAME.exec(value.url)?.[1] : undefined;
  const file = files.find(({ filename }) => filename === name);
  if (!file) return {};
  const { id: attachment_id, url, proxy_url, content_type, width, height } = file;
  return { attachment_id, url, proxy_url, content_type, width, height };
}
