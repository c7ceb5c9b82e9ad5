/** Fields of the forms at a story's table, and how a submitted form is read. */
import type { ModalSubmitFields } from 'discord.js';
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextDisplayComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { MAX_TITLE_LENGTH } from '../../games/bacchanalia/action.ts';
import { UMBRAE, type Umbra } from '../../games/bacchanalia/cards.ts';
import { tamed } from '../../tables/bacchanalia/story/markdown.ts';
import { LIMIT_LISTS, type StoryTerms } from '../../tables/bacchanalia/terms.ts';
import { partBefore, shorten, startOf } from '../../text.ts';
import type { Translate } from '../../texts/index.ts';
import { field, formOf, textField } from '../api/form.ts';
import { plainText } from '../views/names.ts';
import { umbraName } from './story-texts.ts';

/** Discord's limits for a field, and the parts of a form. */
export const FIELD_LIMIT = 4000;
const MAX_PARTS = 5;

/** An odd card's reason is a line, not a tale. */
export const MAX_WOVEN_LENGTH = 300;

const MAX_PROMPT_LENGTH = 3500;
const MAX_LIMITS_LENGTH = 500;

export const TALE_FIELD = 'text';

/** How Bacchus appears, told before the scene. */
const CAME = 'came';

/** Maximum length of that text. */
const MAX_CAME_LENGTH = 1000;

/** A long tale continues in the next fields. */
const TEXTS = [TALE_FIELD, 'text2', 'text3'] as const;
const WOVEN = 'woven';
const CARD = 'card';
const ENDING = 'ending';
const NAMED = 'named';

/** Remaining characters of a field below which another field is added. */
const LITTLE_ROOM = 600;

export interface Form {
  readonly title: string;
  /** The text above the fields, may be empty. */
  readonly prompt: string;
  readonly label: string;
  /** The text that the fields show when they open, may be empty. */
  readonly text: string;
  /** Bacchus came, which is told before the text. */
  readonly hasCome?: boolean;
  readonly odd?: OddField;
  readonly endings?: readonly { readonly label: string; readonly value: string }[];
  /** The tale's title, may be empty; left out if it has none. */
  readonly named?: string;
}

/** `cards`: to choose from; left out if the card is known. */
interface OddField {
  readonly cards?: readonly Umbra[];
  readonly woven: string;
}

export function formBody(
  t: Translate,
  customId: string,
  { title, prompt, label, text, hasCome = false, odd, endings, named }: Form,
): APIModalInteractionResponseCallbackData {
  const fields = [...(hasCome ? [cameField(t)] : []), ...textFields(t, label, text)];
  const below = [...(endings ? [endingField(t, endings)] : []), ...(odd ? oddFields(t, odd) : [])];
  const hasTitle = named !== undefined && fields.length + below.length < MAX_PARTS - (hasCome ? 1 : 0);
  const rest = hasTitle ? [titleField(t, named), ...below] : below;
  const shown: (APILabelComponent | APITextDisplayComponent)[] =
    prompt === '' || fields.length + rest.length >= MAX_PARTS
      ? []
      : [{ type: ComponentType.TextDisplay, content: shorten(prompt, MAX_PROMPT_LENGTH) }];
  return formOf(customId, title, [...shown, ...fields, ...rest]);
}

function textFields(t: Translate, label: string, text: string): APILabelComponent[] {
  return fieldsOf(text).map((value, at) =>
    textField(at === 0 ? label : t('bacchanalia.form.goesOn'), {
      custom_id: TEXTS[at] ?? '',
      style: TextInputStyle.Paragraph,
      max_length: FIELD_LIMIT,
      required: at === 0,
      value,
    }),
  );
}

const cameField = (t: Translate): APILabelComponent =>
  textField(t('bacchanalia.form.came'), {
    custom_id: CAME,
    style: TextInputStyle.Paragraph,
    max_length: MAX_CAME_LENGTH,
    required: true,
  });

/** Splits a text over several fields, between paragraphs if possible, up to 12,000 characters. */
function fieldsOf(text: string): readonly string[] {
  const fields: string[] = [];
  let rest = text.trim();
  for (let left = TEXTS.length - 1; left > 0 && rest.length > FIELD_LIMIT; left--) {
    const leaveRoom = rest.length - left * FIELD_LIMIT;
    const at = breakIn(startOf(rest, FIELD_LIMIT), Math.max(FIELD_LIMIT / 2, leaveRoom));
    fields.push(partBefore(rest, at).trimEnd());
    rest = rest.substring(at).trimStart();
  }
  fields.push(startOf(rest, FIELD_LIMIT));
  const isFull = rest.length > FIELD_LIMIT - LITTLE_ROOM;
  return isFull && fields.length < TEXTS.length ? [...fields, ''] : fields;
}

/** After at least this many characters. */
function breakIn(full: string, least: number): number {
  for (const mark of ['\n\n', '\n', ' ']) {
    const at = full.lastIndexOf(mark) + mark.length;
    if (at >= least) return at;
  }
  return full.length;
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A title can be changed, but not removed. */
const titleField = (t: Translate, named: string): APILabelComponent =>
  textField(
    t('bacchanalia.form.named'),
    {
      custom_id: NAMED,
      style: TextInputStyle.Short,
      max_length: MAX_TITLE_LENGTH,
      required: false,
      value: named,
    },
    t('bacchanalia.form.named.hint'),
  );

const endingField = (t: Translate, endings: NonNullable<Form['endings']>): APILabelComponent =>
  field(t('bacchanalia.form.ending'), {
    type: ComponentType.StringSelect,
    custom_id: ENDING,
    placeholder: t('bacchanalia.choose'),
    options: [...endings],
  });

/** Something to weave in was chosen before only in order to keep a card. */
function oddFields(t: Translate, { cards, woven }: OddField): APILabelComponent[] {
  const keeps = cards !== undefined && woven !== '';
  const reason = textField(
    t(cards ? 'bacchanalia.form.keep' : 'bacchanalia.form.retell.woven'),
    {
      custom_id: WOVEN,
      style: TextInputStyle.Short,
      max_length: MAX_WOVEN_LENGTH,
      required: keeps,
      value: startOf(oneLine(woven), MAX_WOVEN_LENGTH),
    },
    cards && t('bacchanalia.form.keep.hint'),
  );
  if (!cards) return [reason];
  return [
    field(t('bacchanalia.form.card'), {
      type: ComponentType.StringSelect,
      custom_id: CARD,
      placeholder: t('bacchanalia.form.card.none'),
      min_values: keeps ? 1 : 0,
      required: keeps,
      options: cards.map((umbra) => ({ label: umbraName(t, umbra), value: umbra })),
    }),
    reason,
  ];
}

export type Filled = ReturnType<typeof readForm>;

type Fields = Pick<ModalSubmitFields, 'fields'>;

/** Empty if there is no such field. */
export function textIn({ fields }: Fields, id: string): string {
  const field = fields.get(id);
  return field?.type === ComponentType.TextInput ? field.value.trim() : '';
}

/** Empty if nothing was chosen. */
export function chosenIn({ fields }: Fields, id: string): string {
  const field = fields.get(id);
  return field?.type === ComponentType.StringSelect ? (field.values[0] ?? '') : '';
}

export function readForm(form: Fields) {
  const chosen = chosenIn(form, CARD);
  return {
    /** The value of the chosen ending, or empty. */
    ending: chosenIn(form, ENDING),
    text: TEXTS.map((id) => textIn(form, id))
      .filter((text) => text !== '')
      .join('\n\n'),
    woven: textIn(form, WOVEN),
    named: oneLine(textIn(form, NAMED)),
    came: textIn(form, CAME),
    card: UMBRAE.find((umbra) => umbra === chosen) ?? null,
  };
}

export const limitsAtHand = (t: Translate, terms: Pick<StoryTerms, 'lines' | 'veils'>): string[] =>
  LIMIT_LISTS.flatMap((list) =>
    terms[list].length === 0
      ? []
      : [
          t(`bacchanalia.form.${list}`, {
            all: shorten(terms[list].map(plainText).join(' · '), MAX_LIMITS_LENGTH),
          }),
        ],
  );

/** The beginning of a player's text, as a quote in a form. */
export const quoteOf = (text: string, most: number): string =>
  tamed(shorten(text.trim(), most))
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
