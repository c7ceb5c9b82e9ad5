import { isAllowedAfterEnd } from '../../games/bacchanalia/game.ts';
import { drawable } from '../../pictures/painter.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { Notice, TextOf } from '../../tables/notice.ts';
import { logOf } from '../../tables/store.ts';
import { hasResultCard } from '../../tables/table.ts';
import { LANGUAGES, translator } from '../../texts/index.ts';
import { isPermanentError, orNull } from '../api/errors.ts';
import { inChannel } from '../background/compose-notice.ts';
import type { NoticeDelivery, ResultCard } from '../game-features.ts';
import { type HandlerContext, notificationLocale } from '../handling/context.ts';
import { nameAt } from '../views/names.ts';
import { checkWords, ownMessagesFrom, removeSkippedTale, updateTaleMessages } from './earlier-tales.ts';
import { nameButton, storyCard, titleNotice } from './end-message.ts';
import { safetyNotice } from './safety.ts';
import { ownMessagesOf, taleOf } from './story-texts.ts';
import { doubtMessage, mayRetellMessage, taleMessage } from './tale-messages.ts';
import { tableauView } from './turn.ts';

export async function deliverStory(
  context: HandlerContext,
  table: StoryTable,
  { text, userId }: Notice,
): Promise<NoticeDelivery | null> {
  switch (text.kind) {
    case 'tale':
      return taleDelivery(context, table, text);
    case 'skipped':
      return skippedDelivery(context, table, text);
    case 'shownAgain':
      // Rate limits make it slow, and what an earlier one has composed isn't written over a later one.
      await context.queue.run(`tales ${table.id}`, async () => {
        await updateTaleMessages(context, table, text);
        await renewCard(context, table);
      });
      return null;
    case 'mayRetell':
      return userId === null ? null : mayRetellDelivery(context, table, text, userId);
    case 'doubt': {
      const replay = await context.tableMessages.replay(table);
      const message = doubtMessage(table, text.tale, replay);
      return message && inChannel(table, message);
    }
    case 'title':
      await renewCard(context, table);
      return inChannel(table, titleNotice(table, text));
    case 'limits':
    case 'paused': {
      const message = safetyNotice(table, text);
      return message && inChannel(table, message);
    }
    default:
      return null;
  }
}

/** A direct message is never edited, so it uses no name that could be cut later. */
export const namedByPlayers = (table: StoryTable): StoryTable =>
  table.state ? { ...table, state: { ...table.state, cast: {} } } : table;

export const storyResultCard = async (
  { store, tableMessages }: HandlerContext,
  table: StoryTable,
): Promise<ResultCard> => ({
  message: storyCard(table, await logOf(store, table), await tableMessages.replay(table)),
  picture: table.state ? drawable('bacchanalia', 'tableau', tableauView(table, table.state)) : null,
});

/** Applies cuts, edits and titles made after the end to the result card, if it still exists and is accessible. */
async function renewCard(context: HandlerContext, table: StoryTable): Promise<void> {
  if (table.status !== 'finished' || !hasResultCard(table)) return;
  const { store, channelApi, tableMessages } = context;
  const over = (await logOf(store, table)).findLast(({ action }) => !isAllowedAfterEnd(action))?.at;
  const { channelId } = table;
  const ours = over && (await orNull(isPermanentError, ownMessagesFrom(context, channelId, over)));
  const shown = ours?.find(({ customIds }) => customIds.includes(nameButton(table.id)));
  if (!shown) return;
  const card = await tableMessages.draw(table.guildId, await storyResultCard(context, table));
  checkWords(table);
  await orNull(isPermanentError, channelApi.edit(channelId, shown.id, card));
}

async function taleDelivery(
  context: HandlerContext,
  table: StoryTable,
  text: TextOf<'tale'>,
): Promise<NoticeDelivery | null> {
  const replay = await context.tableMessages.replay(table);
  const tale = taleOf(replay, text.tale);
  const message = tale ? taleMessage(table, tale, text.part, text.here) : null;
  return message && inChannel(table, message);
}

async function skippedDelivery(
  context: HandlerContext,
  table: StoryTable,
  text: TextOf<'skipped'>,
): Promise<NoticeDelivery | null> {
  await removeSkippedTale(context, table, text);
  await renewCard(context, table);
  const by = (await context.tableMessages.replay(table)).find(
    ({ action }) => action.type === 'skip' && 'tale' in action && action.tale === text.tale,
  )?.actor;
  const t = translator(table.locale);
  const who = (by && nameAt(table, by)) || 'nobody';
  return inChannel(table, { content: t('bacchanalia.skip.told', { who }), rows: [], mentions: [] });
}

async function mayRetellDelivery(
  { store, tableMessages }: HandlerContext,
  table: StoryTable,
  { tale }: TextOf<'mayRetell'>,
  userId: Snowflake,
): Promise<NoticeDelivery | null> {
  if (!table.state) return null;
  const replay = await tableMessages.replay(table);
  const messages = ownMessagesOf(replay, tale);
  const theirs = messages?.by === userId ? messages : null;
  if (!theirs && table.state.retold.includes(tale)) return null;
  const own = await notificationLocale(store, userId, table);
  const inLanguage = (locale: string) => mayRetellMessage(translator(locale), table, tale, theirs);
  const { content, rows } = inLanguage(own);
  return {
    ...inChannel(table, { content, rows, mentions: [] }),
    direct: true,
    to: userId,
    possibleTexts: [own, table.locale, ...LANGUAGES.map(({ code }) => code)].map(
      (locale) => inLanguage(locale).content,
    ),
  };
}
