/** Validates messages from a bot: text, files, mentions, and rows of buttons or selects. */
import { ButtonStyle, ChannelType, ComponentType, MessageFlags } from 'discord-api-types/v10';
import * as z from 'zod';
import { integer, list, refuse, snowflake, text, textOrNumber, unique, unsupported, url } from './form.ts';

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

/** Components V2, which only messages with their flag may have. */
const otherLayouts = z
  .object({
    type: z.literal([
      ComponentType.Section,
      ComponentType.TextDisplay,
      ComponentType.MediaGallery,
      ComponentType.File,
      ComponentType.Separator,
      ComponentType.Container,
    ]),
  })
  .transform((_, ctx) => {
    refuse(ctx, 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).');
    return z.NEVER;
  });

const rows = list(z.discriminatedUnion('type', [row, otherLayouts]), 0, 40).superRefine((all, ctx) => {
  if (all.length > 5) refuse(ctx, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.');
  const seen = new Set<string>();
  for (const [at, { components }] of all.entries()) {
    for (const [inner, { custom_id }] of components.entries()) {
      if (custom_id == null) continue;
      if (seen.has(custom_id)) {
        refuse(ctx, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated', [
          at,
          'components',
          inner,
          'custom_id',
        ]);
      }
      seen.add(custom_id);
    }
  }
});

const allowedMentions = z
  .object({
    parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
    users: list(snowflake, 0, 100).nullish(),
    roles: list(snowflake, 0, 100).nullish(),
  })
  .superRefine((value, ctx) => {
    for (const kind of ['users', 'roles'] as const) {
      if (!value.parse?.includes(kind) || !value[kind]?.length) continue;
      refuse(
        ctx,
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    }
  });
export type AllowedMentions = z.output<typeof allowedMentions>;

const attachment = z.object({
  id: snowflake,
  filename: text(1, 1024).nullish(),
  description: text(0, 1024).nullish(),
});
export type AttachmentForm = z.output<typeof attachment>;

const flags = z.int().superRefine((value, ctx) => {
  if ((value & MessageFlags.IsComponentsV2) === 0) return;
  refuse(ctx, 'NOT_IN_PLAYGROUND', 'The playground has no Components V2.');
});

/** The body of an edit; a new message may have more fields. */
export const messageEdit = z.object({
  content: text(0, 2000).nullish(),
  components: rows.nullish(),
  attachments: list(attachment, 0, 10).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  flags: flags.nullish(),
  embeds: unsupported('embeds'),
});
export type MessageEdit = z.output<typeof messageEdit>;

export const newMessage = messageEdit.extend({
  nonce: textOrNumber(25).nullish(),
  enforce_nonce: z.boolean().nullish(),
  message_reference: unsupported('replies and forwarded messages'),
  poll: unsupported('polls'),
  sticker_ids: unsupported('stickers'),
  tts: unsupported('spoken messages'),
});
export type NewMessage = z.output<typeof newMessage>;

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

const fields = {
  name: text(1, 100),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).nullish(),
  rate_limit_per_user: unsupported('slow mode'),
};

export const threadFromMessage = z.object(fields);

/** Discord's default is a private thread. `invitable`: whether people who don't manage threads may add others to it. */
export const threadAlone = z.object({
  ...fields,
  type: z
    .literal([ChannelType.AnnouncementThread, ChannelType.PublicThread, ChannelType.PrivateThread])
    .default(ChannelType.PrivateThread),
  invitable: z.boolean().optional(),
});

/** A post of a forum or media channel, with its first message. */
export const post = z.object({ ...fields, message: newMessage });

export interface ThreadForm {
  readonly name: string;
  readonly auto_archive_duration?: 60 | 1440 | 4320 | 10080 | null | undefined;
  readonly invitable?: boolean | undefined;
}

export const threadEdit = z.object({
  ...fields,
  name: fields.name.nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  invitable: z.boolean().nullish(),
});
