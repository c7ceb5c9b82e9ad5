import {
  ButtonInteraction,
  ChannelSelectMenuInteraction,
  ChatInputCommandInteraction,
  type Client,
  type Interaction,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
  UserContextMenuCommandInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import {
  ApplicationCommandType,
  ComponentType,
  type GatewayInteractionCreateDispatchData,
  InteractionType,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { InboxStore, WrittenInteraction } from '../../tables/store.ts';
import { noteChannel } from '../api/channel-access.ts';
import { writtenAt } from '../api/channel-api.ts';
import { withoutForeignServer } from '../api/interaction.ts';
import { type Answerable, acknowledgementOf, DEADLINE_MS } from '../handling/acknowledgement.ts';

/** A process that has not renewed its lease for so long is gone. */
const LEASE_MS = 10_000;
const RENEW_EVERY_MS = 3_000;
/** An interaction that was begun so often waits until its token is over, and is given up after one more attempt: it may be what ends the process. */
const MAX_ATTEMPTS = 3;
const MOST = 100;
/** Discord takes answers by an interaction's token for 15 minutes. */
const TOKEN_MS = 15 * 60_000;

interface InboxParts {
  readonly store: InboxStore;
  readonly client: Client;
  /** Does what was asked, and answers. Never throws; false where that was not possible. */
  readonly handle: (interaction: Interaction) => Promise<boolean>;
  /** Says that it takes longer than it should, without the store. */
  readonly sayLate: (interaction: Answerable) => Promise<void>;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Interactions from their arrival until they are done. One that takes longer than Discord waits is written down before it is
 * acknowledged; should this process end then, it is done by the next one, or by another.
 */
export class Inbox {
  readonly #parts: InboxParts;
  /** Interactions that discord.js has not told of yet, by id. */
  readonly #payloads = new Map<string, GatewayInteractionCreateDispatchData>();
  readonly #written = new Map<string, Promise<void>>();
  #renewing: NodeJS.Timeout | null = null;

  constructor(parts: InboxParts) {
    this.#parts = parts;
  }

  /** An interaction as Discord sent it, before discord.js reads it and tells of it. */
  hear(payload: GatewayInteractionCreateDispatchData): void {
    withoutForeignServer(payload);
    if (payload.type === InteractionType.ApplicationCommandAutocomplete) return;
    // Kinds that discord.js doesn't know are never told of.
    const [oldest] = this.#payloads.keys();
    if (oldest !== undefined && this.#payloads.size >= MOST) this.#payloads.delete(oldest);
    this.#payloads.set(payload.id, payload);
  }

  async receive(interaction: Answerable): Promise<void> {
    const { handle, log } = this.#parts;
    const { id } = interaction;
    const payload = this.#payloads.get(id);
    this.#payloads.delete(id);
    noteChannel(interaction, payload?.channel);
    const acknowledgement = acknowledgementOf(interaction);
    acknowledgement.startDeadline(
      DEADLINE_MS,
      () => this.#write(interaction, payload),
      (error) => {
        log.warn({ err: error, interaction: id }, 'failed to acknowledge an interaction in time');
        if (acknowledgement.state === 'open')
          this.#parts
            .sayLate(interaction)
            .catch((second: unknown) =>
              log.warn({ err: second, interaction: id }, 'failed to tell the person'),
            );
      },
    );
    const isDone = await handle(interaction);
    acknowledgement.stopDeadline();
    await this.#end(id, isDone);
  }

  /** Does what processes that are gone had acknowledged. Never throws. */
  async takeUp(): Promise<void> {
    const { store, log, now } = this.#parts;
    try {
      for (const written of await store.abandonedInteractions(now(), MOST)) await this.#takeUp(written);
    } catch (error) {
      log.error({ err: error }, 'failed to resume acknowledged interactions');
    }
  }

  stop(): void {
    if (this.#renewing) clearInterval(this.#renewing);
    this.#renewing = null;
  }

  async #takeUp(written: WrittenInteraction): Promise<void> {
    const { store, handle, log, now } = this.#parts;
    const { id, attempts, promised, userId } = written;
    // This process may have been suspended for longer than its lease: it is still working on it.
    if (this.#written.has(id)) return;
    const tokenEnd = writtenAt(id).getTime() + TOKEN_MS;
    const isOver = now().getTime() > tokenEnd;
    // If Discord takes no answers now, what was asked is done without one once nobody waits for it any more.
    if (attempts === MAX_ATTEMPTS && !isOver) return store.renewLeases([id], new Date(tokenEnd));
    if (attempts > MAX_ATTEMPTS) {
      log.error({ interaction: id, user: userId, attempts }, 'gave up on an acknowledged interaction');
      return store.removeInteraction(id);
    }
    if (!(await store.claimInteraction(id, attempts, this.#lease()))) return;
    const interaction = this.#rebuild(written);
    if (!interaction) return store.removeInteraction(id);
    this.#hold(id, Promise.resolve());
    log.info(
      { interaction: id, user: userId },
      'resumed an interaction acknowledged before the last shutdown',
    );
    acknowledgementOf(interaction).wasDeferred(promised, isOver);
    await this.#end(id, await handle(interaction));
  }

  async #write(interaction: Answerable, payload: unknown): Promise<void> {
    const { id, user } = interaction;
    if (payload === undefined) throw new Error('nobody knows what Discord sent');
    const { promised } = acknowledgementOf(interaction);
    const writing = this.#parts.store.writeInteraction(
      { id, userId: user.id, promised, payload },
      this.#lease(),
    );
    this.#hold(id, writing);
    return writing;
  }

  #hold(id: string, writing: Promise<void>): void {
    this.#written.set(id, writing);
    this.#renewing ??= setInterval(() => this.#renew(), RENEW_EVERY_MS);
  }

  async #end(id: string, isDone: boolean): Promise<void> {
    const { store, log } = this.#parts;
    const writing = this.#written.get(id);
    if (!writing) return;
    try {
      await writing.catch(() => {});
      // Otherwise it is taken up once its lease is over.
      if (isDone) await store.removeInteraction(id);
    } catch (error) {
      log.warn({ err: error, interaction: id }, 'failed to remove a finished interaction');
    } finally {
      this.#written.delete(id);
      if (this.#written.size === 0) this.stop();
    }
  }

  #renew(): void {
    const { store, log } = this.#parts;
    store
      .renewLeases([...this.#written.keys()], this.#lease())
      .catch((error: unknown) => log.warn({ err: error }, 'failed to renew leases of interactions'));
  }

  #lease(): Date {
    return new Date(this.#parts.now().getTime() + LEASE_MS);
  }

  /** As discord.js makes it of what Discord sends; null where this version knows nothing of its kind. */
  #rebuild({ payload }: WrittenInteraction): Answerable | null {
    const data = payload as GatewayInteractionCreateDispatchData;
    const type = classOf(data);
    const interaction = type && (Reflect.construct(type, [this.#parts.client, data]) as Answerable);
    if (interaction) noteChannel(interaction, data.channel);
    return interaction;
  }
}

const COMMANDS = {
  [ApplicationCommandType.ChatInput]: ChatInputCommandInteraction,
  [ApplicationCommandType.Message]: MessageContextMenuCommandInteraction,
  [ApplicationCommandType.User]: UserContextMenuCommandInteraction,
  [ApplicationCommandType.PrimaryEntryPoint]: null,
};

/** The bot shows no other lists. */
const COMPONENTS = {
  [ComponentType.Button]: ButtonInteraction,
  [ComponentType.StringSelect]: StringSelectMenuInteraction,
  [ComponentType.UserSelect]: UserSelectMenuInteraction,
  [ComponentType.ChannelSelect]: ChannelSelectMenuInteraction,
  [ComponentType.RoleSelect]: null,
  [ComponentType.MentionableSelect]: null,
};

function classOf(data: GatewayInteractionCreateDispatchData) {
  switch (data.type) {
    case InteractionType.ApplicationCommand:
      return COMMANDS[data.data.type];
    case InteractionType.MessageComponent:
      return COMPONENTS[data.data.component_type];
    case InteractionType.ModalSubmit:
      return ModalSubmitInteraction;
    default:
      return null;
  }
}
