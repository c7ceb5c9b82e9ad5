import { isForAfterwards } from '../../games/bacchanalia/index.ts';
import { storyPicture } from '../../pictures/bacchanalia/index.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { Notice, NoticeText } from '../../tables/notice.ts';
import { logOf } from '../../tables/store.ts';
import { hasResultCard } from '../../tables/table.ts';
import { LANGUAGES, translator } from '../../texts/index.ts';
import { isRefused, orNull } from '../api/channel-api.ts';
import { inChannel } from '../background/compose-notice.ts';
import type { NoticeDelivery, ResultCard } from '../game-features.ts';
import type { HandlerContext } from '../handling/context.ts';
import { localeUnasked } from '../handling/locale.ts';
import { nameAt } from '../views/names.ts';
import { doubtMessage } from './doubt-messages.ts';
import { ownMessagesFrom, removeSkippedTale, updateTaleMessages } from './edit-messages.ts';
import { nameButton, storyCard } from './end-message.ts';
import { safetyNotice } from './safety.ts';
import { ownMessagesOf, taleOf } from './tale.ts';
import { mayRetellMessage, taleMessage } from './tale-messages.ts';
import { titleNotice } from './title.ts';
import { tableauView } from './turn.ts';

type Of<Kind extends NoticeText['kind']> = Extract<NoticeText, { kind: Kind }>;

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
      await updateTaleMessages(context, table, text);
      await renewCard(context, table);
      return null;
    case 'mayRetell':
      return userId === null ? null : mayRetellDelivery(context, table, text, userId);
    case 'doubt': {
      const replay = await context.tableMessages.replay(table);
      const message = doubtMessage(table, text.tale, replay);
      return message && { ...inChannel(table, message), silent: false };
    }
    case 'title':
      await renewCard(context, table);
      return inChannel(table, { ...titleNotice(table, text), mentions: [] });
    case 'limits':
    case 'paused': {
      const message = safetyNotice(table, text);
      return message && { ...inChannel(table, message), silent: message.mentions.length === 0 };
    }
    default:
      return null;
  }
}

/** A direct message is never edited again, so it uses no name that may be skipped later. */
export const namedByPlayers = (table: StoryTable): StoryTable =>
  table.state ? { ...table, state: { ...table.state, cast: {} } } : table;

export const storyResultCard = async (
  { store, tableMessages }: HandlerContext,
  table: StoryTable,
): Promise<ResultCard> => ({
  message: storyCard(table, await logOf(store, table), await tableMessages.replay(table)),
  picture: table.state ? storyPicture('tableau', tableauView(table, table.state)) : null,
});

/** What is cut, edited or named after the end is so on the card in the channel, too, unless that is gone, or closed to the bot. */
async function renewCard(context: HandlerContext, table: StoryTable): Promise<void> {
  if (table.status !== 'finished' || !hasResultCard(table)) return;
  const { store, channelApi, tableMessages } = context;
  const over = (await logOf(store, table)).findLast(({ action }) => !isForAfterwards(action))?.at;
  const { channelId } = table;
  const ours = over && (await orNull(isRefused, ownMessagesFrom(context, channelId, over)));
  const shown = ours?.find(({ customIds }) => customIds.includes(nameButton(table.id)));
  if (!shown) return;
  const card = await tableMessages.draw(table.guildId, await storyResultCard(context, table));
  await orNull(isRefused, channelApi.edit(channelId, shown.id, card));
}

async function taleDelivery(
  context: HandlerContext,
  table: StoryTable,
  text: Of<'tale'>,
): Promise<NoticeDelivery | null> {
  const replay = await context.tableMessages.replay(table);
  const tale = taleOf(replay, text.tale);
  const message = tale ? taleMessage(table, tale, text.part, text.here) : null;
  return message && { ...inChannel(table, message), silent: message.mentions.length === 0 };
}

async function skippedDelivery(
  context: HandlerContext,
  table: StoryTable,
  text: Of<'skipped'>,
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
  { tale }: Of<'mayRetell'>,
  userId: Snowflake,
): Promise<NoticeDelivery | null> {
  if (!table.state) return null;
  const replay = await tableMessages.replay(table);
  const messages = ownMessagesOf(replay, tale);
  const theirs = messages?.by === userId ? messages : null;
  if (!theirs && table.state.retold.includes(tale)) return null;
  const own = await localeUnasked(store, userId, table);
  const inLanguage = (locale: string) => mayRetellMessage(translator(locale), table, tale, theirs);
  const { content, rows } = inLanguage(own);
  return {
    ...inChannel(table, { content, rows, mentions: [] }),
    direct: true,
    to: userId,
    possibleTexts: [own, table.locale, ...LANGUAGES.map(({ code }) => code)].map(
      (locale) => inLanguage(locale).content,
    ),
    silent: false,
  };
}
