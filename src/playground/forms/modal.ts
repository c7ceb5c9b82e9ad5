/** The body of a modal, and which answers it takes. */
import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { z } from 'zod';
import { autoSelect, componentId, customId, stringSelect, textDisplay } from './component.ts';
import { complaint, list, text, whole } from './form.ts';

const failed = (message: string, path: readonly string[]) =>
  complaint('COMPONENT_VALIDATION_FAILED', message, path);

const textInput = z
  .object({
    type: z.literal(ComponentType.TextInput),
    id: componentId,
    custom_id: customId,
    style: z.literal([TextInputStyle.Short, TextInputStyle.Paragraph]),
    label: text(1, 45).nullish(),
    min_length: whole(0, 4000).nullish(),
    max_length: whole(1, 4000).nullish(),
    required: z.boolean().nullish(),
    value: text(0, 4000).nullish(),
    placeholder: text(0, 100).nullish(),
  })
  .superRefine(({ style, value, min_length, max_length }, ctx) => {
    const [least, most] = [Math.max(min_length ?? 0, 1), max_length ?? 4000];
    if (least > most) {
      ctx.addIssue(failed('min_length must not be above max_length', ['min_length']));
    }
    if (value == null) return;
    const { length } = [...value];
    if (length < least) {
      const message = `Must be ${least} or more in length.`;
      ctx.addIssue(complaint('BASE_TYPE_MIN_LENGTH', message, ['value']));
    } else if (length > most && length <= 4000) {
      const message = `Must be ${most} or fewer in length.`;
      ctx.addIssue(complaint('BASE_TYPE_MAX_LENGTH', message, ['value']));
    }
    if (style === TextInputStyle.Short && value.includes('\n')) {
      ctx.addIssue(failed('Component validation failed', ['value']));
    }
  });

const choice = z.object({
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).nullish(),
  default: z.boolean().nullish(),
});
const group = { id: componentId, custom_id: customId, required: z.boolean().nullish() };

const radioGroup = z.object({
  type: z.literal(ComponentType.RadioGroup),
  ...group,
  options: list(choice, 2, 10),
});
const checkboxGroup = z.object({
  type: z.literal(ComponentType.CheckboxGroup),
  ...group,
  options: list(choice, 1, 10),
  min_values: whole(0, 10).nullish(),
  max_values: whole(1, 10).nullish(),
});
const checkbox = z.object({
  type: z.literal(ComponentType.Checkbox),
  id: componentId,
  custom_id: customId,
  default: z.boolean().nullish(),
});

const field = z
  .discriminatedUnion('type', [textInput, stringSelect, autoSelect, radioGroup, checkboxGroup, checkbox])
  .superRefine((value, ctx) => {
    if ('disabled' in value && value.disabled === true) {
      ctx.addIssue(failed('A modal has no disabled components', ['disabled']));
    }
    if ('min_values' in value && value.min_values === 0 && value.required !== false) {
      ctx.addIssue(failed('min_values must be at least 1 where an answer is required', ['min_values']));
    }
  });
export type ModalField = z.output<typeof field>;

const labelled = z.object({
  type: z.literal(ComponentType.Label),
  id: componentId,
  label: text(1, 45),
  description: text(0, 100).nullish(),
  component: field,
});

const inputRow = z
  .object({ type: z.literal(ComponentType.ActionRow), id: componentId, components: list(textInput, 1, 1) })
  .superRefine(({ components }, ctx) => {
    if (components[0]?.label == null) {
      ctx.addIssue(complaint('BASE_TYPE_REQUIRED', 'This field is required', ['components', 0, 'label']));
    }
  });

export const modal = z.object({
  custom_id: customId,
  title: text(1, 45),
  components: list(z.discriminatedUnion('type', [labelled, inputRow, textDisplay]), 1, 5).superRefine(
    (all, ctx) => {
      const ids = all.flatMap(fieldsOf).map((one) => one.custom_id);
      if (new Set(ids).size === ids.length) return;
      ctx.addIssue(complaint('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'));
    },
  ),
});
export type Modal = z.output<typeof modal>;

export function fieldsOf(component: Modal['components'][number]): ModalField[] {
  if (component.type === ComponentType.Label) return [component.component];
  if (component.type === ComponentType.ActionRow) return component.components;
  return [];
}
