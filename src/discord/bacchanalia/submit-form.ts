import type { ModalSubmitInteraction } from 'discord.js';
import type { CharacterSheet, EndingChoice } from '../../games/bacchanalia/index.ts';
import { draftText, isOutdated, messagesIn, withPart } from '../../tables/bacchanalia/drafts.ts';
import type { HandlerContext } from '../handling/context.ts';
import { translatorFor } from '../handling/locale.ts';
import { promiseReply, promiseUpdate, replyPrivately, returnText, withText } from '../handling/reply.ts';
import type { Written } from './buttons.ts';
import { keepDraft, tellDraft, type Writing } from './draft.ts';
import { type Filled, readForm } from './form-fields.ts';
import { sheetIn } from './introduction.ts';
import { endingValue, lateEndings, refuseAsAnothers, taleDigest, type WriteValues } from './open-form.ts';
import { actAtStory, type StorySeat, storySeat } from './story-actions.ts';
import { taleOf } from './tale.ts';

/** Handles a submitted form, except the one for lines and veils. Text that can't be stored is given back. */
export async function submitForm(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  { table, written }: WriteValues,
): Promise<void> {
  const filled = { ...readForm(interaction.fields), character: sheetIn(interaction.fields) };
  const isKept = written.what === 'part' || written.what === 'draft';
  if (isKept || !interaction.isFromMessage()) promiseReply(interaction);
  else promiseUpdate(interaction);
  const giveBack = () =>
    returnText(
      context,
      interaction,
      [...Object.values(filled.character ?? {}), filled.came, filled.named, filled.text, filled.woven]
        .filter((one) => one !== '')
        .join('\n\n'),
    );
  try {
    if (await storeText(context, interaction, table, written, filled)) return;
  } catch (error) {
    await giveBack();
    throw error;
  }
  await giveBack();
}

/** Stores the text of a form. The answer says whether it stands anywhere now. */
async function storeText(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  table: string,
  written: Written,
  {
    text,
    woven,
    card,
    named,
    ending,
    came,
    character,
  }: Filled & { readonly character: CharacterSheet | null },
): Promise<boolean> {
  const title = named !== '' && { title: named };
  switch (written.what) {
    case 'tale':
    case 'tell': {
      const at = await storySeat(context, interaction, table);
      if (at === null) return false;
      if ((card === null) !== (woven === '')) {
        // A card without a reason, or a reason without a card, is unclear: the person has to decide.
        const kept = await keepDraft(
          context,
          interaction,
          at,
          writingOf(written, text),
          card ? 'noReason' : 'noCard',
        );
        if (kept) await giveBackRest(context, interaction, [came, named, woven]);
        return kept;
      }
      const outcome = await tellDraft(context, interaction, at, writingOf(written, text), {
        ...(card && { odd: { umbra: card, woven } }),
        ...(character && { character }),
        ...(came !== '' && { came }),
        ...title,
      });
      if (outcome === 'kept') await giveBackRest(context, interaction, [came, named]);
      // A draft has no room for a character.
      return outcome === 'told' || (outcome === 'kept' && character === null);
    }
    case 'part':
    case 'draft': {
      const at = await storySeat(context, interaction, table);
      if (at === null) return false;
      return keepDraft(context, interaction, at, writingOf(written, text), null);
    }
    case 'late': {
      const at = await storySeat(context, interaction, table);
      if (at === null) return false;
      const endings = lateEndings(at);
      const chosen = endings.find((choice) => endingValue(choice) === ending) ?? endings[0];
      return tellLate(context, interaction, at, writingOf(written, text), {
        ...(chosen ?? { ending: 'death', twist: null }),
        ...title,
      });
    }
    case 'question':
      return actAtStory(context, interaction, table, { type: 'ask', about: written.about, text });
    case 'answer':
      return actAtStory(context, interaction, table, { type: 'answer', question: written.question, text });
    case 'edit':
      return editTale(context, interaction, table, { ...written, text, character, ...title });
    case 'retell':
      return actAtStory(context, interaction, table, {
        type: 'retell',
        tale: written.tale,
        text,
        ...(woven !== '' && { woven }),
        ...(character && { character }),
        ...title,
      });
    case 'terms':
    case 'title':
    case 'again':
      return false;
  }
}

/** The ending is told with the draft that the form showed. If the draft has changed, both texts are kept. */
async function tellLate(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  at: StorySeat,
  writing: Writing,
  chosen: EndingChoice & { readonly title?: string },
): Promise<boolean> {
  const { id } = at.table;
  const known = (await context.store.games.bacchanalia.draft(id, interaction.user.id))?.parts ?? [];
  const { text, holds } = writing;
  const parts = withPart(known, { text, messageId: null }, holds);
  if (parts === 'full' || (holds && isOutdated(known, holds)))
    return keepDraft(context, interaction, at, writing, 'changed');
  const messages = messagesIn(parts);
  return actAtStory(context, interaction, id, {
    type: 'tellLate',
    ...chosen,
    text: draftText(parts),
    ...(messages.length > 0 && { messages }),
  });
}

async function giveBackRest(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  rest: readonly string[],
): Promise<void> {
  const text = rest.filter((one) => one !== '').join('\n\n');
  if (text !== '') await returnText(context, interaction, text);
}

/** A text from a form that didn't show the draft is appended to it. */
const writingOf = (written: Written, text: string): Writing => ({
  text,
  ...('holds' in written &&
    written.holds !== undefined && {
      holds: { parts: written.holds, ...(written.on !== undefined && { on: written.on }) },
    }),
});

interface Edited {
  readonly tale: number;
  /** The digest of the words that the form showed; left out where it doesn't know. */
  readonly on?: string;
  readonly text: string;
  readonly character: CharacterSheet | null;
  readonly title?: string;
}

const isSame = (before: CharacterSheet | undefined, after: CharacterSheet | null): boolean =>
  after === null || JSON.stringify(before) === JSON.stringify(after);

/** Only the person who wrote a tale may edit it, not a later player of the seat. */
async function editTale(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  id: string,
  { tale, on, text, character, title }: Edited,
): Promise<boolean> {
  const at = await storySeat(context, interaction, id, true);
  if (!at) return false;
  const told = taleOf(await context.tableMessages.replay(at.table), tale);
  const t = await translatorFor(context, interaction);
  if (told?.by !== interaction.user.id) {
    await refuseAsAnothers(t, interaction);
    return false;
  }
  if (told.text === text && isSame(told.character, character) && (title ?? told.title) === told.title)
    return true;
  if (on !== undefined && on !== taleDigest(told)) {
    // The person changed it in another form: they have to decide which text stands.
    const { name, accusation, accuser, amans } = told.character ?? {};
    const words = [name, accusation, accuser, amans, told.title, told.text].filter(Boolean).join('\n\n');
    await replyPrivately(interaction, withText(t('bacchanalia.form.changed'), words));
    return false;
  }
  return actAtStory(context, interaction, id, {
    type: 'edit',
    tale,
    text,
    ...(character && { character }),
    ...(title !== undefined && { title }),
  });
}
