import { randomBytes } from 'node:crypto';
import { type ApplicationCommandType, InteractionType as Kind } from 'discord-api-types/v10';
import type { ToPage } from '../page-protocol.ts';
import { refusal } from '../refusal.ts';
import type { Modal } from '../validators/interaction-response.ts';
import { type Channel, channelJson, partialChannel } from './channel.ts';
import type { Channels } from './channels.ts';
import type { Messages, StoredMessage } from './messages.ts';
import type { Person } from './people.ts';
import type { SharedState } from './shared.ts';

const MAX_ATTACHED_BYTES = 10 * 1024 * 1024;

/** A slash command, or one from the menu of a message or a person. */
interface UsedCommand {
  readonly name: string;
  readonly type: ApplicationCommandType;
  readonly target: StoredMessage | null;
  readonly targetUserId: string | null;
}

interface NewInteraction {
  readonly type: Kind;
  readonly data: unknown;
  readonly person: Person;
  readonly channel: Channel;
  readonly source: StoredMessage | null;
  /** The command that was used, directly or through a modal. */
  readonly command: UsedCommand | null;
  /** For a modal, the interaction that opened it. */
  readonly opener: Interaction | null;
  readonly nonce: string;
  readonly toPage: (event: ToPage) => void;
}

export interface Interaction extends Omit<NewInteraction, 'data'> {
  readonly id: string;
  readonly token: string;
  readonly openedAt: number;
  state: 'waiting' | 'answered' | 'failed';
  originalId: string | null;
}

interface OpenModal {
  readonly form: Modal;
  readonly opener: Interaction;
}

export class Interactions {
  readonly #shared: SharedState;
  readonly #channels: Channels;
  readonly #messages: Messages;
  readonly #byId = new Map<string, Interaction>();
  readonly #byToken = new Map<string, Interaction>();
  readonly #timers = new Map<Interaction, NodeJS.Timeout>();
  readonly #modals = new Map<string, OpenModal>();

  constructor(shared: SharedState, channels: Channels, messages: Messages) {
    this.#shared = shared;
    this.#channels = channels;
    this.#messages = messages;
  }

  open({ data, ...rest }: NewInteraction): void {
    this.#prune();
    const interaction: Interaction = {
      ...rest,
      id: this.#shared.ids.next(),
      token: randomBytes(48).toString('base64url'),
      openedAt: this.#shared.settings.now(),
      state: 'waiting',
      originalId: null,
    };
    this.#byId.set(interaction.id, interaction);
    this.#byToken.set(interaction.token, interaction);
    const timer = setTimeout(() => this.#fail(interaction), this.#shared.settings.acknowledgementMs);
    timer.unref();
    this.#timers.set(interaction, timer);
    const guildId = this.#shared.guildOf(rest.channel)?.id ?? null;
    this.#shared.events.toBot({
      name: 'INTERACTION_CREATE',
      data: this.#payload(interaction, data),
      guildId,
    });
  }

  /** Returns an interaction that may still be answered. @throws Refusal 10062, 40060 */
  unanswered(id: string, token: string): Interaction {
    const interaction = this.#byId.get(id);
    if (interaction === undefined || interaction.token !== token || interaction.state === 'failed') {
      throw refusal('unknownInteraction');
    }
    if (interaction.state === 'answered') throw refusal('alreadyAcknowledged');
    return interaction;
  }

  markAnswered(interaction: Interaction, originalId: string | null): void {
    clearTimeout(this.#timers.get(interaction));
    this.#timers.delete(interaction);
    interaction.state = 'answered';
    interaction.originalId = originalId;
  }

  announceAcknowledged(interaction: Interaction): void {
    const { nonce, id } = interaction;
    interaction.toPage({ type: 'interaction', nonce, state: 'acknowledged', text: null, interactionId: id });
  }

  /** Returns the answered interaction of a webhook's token. @throws Refusal 10015, 50027 */
  webhook(applicationId: string, token: string): Interaction {
    if (applicationId !== this.#shared.bot.id) throw refusal('unknownWebhook');
    const interaction = this.#byToken.get(token);
    if (interaction === undefined || this.#expired(interaction)) throw refusal('invalidWebhookToken');
    if (interaction.state !== 'answered') throw refusal('unknownWebhook');
    return interaction;
  }

  /** Returns the channel of an interaction by its id or its token. */
  channelOf(idOrToken: string): Channel | undefined {
    return (this.#byId.get(idOrToken) ?? this.#byToken.get(idOrToken))?.channel;
  }

  openModal(form: Modal, opener: Interaction): string {
    this.#modals.set(opener.id, { form, opener });
    return opener.id;
  }

  modal(id: string): OpenModal | undefined {
    return this.#modals.get(id);
  }

  closeModal(id: string): void {
    this.#modals.delete(id);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** The interaction as the gateway sends it to the bot. */
  #payload(interaction: Interaction, data: unknown): Record<string, unknown> {
    const { person, channel, source } = interaction;
    const { bot } = this.#shared;
    const guild = this.#shared.guildOf(channel);
    const permissions = this.#channels.personPermissions(person, channel);
    const isOwnApp = guild?.bot.inGuild === false;
    const appPermissions = isOwnApp ? permissions : this.#channels.permissions(channel);
    return {
      version: 1,
      type: interaction.type,
      id: interaction.id,
      token: interaction.token,
      application_id: bot.id,
      data,
      channel_id: channel.id,
      channel: guild ? partialChannel(channel, bot.id, permissions) : channelJson(channel, bot.id),
      ...(source === null ? {} : { message: this.#messages.redactForBot(source.body) }),
      ...(guild
        ? {
            member: { ...guild.member(person), permissions: permissions.toString() },
            guild_id: guild.id,
            guild: { id: guild.id, locale: guild.locale, features: [] },
            guild_locale: guild.locale,
          }
        : { user: person.user }),
      locale: person.locale,
      context: guild ? 0 : 1,
      app_permissions: appPermissions.toString(),
      authorizing_integration_owners: isOwnApp ? { '1': person.user.id } : { '0': guild?.id ?? '0' },
      entitlements: [],
      entitlement_sku_ids: [],
      attachment_size_limit: MAX_ATTACHED_BYTES,
    };
  }

  #fail(interaction: Interaction): void {
    this.#timers.delete(interaction);
    if (interaction.state !== 'waiting') return;
    interaction.state = 'failed';
    const { nonce, type, id } = interaction;
    const text =
      type === Kind.ApplicationCommand ? 'The application did not respond' : 'This interaction failed';
    interaction.toPage({ type: 'interaction', nonce, state: 'failed', text, interactionId: id });
  }

  #expired(interaction: Interaction): boolean {
    return this.#shared.settings.now() - interaction.openedAt > this.#shared.settings.tokenMs;
  }

  #prune(): void {
    for (const interaction of this.#byId.values()) {
      if (!this.#expired(interaction) || interaction.state === 'waiting') continue;
      this.#byId.delete(interaction.id);
      this.#byToken.delete(interaction.token);
      this.#timers.delete(interaction);
      this.#modals.delete(interaction.id);
    }
  }
}
