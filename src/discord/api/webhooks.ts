import type { REST } from 'discord.js';
import { type APIChannel, type APIMessage, type APIWebhook, Routes } from 'discord-api-types/v10';
import * as z from 'zod';
import type { Snowflake } from '../../tables/game-types.ts';
import type { NoteStore } from '../../tables/store.ts';
import { type ChannelApi, isChannelGone, isMessageGone, isRefused, writtenAt } from './channel-api.ts';
import { bodyOf, type OutMessage } from './message.ts';

/** Whose message it seems to be. */
export interface Speaker {
  readonly name: string;
  /** A picture's address; null: Discord shows its own. */
  readonly picture: string | null;
}

const webhookJson = z.strictObject({ channelId: z.string(), token: z.string() });

const spokenJson = z.strictObject({ webhookId: z.string(), channelId: z.string(), messageId: z.string() });

/** A message of a webhook, and the channel or thread where it stands. */
export type SpokenMessage = z.infer<typeof spokenJson>;

interface Parts {
  readonly rest: REST;
  /** Tries nothing twice by itself: Discord would post a webhook's message again. */
  readonly restOnce: REST;
  readonly channelApi: Pick<ChannelApi, 'withUnarchivedThread' | 'recentOfWebhooks' | 'sent' | 'remove'>;
  readonly store: Pick<NoteStore, 'note' | 'saveNote' | 'claimNote'>;
  readonly applicationId: () => Snowflake;
}

const NAME = 'Haruspex';

const webhookKey = (id: Snowflake): string => `webhook:${id}`;
const spokenKey = (key: string): string => `spoken:${key}`;

/**
 * Messages under names and pictures of their own, by one webhook in each channel. Each has a key, unique for ever, by which it is found
 * again. The webhook's token is stored, so that what was said can be taken back when the permission to look it up is gone.
 */
export class Webhooks {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns false where Discord refuses it: a missing permission, or a name that it does not allow. */
  async say(
    key: string,
    channelId: Snowflake,
    message: OutMessage,
    { name, picture }: Speaker,
    silent: boolean,
  ): Promise<boolean> {
    const { restOnce, channelApi } = this.#parts;
    try {
      const { id, token, ...webhook } = await this.#webhookFor(channelId);
      const { body } = bodyOf(message, { silent });
      const { id: messageId } = (await restOnce.post(Routes.webhook(id, token), {
        body: { ...body, username: name, ...(picture !== null && { avatar_url: picture }) },
        query: queryOf(webhook.channelId, channelId, true),
        auth: false,
      })) as APIMessage;
      channelApi.sent(channelId, messageId);
      await this.#keep(key, { webhookId: id, channelId, messageId });
      return true;
    } catch (error) {
      if (isRefused(error)) return false;
      throw error;
    }
  }

  /** Whether it was said since then, perhaps by a process that died before it could store that. */
  async wasSaid(
    key: string,
    channelId: Snowflake,
    isIt: (content: string) => boolean,
    since: Date,
  ): Promise<boolean> {
    const { channelApi, applicationId } = this.#parts;
    if (await this.messageOf(key)) return true;
    const recent = await channelApi.recentOfWebhooks(channelId, applicationId());
    for (const { id: messageId, webhookId } of recent.filter(({ id }) => writtenAt(id) >= since)) {
      const spoken = { webhookId, channelId, messageId };
      const found = await this.#ask(spoken, 'get');
      if (!found || !isIt(found.message.content)) continue;
      await this.#keep(key, spoken);
      return true;
    }
    return false;
  }

  /** Null where nothing was said by this key, or it was taken back. */
  async messageOf(key: string): Promise<SpokenMessage | null> {
    const note = await this.#parts.store.note(spokenKey(key));
    return note ? spokenJson.parse(JSON.parse(note)) : null;
  }

  /** Under which name; null where Discord no longer says so. */
  async nameOf(spoken: SpokenMessage): Promise<string | null> {
    return (await this.#ask(spoken, 'get'))?.message.author.username ?? null;
  }

  /** Does nothing where the message or its webhook is gone. */
  async edit(key: string, message: OutMessage): Promise<void> {
    const spoken = await this.messageOf(key);
    if (spoken) await this.#ask(spoken, 'patch', bodyOf(message));
  }

  /** Returns the message where it stays: its webhook is gone, and the bot may delete no others' messages. Null: it is gone. */
  async takeBack(key: string): Promise<SpokenMessage | null> {
    const { channelApi, store } = this.#parts;
    const spoken = await this.messageOf(key);
    if (!spoken) return null;
    try {
      if (!(await this.#ask(spoken, 'delete'))) await channelApi.remove(spoken.channelId, spoken.messageId);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (!isMessageGone(error) && !isChannelGone(error)) return spoken;
    }
    await store.saveNote(spokenKey(key), '');
    return null;
  }

  /** Discord shows the message's words to its webhook alone, since the bot has no intent for contents. Null: it refuses. */
  async #ask(
    { webhookId, channelId, messageId }: SpokenMessage,
    method: 'get' | 'patch' | 'delete',
    sent: Pick<ReturnType<typeof bodyOf>, 'body'> | null = null,
  ): Promise<{ readonly message: APIMessage } | null> {
    const { rest, channelApi, store } = this.#parts;
    const note = await store.note(webhookKey(webhookId));
    if (note === null) return null;
    const webhook = webhookJson.parse(JSON.parse(note));
    const route = Routes.webhookMessage(webhookId, webhook.token, messageId);
    const query = queryOf(webhook.channelId, channelId);
    try {
      let answer: unknown = null;
      await channelApi.withUnarchivedThread(channelId, async () => {
        answer = await rest[method](route, { ...sent, query, auth: false });
      });
      return { message: answer as APIMessage };
    } catch (error) {
      if (isRefused(error)) return null;
      throw error;
    }
  }

  /** Discord lists webhooks only to those who may manage them. */
  async #webhookFor(place: Snowflake): Promise<z.infer<typeof webhookJson> & { readonly id: Snowflake }> {
    const { rest, store, applicationId } = this.#parts;
    const channel = (await rest.get(Routes.channel(place))) as APIChannel;
    const channelId = ('thread_metadata' in channel ? channel.parent_id : null) ?? place;
    const route = Routes.channelWebhooks(channelId);
    const all = (await rest.get(route)) as APIWebhook[];
    const own = all.find((one) => one.application_id === applicationId() && one.token !== undefined);
    const { id, token = '' } = own ?? ((await rest.post(route, { body: { name: NAME } })) as APIWebhook);
    await store.claimNote(webhookKey(id), JSON.stringify({ channelId, token }));
    return { id, token, channelId };
  }

  async #keep(key: string, spoken: SpokenMessage): Promise<void> {
    await this.#parts.store.saveNote(spokenKey(key), JSON.stringify(spoken));
  }
}

/** Buttons need to be asked for, and a thread of the webhook's channel to be named. `waits`: for the message that comes of it. */
const queryOf = (webhookChannel: Snowflake, place: Snowflake, waits = false): URLSearchParams =>
  new URLSearchParams({
    with_components: 'true',
    ...(waits && { wait: 'true' }),
    ...(place !== webhookChannel && { thread_id: place }),
  });
