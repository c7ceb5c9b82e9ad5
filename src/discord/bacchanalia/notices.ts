import { isForAfterwards } from '../../games/bacchanalia/index.ts';
import { storyPicture } from '../../pictures/bacchanalia/index.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import type { SeatColor, Snowflake } from '../../tables/game-types.ts';
import type { Notice, NoticeText } from '../../tables/notice.ts';
import type { SettingsStore } from '../../tables/settings.ts';
import { logOf } from '../../tables/store.ts';
import { hasResultCard, isDirect, tableChannel } from '../../tables/table.ts';
import { LANGUAGES, translator } from '../../texts/index.ts';
import { isRefused, orNull } from '../api/channel-api.ts';
import { COLOR_EMOJIS, emojiPicture } from '../api/emojis.ts';
import type { Speaker } from '../api/webhooks.ts';
import { inChannel } from '../background/compose-notice.ts';
import type { NoticeDelivery, ResultCard } from '../game-features.ts';
import type { HandlerContext } from '../handling/context.ts';
import { localeUnasked } from '../handling/locale.ts';
import { nameAt } from '../views/names.ts';
import { doubtMessage } from './doubt-messages.ts';
import { ownMessagesFrom, removeSkippedTale, updateTaleMessages } from './edit-messages.ts';
import { nameButton, storyCard } from './end-message.ts';
import { safetyNotice } from './safety.ts';
import { storyWords } from './story-texts.ts';
import {
  type CurrentTale,
  ownMessagesOf,
  partsTold,
  type StoryReplay,
  taleKey,
  taleOf,
  tellingOf,
} from './tale.ts';
import { mayRetellMessage, quoted, skippedTale, staysLines, taleMessage } from './tale-messages.ts';
import { titleNotice } from './title.ts';
import { tableauView } from './turn.ts';

type Of<Kind extends NoticeText['kind']> = Extract<NoticeText, { kind: Kind }>;

export async function deliverStory(
  context: HandlerContext,
  table: StoryTable,
  { key, text, userId }: Notice,
): Promise<NoticeDelivery | null> {
  switch (text.kind) {
    case 'tale':
      return taleDelivery(context, table, text, key);
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
  key: string,
): Promise<NoticeDelivery | null> {
  const replay = await context.tableMessages.replay(table);
  const tale = taleOf(replay, text.tale);
  const message = tale ? taleMessage(table, tale, text.part, text.here) : null;
  if (!tale) await takeBackUnknown(context, table, replay, text, key);
  if (!tale || !message) return null;
  // What is told once more has lost its character's name, and the teller's own messages have spoken already.
  const isFirst = !text.here && key === taleKey(table, text.tale, text.part);
  const speaker = isFirst ? await speakerOf(context.store, table, tale) : null;
  return { ...inChannel(table, message), silent: message.mentions.length === 0, speaker };
}

const faceOf = (color: SeatColor): string => `face_${color}`;

export const FACE_EMOJIS: readonly string[] = COLOR_EMOJIS.map(faceOf);

/** Who speaks a tale where its server wants that; null: the bot itself, as for Bacchus and for introductions, whose names may change. */
async function speakerOf(
  store: Pick<SettingsStore, 'guildSettings'>,
  table: StoryTable,
  { color, kind, ofBacchus }: CurrentTale,
): Promise<Speaker | null> {
  const name = storyWords.characterOn?.(table, color) ?? '';
  if (name === '' || kind === 'introduction' || ofBacchus || isDirect(table)) return null;
  const { games } = await store.guildSettings(table.guildId);
  return games.bacchanalia?.speaks ? { name, picture: emojiPicture(faceOf(color)) } : null;
}

/** It was cut before anybody stored that a webhook had said it: a process died in between. */
async function takeBackUnknown(
  { webhooks }: HandlerContext,
  table: StoryTable,
  replay: StoryReplay,
  { tale, part }: Of<'tale'>,
  key: string,
): Promise<void> {
  const words = quoted(partsTold(replay, tale)[part] ?? '');
  const at = tellingOf(replay, tale)?.step.at;
  const isIt = (content: string) => content.endsWith(`\n${words}`);
  if (at && (await webhooks.wasSaid(key, tableChannel(table), isIt, at))) await webhooks.takeBack(key);
}

async function skippedDelivery(
  context: HandlerContext,
  table: StoryTable,
  text: Of<'skipped'>,
): Promise<NoticeDelivery | null> {
  const { isReplaced, stay } = await removeSkippedTale(context, table, text);
  await renewCard(context, table);
  const by = (await context.tableMessages.replay(table)).find(
    ({ action }) => action.type === 'skip' && 'tale' in action && action.tale === text.tale,
  )?.actor;
  const t = translator(table.locale);
  const who = (by && nameAt(table, by)) || 'nobody';
  const told = t('bacchanalia.skip.told', { who });
  const content = [told, ...staysLines(t, table, stay)].join('\n');
  const rows = isReplaced ? [] : skippedTale(table, text.tale).rows;
  return inChannel(table, { content, rows, mentions: [] });
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
