/** The form in which a person introduces their character: a field a question. */
import type { ModalSubmitFields } from 'discord.js';
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { type CharacterSheet, SHEET_LIMITS, type SheetField } from '../../games/bacchanalia/index.ts';
import { suggestionFor } from '../../texts/characters.ts';
import type { Translate } from '../../texts/index.ts';
import type { StorySeat } from './act.ts';

/** The field that every form of a tale has. */
export const TALE_FIELD = 'text';

/** Discord's limit for a text field. */
export const LONGEST_FIELD = 4000;

const SHEET_FIELDS = Object.keys(SHEET_LIMITS) as readonly SheetField[];

/** As it was written before; at most {@link LONGEST_FIELD} characters. */
export interface Introduction {
  readonly sheet: CharacterSheet | null;
  readonly text: string;
}

/**
 * `before`: what the form shows again. `parts`: of a draft that is too long to stand here, and told before it. `locale`: of who writes,
 * as `t`.
 */
export function introductionForm(
  t: Translate,
  locale: string,
  customId: string,
  { table: { id, seats }, seat }: StorySeat,
  { before = null, parts = 0 }: { readonly before?: Introduction | null; readonly parts?: number },
): APIModalInteractionResponseCallbackData {
  const at = seats.findIndex(({ color }) => color === seat.color);
  const suggestion = (field: SheetField | 'place') =>
    t('bacchanalia.sheet.suggestion', { text: suggestionFor(locale, field, id, Math.max(0, at)) });
  const field = (name: SheetField): APILabelComponent => ({
    type: ComponentType.Label,
    label: t(`bacchanalia.form.${name}`),
    component: {
      type: ComponentType.TextInput,
      custom_id: name,
      style: TextInputStyle.Short,
      max_length: SHEET_LIMITS[name],
      placeholder: suggestion(name),
      ...(before?.sheet?.[name] && { value: before.sheet[name] }),
    },
  });
  return {
    custom_id: customId,
    title: t('bacchanalia.form.tale', { kind: 'introduction' }),
    components: [
      ...SHEET_FIELDS.map(field),
      {
        type: ComponentType.Label,
        label: parts > 0 ? t('bacchanalia.form.afterDraft') : t('bacchanalia.form.place'),
        component: {
          type: ComponentType.TextInput,
          custom_id: TALE_FIELD,
          style: TextInputStyle.Paragraph,
          max_length: LONGEST_FIELD,
          // A draft may be told as it is.
          required: parts === 0,
          placeholder: suggestion('place'),
          ...(before && before.text !== '' && { value: before.text }),
        },
      },
    ],
  };
}

/** Null: the form was another, or had no name. */
export function sheetIn({ fields }: Pick<ModalSubmitFields, 'fields'>): CharacterSheet | null {
  const value = (name: SheetField): string => {
    const field = fields.get(name);
    const text = field?.type === ComponentType.TextInput ? field.value : '';
    return text.replace(/\s+/g, ' ').trim().slice(0, SHEET_LIMITS[name]);
  };
  const name = value('name');
  return name === ''
    ? null
    : { name, accusation: value('accusation'), accuser: value('accuser'), amans: value('amans') };
}
