import type { ModalSubmitFields } from 'discord.js';
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  TextInputStyle,
} from 'discord-api-types/v10';
import { SHEET_LIMITS } from '../../games/bacchanalia/action.ts';
import type { Color } from '../../games/bacchanalia/cards.ts';
import type { CharacterSheet, SheetField } from '../../games/bacchanalia/state.ts';
import { startOf } from '../../text.ts';
import type { Translate } from '../../texts/index.ts';
import { suggestionFor, tieQuestion } from '../../texts/prompt-texts.ts';
import { type ComponentRow, formOf, selectRow, textField } from '../api/message.ts';
import { storyButtons } from './buttons.ts';
import { FIELD_LIMIT, oneLine, TALE_FIELD, textIn } from './form-fields.ts';
import type { StorySeat } from './story-actions.ts';
import { nameOnButton } from './story-texts.ts';

const SHEET_FIELDS = Object.keys(SHEET_LIMITS) as readonly SheetField[];

/** An earlier version of an introduction, at most {@link FIELD_LIMIT} characters. */
export interface Introduction {
  readonly sheet: CharacterSheet | null;
  readonly text: string;
}

/**
 * `before` fills the form. `parts`: the number of parts of a draft that is too long for the form and is told before it. `locale`:
 * the writer's, as is `t`.
 */
export function introductionForm(
  t: Translate,
  locale: string,
  customId: string,
  { table: { id, seats }, seat }: StorySeat,
  {
    before = null,
    parts = 0,
    question = t('bacchanalia.form.place.hint'),
  }: { readonly before?: Introduction | null; readonly parts?: number; readonly question?: string },
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
  const text = textField(
    t(parts > 0 ? 'bacchanalia.form.afterDraft' : 'bacchanalia.form.place'),
    {
      custom_id: TALE_FIELD,
      style: TextInputStyle.Paragraph,
      max_length: FIELD_LIMIT,
      required: parts === 0,
      placeholder: suggestion('place'),
      value: before?.text ?? '',
    },
    question,
  );
  const title = t('bacchanalia.form.tale', { kind: 'introduction' });
  return formOf(customId, title, [...SHEET_FIELDS.map(field), text]);
}

/** `locale` is the one of `t`. */
export function tieTo(t: Translate, locale: string, { table, seat }: StorySeat, about: Color): string {
  const placeOf = (color: Color) => table.seats.findIndex((one) => one.color === color);
  const name = nameOnButton(t, table, about);
  return tieQuestion(locale, { table: table.id, seat: placeOf(seat.color), about: placeOf(about), name });
}

/** A select of the other characters: the introduction's form asks about the chosen one. */
export const tieRow = (t: Translate, table: StorySeat['table']): ComponentRow =>
  selectRow(
    storyButtons.choose({ table: table.id, of: 'tie' }),
    t('bacchanalia.tie'),
    table.seats.map(({ color }) => ({ label: nameOnButton(t, table, color), value: color })),
  );

/** Null if it was another form, or has no name. */
export function sheetIn(form: Pick<ModalSubmitFields, 'fields'>): CharacterSheet | null {
  const value = (name: SheetField): string => startOf(oneLine(textIn(form, name)), SHEET_LIMITS[name]);
  const name = value('name');
  return name === ''
    ? null
    : { name, accusation: value('accusation'), accuser: value('accuser'), amans: value('amans') };
}
