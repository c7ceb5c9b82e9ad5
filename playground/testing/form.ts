/** The visible parts of a modal, filled in by the names beside its fields. */
import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Submitted, ToPage } from '../src/page-protocol.ts';

export type ShownModal = Extract<ToPage, { type: 'modal' }>;

export interface SeenField {
  readonly customId: string;
  readonly label: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** Takes line breaks. */
  readonly paragraph: boolean;
  /** Characters. */
  readonly least: number;
  readonly most: number;
  /** The initial text, if any; for a select, the preselected options. */
  readonly values: readonly string[];
  /** Each of its options is a box to tick. */
  readonly ticks?: true;
  /** For a select: its options. */
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

export interface SeenForm {
  readonly customId: string;
  readonly title: string;
  readonly fields: readonly SeenField[];
  /** Beside the fields. */
  readonly texts: readonly string[];
}

/** Texts, the value chosen in a list, or all that are ticked, by label or custom id. */
export type Answers = Submitted;

export function formOf({ modal }: ShownModal): SeenForm {
  const fields = modal.components.flatMap((part): SeenField[] => {
    if (part.type !== ComponentType.Label) return [];
    const { label, description = '', component: input } = part;
    if (
      input.type === ComponentType.StringSelect ||
      input.type === ComponentType.RadioGroup ||
      input.type === ComponentType.CheckboxGroup
    )
      return [
        {
          customId: input.custom_id,
          label,
          description,
          placeholder: ('placeholder' in input && input.placeholder) || '',
          required: input.required ?? true,
          paragraph: false,
          least: 0,
          most: 100,
          ...(input.type === ComponentType.CheckboxGroup && { ticks: true as const }),
          values: input.options.flatMap((option) => (option.default ? [option.value] : [])),
          options: input.options.map((option) => ({ label: option.label, value: option.value })),
        },
      ];
    if (input.type !== ComponentType.TextInput) return [];
    return [
      {
        customId: input.custom_id,
        label,
        description,
        placeholder: input.placeholder ?? '',
        required: input.required ?? true,
        paragraph: input.style === TextInputStyle.Paragraph,
        least: input.min_length ?? 0,
        most: input.max_length ?? 4000,
        values: input.value === undefined ? [] : [input.value],
      },
    ];
  });
  const texts = modal.components.flatMap((part) =>
    part.type === ComponentType.TextDisplay ? [part.content] : [],
  );
  return { customId: modal.custom_id, title: modal.title, fields, texts };
}

/**
 * The page's request for a modal in which `answers` replace the initial values. @throws Error for an answer to a field that doesn't
 * exist
 */
export function filled(shown: ShownModal, answers: Answers): Submitted {
  const { title, fields } = formOf(shown);
  const values: Record<string, Submitted[string]> = Object.fromEntries(
    fields.map((one) => [one.customId, one.ticks ? one.values : one.values.join('\n')]),
  );
  for (const [name, answer] of Object.entries(answers)) {
    const asked = fields.filter(({ label, customId }) => label === name || customId === name);
    const [only] = asked;
    if (only === undefined || asked.length > 1) {
      throw new Error(
        `${asked.length} fields of “${title}” are “${name}”: ${fields.map(({ label }) => label)}`,
      );
    }
    values[only.customId] = answer;
  }
  return values;
}
