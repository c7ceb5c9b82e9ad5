/** Messages in rows: texts, each perhaps with a button beside it (Discord's Components V2). They ping nobody. */
import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMessageComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10';

export type Part = APIComponentInContainer;

/** `color`: of its edge, 0xRRGGBB. */
export interface Layout {
  readonly parts: readonly Part[];
  readonly color: number | null;
}

/** Discord's limits for a message: components, nested ones included, and characters of text. */
export const MAX_COMPONENTS = 40;
export const MAX_TEXT = 4000;

/** A text, at most 4,000 characters. With a button, that stands beside it. */
export const row = (content: string, beside: APIButtonComponent | null = null): Part => {
  const text = { type: ComponentType.TextDisplay, content } as const;
  return beside ? { type: ComponentType.Section, components: [text], accessory: beside } : text;
};

export interface Size {
  readonly components: number;
  readonly text: number;
}

/** These components and those in them. */
export const withNested = (components: readonly APIMessageComponent[]): APIMessageComponent[] =>
  components.flatMap((one) => [
    one,
    ...('components' in one ? withNested(one.components) : []),
    ...('accessory' in one ? [one.accessory] : []),
  ]);

export const customIdsIn = (components: readonly APIMessageComponent[]): string[] =>
  withNested(components).flatMap((one) => ('custom_id' in one ? [one.custom_id] : []));

const textsIn = (components: readonly APIMessageComponent[]): string[] =>
  withNested(components).flatMap((one) => (one.type === ComponentType.TextDisplay ? [one.content] : []));

/** All that components say, a line for each text. */
export const textIn = (components: readonly APIMessageComponent[]): string => textsIn(components).join('\n');

export const sizeOf = (parts: readonly Part[]): Size => ({
  components: withNested(parts).length,
  text: textsIn(parts).join('').length,
});

/** Whether a message can have these parts. */
export function fits(parts: readonly Part[]): boolean {
  const { components, text } = sizeOf(parts);
  // The container is a component as well.
  return components + 1 <= MAX_COMPONENTS && text <= MAX_TEXT;
}

/** The parts of one page (from 0; the last one if there are fewer) among `parts`, and whether others follow. `around`: on each page. */
export function pageOf(
  parts: readonly Part[],
  number: number,
  around: readonly Part[],
): { readonly parts: readonly Part[]; readonly number: number; readonly count: number } {
  const pages: Part[][] = [[]];
  for (const part of parts) {
    if (!fits([...around, ...(pages.at(-1) ?? []), part])) pages.push([]);
    pages.at(-1)?.push(part);
  }
  const at = Math.min(number, pages.length - 1);
  return { parts: pages[at] ?? [], number: at, count: pages.length };
}

/** The texts of these parts, without the buttons beside and below them. */
export const textsOf = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part): readonly Part[] => {
    if (part.type === ComponentType.Section) return part.components;
    return part.type === ComponentType.ActionRow ? [] : [part];
  });

/** The place of a message's picture; without it, the picture stands above the first buttons or lists, or last. */
export const PICTURE: Part = { type: ComponentType.MediaGallery, items: [] };

/** `picture`: the name and alt text of an attached file. */
export function containerOf(
  { parts, color }: Layout,
  picture: { readonly name: string; readonly description: string } | null,
): APIContainerComponent {
  const place = parts.indexOf(PICTURE);
  const controls = parts.findIndex(({ type }) => type === ComponentType.ActionRow);
  const at = place >= 0 ? place : controls < 0 ? parts.length : controls;
  return {
    type: ComponentType.Container,
    components: [
      ...parts.slice(0, at),
      ...(picture ? [galleryOf(picture)] : []),
      ...parts.slice(at).filter((part) => part !== PICTURE),
    ],
    ...(color !== null && { accent_color: color }),
  };
}

/** Components as Discord tells them, without the buttons and lists that are gone. */
export function withoutControls<T extends APIMessageTopLevelComponent>(
  parts: readonly T[],
  isGone: (control: object) => boolean,
): T[] {
  return parts.flatMap((part: APIMessageTopLevelComponent): APIMessageTopLevelComponent[] => {
    switch (part.type) {
      case ComponentType.Container:
        return [{ ...part, components: withoutControls(part.components, isGone) }];
      case ComponentType.Section:
        return isGone(part.accessory) ? part.components : [part];
      case ComponentType.ActionRow: {
        const components = part.components.filter((one) => !isGone(one));
        return components.length > 0 ? [{ ...part, components }] : [];
      }
      case ComponentType.MediaGallery:
        return [{ ...part, items: part.items.map((item) => ({ ...item, media: attached(item.media) })) }];
      default:
        return [part];
    }
  }) as T[];
}

/** A picture of the message itself, as it was sent: Discord tells its address, which is valid for a day. */
const attached = ({ url }: { readonly url: string }): { readonly url: string } => ({
  url: `attachment://${decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')}`,
});

const galleryOf = ({ name, description }: { readonly name: string; readonly description: string }): Part => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description }],
});
