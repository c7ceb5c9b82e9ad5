/** A message's components, old (rows only) and V2. */
import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { button, componentId, type Interactive, interactive, textDisplay } from './component.ts';
import { complaint, list, text, url, whole } from './form.ts';

const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;

export const row = z
  .object({ type: z.literal(ComponentType.ActionRow), id: componentId, components: list(interactive, 1, 5) })
  .superRefine(({ components }, ctx) => {
    const selects = components.filter((component) => component.type !== ComponentType.Button).length;
    if (selects > 0 && components.length > 1) {
      ctx.addIssue(
        complaint('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width', [
          'components',
          1,
        ]),
      );
    }
  });

const media = z.object({ url: url(2048, ['http', 'https', 'attachment']) });
const spoiler = z.boolean().nullish();
const described = { description: text(0, 1024).nullish(), spoiler };

const thumbnail = z.object({
  type: z.literal(ComponentType.Thumbnail),
  id: componentId,
  media,
  ...described,
});

const section = z.object({
  type: z.literal(ComponentType.Section),
  id: componentId,
  components: list(textDisplay, 1, 3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});

const gallery = z.object({
  type: z.literal(ComponentType.MediaGallery),
  id: componentId,
  items: list(z.object({ media, ...described }), 1, 10),
});

const file = z.object({
  type: z.literal(ComponentType.File),
  id: componentId,
  file: z.object({ url: url(2048, ['attachment']) }),
  spoiler,
});

const separator = z.object({
  type: z.literal(ComponentType.Separator),
  id: componentId,
  divider: z.boolean().nullish(),
  spacing: z.literal([1, 2]).nullish(),
});

const block = z.discriminatedUnion('type', [row, textDisplay, section, gallery, file, separator]);

const container = z.object({
  type: z.literal(ComponentType.Container),
  id: componentId,
  components: list(block, 1, MOST_COMPONENTS),
  accent_color: whole(0, 0xffffff).nullish(),
  spoiler,
});

export const topLevel = z.discriminatedUnion('type', [
  row,
  textDisplay,
  section,
  gallery,
  file,
  separator,
  container,
]);
export type TopLevel = z.output<typeof topLevel>;
export type Component = TopLevel | Interactive | z.output<typeof thumbnail>;

/** Every component, nested ones too, with the path to it. */
export function* walk(
  components: readonly Component[],
  path: readonly (string | number)[] = [],
): Generator<{ component: Component; path: (string | number)[] }> {
  for (const [at, component] of components.entries()) {
    const here = [...path, at];
    yield { component, path: here };
    if ('components' in component) yield* walk(component.components, [...here, 'components']);
    if ('accessory' in component) yield { component: component.accessory, path: [...here, 'accessory'] };
  }
}

type Complaint = ReturnType<typeof complaint>;

/** What is wrong with the components as a whole; each part has been checked by itself. */
export function layoutFaults(components: readonly TopLevel[], v2: boolean): Complaint[] {
  const faults: Complaint[] = [];
  const all = [...walk(components)];
  if (v2) {
    if (all.length > MOST_COMPONENTS) {
      faults.push(
        complaint(
          'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
          `The total number of components cannot exceed ${MOST_COMPONENTS}`,
        ),
      );
    }
    let length = 0;
    for (const { component } of all) {
      if (component.type === ComponentType.TextDisplay) length += [...component.content].length;
    }
    if (length > MOST_TEXT) {
      faults.push(
        complaint(
          'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
          `The displayable text of all components cannot exceed ${MOST_TEXT} characters`,
        ),
      );
    }
  } else {
    if (components.length > 5) {
      faults.push(complaint('BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.'));
    }
    for (const [at, component] of components.entries()) {
      if (component.type === ComponentType.ActionRow) continue;
      faults.push(complaint('UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).', [at]));
    }
  }
  return [...faults, ...repeatedIds(all)];
}

function repeatedIds(all: readonly { component: Component; path: (string | number)[] }[]): Complaint[] {
  const faults: Complaint[] = [];
  const seen = new Set<string>();
  for (const { component, path } of all) {
    const id = 'custom_id' in component ? component.custom_id : null;
    if (id == null) continue;
    if (seen.has(id)) {
      faults.push(
        complaint('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated', [
          ...path,
          'custom_id',
        ]),
      );
    }
    seen.add(id);
  }
  return faults;
}
