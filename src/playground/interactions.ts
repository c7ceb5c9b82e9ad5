/** Interactions from the tap to the end of their token. */
import { randomBytes } from 'node:crypto';
import { type InteractionType, InteractionType as Kind } from 'discord-api-types/v10';
import type { Channel } from './channel.ts';
import type { Modal } from './forms/modal.ts';
import { payload } from './interaction-payload.ts';
import type { StoredMessage } from './message.ts';
import type { ToPage } from './page-protocol.ts';
import type { Person } from './people.ts';
import { refusal } from './refusal.ts';
import type { UsedCommand } from './used-command.ts';
import type { World } from './world.ts';

/** Who did it, where, and how the page hears of it. */
export interface Occasion {
  readonly person: Person;
  readonly channel: Channel;
  /** The message whose component was used; null for commands. */
  readonly source: StoredMessage | null;
  readonly nonce: string;
  readonly tell: (event: ToPage) => void;
}

export interface Interaction extends Occasion {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  /** That was used, directly or through a modal. */
  readonly command: UsedCommand | null;
  /** A modal's own: the interaction that opened it. */
  readonly opener: Interaction | null;
  readonly openedAt: number;
  state: 'waiting' | 'answered' | 'failed';
  /** The message that `@original` stands for. */
  originalId: string | null;
}

export interface OpenModal {
  readonly form: Modal;
  readonly opener: Interaction;
}

export interface Opening {
  readonly type: InteractionType;
  readonly data: unknown;
  readonly command?: UsedCommand | null;
  readonly opener?: Interaction;
}

export class Interactions {
  readonly #world: World;
  readonly #byId = new Map<string, Interaction>();
  readonly #byToken = new Map<string, Interaction>();
  readonly #timers = new Map<Interaction, NodeJS.Timeout>();
  readonly #modals = new Map<string, OpenModal>();

  constructor(world: World) {
    this.#world = world;
  }

  open(occasion: Occasion, opening: Opening): Interaction {
    this.#prune();
    const interaction: Interaction = {
      ...occasion,
      id: this.#world.ids.next(),
      token: randomBytes(48).toString('base64url'),
      type: opening.type,
      command: opening.command ?? null,
      opener: opening.opener ?? null,
      openedAt: this.#world.options.now(),
      state: 'waiting',
      originalId: null,
    };
    this.#byId.set(interaction.id, interaction);
    this.#byToken.set(interaction.token, interaction);
    const timer = setTimeout(() => this.#fail(interaction), this.#world.options.acknowledgementMs);
    timer.unref();
    this.#timers.set(interaction, timer);
    const guildId = occasion.channel.kind === 'dm' ? null : this.#world.guild.id;
    const data = payload(this.#world, interaction, opening.data);
    this.#world.outlets.bot({ name: 'INTERACTION_CREATE', data, guildId });
    return interaction;
  }

  /** The interaction that may still be answered. @throws Refusal 10062, 40060 */
  unanswered(id: string, token: string): Interaction {
    const interaction = this.#byId.get(id);
    if (interaction === undefined || interaction.token !== token || interaction.state === 'failed') {
      throw refusal('unknownInteraction');
    }
    if (interaction.state === 'answered') throw refusal('alreadyAcknowledged');
    return interaction;
  }

  answered(interaction: Interaction, originalId: string | null): void {
    clearTimeout(this.#timers.get(interaction));
    this.#timers.delete(interaction);
    interaction.state = 'answered';
    interaction.originalId = originalId;
  }

  acknowledged(interaction: Interaction): void {
    const { nonce, id } = interaction;
    interaction.tell({ type: 'interaction', nonce, state: 'acknowledged', text: null, interactionId: id });
  }

  /** The answered interaction behind a webhook's token. @throws Refusal 10015, 50027 */
  webhook(applicationId: string, token: string): Interaction {
    if (applicationId !== this.#world.bot.id) throw refusal('unknownWebhook');
    const interaction = this.#byToken.get(token);
    if (interaction === undefined || this.#expired(interaction)) throw refusal('invalidWebhookToken');
    if (interaction.state !== 'answered') throw refusal('unknownWebhook');
    return interaction;
  }

  /** Where an interaction came about, by its id or its token. */
  place(idOrToken: string): Channel | undefined {
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

  /** Stops waiting, without a word. */
  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #fail(interaction: Interaction): void {
    this.#timers.delete(interaction);
    if (interaction.state !== 'waiting') return;
    interaction.state = 'failed';
    const { nonce, type, id } = interaction;
    const text =
      type === Kind.ApplicationCommand ? 'The application did not respond' : 'This interaction failed';
    interaction.tell({ type: 'interaction', nonce, state: 'failed', text, interactionId: id });
  }

  #expired(interaction: Interaction): boolean {
    return this.#world.options.now() - interaction.openedAt > this.#world.options.tokenMs;
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
