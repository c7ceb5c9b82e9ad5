import {
  type BaseMessageOptions,
  type ButtonInteraction,
  type ChannelSelectMenuInteraction,
  type ChatInputCommandInteraction,
  type Message,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalComponentData,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
  type UserContextMenuCommandInteraction,
  type UserSelectMenuInteraction,
} from 'discord.js';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { memoized } from '../../cache-limits.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import {
  cannotBeAnswered,
  isAnsweredAlready,
  isMessageGone,
  isPermanentError,
  isTooLateToAnswer,
} from '../api/errors.ts';
import { keepsAnswer, withoutPressed } from '../api/interaction.ts';
import { inRows, type OutMessage, replyOf } from '../api/message.ts';
import { wasSentBefore } from '../api/requests.ts';

export type Answerable =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | UserContextMenuCommandInteraction
  | ButtonInteraction
  | StringSelectMenuInteraction
  | UserSelectMenuInteraction
  | ChannelSelectMenuInteraction
  | ModalSubmitInteraction;

/** The announced answer: a new private message, or an edit of the pressed one. */
type Promised = 'reply' | 'update';

type Form = ModalComponentData | APIModalInteractionResponseCallbackData;

/** Discord waits three seconds for an answer. After this time an interaction is acknowledged without one. */
export const DEADLINE_MS = 1500;

/** Maximum time for storing an interaction; afterwards, there is just enough time to report the failure. */
const WRITING_MS = 1100;

/** `open`: no answer; `deferred`: announced; `answered`: sent; `lost`: Discord accepts no more answers from this process. */
type State = 'open' | 'deferred' | 'answered' | 'lost';

/**
 * The answer to one interaction. Its requests are serialized, so that the deadline's acknowledgement and the handler's own answer
 * don't collide. Nothing is sent before the change is stored: the handler answers afterwards, and the deadline acknowledges after
 * `writeDown`.
 */
export class Acknowledgement {
  readonly #interaction: Answerable;
  #state: State = 'open';
  #promised: Promised | null = null;
  /** The first answer was a message beside the pressed one. */
  #isBeside = false;
  /** Another process answers as well, so repeated messages are suppressed. */
  #isShared = false;
  /** That may have been an earlier attempt of this process instead: rather twice than never. */
  #mayBeOwn = false;
  /** The first answer is for everybody: what is for the person alone follows it. */
  #isPublic = false;
  /** The answer has a layout, and keeps one. */
  #isInRows = false;
  /** A process that is gone may have answered in words. */
  #wasLeft = false;
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(interaction: Answerable) {
    this.#interaction = interaction;
  }

  /** Another process has answered. */
  get isShared(): boolean {
    return this.#isShared;
  }

  get state(): State {
    return this.#state;
  }

  /** How the deadline acknowledges: by default with a private message. */
  get promised(): Promised {
    return this.#promised ?? 'reply';
  }

  /** The answer will be a new private message, edited by later answers. */
  promiseReply(): void {
    this.#promised = 'reply';
  }

  promiseUpdate(): void {
    this.#promised = 'update';
  }

  /** The interaction was acknowledged some time ago; `isOver`: its token has expired. */
  wasDeferred(promised: Promised, isOver: boolean): void {
    this.#promised = promised;
    this.#wasLeft = true;
    this.#state = isOver ? 'lost' : 'deferred';
    this.#interaction.deferred = true;
  }

  /** After this many milliseconds: `writeDown`, then the acknowledgement; none if it isn't written in time. `failed` gets errors. */
  startDeadline(ms: number, writeDown: () => Promise<void>, failed: (error: unknown) => void): void {
    this.#timer = setTimeout(() => {
      if (this.#state === 'open')
        Promise.race([writeDown(), tooLate()])
          .then(() => this.acknowledge())
          .catch(failed);
    }, ms);
  }

  stopDeadline(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** For stored changes whose answer takes longer. No effect if Discord has been answered already. */
  acknowledge(): Promise<void> {
    return this.#queue(() => this.#defer(this.promised));
  }

  /** The handler is done. Acknowledges a pressed message that was left unchanged. */
  finish(): Promise<void> {
    this.stopDeadline();
    return this.#queue(async () => {
      if ('message' in this.#interaction && this.#interaction.message) await this.#defer('update');
    });
  }

  /** Takes the pressed button off a private message. */
  removePressed(): Promise<void> {
    const interaction = this.#interaction;
    return interaction.isButton()
      ? this.#send(() => ({
          components: withoutPressed(interaction),
          ...(isInRows(interaction.message) && { flags: MessageFlags.IsComponentsV2 }),
        }))
      : Promise.resolve();
  }

  /** Sends or edits the promised answer: a new message, or the pressed one. */
  answer(message: OutMessage): Promise<void> {
    const interaction = this.#interaction;
    const pressed = 'message' in interaction ? interaction.message : null;
    return this.#send(() => this.#fitting(message, this.#promised === 'update' ? pressed : null));
  }

  #send(compose: () => BaseMessageOptions): Promise<void> {
    const interaction = this.#interaction;
    return this.#queue(async () => {
      const message = compose();
      const isUpdate = this.#promised === 'update' && 'update' in interaction;
      // Sent late, it would overwrite what the other process has shown since.
      if (isUpdate && this.#isShared) return;
      if (this.#state === 'open')
        await this.#tell('answered', () =>
          isUpdate ? updateIfThere(interaction, message) : interaction.reply(this.#withPrivacy(message)),
        );
      else if (isUpdate && this.#isBeside) await this.#again(() => interaction.message?.edit(message));
      else await this.#again(() => interaction.editReply(message));
    });
  }

  /** A private message: the promised one, or one beside the pressed message. */
  replyPrivately(message: OutMessage): Promise<void> {
    const interaction = this.#interaction;
    return this.#queue(async () => {
      const reply = this.#withPrivacy(replyOf(message));
      // A command has one answer; after a tap or a form, further messages follow the earlier ones.
      const isFilled =
        this.#state === 'answered' && (interaction.isMessageComponent() || interaction.isModalSubmit());
      if (this.#state === 'open') {
        this.#isBeside = this.#promised !== 'reply';
        this.#isInRows = message.layout !== undefined;
        await this.#tell('answered', () => interaction.reply(reply));
      } else if (this.promised === 'reply' && !this.#isBeside && !isFilled && !this.#isPublic)
        await this.#again(() => interaction.editReply(this.#fitting(message, null)));
      // Webhooks support no nonce: if Discord's response is lost, the person sees this twice.
      else if (!this.#isShared || this.#mayBeOwn) await this.#again(() => interaction.followUp(reply));
    });
  }

  /** Edits the pressed message as the first answer. False if it isn't, or Discord refuses. */
  updatePressed(message: OutMessage): Promise<boolean> {
    const interaction = this.#interaction;
    const pressed = 'message' in interaction ? interaction.message : null;
    // In an archived thread, the message is edited instead, which unarchives the thread.
    const updated = this.#queue(async () =>
      this.#state === 'open' && 'update' in interaction
        ? this.#tell(
            'answered',
            () => update(interaction, this.#fitting(message, pressed)),
            isTooLateToAnswer,
          )
        : false,
    );
    return updated.catch((error: unknown) => {
      if (isPermanentError(error)) return false;
      throw error;
    });
  }

  /** A public message as the first answer; returns its id. Null if it can't be the answer. */
  replyPublicly(message: OutMessage): Promise<Snowflake | null> {
    return this.#queue(async () => {
      if (this.#state !== 'open') return null;
      let id: Snowflake | null = null;
      await this.#tell('answered', async () => {
        const { resource } = await this.#interaction.reply({ ...replyOf(message), withResponse: true });
        id = resource?.message?.id ?? null;
        this.#isPublic = true;
      });
      // The message of the other process stays.
      if (this.#isShared) this.#state = 'lost';
      return id;
    });
  }

  /** Opens a form, which has to be the first answer. False if it is too late for that. */
  showModal(form: Form): Promise<boolean> {
    const interaction = this.#interaction;
    return this.#queue(async () => {
      if (this.#state !== 'open' || !('showModal' in interaction)) return false;
      // If another process has answered, it has shown the form, or says why not.
      return (await this.#tell('answered', () => interaction.showModal(form))) || this.#isShared;
    });
  }

  async #defer(promised: Promised): Promise<void> {
    const interaction = this.#interaction;
    if (this.#state !== 'open') return;
    this.#promised ??= promised;
    await this.#tell('deferred', () =>
      promised === 'update' && 'deferUpdate' in interaction
        ? interaction.deferUpdate()
        : interaction.deferReply(this.#privacy()),
    );
  }

  /** A message that has been in rows stays so, and one that gets rows loses its content. `target`: the message that is edited. */
  #fitting(message: OutMessage, target: Message | null): BaseMessageOptions {
    const wasInRows = this.#isInRows || (target !== null && isInRows(target));
    const fitting = wasInRows ? inRows(message) : message;
    this.#isInRows = fitting.layout !== undefined;
    const mayHaveContent = this.#wasLeft || (!wasInRows && (target !== null || this.#state === 'answered'));
    const losesContent = this.#isInRows && mayHaveContent;
    return { ...replyOf(fitting), ...(losesContent && { content: '' }) };
  }

  #withPrivacy<T extends BaseMessageOptions & { readonly flags?: number }>(message: T) {
    const flags = (message.flags ?? 0) | (this.#privacy().flags ?? 0);
    return { ...message, ...(flags !== 0 && { flags }) };
  }

  #privacy(): { readonly flags?: MessageFlags.Ephemeral } {
    const isKept = this.#promised === 'reply' && keepsAnswer(this.#interaction);
    return isKept ? {} : { flags: MessageFlags.Ephemeral };
  }

  /** The first response. False if Discord no longer accepts it from this process. */
  async #tell(
    state: 'deferred' | 'answered',
    tell: () => Promise<unknown>,
    isLost = cannotBeAnswered,
  ): Promise<boolean> {
    try {
      await tell();
      this.#state = state;
      return true;
    } catch (error) {
      if (isAnsweredAlready(error)) {
        // Another process answered, or an earlier request of this one whose response got lost.
        this.#isShared = true;
        this.#mayBeOwn = wasSentBefore(error);
        this.#interaction.deferred = true;
        this.#state = state;
        return false;
      }
      if (!isLost(error)) throw error;
      this.#state = 'lost';
      return false;
    }
  }

  async #again(tell: () => Promise<unknown> | undefined): Promise<void> {
    if (this.#state === 'lost') return;
    try {
      await tell();
      this.#state = 'answered';
    } catch (error) {
      if (!cannotBeAnswered(error)) throw error;
      this.#state = 'lost';
    }
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const running = this.#last.then(work);
    this.#last = running.catch(() => {});
    return running;
  }
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    const error = new Error(`it was not written down within ${WRITING_MS} ms`);
    setTimeout(() => reject(error), WRITING_MS).unref();
  });

const isInRows = ({ flags }: Message): boolean => flags.has(MessageFlags.IsComponentsV2);

const update = (interaction: Answerable, message: BaseMessageOptions): Promise<unknown> =>
  'update' in interaction ? interaction.update(message) : Promise.resolve();

/** Nothing is to be said about a message that is gone meanwhile. */
const updateIfThere = (interaction: Answerable, message: BaseMessageOptions): Promise<unknown> =>
  update(interaction, message).catch((error: unknown) => {
    if (!isMessageGone(error) || !('deferUpdate' in interaction)) throw error;
    return interaction.deferUpdate();
  });

export const acknowledgementOf = memoized(
  (interaction: Answerable) => new Acknowledgement(interaction),
  new WeakMap(),
);
