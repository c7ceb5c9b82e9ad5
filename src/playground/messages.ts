/** The messages there are; every change is told to the bot's gateway and to the page. */
import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import { announce, announceGone } from './announcements.ts';
import type { Upload } from './attachments.ts';
import { compose, shownAttachments } from './compose.ts';
import type { MessageEdit } from './forms/message.ts';
import { mentionsIn } from './mentions.ts';
import { type Draft, replyFields, type StoredMessage } from './message.ts';
import { applyMentions, notify, writtenText } from './notify.ts';
import { formRefusal, refusal } from './refusal.ts';
import type { World } from './world.ts';

export class Messages {
  readonly #world: World;
  readonly #messages = new Map<string, StoredMessage>();

  constructor(world: World) {
    this.#world = world;
  }

  all(): StoredMessage[] {
    return [...this.#messages.values()];
  }

  /** Oldest first, as the channels route has them: without ephemeral ones. */
  inChannel(channelId: string): StoredMessage[] {
    return this.all().filter(
      ({ body, ephemeralFor }) => body.channel_id === channelId && ephemeralFor === null,
    );
  }

  find(id: string): StoredMessage | undefined {
    return this.#messages.get(id);
  }

  /** @throws Refusal 10008, for ephemeral messages too. */
  get(channelId: string, id: string): StoredMessage {
    const message = this.#messages.get(id);
    if (message === undefined || message.body.channel_id !== channelId || message.ephemeralFor !== null) {
      throw refusal('unknownMessage');
    }
    return message;
  }

  create(draft: Draft): StoredMessage {
    const world = this.#world;
    const { channel, author, form } = draft;
    const loading = (draft.flags & MessageFlags.Loading) !== 0;
    const content = form.content?.trim() ?? '';
    const system =
      draft.type === MessageType.ThreadCreated || draft.type === MessageType.ThreadStarterMessage;
    const filled =
      content !== '' || form.embeds?.length || form.components?.length || draft.uploads.length > 0;
    if (!filled && !loading && !system) throw refusal('emptyMessage');
    const files = world.attachments.plan(channel.id, form.attachments ?? undefined, draft.uploads, []);
    const parts = compose(world, { embeds: form.embeds ?? [], components: form.components ?? [] }, files);
    const embeds = parts.embeds ?? [];
    const components = parts.components ?? [];
    const mentions = mentionsIn(writtenText(content, form.components ?? []), form.allowed_mentions);
    const body: APIMessage = {
      id: world.ids.next(),
      channel_id: channel.id,
      type: draft.type ?? MessageType.Default,
      author,
      content,
      timestamp: world.isoNow(),
      edited_timestamp: null,
      tts: form.tts ?? false,
      embeds,
      components,
      attachments: shownAttachments(world, files, [embeds, components]),
      mentions: [],
      mention_roles: [],
      mention_everyone: false,
      pinned: false,
      flags: draft.flags,
      ...(form.nonce == null ? {} : { nonce: form.nonce }),
      ...replyFields(draft.repliesTo),
      ...draft.extra,
    };
    world.attachments.replace([], files);
    const message: StoredMessage = { body, files, ephemeralFor: draft.ephemeralFor ?? null };
    applyMentions(world, channel, message, mentions, draft.repliesTo);
    this.#messages.set(body.id, message);
    if (message.ephemeralFor === null) channel.lastMessageId = body.id;
    if (channel.kind === 'thread' && message.ephemeralFor === null && !system) {
      channel.messageCount += 1;
      channel.totalSent += 1;
    }
    announce(world, 'MESSAGE_CREATE', message);
    if (!loading) notify(world, channel, message, mentions, draft.repliesTo);
    return message;
  }

  /** An edit notifies nobody. */
  edit(message: StoredMessage, form: MessageEdit, uploads: readonly Upload[]): void {
    const world = this.#world;
    const { body } = message;
    if (this.#messages.get(body.id) !== message) throw refusal('unknownMessage');
    const flags = editedFlags(body.flags ?? 0, form.flags ?? null);
    const content = form.content === undefined ? body.content : (form.content?.trim() ?? '');
    const listed = form.attachments === null ? [] : form.attachments;
    const files = world.attachments.plan(body.channel_id, listed, uploads, message.files);
    const parts = compose(
      world,
      {
        ...(form.embeds === undefined ? {} : { embeds: form.embeds ?? [] }),
        ...(form.components === undefined ? {} : { components: form.components ?? [] }),
      },
      files,
    );
    const embeds = parts.embeds ?? body.embeds;
    const components = parts.components ?? body.components ?? [];
    const v2 = (flags & MessageFlags.IsComponentsV2) !== 0;
    if (v2 && (content !== '' || embeds.length > 0)) {
      throw formRefusal(
        [content === '' ? 'embeds' : 'content'],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        'What the message had before has to be set to null when using MessageFlags.IS_COMPONENTS_V2',
      );
    }
    const filled = content !== '' || embeds.length > 0 || components.length > 0;
    if (!filled && (v2 || files.length === 0)) throw refusal('emptyMessage');
    world.attachments.replace(message.files, files);
    const wasLoading = ((body.flags ?? 0) & MessageFlags.Loading) !== 0;
    message.files = files;
    message.body = {
      ...body,
      content,
      embeds,
      components,
      attachments: shownAttachments(world, files, [embeds, components]),
      flags,
      edited_timestamp: wasLoading ? null : world.isoNow(),
    };
    if (form.content !== undefined || form.components !== undefined) {
      const mentions = mentionsIn(writtenText(content, form.components ?? []), form.allowed_mentions);
      applyMentions(world, world.channels.get(body.channel_id), message, mentions, undefined);
    }
    announce(world, 'MESSAGE_UPDATE', message);
  }

  /** Changes that Discord itself makes: a thread that hangs on the message, its flags. */
  amend(message: StoredMessage, changes: Partial<APIMessage>): void {
    message.body = { ...message.body, ...changes };
    announce(this.#world, 'MESSAGE_UPDATE', message);
  }

  remove(message: StoredMessage): void {
    const { id, channel_id } = message.body;
    if (!this.#messages.delete(id)) return;
    this.#world.attachments.replace(message.files, []);
    const channel = this.#world.channels.find(channel_id);
    if (channel?.kind === 'thread' && message.ephemeralFor === null) channel.messageCount -= 1;
    announceGone(this.#world, message);
  }

  /** Without a word about each message: the channel is gone. */
  forgetChannel(channelId: string): void {
    for (const [id, { body, files }] of this.#messages) {
      if (body.channel_id !== channelId) continue;
      this.#world.attachments.replace(files, []);
      this.#messages.delete(id);
    }
  }
}

/** Embeds can be hidden and shown again; Components V2 can't be turned off. An edited message is no longer loading. */
function editedFlags(before: number, given: number | null): number {
  const kept = before & ~MessageFlags.Loading;
  if (given === null) return kept;
  const settable = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;
  return (kept & ~MessageFlags.SuppressEmbeds) | (given & settable);
}
