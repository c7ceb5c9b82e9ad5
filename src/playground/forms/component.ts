/** The interactive parts that messages and modals share: buttons, selects, emoji. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { complaint, list, snowflake, text, url, whole } from './form.ts';

export const customId = text(1, 100);
export const componentId = whole(0, 2 ** 31 - 1).nullish();

const unicodeEmoji = /^(?:\p{Emoji}|\p{Emoji_Component}|\u200d|\ufe0f|[\u{e0020}-\u{e007f}])+$/u;

const emoji = z
  .object({ id: snowflake.nullish(), name: z.string().nullish(), animated: z.boolean().nullish() })
  .superRefine((value, ctx) => {
    const plain = value.name ?? '';
    if (value.id == null && (!unicodeEmoji.test(plain) || /^[\d#*]+$/.test(plain))) {
      ctx.addIssue(complaint('COMPONENT_INVALID_EMOJI', 'Invalid emoji', ['name']));
    }
  });

const styles = [
  ButtonStyle.Primary,
  ButtonStyle.Secondary,
  ButtonStyle.Success,
  ButtonStyle.Danger,
  ButtonStyle.Link,
  ButtonStyle.Premium,
] as const;

export const button = z
  .object({
    type: z.literal(ComponentType.Button),
    id: componentId,
    style: z.literal(styles),
    custom_id: customId.nullish(),
    label: text(0, 80).nullish(),
    emoji: emoji.nullish(),
    url: url(512, ['http', 'https', 'discord']).nullish(),
    sku_id: snowflake.nullish(),
    disabled: z.boolean().nullish(),
  })
  .superRefine((value, ctx) => {
    const required = (field: string) =>
      ctx.addIssue(complaint('BASE_TYPE_REQUIRED', 'This field is required', [field]));
    if (value.custom_id != null && value.url != null) {
      ctx.addIssue(
        complaint(
          'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
          'A custom id and url cannot both be specified',
          ['custom_id'],
        ),
      );
    } else if (value.style === ButtonStyle.Link) {
      if (value.url == null) required('url');
    } else if (value.style === ButtonStyle.Premium) {
      if (value.sku_id == null) required('sku_id');
    } else if (value.custom_id == null) {
      required('custom_id');
    }
    if (value.style !== ButtonStyle.Premium && !value.label && value.emoji == null) required('label');
  });

const selectBase = {
  id: componentId,
  custom_id: customId,
  placeholder: text(0, 150).nullish(),
  min_values: whole(0, 25).nullish(),
  max_values: whole(1, 25).nullish(),
  disabled: z.boolean().nullish(),
  /** In modals only. */
  required: z.boolean().nullish(),
};

interface Range {
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
}

function rangeFault({ min_values, max_values }: Range) {
  if ((min_values ?? 1) <= (max_values ?? 1)) return null;
  return complaint('SELECT_COMPONENT_INVALID_RANGE', 'min_values must not be above max_values', [
    'min_values',
  ]);
}

export const stringSelect = z
  .object({
    type: z.literal(ComponentType.StringSelect),
    ...selectBase,
    options: list(
      z.object({
        label: text(1, 100),
        value: text(1, 100),
        description: text(0, 100).nullish(),
        emoji: emoji.nullish(),
        default: z.boolean().nullish(),
      }),
      1,
      25,
    ),
  })
  .superRefine((select, ctx) => {
    const fault = rangeFault(select);
    if (fault !== null) ctx.addIssue(fault);
    const most = select.max_values ?? 1;
    if (select.options.length > 0 && most > select.options.length) {
      ctx.addIssue(
        complaint('SELECT_COMPONENT_MAX_VALUES_EXCEEDED', 'max_values is above the number of options', [
          'max_values',
        ]),
      );
    }
    const values = select.options.map((option) => option.value);
    for (const [at, value] of values.entries()) {
      if (values.indexOf(value) === at) continue;
      ctx.addIssue(
        complaint('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used', [
          'options',
          at,
          'value',
        ]),
      );
    }
    if (select.options.filter((option) => option.default === true).length > most) {
      ctx.addIssue(
        complaint('SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'More defaults than max_values', ['options']),
      );
    }
  });

const autoSelects = [
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
] as const;

export const autoSelect = z
  .object({
    type: z.literal(autoSelects),
    ...selectBase,
    default_values: z
      .array(z.object({ id: snowflake, type: z.enum(['user', 'role', 'channel']) }))
      .max(25)
      .nullish(),
    channel_types: z.array(z.int()).nullish(),
  })
  .superRefine((select, ctx) => {
    const fault = rangeFault(select);
    if (fault !== null) ctx.addIssue(fault);
  });

export const interactive = z.discriminatedUnion('type', [button, stringSelect, autoSelect]);
export type Interactive = z.output<typeof interactive>;

export const textDisplay = z.object({
  type: z.literal(ComponentType.TextDisplay),
  id: componentId,
  content: text(1, 4000),
});
