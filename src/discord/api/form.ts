import type { ModalSubmitFields } from 'discord.js';
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { shorten } from '../../text.ts';
import { shortOption } from './message.ts';

/** Discord's limits for a form's title, a field's label and its description. */
const FORM_TITLE_LIMIT = 45;
const FIELD_LABEL_LIMIT = 45;
const FIELD_HINT_LIMIT = 100;

/** A form, with overlong texts cut. */
export const formOf = (
  customId: string,
  title: string,
  components: APIModalInteractionResponseCallbackData['components'],
): APIModalInteractionResponseCallbackData => ({
  custom_id: customId,
  title: shorten(title, FORM_TITLE_LIMIT),
  components,
});

/** A field of a form. `hint`: a description, may be empty. */
export const field = (
  label: string,
  component: APILabelComponent['component'],
  hint = '',
): APILabelComponent => ({
  type: ComponentType.Label,
  label: shorten(label, FIELD_LABEL_LIMIT),
  ...(hint !== '' && { description: shorten(hint, FIELD_HINT_LIMIT) }),
  component:
    component.type === ComponentType.StringSelect
      ? { ...component, options: component.options.map(shortOption) }
      : component,
});

export const textField = (
  label: string,
  { value = '', ...input }: Omit<APITextInputComponent, 'type'>,
  hint = '',
): APILabelComponent =>
  field(
    label,
    {
      type: ComponentType.TextInput,
      ...input,
      // Discord rejects an empty value.
      ...(value !== '' && { value }),
    },
    hint,
  );

/** The texts of a submitted form, and what was chosen in its lists, each by its field's id. */
export const filledIn = ({ fields }: Pick<ModalSubmitFields, 'fields'>): ReadonlyMap<string, string> =>
  new Map(
    [...fields.values()].flatMap((one) =>
      'value' in one && typeof one.value === 'string' ? [[one.customId, one.value.trim()]] : [],
    ),
  );

/** A form whose texts and lists with one choice show what was filled in before. */
export const refilled = (
  form: APIModalInteractionResponseCallbackData,
  filled: ReadonlyMap<string, string>,
): APIModalInteractionResponseCallbackData => ({
  ...form,
  components: form.components.map((part) =>
    part.type === ComponentType.Label ? { ...part, component: refilledField(part.component, filled) } : part,
  ),
});

function refilledField(
  component: APILabelComponent['component'],
  filled: ReadonlyMap<string, string>,
): APILabelComponent['component'] {
  const before = filled.get(component.custom_id) ?? '';
  if (before === '') return component;
  if (component.type === ComponentType.TextInput) return { ...component, value: before };
  if (component.type !== ComponentType.RadioGroup) return component;
  if (!component.options.some(({ value }) => value === before)) return component;
  const options = component.options.map(({ default: _, ...option }) => ({
    ...option,
    ...(option.value === before && { default: true }),
  }));
  return { ...component, options };
}
