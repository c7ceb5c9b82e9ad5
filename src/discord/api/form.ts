import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';

/** Discord's limits for a form's title, a field's label and its description. */
const TITLE_LIMIT = 45;
const LABEL_LIMIT = 45;
const HINT_LIMIT = 100;

/** A form with what is too long cut off. */
export const formOf = (
  customId: string,
  title: string,
  components: APIModalInteractionResponseCallbackData['components'],
): APIModalInteractionResponseCallbackData => ({
  custom_id: customId,
  title: title.slice(0, TITLE_LIMIT),
  components,
});

/** A field of a form below its label. `hint`: a description, may be empty. */
export const field = (
  label: string,
  component: APILabelComponent['component'],
  hint = '',
): APILabelComponent => ({
  type: ComponentType.Label,
  label: label.slice(0, LABEL_LIMIT),
  ...(hint !== '' && { description: hint.slice(0, HINT_LIMIT) }),
  component,
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
