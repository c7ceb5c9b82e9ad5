/** What can be seen of a modal, and how it is filled in: by the names that stand beside its fields. */
import {
  type APIComponentInLabel,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { ToPage } from '../../src/playground/page-protocol.ts';

export type ShownModal = Extract<ToPage, { type: 'modal' }>;

export interface SeenField {
  /** Discord's ComponentType. */
  readonly type: number;
  readonly customId: string;
  readonly label: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** Takes line breaks. */
  readonly paragraph: boolean;
  /** Characters of a text; of other fields how many can be chosen. */
  readonly least: number;
  readonly most: number;
  /** What stands in it when it opens: a text, or the values chosen. */
  readonly values: readonly string[];
  /** Empty for texts, and for selects of people, roles and channels. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

export interface SeenForm {
  readonly customId: string;
  readonly title: string;
  /** Texts that stand between the fields. */
  readonly texts: readonly string[];
  readonly fields: readonly SeenField[];
}

/** By label or custom id: a text, or what is chosen (by label or value). */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

function textField(input: APITextInputComponent, label: string, description: string): SeenField {
  return {
    type: input.type,
    customId: input.custom_id,
    label,
    description,
    placeholder: input.placeholder ?? '',
    required: input.required ?? true,
    paragraph: input.style === TextInputStyle.Paragraph,
    least: input.min_length ?? 0,
    most: input.max_length ?? 4000,
    values: input.value === undefined ? [] : [input.value],
    options: [],
  };
}

function field(component: APIComponentInLabel, label: string, description: string): SeenField {
  if (component.type === ComponentType.TextInput) return textField(component, label, description);
  const options = 'options' in component ? component.options : [];
  const preset = 'default_values' in component ? (component.default_values ?? []).map(({ id }) => id) : [];
  return {
    type: component.type,
    customId: component.custom_id,
    label,
    description,
    placeholder: 'placeholder' in component ? (component.placeholder ?? '') : '',
    required: 'required' in component ? (component.required ?? true) : false,
    paragraph: false,
    least: 'min_values' in component ? (component.min_values ?? 1) : 1,
    most: 'max_values' in component ? (component.max_values ?? 1) : 1,
    values: [...options.flatMap((one) => (one.default ? [one.value] : [])), ...preset],
    options: options.map((one) => ({ label: one.label, value: one.value })),
  };
}

export function formOf({ modal }: ShownModal): SeenForm {
  const texts: string[] = [];
  const fields: SeenField[] = [];
  for (const part of modal.components) {
    if (part.type === ComponentType.TextDisplay) texts.push(part.content);
    if (part.type === ComponentType.Label) {
      fields.push(field(part.component, part.label, part.description ?? ''));
    }
    if (part.type === ComponentType.ActionRow) {
      for (const input of part.components) fields.push(textField(input, input.label ?? '', ''));
    }
  }
  return { customId: modal.custom_id, title: modal.title, texts, fields };
}

/**
 * What the page sends for a modal in which `answers` were written over what stood there.
 * @throws Error for an answer to a field that is not there
 */
export function filled(shown: ShownModal, answers: Answers): Record<string, string> {
  const { title, fields } = formOf(shown);
  const values = Object.fromEntries(fields.map((one) => [one.customId, one.values.join('\n')]));
  for (const [name, answer] of Object.entries(answers)) {
    const asked = fields.filter(({ label, customId }) => label === name || customId === name);
    const [only] = asked;
    if (only === undefined || asked.length > 1) {
      throw new Error(
        `${asked.length} fields of “${title}” are “${name}”: ${fields.map(({ label }) => label)}`,
      );
    }
    const given = typeof answer === 'string' ? [answer] : answer;
    values[only.customId] = given
      .map((one) => only.options.find(({ label }) => label === one)?.value ?? one)
      .join('\n');
  }
  return values;
}
