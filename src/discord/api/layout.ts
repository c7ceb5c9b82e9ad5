/** Messages in rows: texts, each perhaps with a button beside it (Discord's Components V2). They ping nobody. */
import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
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

export function sizeOf(parts: readonly Part[]): Size {
  const sizes = parts.map((part): Size => {
    if (part.type === ComponentType.TextDisplay) return { components: 1, text: part.content.length };
    if (part.type === ComponentType.ActionRow) return { components: 1 + part.components.length, text: 0 };
    if (part.type !== ComponentType.Section) return { components: 1, text: 0 };
    const { components, text } = sizeOf(part.components);
    return { components: components + 2, text };
  });
  return sizes.reduce(
    (sum, one) => ({ components: sum.components + one.components, text: sum.text + one.text }),
    {
      components: 0,
      text: 0,
    },
  );
}

/** The parts of one page (from 0; the last one if there are fewer) among `parts`, and whether others follow. `around`: on each page. */
export function pageOf(
  parts: readonly Part[],
  number: number,
  around: readonly Part[],
): { readonly parts: readonly Part[]; readonly number: number; readonly count: number } {
  const pages: Part[][] = [[]];
  for (const part of parts) {
    const { components, text } = sizeOf([...around, ...(pages.at(-1) ?? []), part]);
    const isFull = components + 1 > MAX_COMPONENTS || text > MAX_TEXT;
    if (isFull) pages.push([]);
    pages.at(-1)?.push(part);
  }
  const at = Math.min(number, pages.length - 1);
  return { parts: pages[at] ?? [], number: at, count: pages.length };
}

/** `picture`: the name and alt text of an attached file. */
export function containerOf(
  { parts, color }: Layout,
  picture: { readonly name: string; readonly description: string } | null,
): APIContainerComponent {
  return {
    type: ComponentType.Container,
    components: [...parts, ...(picture ? [galleryOf(picture)] : [])],
    ...(color !== null && { accent_color: color }),
  };
}

const galleryOf = ({ name, description }: { readonly name: string; readonly description: string }): Part => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description }],
});
