import type {
  BaseInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { BUSY } from '../../pictures/drawing-queue.ts';
import type { Outcome } from '../../tables/changes/table-transaction.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { TableRefusal } from '../../tables/refusal.ts';
import { type Table, tableChannel } from '../../tables/table.ts';
import { type TextKey, type Translate, translator } from '../../texts/index.ts';
import { accessOf } from '../api/channel-access.ts';
import { isClosedToMessages, isPermanentError, orNull } from '../api/errors.ts';
import { isOnOwnAnswer, personOf, type SelectInteraction, tableGuildOf } from '../api/interaction.ts';
import { MAX_CONTENT_LENGTH, type OutMessage, plain, withLine } from '../api/message.ts';
import { hasText, sendOnce } from '../api/outbox.ts';
import type { PictureKind } from '../cooldowns.ts';
import { formIdOf } from '../custom-id.ts';
import { troubleOf } from '../table-message/thread.ts';
import type { MessageToDraw } from '../views/game-presenter.ts';
import { plainName, stamp } from '../views/names.ts';
import { refusalMessage } from '../views/refusal.ts';
import { acknowledgementOf } from './acknowledgement.ts';
import { type HandlerContext, notificationLocale, type Tap, tableLocale } from './context.ts';

type Answering = Pick<Tap, 'interaction'>;

/** A message, or only its text. */
type Said = OutMessage | string;

const messageOf = (said: Said): OutMessage => (typeof said === 'string' ? plain(said) : said);

/** Sends a private message, whatever has been answered so far. */
export const replyPrivately = ({ interaction }: Answering, said: Said): Promise<void> =>
  acknowledgementOf(interaction).replyPrivately(messageOf(said));

/** Opens a form, with an id from its declared one and its content. If the steps before took too long, the person is told. */
export async function openModal(
  tap: Tap<ButtonInteraction | StringSelectMenuInteraction | ChatInputCommandInteraction>,
  form: APIModalInteractionResponseCallbackData,
): Promise<void> {
  const shown = { ...form, custom_id: formIdOf(form.custom_id, form) };
  if (await acknowledgementOf(tap.interaction).showModal(shown)) return;
  await replyPrivately(tap, tap.t('refused.failed'));
}

/** Answers a command, button, list or form that the bot no longer has. */
export const replyUnknownButton = (tap: Tap): Promise<void> =>
  replyPrivately(tap, tap.t('refused.unknownButton'));

export async function replyRefusal(tap: Tap, refusal: TableRefusal, table: Table | null): Promise<void> {
  await replyPrivately(tap, refusalMessage(tap.t, refusal, table));
}

/** The table after the requested change; null after telling the person why it was refused. */
export async function acceptedTable(tap: Tap, outcome: Outcome): Promise<Table | null> {
  if (outcome.ok) return outcome.table;
  await replyRefusal(tap, outcome.refusal, outcome.table);
  return null;
}

export type ComponentInteraction = ButtonInteraction | SelectInteraction;
export type DeferrableInteraction = ComponentInteraction | ChatInputCommandInteraction;

/** Promises a new private message. Call it before any await, like the next two. */
export const promiseReply = ({ interaction }: Answering): void =>
  acknowledgementOf(interaction).promiseReply();

export const promiseUpdate = ({ interaction }: Answering): void =>
  acknowledgementOf(interaction).promiseUpdate();

/** The answer will be a new private message, or replace the pressed message if that is private. */
export function promiseReplyInPlace(tap: Tap<ComponentInteraction | ModalSubmitInteraction>): void {
  if (isOnOwnAnswer(tap.interaction)) promiseUpdate(tap);
  else promiseReply(tap);
}

export const promises = { reply: promiseReply, update: promiseUpdate, inPlace: promiseReplyInPlace };

/** Sends the promised answer, or replaces the text of an earlier one. Call it after storing. */
export const answer = ({ interaction }: Answering, said: Said): Promise<void> =>
  acknowledgementOf(interaction).answer(messageOf(said));

/**
 * Answers with a live message's last words, after which it isn't kept up to date. If another process has answered instead, such as
 * that there is nothing left to answer, the message is reviewed like after any other change.
 */
export async function answerLast(tap: Tap<ButtonInteraction>, said: Said): Promise<void> {
  await answer(tap, said);
  if (!acknowledgementOf(tap.interaction).isShared)
    await tap.store.releaseMessage(tap.interaction.message.id);
}

export const removePressedButton = ({ interaction }: Tap<ButtonInteraction>): Promise<void> =>
  acknowledgementOf(interaction).removePressed();

export async function showReply(tap: Tap<DeferrableInteraction>, message: MessageToDraw): Promise<void> {
  await answer(tap, await drawReply(tap, tableGuildOf(tap.interaction), message, tap.locale));
}

interface Told extends Pick<Table, 'locale'> {
  readonly userId: Snowflake;
  /** The same for each attempt. */
  readonly key: string;
  /** No attempt was made before. */
  readonly since: Date;
}

/** Sends a direct message once, in the person's language, silently while they rest. False if they can't be reached; rejects if Discord fails for now. */
export async function tellOnce(
  context: HandlerContext,
  { userId, key, since, locale }: Told,
  text: (t: Translate) => string,
): Promise<boolean> {
  const t = translator(await notificationLocale(context.store, userId, { locale }));
  const message = { ...plain(text(t)), mentions: [userId] };
  const isSame = hasText(message.content, since);
  const send = async () => {
    const channelId = await context.channelApi.openDirectMessage(userId);
    return sendOnce(context, { channelId, key, isSame, compose: async () => message });
  };
  return (await orNull(isPermanentError, send())) !== null;
}

interface FirstDirect {
  readonly userId: Snowflake;
  readonly message: OutMessage;
  readonly nonce: string;
  /** A message to this person was sent for the wish before, perhaps by another process, which may be refused yet. */
  readonly isRepeated?: boolean;
}

/**
 * Stores a wish for direct messages, and sends a first one, without notification. If Discord doesn't deliver that, the wish is taken
 * back, and it returns false. Stored first: another process that is slow to send it must not undo what the person wants by then.
 */
export async function storeIfReachable(
  { channelApi }: HandlerContext,
  { userId, message, nonce, isRepeated = false }: FirstDirect,
  store: () => Promise<unknown>,
  takeBack: () => Promise<unknown>,
): Promise<boolean> {
  await store();
  try {
    const channel = await channelApi.openDirectMessage(userId);
    if (!isRepeated || !channelApi.hasSentTo(channel))
      await channelApi.send(channel, message, { nonce, silent: true });
    return true;
  } catch (error) {
    if (!isClosedToMessages(error)) throw error;
    await takeBack();
    return false;
  }
}

/** Whether a picture of this kind can be drawn for the person now, which counts it; if not, they are told when. */
export async function mayAskForPicture(tap: Tap, kind: PictureKind): Promise<boolean> {
  const { guildId, user } = tap.interaction;
  const wait = tap.cooldowns.picture({ guildId, userId: user.id }, kind);
  if (!wait) return true;
  const { whose, until } = wait;
  await replyPrivately(tap, tap.t('refused.manyPictures', { whose, until: stamp(until) }));
  return false;
}

/** Draws an answer's picture in this server's share of the queue; if too many are being drawn, a note says so. Rejects if it can't be drawn. */
export async function drawAnswer(
  { draw, drawing }: Pick<HandlerContext, 'draw' | 'drawing'>,
  share: Snowflake,
  { message, picture }: MessageToDraw,
  locale: string,
): Promise<OutMessage> {
  if (!picture) return { ...message, picture };
  const drawn = await drawing.submit(share, 'answer', () => draw(picture));
  if (drawn !== BUSY) return { ...message, picture: drawn };
  const noted = withLine(translator(locale)('picture.busy'), message);
  return { ...(noted.content.length <= MAX_CONTENT_LENGTH ? noted : message), picture: null };
}

/** Like `drawAnswer`, for a text that is complete without its picture: if it can't be drawn, only the text is sent. */
export async function drawReply(
  context: Pick<HandlerContext, 'draw' | 'drawing' | 'log'>,
  share: Snowflake,
  message: MessageToDraw,
  locale: string,
): Promise<OutMessage> {
  try {
    return await drawAnswer(context, share, message, locale);
  } catch (error) {
    context.log.error({ err: error }, 'failed to draw a picture for an answer');
    return { ...message.message, picture: null };
  }
}

/** Longer texts are sent as a file. */
const MAX_GIVEN_BACK = 1800;

/** A sentence with a person's own text below it, unchanged; a long one as a file. */
export function withText(sentence: string, text: string): OutMessage {
  return text.length <= MAX_GIVEN_BACK
    ? plain(`${sentence}\n>>> ${text}`)
    : { ...plain(sentence), files: [{ name: 'tale.txt', content: Buffer.from(text) }] };
}

/** Returns text that could not be stored to its writer. */
export async function returnText(tap: Tap, text: string): Promise<void> {
  await replyPrivately(tap, withText(tap.t('form.givenBack'), text)).catch((error: unknown) => {
    tap.log.error({ err: error, interaction: tap.interaction.id }, 'failed to return a text to its writer');
  });
}

export async function returnForm(tap: Tap<ModalSubmitInteraction>): Promise<void> {
  for (const field of tap.interaction.fields.fields.values())
    if (field.type === ComponentType.TextInput && field.value.trim() !== '')
      await returnText(tap, field.value.trim());
}

/** The bot has to be a member, and both it and the person may write here. */
export function mayPostHere(interaction: BaseInteraction): boolean {
  if (!interaction.inCachedGuild()) return false;
  const { missing, isOutside, isThread } = accessOf(interaction);
  const speaks = isThread ? 'SendMessagesInThreads' : 'SendMessages';
  return !isOutside && missing.length === 0 && interaction.memberPermissions.has(speaks);
}

/** Shares something in the channel, below a line with the person who does. `posted` receives the message id. */
export const shareHere = (
  tap: Tap<ButtonInteraction>,
  compose: (locale: string) => OutMessage | Promise<OutMessage>,
  posted?: (message: Snowflake) => Promise<void>,
): Promise<void> =>
  postHere(
    tap,
    async (locale, name) => sharedBy(locale, name, await compose(locale)),
    'dice.noShare',
    posted,
  );

/**
 * Posts something in the channel, once per tap, without pings. Its language is that of the table played there, else the server's.
 * `refusal`: for the person if it isn't possible. `posted` receives the message id.
 */
export async function postHere(
  tap: Tap<ButtonInteraction>,
  compose: (locale: string, name: string) => Promise<OutMessage>,
  refusal: TextKey,
  posted: (message: Snowflake) => Promise<void> = async () => {},
): Promise<void> {
  const { store, channelApi } = tap;
  const { channelId, guildId } = tap.interaction;
  if (!mayPostHere(tap.interaction) || guildId === null) return replyPrivately(tap, tap.t(refusal));
  const tables = await store.tablesIn(channelId);
  const here = tables.find(({ showing }) => showing.playChannelId === channelId);
  const locale = here?.locale ?? tableLocale(await store.guildSettings(guildId), tap.interaction);
  const message = await compose(locale, plainName(personOf(tap.interaction).name));
  const options = { nonce: tap.interaction.id, silent: true };
  const shared = await orNull(isPermanentError, channelApi.send(channelId, message, options));
  if (shared === null) return replyPrivately(tap, tap.t(refusal));
  await posted(shared);
  await removePressedButton(tap);
}

/** Adds a line with the person who shares it. `name`: formatted. */
export const sharedBy = (locale: string, name: string, message: OutMessage): OutMessage =>
  withLine(translator(locale)('dice.shared', { name }), message);

/** Sends a command's result, once by its nonce. Returns the message's id; null: the bot may not write there, and the person is told. */
export async function postOrExplain(
  tap: Tap,
  table: Table,
  channelId: Snowflake,
  message: OutMessage,
  nonce = tap.interaction.id,
): Promise<Snowflake | null> {
  try {
    return await tap.channelApi.send(channelId, message, { nonce });
  } catch (error) {
    if (!isPermanentError(error)) throw error;
    tap.log.warn({ err: error, table: table.id, channel: channelId }, 'no access to a table’s channel');
    const isTable = channelId === table.channelId || channelId === tableChannel(table);
    const what = troubleOf(error);
    if (isTable) await tap.reportTrouble(table, channelId, what, { answered: tap.userId });
    const values = { number: table.number, game: table.game };
    const until = tap.accessTo(channelId)?.timedOutUntil;
    const why =
      until && tap.t('notice.trouble.timedOut', { ...values, what: 'here', until: stamp(until, 'f') });
    await replyPrivately(tap, why ?? tap.t('refused.cannotWrite', values));
    return null;
  }
}
