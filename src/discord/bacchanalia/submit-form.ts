import type { ModalSubmitInteraction } from 'discord.js';
import type { CharacterSheet, EndingChoice } from '../../games/bacchanalia/state.ts';
import { isOutdated, taleOfParts, withPart, wordsDigest } from '../../tables/bacchanalia/drafts.ts';
import type { StoryRequest } from '../../tables/bacchanalia/types.ts';
import type { Tap } from '../handling/context.ts';
import { promiseReply, promiseUpdate, replyPrivately, returnText, withText } from '../handling/reply.ts';
import { sheetIn } from './cast.ts';
import { keepDraft, keepUntold, tellDraft, type Writing } from './draft.ts';
import { type Filled as Fields, readForm } from './form-fields.ts';
import {
  endingValue,
  lateEndings,
  refuseAsAnothers,
  requestOf,
  taleDigest,
  type WriteValues,
} from './open-form.ts';
import { actAtStory, type StorySeat, storySeat } from './story-actions.ts';
import { namesCut } from './story-so-far.ts';
import { taleOf } from './story-texts.ts';

type Filled = Fields & { readonly character: CharacterSheet | null };

/** Handles a submitted form, except for lines and veils. Text that can't be stored is returned. */
export async function submitForm(
  tap: Tap<ModalSubmitInteraction>,
  { table, written }: WriteValues,
): Promise<void> {
  const filled = { ...readForm(tap.interaction.fields), character: sheetIn(tap.interaction.fields) };
  const { character, came, named, text, woven } = filled;
  const isKept = written.what === 'part' || written.what === 'draft';
  if (isKept || !tap.interaction.isFromMessage()) promiseReply(tap);
  else promiseUpdate(tap);
  let isStored = false;
  try {
    isStored = await storeText(tap, table, written, filled);
  } finally {
    if (!isStored) await giveBack(tap, [...Object.values(character ?? {}), came, named, text, woven]);
  }
}

/** Stores the text of a form. Returns whether it is stored or posted anywhere. */
async function storeText(
  tap: Tap<ModalSubmitInteraction>,
  table: string,
  written: WriteValues['written'],
  filled: Filled,
): Promise<boolean> {
  const { text, woven, named, character } = filled;
  const beside = { ...(character && { character }), ...(named !== '' && { title: named }) };
  switch (written.what) {
    case 'question':
    case 'answer':
      return actAtStory(tap, table, requestOf(written, text));
    case 'edit':
      return editTale(tap, table, written, {
        type: 'edit',
        tale: written.tale,
        text,
        ...beside,
      });
    case 'retell': {
      const odd = woven !== '' && { woven };
      return actAtStory(tap, table, {
        type: 'retell',
        tale: written.tale,
        text,
        ...odd,
        ...beside,
      });
    }
    default: {
      const at = await storySeat(tap, table);
      return at !== null && storeTale(tap, at, written, filled);
    }
  }
}

type OwnTale = Exclude<WriteValues['written'], { readonly what: 'question' | 'answer' | 'edit' | 'retell' }>;

/** Tells the due tale, or keeps it as a draft. */
async function storeTale(
  tap: Tap<ModalSubmitInteraction>,
  at: StorySeat,
  written: OwnTale,
  { text, woven, card, named, ending, came, character }: Filled,
): Promise<boolean> {
  const title = named !== '' && { title: named };
  const writing = writingOf(written, text);
  switch (written.what) {
    case 'part':
    case 'draft':
      return keepDraft(tap, at, writing, null);
    case 'late': {
      const endings = lateEndings(at);
      const chosen = endings.find((choice) => endingValue(choice) === ending) ?? endings[0];
      return tellLate(tap, at, writing, {
        ...(chosen ?? { ending: 'death', twist: null }),
        ...title,
      });
    }
    default: {
      const isCut = woven !== '' && namesCut(at.table, await tap.tableMessages.replay(at.table), woven);
      if (isCut || (card === null) !== (woven === '')) {
        // A card without a reason, or a reason without a card, is unclear: the person has to decide.
        const beside = [came, named, woven];
        const why = isCut ? 'wovenCut' : card ? 'noReason' : 'noCard';
        const outcome = await keepUntold(tap, at, writing, why, beside);
        if (outcome === 'kept') await giveBack(tap, beside);
        return outcome !== 'lost';
      }
      // Opened for an introduction, which the person has told since: it isn't the next tale.
      if (character && at.table.state?.phase.name !== 'introductions') {
        const others = [...Object.values(character), came, named];
        return (await keepUntold(tap, at, writing, 'saved', others)) === 'told';
      }
      const outcome = await tellDraft(tap, at, writing, {
        ...(card && { odd: { umbra: card, woven } }),
        ...(character && { character }),
        ...(came !== '' && { came }),
        ...title,
      });
      if (outcome === 'kept') await giveBack(tap, [came, named]);
      // A draft can't contain a character.
      return outcome === 'told' || (outcome === 'kept' && character === null);
    }
  }
}

/** Tells the ending with the draft that the form showed. If the draft has changed, both texts are kept. */
async function tellLate(
  tap: Tap<ModalSubmitInteraction>,
  at: StorySeat,
  writing: Writing,
  chosen: EndingChoice & { readonly title?: string },
): Promise<boolean> {
  const { id } = at.table;
  const known = (await tap.store.games.bacchanalia.draft(id, tap.userId))?.parts ?? [];
  const { text, holds } = writing;
  const parts = withPart(known, { text, messageId: null }, holds);
  if (parts === 'full' || (holds && isOutdated(known, holds, text)))
    return (await keepUntold(tap, at, writing, 'changed', [chosen.title ?? ''])) !== 'lost';
  return actAtStory(tap, id, { type: 'tellLate', ...chosen, ...taleOfParts(parts) });
}

async function giveBack(tap: Tap<ModalSubmitInteraction>, words: readonly string[]): Promise<void> {
  const text = words.filter((one) => one !== '').join('\n\n');
  if (text !== '') await returnText(tap, text);
}

/** A text from a form that didn't show the draft is appended to it. */
const writingOf = (written: OwnTale, text: string): Writing => ({
  text,
  ...('holds' in written &&
    written.holds !== undefined && {
      holds: { parts: written.holds, ...(written.on !== undefined && { on: written.on }) },
    }),
});

/** Only the author of a tale can edit it, not a later player of the seat. */
async function editTale(
  tap: Tap<ModalSubmitInteraction>,
  id: string,
  { on }: { readonly on?: string },
  edit: Extract<StoryRequest, { type: 'edit' }>,
): Promise<boolean> {
  const at = await storySeat(tap, id, true);
  if (!at) return false;
  const told = taleOf(await tap.tableMessages.replay(at.table), edit.tale);
  if (told?.by !== tap.userId) {
    await refuseAsAnothers(tap);
    return false;
  }
  const { text, character = told.character, title = told.title } = edit;
  if (wordsDigest([text, title, character]) === taleDigest(told)) return true;
  if (on !== undefined && on !== taleDigest(told)) {
    // The person changed it in another form, so they have to decide between the texts.
    const { name, accusation, accuser, amans } = told.character ?? {};
    const words = [name, accusation, accuser, amans, told.title, told.text].filter(Boolean).join('\n\n');
    await replyPrivately(tap, withText(tap.t('bacchanalia.form.changed'), words));
    return false;
  }
  return actAtStory(tap, id, edit);
}
