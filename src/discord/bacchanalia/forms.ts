import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import {
  type CharacterSheet,
  claimAbout,
  MOST_TEXT,
  offers,
  tellerOf,
} from '../../games/bacchanalia/index.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { ANSWER_TIMEOUT_MS, withTimeout } from '../api/interaction.ts';
import { plain } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import type { ValuesOf } from '../custom-id.ts';
import { openModal, replyPrivately } from '../handling/handler.ts';
import { localeFor, translatorFor } from '../handling/locale.ts';
import { promiseReply, promiseUpdate } from '../handling/reply.ts';
import { returnForm } from '../handling/return-text.ts';
import { bacchanaliaRefusal } from '../views/refusal.ts';
import { actAtStory, type StorySeat, storySeat } from './act.ts';
import { storyButtons, type Written } from './buttons.ts';
import { draftMessage, mayTell, tellDraft } from './draft.ts';
import { TALE_FIELD as FIELD, introductionForm, sheetIn } from './introduction.ts';
import { umbraName } from './words.ts';

type WriteValues = ValuesOf<typeof storyButtons.write>;

/** Forms that may be written after the story is over. */
const AFTERWARDS: readonly Written['what'][] = ['retell'];

/** Discord's limits: of a form's title, of a label, of a field. */
const TITLE_LIMIT = 45;
const LABEL_LIMIT = 45;
const MOST_WRITTEN = 4000;
/** A line, not a tale. */
const MOST_WOVEN = 300;

const HINT_LIMIT = 100;

const WOVEN = 'woven';

/** Opens the form in which something is written. */
export async function openForm(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: WriteValues,
): Promise<void> {
  const at = await storySeat(context, interaction, values.table, AFTERWARDS.includes(values.written.what));
  if (!at) return;
  const locale = await localeFor(context, interaction);
  const t = translator(locale);
  if (values.written.what === 'tale' && !mayTell(at)) {
    // A player who is not asked to tell may write ahead.
    const draft = await context.drafts.draft(values.table, interaction.user.id);
    return replyPrivately(interaction, draftMessage(t, at, draft));
  }
  if (values.written.what === 'retell' && !isTeller(at, values.written.tale)) {
    const refusal = { code: 'notYours', rule: '5', facts: {} } as const;
    return replyPrivately(interaction, plain(bacchanaliaRefusal(t, refusal)));
  }
  const draft = context.drafts.draft(values.table, interaction.user.id);
  const parts = (await withTimeout(ANSWER_TIMEOUT_MS, draft, null))?.parts.length ?? 0;
  if (isIntroduction(at, values.written)) {
    const customId = storyButtons.write(values);
    const shown = values.written.what === 'tale' ? { parts } : {};
    return openModal(context, interaction, introductionForm(t, locale, customId, at, shown));
  }
  const { title, label, most } = formOf(t, at, values.written, parts);
  const kept = keptFor(t, at, values.written);
  await openModal(context, interaction, {
    custom_id: storyButtons.write(values),
    title: title.slice(0, TITLE_LIMIT),
    components: [
      {
        type: ComponentType.Label,
        label: label.slice(0, LABEL_LIMIT),
        component: {
          type: ComponentType.TextInput,
          custom_id: FIELD,
          style: TextInputStyle.Paragraph,
          max_length: most,
          // A draft may be told as it is.
          required: !(values.written.what === 'tale' && parts > 0),
        },
      },
      ...(kept ? [wovenField(kept)] : []),
    ],
  });
}

interface Kept {
  readonly label: string;
  readonly hint: string | null;
  readonly value: string;
  readonly isRequired: boolean;
}

/** Where an odd card is kept with the scene, or was: what for. Told anew without it, the card falls (docs/rules/bacchanalia.md §8.5). */
function keptFor(t: Translate, { table: { state } }: StorySeat, written: Written): Kept | null {
  if (written.what === 'tale' && written.keeps) {
    const card = umbraName(t, written.keeps);
    const hint = t('bacchanalia.form.keep.hint', { card });
    return { label: t('bacchanalia.form.keep'), hint, value: '', isRequired: true };
  }
  const claim = written.what === 'retell' && state ? claimAbout(state, written.tale) : undefined;
  const label = t('bacchanalia.form.retell.woven');
  return claim ? { label, hint: null, value: claim.woven.slice(0, MOST_WOVEN), isRequired: false } : null;
}

const wovenField = ({ label, hint, value, isRequired }: Kept) =>
  ({
    type: ComponentType.Label,
    label: label.slice(0, LABEL_LIMIT),
    ...(hint !== null && { description: hint.slice(0, HINT_LIMIT) }),
    component: {
      type: ComponentType.TextInput,
      custom_id: WOVEN,
      style: TextInputStyle.Short,
      max_length: MOST_WOVEN,
      required: isRequired,
      ...(value !== '' && { value: value.replace(/\s+/g, ' ') }),
    },
  }) as const;

/** Whether a tale was told by the person who asks. */
const isTeller = ({ table: { state }, seat }: StorySeat, tale: number): boolean =>
  state !== null && tellerOf(state, tale) === seat.color;

/** Whether what is written is an introduction of a story that names its characters. */
function isIntroduction({ table: { state } }: StorySeat, written: Written): boolean {
  if (written.what === 'tale') return state?.phase.name === 'introductions';
  return (
    written.what === 'retell' && state?.setup.rules === 2 && state.told[written.tale]?.kind === 'introduction'
  );
}

interface Form {
  readonly title: string;
  readonly label: string;
  readonly most: number;
}

function formOf(t: Translate, { table }: StorySeat, written: Written, parts: number): Form {
  const kind = (table.state && offers(table.state).tells) ?? 'scene';
  switch (written.what) {
    case 'part':
      return {
        title: t('bacchanalia.form.part'),
        label: t('bacchanalia.form.part.label'),
        most: MOST_WRITTEN,
      };
    case 'question':
      return formWith(t('bacchanalia.form.question'), MOST_WRITTEN);
    case 'answer':
      return formWith(t('bacchanalia.form.answer'), MOST_WRITTEN);
    case 'retell':
      return formWith(t('bacchanalia.form.retell'), MOST_WRITTEN);
    case 'woven':
      return {
        title: t('bacchanalia.form.woven'),
        label: t('bacchanalia.form.woven.label'),
        most: MOST_WOVEN,
      };
    default:
      return {
        title: t('bacchanalia.form.tale', { kind }),
        label: t('bacchanalia.form.tale.label', { parts }),
        most: MOST_WRITTEN,
      };
  }
}

const formWith = (text: string, most: number): Form => ({ title: text, label: text, most });

/** Takes a form that was sent at a story's table, but for the terms. */
export async function submitForm(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  { table, written }: WriteValues,
): Promise<void> {
  const text = interaction.fields.getTextInputValue(FIELD).trim();
  const isOfMessage = interaction.isFromMessage();
  if (written.what === 'part' || !isOfMessage) promiseReply(interaction);
  else promiseUpdate(interaction);
  const woven = interaction.fields.fields.has(WOVEN)
    ? interaction.fields.getTextInputValue(WOVEN).trim()
    : '';
  const character = sheetIn(interaction.fields);
  try {
    if (await storeText(context, interaction, table, written, { text, woven, character })) return;
  } catch (error) {
    await returnForm(context, interaction);
    throw error;
  }
  await returnForm(context, interaction);
}

interface Fields {
  readonly text: string;
  readonly woven: string;
  readonly character: CharacterSheet | null;
}

/** Does with what was written what the form is for. Whether it stands anywhere now: told, asked, or in the person's draft. */
async function storeText(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  table: string,
  written: Written,
  { text, woven, character }: Fields,
): Promise<boolean> {
  switch (written.what) {
    case 'tale': {
      const at = await storySeat(context, interaction, table);
      if (at === null) return false;
      const odd = written.keeps && woven !== '' ? { umbra: written.keeps, woven } : undefined;
      const outcome = await tellDraft(context, interaction, at, text === '' ? null : text, {
        ...(odd && { odd }),
        ...(character && { character }),
      });
      // A draft has no room for who the character is.
      return outcome === 'told' || (outcome === 'kept' && character === null);
    }
    case 'part':
      return addPart(context, interaction, table, text);
    case 'question':
      return actAtStory(context, interaction, table, { type: 'ask', about: written.about, text });
    case 'answer':
      return actAtStory(context, interaction, table, { type: 'answer', question: written.question, text });
    case 'retell':
      return actAtStory(context, interaction, table, {
        ...{ type: 'retell', tale: written.tale, text },
        ...(woven !== '' && { woven }),
        ...(character && { character }),
      });
    case 'woven':
      return actAtStory(context, interaction, table, { type: 'keep', umbra: written.umbra, woven: text });
    case 'terms':
      return false;
  }
}

async function addPart(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  table: string,
  text: string,
): Promise<boolean> {
  const at = await storySeat(context, interaction, table);
  if (!at) return false;
  const t = await translatorFor(context, interaction);
  const part = { text, messageId: null };
  const { drafts, now } = context;
  const { user, id } = interaction;
  const added = await drafts.addToDraft(table, user.id, part, now(), id);
  if (added === 'full') {
    await replyPrivately(interaction, plain(t('bacchanalia.draft.full', { most: MOST_TEXT })));
    return false;
  }
  const draft = added === 'added' ? await drafts.draft(table, user.id) : added;
  await replyPrivately(interaction, draftMessage(t, at, draft));
  return true;
}
