/** The forms at a story's table: what there is to tell and to heed, fields with what stands there already, and what was written in them. */
import type { ModalSubmitFields } from 'discord.js';
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextDisplayComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { MOST_TITLE, UMBRAE, type Umbra } from '../../games/bacchanalia/index.ts';
import { tamed } from '../../tables/bacchanalia/story/markdown.ts';
import { LIMIT_LISTS, type StoryTerms } from '../../tables/bacchanalia/terms.ts';
import type { Translate } from '../../texts/index.ts';
import { plainText } from '../views/names.ts';
import { umbraName } from './words.ts';

/** Discord's limits: of a form's title, of a label, of what stands under it, of a field, of a form's parts. */
const TITLE_LIMIT = 45;
const LABEL_LIMIT = 45;
const HINT_LIMIT = 100;
export const FIELD_LIMIT = 4000;
const MOST_PARTS = 5;

/** A line, not a tale. */
export const MOST_WOVEN = 300;

/** In a form there is little room above the fields. */
const MOST_PROMPT = 1800;
const MOST_LIMITS_SHOWN = 500;

/** The field that every form of a tale has. */
export const TALE_FIELD = 'text';

/** A tale is in the first of them, and a long one goes on in the others. */
const TEXTS = [TALE_FIELD, 'text2', 'text3'] as const;
const WOVEN = 'woven';
const CARD = 'card';
const ENDING = 'ending';
const NAMED = 'named';

/** With so little room left in a field, there is another below it. */
const LITTLE_ROOM = 600;

type Part = APILabelComponent | APITextDisplayComponent;

export interface Form {
  readonly title: string;
  /** Above the fields; empty: nothing. */
  readonly prompt: string;
  readonly label: string;
  /** The fields' texts when they open; may be empty. */
  readonly text: string;
  /** Characters, where it is a short one. */
  readonly most?: number;
  readonly odd?: OddField;
  /** A choice of endings. */
  readonly endings?: readonly { readonly label: string; readonly value: string }[];
  /** The tale's own title, may be empty; left out: it has none to be asked for. */
  readonly named?: string;
}

/** `cards`: a choice of them; left out: the card is known, and may fall. */
interface OddField {
  readonly cards?: readonly Umbra[];
  readonly woven: string;
}

export function formBody(
  t: Translate,
  customId: string,
  { title, prompt, label, text, most, odd, endings, named }: Form,
): APIModalInteractionResponseCallbackData {
  const fields = textFields(t, label, text, most);
  const below = [...(endings ? [endingField(t, endings)] : []), ...(odd ? oddFields(t, odd) : [])];
  const hasTitle = named !== undefined && fields.length + below.length < MOST_PARTS;
  const rest = hasTitle ? [titleField(t, named), ...below] : below;
  const shown: Part[] =
    prompt === '' || fields.length + rest.length >= MOST_PARTS
      ? []
      : [{ type: ComponentType.TextDisplay, content: prompt.slice(0, MOST_PROMPT) }];
  return {
    custom_id: customId,
    title: title.slice(0, TITLE_LIMIT),
    components: [...shown, ...fields, ...rest],
  };
}

function textFields(t: Translate, label: string, text: string, most = FIELD_LIMIT): APILabelComponent[] {
  return fieldsOf(text, most).map((value, at) =>
    textField(at === 0 ? label : t('bacchanalia.form.goesOn'), {
      custom_id: TEXTS[at] ?? '',
      style: TextInputStyle.Paragraph,
      max_length: most,
      required: at === 0,
      value,
    }),
  );
}

/** A field to write in. `value`: as it opens, may be empty. */
export const textField = (
  label: string,
  { value = '', ...input }: Omit<APITextInputComponent, 'type'>,
  hint = '',
): APILabelComponent => ({
  type: ComponentType.Label,
  label: label.slice(0, LABEL_LIMIT),
  ...(hint !== '' && { description: hint.slice(0, HINT_LIMIT) }),
  component: {
    type: ComponentType.TextInput,
    ...input,
    // Discord takes no empty value.
    ...(value !== '' && { value }),
  },
});

/** A text as it stands in one field or several, split between paragraphs where that can be had. */
function fieldsOf(text: string, most: number): readonly string[] {
  const fields: string[] = [];
  let rest = text.trim();
  while (rest.length > most && fields.length < TEXTS.length - 1) {
    const at = breakIn(rest.slice(0, most));
    fields.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  fields.push(rest.slice(0, most));
  const isFull = most === FIELD_LIMIT && rest.length > most - LITTLE_ROOM;
  return isFull && fields.length < TEXTS.length ? [...fields, ''] : fields;
}

function breakIn(full: string): number {
  for (const mark of ['\n\n', '\n', ' ']) {
    const at = full.lastIndexOf(mark);
    if (at > full.length / 2) return at + mark.length;
  }
  return full.length;
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A title that stands can be changed, not taken away. */
const titleField = (t: Translate, named: string): APILabelComponent =>
  textField(t('bacchanalia.form.named'), {
    custom_id: NAMED,
    style: TextInputStyle.Short,
    max_length: MOST_TITLE,
    required: false,
    value: named,
  });

const endingField = (t: Translate, endings: NonNullable<Form['endings']>): APILabelComponent => ({
  type: ComponentType.Label,
  label: t('bacchanalia.form.ending').slice(0, LABEL_LIMIT),
  component: {
    type: ComponentType.StringSelect,
    custom_id: ENDING,
    placeholder: t('bacchanalia.choose'),
    options: [...endings],
  },
});

function oddFields(t: Translate, { cards, woven }: OddField): APILabelComponent[] {
  const reason = textField(
    t(cards ? 'bacchanalia.form.keep' : 'bacchanalia.form.retell.woven'),
    {
      custom_id: WOVEN,
      style: TextInputStyle.Short,
      max_length: MOST_WOVEN,
      required: false,
      value: oneLine(woven).slice(0, MOST_WOVEN),
    },
    cards && t('bacchanalia.form.keep.hint'),
  );
  if (!cards) return [reason];
  return [
    {
      type: ComponentType.Label,
      label: t('bacchanalia.form.card').slice(0, LABEL_LIMIT),
      component: {
        type: ComponentType.StringSelect,
        custom_id: CARD,
        placeholder: t('bacchanalia.form.card.none'),
        min_values: 0,
        required: false,
        options: cards.map((umbra) => ({ label: umbraName(t, umbra), value: umbra })),
      },
    },
    reason,
  ];
}

/** All that was written in a form. */
export interface Filled {
  readonly text: string;
  readonly woven: string;
  readonly card: Umbra | null;
  /** The value of the ending that was chosen; empty: none. */
  readonly ending: string;
  /** Empty: nothing was written, or nothing asked. */
  readonly named: string;
}

type Fields = Pick<ModalSubmitFields, 'fields'>;

/** Empty too where there is no such field. */
export function textIn({ fields }: Fields, id: string): string {
  const field = fields.get(id);
  return field?.type === ComponentType.TextInput ? field.value.trim() : '';
}

/** Empty where nothing was chosen, or could be. */
function chosenIn({ fields }: Fields, id: string): string {
  const field = fields.get(id);
  return field?.type === ComponentType.StringSelect ? (field.values[0] ?? '') : '';
}

export function readForm(form: Fields): Filled {
  const chosen = chosenIn(form, CARD);
  return {
    ending: chosenIn(form, ENDING),
    text: TEXTS.map((id) => textIn(form, id))
      .filter((text) => text !== '')
      .join('\n\n'),
    woven: textIn(form, WOVEN),
    named: oneLine(textIn(form, NAMED)),
    card: UMBRAE.find((umbra) => umbra === chosen) ?? null,
  };
}

/** Lines and veils in a line each, for whoever writes. */
export const limitsAtHand = (t: Translate, terms: Pick<StoryTerms, 'lines' | 'veils'>): string[] =>
  LIMIT_LISTS.flatMap((list) =>
    terms[list].length === 0
      ? []
      : [
          t(`bacchanalia.form.${list}`, {
            all: cut(terms[list].map(plainText).join(' · '), MOST_LIMITS_SHOWN),
          }),
        ],
  );

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** A player's words in a form, of which the beginning is enough. */
export const quoteOf = (text: string, most: number): string =>
  tamed(cut(text.trim(), most))
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
