/** Stores messages. Each change is sent to the page, and to the bot unless the message is ephemeral. */
import {
  type APIMessage,
  type APIUser,
  MessageFlags,
  MessageType,
  type MessageType as Type,
} from 'discord-api-types/v10';
import type { PageMessage } from '../page-protocol.ts';
import { formRefusal, refusal } from '../refusal.ts';
import { hasLayout } from '../validators/components.ts';
import { CONTENT_BESIDE_LAYOUT, type MessageEdit, type NewMessage } from '../validators/message.ts';
import type { Emojis } from './application.ts';
import type { Attachments, StoredFile, Upload } from './attachments.ts';
import { type Channel, isPrivate } from './channel.ts';
import type { Channels } from './channels.ts';
import { displayedText, storedComponents } from './components.ts';
import { mentionFields, notifiedPeople } from './mentions.ts';
import type { SharedState } from './shared.ts';

export interface StoredMessage {
  body: APIMessage;
  files: readonly StoredFile[];
  /** The only person who sees an ephemeral message. */
  readonly ephemeralFor: string | null;
}

export interface MessageDraft {
  readonly channel: Channel;
  readonly author: APIUser;
  readonly form: Pick<NewMessage, 'content' | 'components' | 'attachments' | 'allowed_mentions' | 'nonce'>;
  readonly uploads?: readonly Upload[];
  readonly flags?: number;
  readonly type?: Type;
  readonly ephemeralFor?: string;
  /** Fields that only some messages have: `webhook_id`, `interaction_metadata`. */
  readonly extra?: Partial<APIMessage>;
}

/** Messages of Discord itself, which have no content. */
const systemTypes: readonly Type[] = [MessageType.ThreadCreated, MessageType.ThreadStarterMessage];

export class Messages {
  readonly #shared: SharedState;
  readonly #channels: Channels;
  readonly #attachments: Attachments;
  readonly #emojis: Emojis;
  readonly #messages = new Map<string, StoredMessage>();

  constructor(shared: SharedState, channels: Channels, attachments: Attachments, emojis: Emojis) {
    this.#shared = shared;
    this.#channels = channels;
    this.#attachments = attachments;
    this.#emojis = emojis;
  }

  all(): StoredMessage[] {
    return [...this.#messages.values()];
  }

  /** Oldest first, without ephemeral messages. */
  inChannel(channelId: string): StoredMessage[] {
    return this.all().filter(
      ({ body, ephemeralFor }) => body.channel_id === channelId && ephemeralFor === null,
    );
  }

  find(id: string): StoredMessage | undefined {
    return this.#messages.get(id);
  }

  /** @throws Refusal 10008, also for ephemeral messages */
  get(channelId: string, id: string): StoredMessage {
    const message = this.#messages.get(id);
    if (message === undefined || message.body.channel_id !== channelId || message.ephemeralFor !== null) {
      throw refusal('unknownMessage');
    }
    return message;
  }

  create(draft: MessageDraft): StoredMessage {
    const { channel, author, form, uploads = [], flags = 0, type = MessageType.Default } = draft;
    const content = form.content?.trim() ?? '';
    const isLoading = (flags & MessageFlags.Loading) !== 0;
    const isSystem = systemTypes.includes(type);
    const isBare = hasLayout(flags) || uploads.length === 0;
    const isEmpty = content === '' && !form.components?.length && isBare;
    if (isEmpty && !isLoading && !isSystem) throw refusal('emptyMessage');
    this.#emojis.check(form.components ?? []);
    const files = this.#attachments.plan(channel.id, form.attachments ?? undefined, uploads, []);
    const attachments = files.map((file) => this.#attachments.json(file));
    const components = storedComponents(form.components ?? [], attachments);
    const body: APIMessage = {
      id: this.#shared.ids.next(),
      channel_id: channel.id,
      type,
      author,
      content,
      timestamp: this.#shared.isoNow(),
      edited_timestamp: null,
      tts: false,
      embeds: [],
      components,
      attachments,
      ...this.#mentions(channel, { content, components, author }, form),
      pinned: false,
      flags,
      ...(form.nonce == null ? {} : { nonce: form.nonce }),
      ...draft.extra,
    };
    this.#attachments.replace([], files);
    const message: StoredMessage = { body, files, ephemeralFor: draft.ephemeralFor ?? null };
    this.#messages.set(body.id, message);
    if (message.ephemeralFor === null) {
      channel.lastMessageId = body.id;
      if (channel.kind === 'thread' && !isSystem) {
        channel.messageCount += 1;
        channel.totalSent += 1;
        this.#channels.addMember(channel, author.id);
      }
      if (!isSystem) this.#join(channel, body);
    }
    this.#announce('MESSAGE_CREATE', message);
    if (!isLoading && message.ephemeralFor === null) {
      for (const userId of notifiedPeople(this.#shared, this.#channels, channel, body)) {
        this.#shared.events.toPage({
          type: 'notified',
          userId,
          channelId: channel.id,
          messageId: body.id,
        });
      }
    }
    return message;
  }

  edit(message: StoredMessage, form: MessageEdit, uploads: readonly Upload[]): void {
    const { body } = message;
    if (this.#messages.get(body.id) !== message) throw refusal('unknownMessage');
    const content = form.content === undefined ? body.content : (form.content?.trim() ?? '');
    this.#emojis.check(form.components ?? []);
    const listed = form.attachments === null ? [] : form.attachments;
    const files = this.#attachments.plan(body.channel_id, listed, uploads, message.files);
    const attachments = files.map((file) => this.#attachments.json(file));
    const components =
      form.components === undefined
        ? (body.components ?? [])
        : storedComponents(form.components ?? [], attachments);
    const flags = (body.flags ?? 0) | ((form.flags ?? 0) & MessageFlags.IsComponentsV2);
    if (hasLayout(flags) && content !== '') throw formRefusal(['content'], ...CONTENT_BESIDE_LAYOUT);
    const isBare = hasLayout(flags) || files.length === 0;
    if (content === '' && components.length === 0 && isBare) throw refusal('emptyMessage');
    this.#attachments.replace(message.files, files);
    message.files = files;
    message.body = {
      ...body,
      content,
      components,
      attachments,
      flags: flags & ~MessageFlags.Loading,
      edited_timestamp: (flags & MessageFlags.Loading) !== 0 ? null : this.#shared.isoNow(),
      ...(form.content === undefined && form.components === undefined
        ? {}
        : this.#mentions(
            this.#channels.get(body.channel_id),
            { content, components, author: body.author },
            form,
          )),
    };
    if (message.ephemeralFor === null) this.#join(this.#channels.get(body.channel_id), message.body);
    this.#announce('MESSAGE_UPDATE', message);
  }

  /** Applies changes by Discord itself: a message's thread and flags. */
  amend(message: StoredMessage, changes: Partial<APIMessage>): void {
    message.body = { ...message.body, ...changes };
    this.#announce('MESSAGE_UPDATE', message);
  }

  remove(message: StoredMessage): void {
    const { id, channel_id } = message.body;
    if (!this.#messages.delete(id)) return;
    this.#attachments.replace(message.files, []);
    const channel = this.#channels.find(channel_id);
    if (message.ephemeralFor === null) {
      if (channel?.kind === 'thread') channel.messageCount -= 1;
      const guildId = this.#guildOf(channel_id);
      const data = { id, channel_id, ...(guildId === null ? {} : { guild_id: guildId }) };
      if (this.#isTold(channel)) this.#shared.events.toBot({ name: 'MESSAGE_DELETE', data, guildId });
    }
    this.#shared.events.toPage({ type: 'messageGone', channelId: channel_id, messageId: id });
  }

  /** Removes earlier ephemeral messages, like a restarted Discord client. */
  forgetEphemeral(before: Date): void {
    for (const message of this.#messages.values())
      if (message.ephemeralFor !== null && Date.parse(message.body.timestamp) < before.getTime())
        this.remove(message);
  }

  /** Drops a deleted channel's messages, for which Discord sends no events. */
  forgetChannel(channelId: string): void {
    for (const [id, { body, files }] of this.#messages) {
      if (body.channel_id !== channelId) continue;
      this.#attachments.replace(files, []);
      this.#messages.delete(id);
    }
  }

  /**
   * A message as a bot without the intent for message content receives it: other authors' messages in a guild are empty unless they
   * mention the bot, and so is a message that it refers to.
   */
  redactForBot(body: APIMessage): APIMessage {
    const { bot } = this.#shared;
    const referenced = body.referenced_message;
    const shown = referenced ? { ...body, referenced_message: this.redactForBot(referenced) } : body;
    const isReadable = body.author.id === bot.id || body.mentions.some(({ id }) => id === bot.id);
    if (isReadable || this.#guildOf(body.channel_id) === null) return shown;
    return { ...shown, content: '', attachments: [], components: [] };
  }

  /** People mentioned in a private thread become members if the author may add them, also by an edit, which notifies nobody. */
  #join(channel: Channel, { author, mentions }: APIMessage): void {
    if (channel.kind !== 'thread' || !isPrivate(channel) || !this.#channels.mayAdd(channel, author.id))
      return;
    for (const { id } of mentions)
      if (this.#channels.canJoin(channel, id)) this.#channels.addMember(channel, id);
  }

  #mentions(
    channel: Channel,
    message: Pick<APIMessage, 'content' | 'components' | 'author'>,
    form: Pick<MessageEdit, 'allowed_mentions'>,
  ) {
    const written = { content: displayedText(message), author: message.author };
    return mentionFields(this.#shared, this.#channels, channel, written, form.allowed_mentions);
  }

  #guildOf(channelId: string): string | null {
    const channel = this.#channels.find(channelId);
    return channel ? (this.#shared.guildOf(channel)?.id ?? null) : this.#shared.guild.id;
  }

  /** The bot receives nothing about messages in channels that it can't see. */
  #isTold(channel: Channel | undefined): boolean {
    return channel === undefined || this.#channels.isVisibleToBot(channel);
  }

  #announce(name: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE', message: StoredMessage): void {
    const { body } = message;
    const { bot, people, events } = this.#shared;
    events.toPage({ type: 'message', message: pageMessage(message) });
    if (message.ephemeralFor !== null || !this.#isTold(this.#channels.find(body.channel_id))) return;
    const guildId = this.#guildOf(body.channel_id);
    const guild = this.#shared.guilds.get(guildId ?? '');
    const data = this.redactForBot(body);
    if (guild === undefined) {
      events.toBot({ name, data, guildId });
      return;
    }
    const author = people.get(body.author.id);
    const { user: _, ...member } =
      author === undefined ? { ...guild.botMember(), user: bot } : guild.member(author);
    events.toBot({ name, data: { ...data, guild_id: guildId, member }, guildId });
  }
}

export function pageMessage({ body, ephemeralFor }: StoredMessage): PageMessage {
  return ephemeralFor === null ? body : { ...body, ephemeral_for: ephemeralFor };
}
