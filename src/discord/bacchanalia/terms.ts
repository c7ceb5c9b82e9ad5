import type {
  ButtonInteraction,
  ModalSubmitFields,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { seatOf } from '../../tables/seats.ts';
import { LONGEST_LIST, MOST_LIMITS, PROPOSED_TERMS, type StoryTerms } from '../../tables/terms.ts';
import type { Translate } from '../../texts/index.ts';
import { plain } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import {
  loadTable,
  openModal,
  refreshIfAccepted,
  replyPrivately,
  replyUnknownButton,
} from '../handling/handler.ts';
import { translatorFor } from '../handling/locale.ts';
import { promiseUpdate } from '../handling/reply.ts';
import { storyButtons } from './buttons.ts';
import { formatMarks, limitMessages, limitsIn, mergeLimits, parseEnd, parseMarks } from './terms-view.ts';

const LISTS = ['lines', 'veils'] as const;
type List = (typeof LISTS)[number];

/** The form with a table's lines and veils as they are. Its fields know what stood in them: `lines:<marks>`. */
const termsForm = (
  t: Translate,
  table: string,
  terms: StoryTerms,
): APIModalInteractionResponseCallbackData => ({
  custom_id: storyButtons.write({ table, written: { what: 'terms' } }),
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

/** The lists as written in the form; one that is not there stays as it is. */
type WrittenTerms = Readonly<Partial<Record<List, WrittenList>>>;

const readTerms = ({ fields }: Pick<ModalSubmitFields, 'fields'>): WrittenTerms =>
  Object.fromEntries(
    [...fields.values()].flatMap((field) => {
      const [name, marks = ''] = field.customId.split(':');
      const list = LISTS.find((one) => one === name);
      if (!list || field.type !== ComponentType.TextInput) return [];
      return [[list, { text: field.value, seen: parseMarks(marks) }]];
    }),
  );

/** The terms with what has been written. */
function applyWrittenTerms(terms: StoryTerms, written: WrittenTerms): StoryTerms {
  const listed = (list: List): readonly string[] => {
    const own = written[list];
    return own ? mergeLimits(terms[list], own.seen, limitsIn(own.text)) : terms[list];
  };
  return { ...terms, lines: listed('lines'), veils: listed('veils') };
}

/** Opens the form with a table's lines and veils for who sits there before the start; shows them to everybody else. */
export async function openTerms(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
): Promise<void> {
  const table = await loadTable(context, interaction, id);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  const terms = table.terms ?? PROPOSED_TERMS;
  if (table.status === 'lobby' && seatOf(table, interaction.user.id)) {
    await openModal(context, interaction, termsForm(t, id, terms));
    return;
  }
  for (const message of limitMessages(t, terms)) await replyPrivately(interaction, message);
}

/** The lines and veils that have been written. Nobody loses what they wrote: what is refused is given back. */
export async function submitTerms(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  id: string,
): Promise<void> {
  if (!interaction.isFromMessage()) return replyUnknownButton(context, interaction);
  promiseUpdate(interaction);
  const written = readTerms(interaction.fields);
  const outcome = await context.tables.agreeOn(id, interaction.user.id, (terms) =>
    applyWrittenTerms(terms, written),
  );
  if (await refreshIfAccepted(context, interaction, outcome)) return;
  const t = await translatorFor(context, interaction);
  for (const list of ['lines', 'veils'] as const) {
    const text = written[list]?.text;
    if (text) await replyPrivately(interaction, plain(`${t(`terms.${list}`)}\n${text}`));
  }
}

/** Agrees on when the story ends; a full table that waited for that starts when it is refreshed. */
export async function chooseEnd(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
  id: string,
): Promise<void> {
  const end = parseEnd(interaction.values[0] ?? '', context.now());
  if (!end) return replyUnknownButton(context, interaction);
  promiseUpdate(interaction);
  const outcome = await context.tables.agreeOn(id, interaction.user.id, (terms) => ({ ...terms, end }));
  await refreshIfAccepted(context, interaction, outcome);
}
