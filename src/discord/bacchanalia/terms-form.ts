import type { ModalSubmitFields } from 'discord.js';
import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { LONGEST_LIST, MOST_LIMITS, type StoryTerms } from '../../tables/terms.ts';
import type { Translate } from '../../texts/index.ts';
import { formatTap } from '../custom-id.ts';
import { formatMarks, limitsIn, merged, parseMarks } from './limits.ts';

const LISTS = ['lines', 'veils'] as const;
type List = (typeof LISTS)[number];

/** The form with a table's lines and veils as they are. Its fields know what stood in them: `lines:<marks>`. */
export const termsForm = (
  t: Translate,
  table: string,
  terms: StoryTerms,
): APIModalInteractionResponseCallbackData => ({
  custom_id: formatTap({ on: 'storyWrite', table, written: { what: 'terms' } }),
  title: t('terms.modal.title'),
  components: LISTS.map((list) => ({
    type: ComponentType.Label,
    label: t(`terms.modal.${list}`),
    description: t(`terms.fieldHint.${list}`, { most: MOST_LIMITS }),
    component: {
      type: ComponentType.TextInput,
      custom_id: `${list}:${formatMarks(terms[list])}`,
      style: TextInputStyle.Paragraph,
      required: false,
      max_length: LONGEST_LIST,
      // Discord takes no empty value.
      ...(terms[list].length > 0 && { value: terms[list].join('\n').slice(0, LONGEST_LIST) }),
    },
  })),
});

interface WrittenList {
  readonly text: string;
  readonly seen: ReadonlySet<string>;
}

/** What has been written in the form; a list that is not there stays as it is. */
export type WrittenTerms = Readonly<Partial<Record<List, WrittenList>>>;

export const writtenTerms = ({ fields }: Pick<ModalSubmitFields, 'fields'>): WrittenTerms =>
  Object.fromEntries(
    [...fields.values()].flatMap((field) => {
      const [name, marks = ''] = field.customId.split(':');
      const list = LISTS.find((one) => one === name);
      if (!list || field.type !== ComponentType.TextInput) return [];
      return [[list, { text: field.value, seen: parseMarks(marks) }]];
    }),
  );

/** The terms with what has been written. */
export function rewritten(terms: StoryTerms, written: WrittenTerms): StoryTerms {
  const listed = (list: List): readonly string[] => {
    const own = written[list];
    return own ? merged(terms[list], own.seen, limitsIn(own.text)) : terms[list];
  };
  return { ...terms, lines: listed('lines'), veils: listed('veils') };
}
