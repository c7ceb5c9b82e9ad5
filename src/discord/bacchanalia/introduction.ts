import type { ModalSubmitFields } from 'discord.js';
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  TextInputStyle,
} from 'discord-api-types/v10';
import { type CharacterSheet, SHEET_LIMITS, type SheetField } from '../../games/bacchanalia/index.ts';
import type { Translate } from '../../texts/index.ts';
import { suggestionFor } from '../../texts/prompts.ts';
import { textField } from '../api/form.ts';
import { FIELD_LIMIT, oneLine, TALE_FIELD, textIn } from './form-fields.ts';
import type { StorySeat } from './story-actions.ts';

const SHEET_FIELDS = Object.keys(SHEET_LIMITS) as readonly SheetField[];

/** An introduction as it was written before, at most {@link FIELD_LIMIT} characters. */
export interface Introduction {
  readonly sheet: CharacterSheet | null;
  readonly text: string;
}

/**
 * `before` fills the form. `parts` counts the parts of a draft that is too long for the form and is told before it. `locale` is the
 * writer's, as is `t`.
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
  const field = (name: SheetField): APILabelComponent =>
    textField(t(`bacchanalia.form.${name}`), {
      custom_id: name,
      style: TextInputStyle.Short,
      max_length: SHEET_LIMITS[name],
      placeholder: suggestion(name),
      value: before?.sheet?.[name] ?? '',
    });
  return {
    custom_id: customId,
    title: t('bacchanalia.form.tale', { kind: 'introduction' }),
    components: [
      ...SHEET_FIELDS.map(field),
      textField(parts > 0 ? t('bacchanalia.form.afterDraft') : t('bacchanalia.form.place'), {
        custom_id: TALE_FIELD,
        style: TextInputStyle.Paragraph,
        max_length: FIELD_LIMIT,
        required: parts === 0,
        placeholder: suggestion('place'),
        value: before?.text ?? '',
      }),
    ],
  };
}

/** Null where the form was another one, or has no name. */
export function sheetIn(form: Pick<ModalSubmitFields, 'fields'>): CharacterSheet | null {
  const value = (name: SheetField): string => oneLine(textIn(form, name)).slice(0, SHEET_LIMITS[name]);
  const name = value('name');
  return name === ''
    ? null
    : { name, accusation: value('accusation'), accuser: value('accuser'), amans: value('amans') };
}
