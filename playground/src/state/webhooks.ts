import { randomBytes } from 'node:crypto';
import { refusal } from '../refusal.ts';
import type { TextChannel } from './channel.ts';
import type { SharedState } from './shared.ts';

interface Webhook {
  readonly id: string;
  readonly token: string;
  readonly name: string;
  readonly channelId: string;
  readonly guildId: string;
}

/** Discord's limit for one channel. */
const MOST = 15;

/** The webhooks that the bot has made in the servers' channels. */
export class Webhooks {
  readonly #shared: SharedState;
  readonly #webhooks = new Map<string, Webhook>();

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  of(channelId: string): Webhook[] {
    return [...this.#webhooks.values()].filter((one) => one.channelId === channelId);
  }

  create({ id: channelId, guildId }: TextChannel, name: string): Webhook {
    if (this.of(channelId).length >= MOST) throw refusal('tooManyWebhooks');
    const token = randomBytes(51).toString('base64url');
    const webhook = { id: this.#shared.ids.next(), token, name, channelId, guildId };
    this.#webhooks.set(webhook.id, webhook);
    return webhook;
  }

  find(id: string): Webhook | undefined {
    return this.#webhooks.get(id);
  }

  /** @throws Refusal 10015, 50027 */
  get(id: string, token: string): Webhook {
    const webhook = this.find(id);
    if (webhook === undefined) throw refusal('unknownWebhook');
    if (webhook.token !== token) throw refusal('invalidWebhookToken');
    return webhook;
  }

  clear(): void {
    this.#webhooks.clear();
  }

  /** As Discord shows it to the application that owns it. */
  json({ id, token, name, channelId, guildId }: Webhook): Record<string, unknown> {
    const { bot } = this.#shared;
    return {
      id,
      type: 1,
      name,
      avatar: null,
      channel_id: channelId,
      guild_id: guildId,
      application_id: bot.id,
      token,
      url: `https://discord.com/api/webhooks/${id}/${token}`,
      user: bot,
    };
  }
}
