import type { MessageContextMenuCommandInteraction } from 'discord.js';
import { MAX_TEXT_LENGTH } from '../../games/bacchanalia/action.ts';
import { offers } from '../../games/bacchanalia/game.ts';
import type { TaleKind } from '../../games/bacchanalia/state.ts';
import {
  type Draft,
  draftText,
  type Held,
  isOutdated,
  isToldLast,
  taleOfParts,
  untoldOf,
  withPart,
  wordsDigest,
} from '../../tables/bacchanalia/drafts.ts';
import type { StoryRequest } from '../../tables/bacchanalia/types.ts';
import { makeRequest } from '../../tables/changes/turns.ts';
import { seatOf } from '../../tables/seats.ts';
import { logOf } from '../../tables/store.ts';
import { isOf } from '../../tables/table.ts';
import { shorten, shortenStart } from '../../text.ts';
import type { Translate } from '../../texts/index.ts';
import { button, MAX_CONTENT_LENGTH, type OutMessage, plain, rowsOf } from '../api/message.ts';
import type { Tap } from '../handling/context.ts';
import { promiseReply, replyPrivately, replyRefusal, returnText } from '../handling/reply.ts';
import { storyButtons } from './buttons.ts';
import { type StorySeat, sendNoticesAndRefresh } from './story-actions.ts';

/** Maximum shown length of a draft, between a heading and the buttons. */
const MAX_SHOWN_LENGTH = 1600;

export function draftMessage(t: Translate, { table, seat }: StorySeat, draft: Draft | null): OutMessage {
  const { id, number, state } = table;
  const holds = draft?.parts.length ?? 0;
  const edit = button(
    storyButtons.write({ table: id, written: { what: 'draft', holds } }),
    t(draft ? 'bacchanalia.button.editDraft' : 'bacchanalia.button.part'),
  );
  if (!draft) return plain(t('bacchanalia.draft.none', { number }), rowsOf([edit]));
  const text = draftText(draft.parts);
  const on = wordsDigest(text);
  const head = t('bacchanalia.draft.head', { number, parts: draft.parts.length, characters: text.length });
  const isDue = mayTell({ table, seat });
  const mayKeep = isDue && state && offers(state).keeps.length > 0;
  const isLong = text.length > MAX_SHOWN_LENGTH;
  const form = storyButtons.write({ table: id, written: { what: 'tell', holds } });
  // A form asks for the character's name, and for how Bacchus came. It also contains the fields for a card, so one button opens it.
  const hasMore = state !== null && (state.phase.name === 'introductions' || state.bacchusShows);
  const tell = hasMore ? form : storyButtons.draft({ table: id, does: { what: 'tell', on } });
  const message = plain(
    `${head}\n>>> ${shortenStart(text, MAX_SHOWN_LENGTH)}`,
    rowsOf([
      isDue && button(tell, t('bacchanalia.button.tellDraft'), 'primary'),
      mayKeep && !hasMore && button(form, t('bacchanalia.button.tellWithCard')),
      edit,
      button(
        storyButtons.draft({ table: id, does: { what: 'drop', on } }),
        t('bacchanalia.button.drop'),
        'danger',
      ),
    ]),
  );
  return isLong ? { ...message, files: [{ name: 'draft.txt', content: Buffer.from(text) }] } : message;
}

/** Parts of a tale besides its text: an odd card, a character, a title. */
type Beside = Pick<Extract<StoryRequest, { type: 'tell' }>, 'odd' | 'character' | 'title' | 'came'>;

/** The seat's due tale, for which a draft can be used; null if none. */
function dueTale({ table: { state }, seat }: StorySeat): TaleKind | null {
  if (!state) return null;
  const { color, tells, introducers } = offers(state);
  return color === seat.color || introducers.includes(seat.color) ? tells : null;
}

export const mayTell = (at: StorySeat): boolean => dueTale(at) !== null;

/** The text of a submitted form. `holds`: the draft that the form showed; left out: the text is appended to the draft. */
export interface Writing {
  readonly text: string;
  readonly holds?: Held;
}

/** Why a text is kept as a draft. `changed`: the draft has changed since the form opened, and both are kept. */
type WhyKept = 'saved' | 'noReason' | 'noCard' | 'wovenCut' | 'changed';

/** Tells the draft with the text just written. If that fails, keeps the text in the draft if it fits, and says why. */
export async function tellDraft(
  tap: Tap,
  at: StorySeat,
  writing: Writing | null,
  beside: Beside = {},
): Promise<'told' | 'kept' | 'lost'> {
  const { tables, store, t } = tap;
  const { table } = at;
  const draft = await store.games.bacchanalia.draft(table.id, tap.userId);
  const known = draft?.parts ?? [];
  const parts =
    writing === null || writing.text === ''
      ? known
      : withPart(known, { text: writing.text, messageId: null }, writing.holds);
  const kind = dueTale(at);
  // Nobody tells a text that they haven't seen.
  if (writing?.holds && isOutdated(known, writing.holds, writing.text))
    return keepUntold(tap, at, writing, 'changed', wordsOf(beside));
  if (parts.length === 0) {
    await replyPrivately(tap, draftMessage(t, at, null));
    return 'kept';
  }
  if (kind !== null && parts !== 'full') {
    const here = parts.every(({ messageId }) => messageId !== null);
    const outcome = await makeRequest(tables, table.id, null, tap.userId, {
      type: 'tell',
      kind,
      ...taleOfParts(parts),
      here,
      ...beside,
    });
    if (outcome.ok) {
      await sendNoticesAndRefresh(tap, table.id);
      return 'told';
    }
    if (!(await isTold(tap, at, writing))) await replyRefusal(tap, outcome.refusal, outcome.table);
  }
  if (writing === null) {
    await replyPrivately(tap, draftMessage(t, at, draft));
    return 'kept';
  }
  return keepUntold(tap, at, writing, 'saved', wordsOf(beside));
}

const wordsOf = ({ character, title = '', came = '', odd }: Beside): readonly string[] => [
  ...Object.values(character ?? {}),
  came,
  title,
  odd?.woven ?? '',
];

/** Keeps a text as a draft, unless the same form, sent twice, has told it. `beside`: the other words of this one. */
export async function keepUntold(
  tap: Tap,
  at: StorySeat,
  writing: Writing,
  why: WhyKept,
  beside: readonly string[],
): Promise<'told' | 'kept' | 'lost'> {
  if (!(await isTold(tap, at, writing))) return (await keepDraft(tap, at, writing, why)) ? 'kept' : 'lost';
  await sendNoticesAndRefresh(tap, at.table.id);
  const untold = untoldOf(await logOf(tap.store, at.table), tap.userId, beside);
  if (untold.length > 0) await returnText(tap, untold.join('\n\n'));
  return 'told';
}

const isTold = async (
  { store, interaction: { user } }: Tap,
  { table }: StorySeat,
  writing: Writing | null,
): Promise<boolean> => writing !== null && isToldLast(await logOf(store, table), user.id, writing.text);

/** Keeps a text as a draft, unless its form showed a draft that has been told with it. False: the draft is full. */
export async function keepDraft(
  tap: Tap,
  at: StorySeat,
  writing: Writing,
  why: WhyKept | null,
): Promise<boolean> {
  const { text, holds } = writing;
  const { store, now, t } = tap;
  const drafts = store.games.bacchanalia;
  const { id: table } = at.table;
  const { user, id } = tap.interaction;
  const isThere = text === '' || (holds && (await isTold(tap, at, writing)));
  const isChanged =
    holds && !isThere && isOutdated((await drafts.draft(table, user.id))?.parts ?? [], holds, text);
  const kept = isThere
    ? 'added'
    : await drafts.addToDraft(table, user.id, { text, messageId: null }, now(), id, holds);
  const draft = typeof kept === 'string' ? await drafts.draft(table, user.id) : kept;
  const note =
    kept === 'full'
      ? t('bacchanalia.draft.full', { most: MAX_TEXT_LENGTH })
      : isChanged
        ? t('bacchanalia.draft.changed')
        : why === null
          ? ''
          : t(`bacchanalia.draft.${why}`);
  const message = draftMessage(t, at, draft);
  await replyPrivately(tap, {
    ...message,
    content: shorten(`${note}\n${message.content}`.trim(), MAX_CONTENT_LENGTH),
  });
  return kept !== 'full';
}

/** The message command that adds a person's own message to their draft. An edited message replaces its older text. */
export async function addToScene(tap: Tap<MessageContextMenuCommandInteraction>): Promise<void> {
  const { targetMessage: message, user } = tap.interaction;
  // Another message that refers to it comes without the text and replaces it in the cache, so it is read at once.
  const text = message.content.trim();
  promiseReply(tap);
  const { t } = tap;
  const say = (sentence: string) => replyPrivately(tap, sentence);
  if (message.author.id !== user.id) return say(t('bacchanalia.add.notYours'));
  if (text === '') return say(t('bacchanalia.add.noText'));
  const at = await storyHere(tap);
  if (!at) return say(t('bacchanalia.add.noTable'));
  const part = { text, messageId: message.id };
  const added = await tap.store.games.bacchanalia.addToDraft(at.table.id, user.id, part, tap.now());
  if (added === 'full') return say(t('bacchanalia.draft.full', { most: MAX_TEXT_LENGTH }));
  const draft = added === 'added' ? await tap.store.games.bacchanalia.draft(at.table.id, user.id) : added;
  await replyPrivately(tap, draftMessage(t, at, draft));
}

async function storyHere({
  store,
  interaction: { channelId, user },
}: Tap<MessageContextMenuCommandInteraction>): Promise<StorySeat | null> {
  for (const table of await store.tablesIn(channelId)) {
    if (table.status !== 'playing' || !isOf('bacchanalia', table)) continue;
    const seat = seatOf(table, user.id);
    if (seat && table.showing.playChannelId === channelId) return { table, seat };
  }
  return null;
}
