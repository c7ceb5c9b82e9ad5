/** Characters of a story, and their players' descriptions: an odd card is woven from them (docs/rules/bacchanalia.md §4.8). */
import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  ModalSubmitFields,
  StringSelectMenuInteraction,
} from 'discord.js';
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  TextInputStyle,
} from 'discord-api-types/v10';
import { SHEET_LIMITS } from '../../games/bacchanalia/action.ts';
import { COLORS, type Color } from '../../games/bacchanalia/cards.ts';
import type { CharacterSheet, SheetField } from '../../games/bacchanalia/state.ts';
import type { Character, Scene, Story } from '../../tables/bacchanalia/story/story.ts';
import type { Table } from '../../tables/table.ts';
import { shorten, startOf } from '../../text.ts';
import type { Translate } from '../../texts/index.ts';
import { suggestionFor, tieQuestion } from '../../texts/prompt-texts.ts';
import { formOf, textField } from '../api/form.ts';
import {
  button,
  type ComponentRow,
  laidOut,
  type OutMessage,
  paragraphs,
  plain,
  rowsOf,
  selectRow,
} from '../api/message.ts';
import type { Tap } from '../handling/context.ts';
import { answer } from '../handling/reply.ts';
import { accentAt } from '../views/game-presenter.ts';
import { plainText, who } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { defaultStory } from './chronicle/command.ts';
import { type Reading, readFor } from './chronicle/reading.ts';
import { FIELD_LIMIT, oneLine, TALE_FIELD, textIn } from './form-fields.ts';
import type { StorySeat } from './story-actions.ts';
import { nameOnButton, sheetLines } from './story-texts.ts';

const MAX_INTRODUCTION_LENGTH = 500;
const MAX_SCENE_LENGTH = 160;

export async function castCommand(tap: Tap<ChatInputCommandInteraction>, named: Table | null): Promise<void> {
  const table = named ?? (await defaultStory(tap));
  await showCast(tap, table, null);
}

export async function onCastChoice(
  tap: Tap<StringSelectMenuInteraction>,
  _: unknown,
  table: Table,
): Promise<void> {
  const chosen = COLORS.find((color) => color === tap.interaction.values[0]) ?? null;
  await showCast(tap, table, chosen);
}

export async function showCast(
  tap: Tap<ChatInputCommandInteraction | ButtonInteraction | StringSelectMenuInteraction>,
  table: Table | null,
  chosen: Color | null,
): Promise<void> {
  const read = table ? await readFor(tap, table) : tap.t('chronicle.none');
  await answer(tap, typeof read === 'string' ? plain(read) : castMessage(tap.t, read, chosen));
}

/** Everybody in a few lines, or one character with all descriptions. */
export function castMessage(
  t: Translate,
  { table, story }: Pick<Reading, 'table' | 'story'>,
  chosen: Color | null,
): OutMessage {
  const one = story.characters.find(({ color }) => color === chosen);
  const lines = one
    ? characterLines(t, table, story, one)
    : [
        t('bacchanalia.cast.head', { number: table.number, title: titleOf(table) }),
        ...story.characters.flatMap((character) => ['', summaryLine(t, table, character)]),
        '',
        t('bacchanalia.cast.odd'),
      ];
  const title = button(
    storyButtons.write({ table: table.id, written: { what: 'title' } }),
    t('bacchanalia.button.title'),
  );
  const below = rowsOf([table.status === 'playing' && title]);
  return laidOut([...paragraphs(lines), characterList(t, table, story), ...below], accentAt(table));
}

const titleOf = ({ terms }: Reading['table']): string => (terms?.title ? plainText(terms.title) : 'none');

/** `Livia (Anna): accused of arson by Cotta, loves Festus` */
function summaryLine(t: Translate, table: Reading['table'], { color, sheet }: Character): string {
  const short = (text: string) => plainText(cut(text, 70)) || 'none';
  return t('bacchanalia.cast.row', {
    who: who(t, table, color),
    accusation: short(sheet?.accusation ?? ''),
    accuser: short(sheet?.accuser ?? ''),
    amans: short(sheet?.amans ?? ''),
  });
}

function characterLines(
  t: Translate,
  table: Reading['table'],
  { chapters }: Story,
  { color, sheet, introduction }: Character,
): string[] {
  const scenes = chapters.filter(
    (chapter): chapter is Scene => chapter.kind === 'scene' && chapter.color === color,
  );
  return [
    `**${who(t, table, color)}**`,
    ...(sheet ? sheetLines(t, sheet) : []),
    '',
    introduction.is === 'told'
      ? `> ${plainText(cut(introduction.tale.text, MAX_INTRODUCTION_LENGTH))}`
      : `-# ${t(`chronicle.untold.${introduction.why}`)}`,
    '',
    ...scenes.flatMap(({ told, number }) =>
      told.is === 'told'
        ? [
            t('bacchanalia.cast.scene', {
              number,
              title: told.tale.title ? plainText(told.tale.title) : 'none',
              text: plainText(cut(told.tale.text, MAX_SCENE_LENGTH)),
            }),
          ]
        : [],
    ),
  ];
}

const cut = (text: string, most: number): string => shorten(text.replace(/\s+/g, ' ').trim(), most);

const characterList = (t: Translate, table: Reading['table'], { characters }: Story): ComponentRow =>
  selectRow(
    storyButtons.castOf({ table: table.id }),
    t('bacchanalia.cast.choose'),
    characters.map(({ color }) => ({ label: nameOnButton(t, table, color), value: color })),
  );

const SHEET_FIELDS = Object.keys(SHEET_LIMITS) as readonly SheetField[];

/** An earlier version of an introduction, at most {@link FIELD_LIMIT} characters. */
export interface Introduction {
  readonly sheet: CharacterSheet | null;
  readonly text: string;
}

/** `before` fills the form. `parts`: the number of parts of a draft that is too long for the form and is told before it. */
export function introductionForm(
  t: Translate,
  customId: string,
  { table: { id, seats, state }, seat }: StorySeat,
  {
    before = null,
    parts = 0,
    question = t('bacchanalia.form.place.hint', {
      first: state?.introducesFirst === seat.color ? 'yes' : 'no',
    }),
  }: { readonly before?: Introduction | null; readonly parts?: number; readonly question?: string },
): APIModalInteractionResponseCallbackData {
  const at = seats.findIndex(({ color }) => color === seat.color);
  const suggestion = (field: SheetField | 'place') =>
    t('bacchanalia.sheet.suggestion', { text: suggestionFor(t.locale, field, id, Math.max(0, at)) });
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

export function tieTo(t: Translate, { table, seat }: StorySeat, about: Color): string {
  const placeOf = (color: Color) => table.seats.findIndex((one) => one.color === color);
  const name = nameOnButton(t, table, about);
  return tieQuestion(t.locale, { table: table.id, seat: placeOf(seat.color), about: placeOf(about), name });
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
