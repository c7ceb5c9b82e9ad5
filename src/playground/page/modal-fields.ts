import {
  type APICheckboxComponent,
  type APICheckboxGroupComponent,
  type APIModalInteractionResponseCallbackData,
  type APIRadioGroupComponent,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/payloads/v10';
import { defaultsOf } from './choices.ts';

export type FieldComponent =
  | APITextInputComponent
  | APISelectMenuComponent
  | APIRadioGroupComponent
  | APICheckboxGroupComponent
  | APICheckboxComponent;

export type ModalPart =
  | { readonly kind: 'text'; readonly content: string }
  | {
      readonly kind: 'field';
      readonly label: string;
      readonly description: string | undefined;
      readonly component: FieldComponent;
    };

export const longestText = 4000;

/** As Discord counts: a letter or an emoji of several code units is one. */
export const characters = (text: string): number => [...text].length;

/** A modal's parts in order; labels of both makes, the old ones inside text inputs too. */
export function modalParts(modal: APIModalInteractionResponseCallbackData): readonly ModalPart[] {
  return modal.components.flatMap((part): readonly ModalPart[] => {
    switch (part.type) {
      case ComponentType.TextDisplay:
        return [{ kind: 'text', content: part.content }];
      case ComponentType.ActionRow:
        return part.components.map((component) => ({
          kind: 'field',
          label: component.label ?? '',
          description: undefined,
          component,
        }));
      case ComponentType.Label: {
        const { component, label, description } = part;
        // There is nowhere to upload to: the one field a playground can't offer.
        if (component.type === ComponentType.FileUpload) return [];
        return [{ kind: 'field', label, description, component }];
      }
      default:
        return [];
    }
  });
}

export function isRequired(component: FieldComponent): boolean {
  if (component.type === ComponentType.Checkbox) return false;
  return component.required ?? true;
}

/** What stands in a field when the modal opens. Several chosen values are a list. */
export function firstValues(component: FieldComponent): readonly string[] {
  switch (component.type) {
    case ComponentType.TextInput:
      return component.value ? [component.value] : [];
    case ComponentType.Checkbox:
      return [String(component.default ?? false)];
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return component.options.flatMap((option) => (option.default ? [option.value] : []));
    default:
      return defaultsOf(component);
  }
}

/** Why a field can't be sent so, in a sentence; null where it can. */
export function complaint(component: FieldComponent, values: readonly string[]): string | null {
  const text = values[0] ?? '';
  if (isRequired(component) && (values.length === 0 || text === '')) return 'This is required.';
  if (component.type === ComponentType.TextInput) {
    if (text === '') return null;
    const [least, most] = [component.min_length ?? 0, component.max_length ?? longestText];
    if (characters(text) < least) return `At least ${least} characters.`;
    return characters(text) > most ? `At most ${most} characters.` : null;
  }
  if (component.type === ComponentType.Checkbox || component.type === ComponentType.RadioGroup) return null;
  const least = component.min_values ?? 1;
  const most = component.max_values ?? (component.type === ComponentType.CheckboxGroup ? 10 : 1);
  if (values.length > 0 && values.length < least) return `Choose at least ${least}.`;
  return values.length > most ? `Choose at most ${most}.` : null;
}
