/** Validates the components of messages: rows of buttons or selects and, with their flag, layouts (Components V2). */
import { ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10';
import * as z from 'zod';
import { integer, list, refuse, snowflake, text, unique, url } from './form.ts';

export const customId = text(1, 100);
export const componentId = integer(0, 2 ** 31 - 1).nullish();

const unicodeEmoji = /^(?:\p{Emoji}|\p{Emoji_Component}|\u200d|\ufe0f|[\u{e0020}-\u{e007f}])+$/u;

const emoji = z
  .object({ id: snowflake.nullish(), name: z.string().nullish(), animated: z.boolean().nullish() })
  .superRefine((value, ctx) => {
    const plain = value.name ?? '';
    if (value.id == null && (!unicodeEmoji.test(plain) || /^[\d#*]+$/.test(plain))) {
      refuse(ctx, 'COMPONENT_INVALID_EMOJI', 'Invalid emoji', ['name']);
    }
  });

const styles = [
  ButtonStyle.Primary,
  ButtonStyle.Secondary,
  ButtonStyle.Success,
  ButtonStyle.Danger,
  ButtonStyle.Link,
] as const;

const button = z
  .object({
    type: z.literal(ComponentType.Button),
    id: componentId,
    style: z.literal(styles),
    custom_id: customId.nullish(),
    label: text(0, 80).nullish(),
    emoji: emoji.nullish(),
    url: url(512, ['http', 'https', 'discord']).nullish(),
    disabled: z.boolean().nullish(),
  })
  .superRefine((value, ctx) => {
    const required = (field: string) => refuse(ctx, 'BASE_TYPE_REQUIRED', 'This field is required', [field]);
    if (value.custom_id != null && value.url != null) {
      refuse(
        ctx,
        'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
        ['custom_id'],
      );
    } else if (value.style === ButtonStyle.Link) {
      if (value.url == null) required('url');
    } else if (value.custom_id == null) {
      required('custom_id');
    }
    if (!value.label && value.emoji == null) required('label');
  });

const selectOption = z.object({
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

const selectFields = {
  id: componentId,
  custom_id: customId,
  placeholder: text(0, 150).nullish(),
  min_values: integer(0, 25).nullish(),
  max_values: integer(1, 25).nullish(),
  disabled: z.boolean().nullish(),
};

export const stringSelect = z
  .object({
    ...selectFields,
    type: z.literal(ComponentType.StringSelect),
    options: list(selectOption, 1, 25).superRefine(
      unique(
        ({ value }) => value,
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
        'value',
      ),
    ),
  })
  .superRefine((select, ctx) => {
    const most = select.max_values ?? 1;
    if ((select.min_values ?? 1) > most) {
      refuse(ctx, 'SELECT_COMPONENT_INVALID_RANGE', 'min_values must not be above max_values', [
        'min_values',
      ]);
    }
    if (select.options.length > 0 && most > select.options.length) {
      refuse(ctx, 'SELECT_COMPONENT_MAX_VALUES_EXCEEDED', 'max_values is above the number of options', [
        'max_values',
      ]);
    }
    if (select.options.filter((option) => option.default === true).length > most) {
      refuse(ctx, 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'More defaults than max_values', ['options']);
    }
  });
export type StringSelect = z.output<typeof stringSelect>;

const defaults = (kind: 'user' | 'channel') =>
  list(z.object({ id: snowflake, type: z.literal(kind) }), 0, 25).nullish();

interface Ranged {
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
  readonly default_values?: readonly unknown[] | null | undefined;
}

function checkRange({ min_values, max_values, default_values }: Ranged, ctx: z.RefinementCtx): void {
  const [least, most] = [min_values ?? 1, max_values ?? 1];
  if (least > most) {
    const message = 'min_values must not be above max_values';
    refuse(ctx, 'SELECT_COMPONENT_INVALID_RANGE', message, ['min_values']);
  }
  const count = default_values?.length ?? 0;
  if (count > most || (count > 0 && count < least)) {
    const message = 'The number of default values is out of range';
    refuse(ctx, 'SELECT_COMPONENT_DEFAULT_VALUES_OUT_OF_RANGE', message, ['default_values']);
  }
}

const userSelect = z
  .object({
    ...selectFields,
    type: z.literal(ComponentType.UserSelect),
    default_values: defaults('user'),
  })
  .superRefine(checkRange);
const channelSelect = z
  .object({
    ...selectFields,
    type: z.literal(ComponentType.ChannelSelect),
    channel_types: z.array(z.int()).nullish(),
    default_values: defaults('channel'),
  })
  .superRefine(checkRange);
export type OwnSelect = z.output<typeof userSelect> | z.output<typeof channelSelect>;

const interactive = z.discriminatedUnion('type', [button, stringSelect, userSelect, channelSelect]);
export type Interactive = z.output<typeof interactive>;

const row = z
  .object({ type: z.literal(ComponentType.ActionRow), id: componentId, components: list(interactive, 1, 5) })
  .superRefine(({ components }, ctx) => {
    const selects = components.filter((component) => component.type !== ComponentType.Button).length;
    if (selects > 0 && components.length > 1) {
      refuse(ctx, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width', [
        'components',
        1,
      ]);
    }
  });
export type Row = z.output<typeof row>;

const textDisplay = z.object({
  type: z.literal(ComponentType.TextDisplay),
  id: componentId,
  content: text(1, 4000),
});

/** Only files of the message itself; Discord also takes addresses of pictures elsewhere. */
const media = z.object({
  url: z.string().superRefine((value, ctx) => {
    if (!value.startsWith(ATTACHMENT))
      refuse(
        ctx,
        'NOT_IN_PLAYGROUND',
        'The playground shows only pictures that are attached to the message.',
      );
  }),
});

const ATTACHMENT = 'attachment://';

const spoiler = z.boolean().nullish();

const thumbnail = z.object({
  type: z.literal(ComponentType.Thumbnail),
  id: componentId,
  media,
  description: text(0, 1024).nullish(),
  spoiler,
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
  items: list(z.object({ media, description: text(0, 1024).nullish(), spoiler }), 1, 10),
});

const file = z.object({ type: z.literal(ComponentType.File), id: componentId, file: media, spoiler });

const separator = z.object({
  type: z.literal(ComponentType.Separator),
  id: componentId,
  divider: z.boolean().nullish(),
  spacing: z.literal([1, 2]).nullish(),
});

const inContainer = [row, textDisplay, section, gallery, separator, file] as const;

const container = z.object({
  type: z.literal(ComponentType.Container),
  id: componentId,
  accent_color: integer(0, 0xff_ff_ff).nullish(),
  spoiler,
  components: list(z.discriminatedUnion('type', inContainer), 1, 40),
});

export const components = z.array(z.discriminatedUnion('type', [...inContainer, container]));
export type TopLevel = z.output<typeof components>[number];

type Component = TopLevel | Interactive | z.output<typeof thumbnail>;

type Path = readonly (string | number)[];

/** Every component with its path, containers before what they hold. */
export function everyComponent(all: readonly Component[], path: Path = []): (readonly [Component, Path])[] {
  return all.flatMap((component, at) => {
    const here = [...path, at];
    return [
      [component, here] as const,
      ...('components' in component ? everyComponent(component.components, [...here, 'components']) : []),
      ...('accessory' in component ? [[component.accessory, [...here, 'accessory']] as const] : []),
    ];
  });
}

/** The names of the files that a component shows. */
export function shownFiles(component: Component): string[] {
  switch (component.type) {
    case ComponentType.MediaGallery:
      return component.items.map(({ media }) => nameOf(media));
    case ComponentType.Thumbnail:
      return [nameOf(component.media)];
    case ComponentType.File:
      return [nameOf(component.file)];
    default:
      return [];
  }
}

const nameOf = ({ url }: z.output<typeof media>): string => url.substring(ATTACHMENT.length);

/** Whether a message consists of components, and has no content. */
export const hasLayout = (flags: number): boolean => (flags & MessageFlags.IsComponentsV2) !== 0;

const MAX_ROWS = 5;
const MAX_COMPONENTS = 40;
const MAX_TEXT = 4000;

/** Complains about components that don't fit a message with or without layout, or each other. */
export function checkComponents(all: readonly TopLevel[], isLaidOut: boolean, ctx: z.RefinementCtx): void {
  const every = everyComponent(all, ['components']);
  if (isLaidOut) checkSize(every, ctx);
  else {
    for (const [at, { type }] of all.entries())
      if (type !== ComponentType.ActionRow)
        refuse(ctx, 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).', [
          'components',
          at,
          'type',
        ]);
    if (all.length > MAX_ROWS)
      refuse(ctx, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.', ['components']);
  }
  const seen = new Set<string>();
  for (const [component, path] of every) {
    if (!('custom_id' in component) || component.custom_id == null) continue;
    if (seen.has(component.custom_id))
      refuse(ctx, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated', [
        ...path,
        'custom_id',
      ]);
    seen.add(component.custom_id);
  }
}

function checkSize(every: readonly (readonly [Component, Path])[], ctx: z.RefinementCtx): void {
  if (every.length > MAX_COMPONENTS) {
    const message = `Total number of components cannot exceed ${MAX_COMPONENTS}`;
    refuse(ctx, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message, ['components']);
  }
  const texts = every.flatMap(([one]) => (one.type === ComponentType.TextDisplay ? [...one.content] : []));
  if (texts.length > MAX_TEXT) {
    const message = `Components displayable text size exceeds maximum size of ${MAX_TEXT}`;
    refuse(ctx, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message, ['components']);
  }
}

/** Numbers components in order: those without an id get the lowest free ones. */
export function componentIds<T extends { readonly id?: number | null | undefined }>(
  components: readonly T[],
): ReadonlyMap<T, number> {
  const taken = new Set(components.map(({ id }) => id || null));
  let next = 1;
  return new Map(
    components.map((component) => {
      if (component.id) return [component, component.id];
      while (taken.has(next)) next += 1;
      return [component, next++];
    }),
  );
}
