/** Validates a bot's response to an interaction: its outer shape, and the data of modals and suggestions. */
import { ComponentType, type InteractionResponseType, TextInputStyle } from 'discord-api-types/v10';
import * as z from 'zod';
import { componentId, customId, stringSelect } from './components.ts';
import { integer, list, refuse, text, textOrNumber } from './form.ts';

export type ResponseType =
  | InteractionResponseType.ChannelMessageWithSource
  | InteractionResponseType.DeferredChannelMessageWithSource
  | InteractionResponseType.DeferredMessageUpdate
  | InteractionResponseType.UpdateMessage
  | InteractionResponseType.ApplicationCommandAutocompleteResult
  | InteractionResponseType.Modal;

const responses = new Map<
  string,
  z.ZodObject<{ type: z.ZodLiteral<ResponseType>; data: z.ZodOptional<z.ZodUnknown> }>
>();

/** `data` depends on the type. */
export function interactionResponse(allowed: readonly ResponseType[]) {
  const key = allowed.join();
  const known = responses.get(key);
  if (known) return known;
  const made = z.object({ type: z.literal(allowed), data: z.unknown().optional() });
  responses.set(key, made);
  return made;
}

export const deferral = z.object({ flags: z.int().nullish() }).nullish();

export const autocompletion = z.object({
  choices: list(
    z.object({
      name: text(1, 100),
      name_localizations: z.record(z.string(), z.string()).nullish(),
      value: textOrNumber(100),
    }),
    0,
    25,
  ),
});

const fail = (ctx: z.RefinementCtx, message: string, path: readonly string[]) =>
  refuse(ctx, 'COMPONENT_VALIDATION_FAILED', message, path);

const textInput = z
  .object({
    type: z.literal(ComponentType.TextInput),
    id: componentId,
    custom_id: customId,
    style: z.literal([TextInputStyle.Short, TextInputStyle.Paragraph]),
    min_length: integer(0, 4000).nullish(),
    max_length: integer(1, 4000).nullish(),
    required: z.boolean().nullish(),
    value: text(0, 4000).nullish(),
    placeholder: text(0, 100).nullish(),
  })
  .superRefine(({ style, value, min_length, max_length }, ctx) => {
    const [least, most] = [Math.max(min_length ?? 0, 1), max_length ?? 4000];
    if (least > most) {
      fail(ctx, 'min_length must not be above max_length', ['min_length']);
    }
    if (value == null) return;
    const { length } = [...value];
    if (length < least) {
      const message = `Must be ${least} or more in length.`;
      refuse(ctx, 'BASE_TYPE_MIN_LENGTH', message, ['value']);
    } else if (length > most && length <= 4000) {
      const message = `Must be ${most} or fewer in length.`;
      refuse(ctx, 'BASE_TYPE_MAX_LENGTH', message, ['value']);
    }
    if (style === TextInputStyle.Short && value.includes('\n')) {
      fail(ctx, 'Component validation failed', ['value']);
    }
  });
export type TextInput = z.output<typeof textInput>;

/** In a modal, a select may be optional. The playground's modals have no multiple selection. */
const formSelect = stringSelect
  .safeExtend({ required: z.boolean().nullish() })
  .superRefine(({ disabled, required, min_values, max_values }, ctx) => {
    if (disabled) fail(ctx, 'A select in a modal cannot be disabled', ['disabled']);
    if (min_values === 0 && required !== false)
      fail(ctx, 'min_values must be above 0 where it is required', ['min_values']);
    if ((max_values ?? 1) > 1)
      refuse(ctx, 'NOT_IN_PLAYGROUND', 'The playground has no lists of several choices in modals.', [
        'max_values',
      ]);
  });
export type FormSelect = z.output<typeof formSelect>;

const seenOption = z.object({
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).nullish(),
  default: z.boolean().nullish(),
});

/** Options that are all visible, with distinct values. */
const seenOptions = (least: number) =>
  list(seenOption, least, 10).superRefine((options, ctx) => {
    if (new Set(options.map(({ value }) => value)).size < options.length)
      fail(ctx, 'The specified option value is already used', []);
  });

const defaultsAmong = (options: readonly z.output<typeof seenOption>[]): number =>
  options.filter((option) => option.default === true).length;

const groupFields = { id: componentId, custom_id: customId, required: z.boolean().nullish() };

const radioGroup = z
  .object({
    ...groupFields,
    type: z.literal(ComponentType.RadioGroup),
    options: seenOptions(2),
  })
  .superRefine(({ options }, ctx) => {
    if (defaultsAmong(options) > 1) fail(ctx, 'More than one default', ['options']);
  });
export type RadioGroup = z.output<typeof radioGroup>;

const checkboxGroup = z
  .object({
    ...groupFields,
    type: z.literal(ComponentType.CheckboxGroup),
    min_values: integer(0, 10).nullish(),
    max_values: integer(1, 10).nullish(),
    options: seenOptions(1),
  })
  .superRefine(({ options, required, min_values, max_values }, ctx) => {
    const most = max_values ?? options.length;
    if ((min_values ?? 1) > most) fail(ctx, 'min_values must not be above max_values', ['min_values']);
    if (most > options.length) fail(ctx, 'max_values is above the number of options', ['max_values']);
    if (min_values === 0 && required !== false)
      fail(ctx, 'min_values must be above 0 where it is required', ['min_values']);
    if (defaultsAmong(options) > most) fail(ctx, 'More defaults than max_values', ['options']);
  });
export type CheckboxGroup = z.output<typeof checkboxGroup>;

const field = z.discriminatedUnion('type', [textInput, formSelect, radioGroup, checkboxGroup]);

const labelled = z.object({
  type: z.literal(ComponentType.Label),
  id: componentId,
  label: text(1, 45),
  description: text(0, 100).nullish(),
  component: field,
});
export type Labelled = z.output<typeof labelled>;

const textDisplay = z.object({
  type: z.literal(ComponentType.TextDisplay),
  id: componentId,
  content: text(1, 4000),
});

export const modal = z.object({
  custom_id: customId,
  title: text(1, 45),
  components: list(z.discriminatedUnion('type', [labelled, textDisplay]), 1, 5).superRefine((all, ctx) => {
    const ids = all.flatMap((part) => (part.type === ComponentType.Label ? [part.component.custom_id] : []));
    if (new Set(ids).size === ids.length) return;
    refuse(ctx, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  }),
});
export type Modal = z.output<typeof modal>;
