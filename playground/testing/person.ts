/** People for tests: they see and do what the page lets people see and do, over the page's own socket. */
import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { channelsOf } from '../src/page/state.ts';
import type { PageChannel, PageMessage, Submitted } from '../src/page-protocol.ts';
import { type Answers, filled, type ShownModal } from './form.ts';
import { buttonsOf, selectsOf, summary } from './look.ts';
import { PageConnection, WAIT_MS } from './page-connection.ts';
import { spell, type Values } from './spell.ts';

export type { PageChannel, PageMessage } from '../src/page-protocol.ts';
export { type Answers, formOf, type SeenField, type SeenForm, type ShownModal } from './form.ts';
export { buttonsOf, type SeenButton, type SeenSelect, selectsOf, textOf } from './look.ts';
export { PageConnection, WAIT_MS } from './page-connection.ts';

/** "This interaction failed" (the bot was too late), or the page refused what Discord's client would not allow. */
export class InteractionFailed extends Error {
  readonly state: 'failed' | 'refused';
  constructor(state: 'failed' | 'refused', text: string | null) {
    super(`${state}: ${text ?? ''}`);
    this.name = 'InteractionFailed';
    this.state = state;
  }
}

/** An interaction that the bot has acknowledged. */
export interface Acknowledged {
  readonly interactionId: string;
  /** The modal that it opened. */
  readonly modal: ShownModal | null;
  /** The new message that answers it (the first one, ephemeral or not), once it is no longer loading. */
  reply(waitMs?: number): Promise<PageMessage>;
}

export interface Where {
  /** Id or name of a channel or thread. */
  readonly channel?: string;
  /** Only messages newer than this one (an id or a message). */
  readonly after?: string | PageMessage;
  readonly waitMs?: number;
}

type Test = (message: PageMessage) => boolean;

/** `url`: the playground's. Close the connection when done. */
export function connect(url: string): Promise<Visitors> {
  return PageConnection.open(url).then((connection) => new Visitors(connection));
}

export class Visitors {
  readonly page: PageConnection;

  constructor(page: PageConnection) {
    this.page = page;
  }

  /** By id, user name or display name. */
  as(who: string): Person {
    const user = this.page.people.find((one) => [one.id, one.username, one.global_name].includes(who));
    if (user === undefined) throw new Error(`There is nobody called ${who}.`);
    return new Person(this.page, user.id);
  }

  /** The first `count` people. */
  some(count: number): Person[] {
    return this.page.people.slice(0, count).map(({ id }) => new Person(this.page, id));
  }

  close(): void {
    this.page.close();
  }
}

export class Person {
  readonly page: PageConnection;
  readonly id: string;

  constructor(page: PageConnection, id: string) {
    this.page = page;
    this.id = id;
  }

  get name(): string {
    const user = this.page.people.find(({ id }) => id === this.id);
    return user?.global_name ?? user?.username ?? this.id;
  }

  get mention(): string {
    return `<@${this.id}>`;
  }

  /** The messages that this person sees, oldest first, without those still loading or Discord's own notices. */
  messages({ channel, after }: Where = {}): PageMessage[] {
    const place = channel === undefined ? null : this.page.channel(channel).id;
    const readable = new Set(this.#channels().map(({ id }) => id));
    const from = after === undefined ? 0n : BigInt(typeof after === 'string' ? after : after.id);
    return [...this.page.messages.values()]
      .filter((message) => (message.ephemeral_for ?? this.id) === this.id && readable.has(message.channel_id))
      .filter(({ flags }) => ((flags ?? 0) & MessageFlags.Loading) === 0)
      .filter(({ type }) => type !== MessageType.ThreadCreated && type !== MessageType.ThreadStarterMessage)
      .filter((message) => place === null || message.channel_id === place)
      .filter((message) => BigInt(message.id) > from)
      .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  }

  /** Ephemeral messages to this person, oldest first. */
  secrets(where: Where = {}): PageMessage[] {
    return this.messages(where).filter(({ ephemeral_for }) => ephemeral_for === this.id);
  }

  /** The newest message that fits, as soon as there is one. */
  waitFor(test: Test, where: Where = {}): Promise<PageMessage> {
    return this.page.until(
      () => this.messages(where).findLast(test),
      `${this.name} waited for a message; the last ones:`,
      where.waitMs ?? WAIT_MS,
      () => this.#recent(),
    );
  }

  /** The newest ephemeral message that fits. */
  waitForSecret(test: Test = () => true, where: Where = {}): Promise<PageMessage> {
    return this.waitFor((message) => message.ephemeral_for === this.id && test(message), where);
  }

  /** The message's present state, once it fits. */
  waitForChange(message: string | PageMessage, test: Test, waitMs = WAIT_MS): Promise<PageMessage> {
    const id = typeof message === 'string' ? message : message.id;
    return this.waitFor((one) => one.id === id && test(one), { waitMs });
  }

  /** Messages that pinged this person, oldest first. */
  get notified(): readonly { readonly channelId: string; readonly messageId: string }[] {
    return this.page.notified.filter(({ userId }) => userId === this.id);
  }

  /** `button`: label (whole, or a pattern) or custom id. @throws InteractionFailed */
  press(message: string | PageMessage, button: string | RegExp, waitMs = WAIT_MS): Promise<Acknowledged> {
    const present = this.#present(message);
    const found = buttonsOf(present).filter(({ label, customId }) =>
      button instanceof RegExp ? button.test(label) : label === button || customId === button,
    );
    const customId = found[0]?.customId;
    if (found.length !== 1 || customId == null)
      throw new Error(`${found.length} buttons fit ${button} on ${summary(present)}`);
    return this.pressId(present.id, customId, waitMs);
  }

  /** Whether the button is there or not: for taps on messages that have changed meanwhile. */
  pressId(messageId: string, customId: string, waitMs = WAIT_MS): Promise<Acknowledged> {
    return this.#act((nonce) => ({ type: 'press', nonce, userId: this.id, messageId, customId }), waitMs);
  }

  /** `select`: custom id or placeholder; null if there is just one. `chosen`: values or labels. */
  select(
    message: string | PageMessage,
    select: string | null,
    chosen: readonly string[],
    waitMs = WAIT_MS,
  ): Promise<Acknowledged> {
    const present = this.#present(message);
    const found = selectsOf(present).filter(
      ({ customId, placeholder }) => select === null || customId === select || placeholder === select,
    );
    const [only] = found;
    if (only === undefined || found.length > 1)
      throw new Error(`${found.length} selects fit ${select} on ${summary(present)}`);
    const values = chosen.map((one) => only.options.find(({ label }) => label === one)?.value ?? one);
    return this.selectId(present.id, only.customId, values, waitMs);
  }

  /** Whether the list and its options are there or not. `values`: not labels. */
  selectId(
    messageId: string,
    customId: string,
    values: readonly string[],
    waitMs = WAIT_MS,
  ): Promise<Acknowledged> {
    return this.#act(
      (nonce) => ({ type: 'press', nonce, userId: this.id, messageId, customId, values }),
      waitMs,
    );
  }

  /**
   * `name`: with its sub-commands, e.g. `tuchulcha new`; a leading `/` is allowed. `options`: by name. In #games unless `where` is
   * given.
   */
  command(name: string, options: Values = {}, where: Where = {}): Promise<Acknowledged> {
    const [root = '', ...path] = name.replace(/^\//, '').split(' ');
    const defined = this.page.commands.find((one) => one.name === root);
    const given = spell(defined?.options ?? [], path, options, null);
    const channelId = this.page.channel(where.channel ?? 'games').id;
    return this.#act(
      (nonce) => ({ type: 'command', nonce, userId: this.id, channelId, name: root, options: given }),
      where.waitMs ?? WAIT_MS,
    );
  }

  /** A message's menu, then Apps, then `name`: of a message command, as it was registered. */
  messageCommand(message: string | PageMessage, name: string, waitMs = WAIT_MS): Promise<Acknowledged> {
    const { id: targetId, channel_id: channelId } = this.#present(message);
    return this.#act(
      (nonce) => ({ type: 'command', nonce, userId: this.id, channelId, name, options: [], targetId }),
      waitMs,
    );
  }

  /** A person's menu, then Apps, then `name`: of a user command, as it was registered. In #games unless `where` is given. */
  userCommand(of: Person, name: string, where: Where = {}): Promise<Acknowledged> {
    const channelId = this.page.channel(where.channel ?? 'games').id;
    return this.#act(
      (nonce) => ({
        type: 'command',
        nonce,
        userId: this.id,
        channelId,
        name,
        options: [],
        targetId: of.id,
        target: 'user',
      }),
      where.waitMs ?? WAIT_MS,
    );
  }

  /** The bot's suggestions for the option `focused`, which has its unfinished value in `options`. */
  async suggestions(name: string, options: Values, focused: string, where: Where = {}) {
    const [root = '', ...path] = name.replace(/^\//, '').split(' ');
    const defined = this.page.commands.find((one) => one.name === root);
    const given = spell(defined?.options ?? [], path, options, focused);
    const channelId = this.page.channel(where.channel ?? 'games').id;
    const nonce = this.page.send((fresh) => ({
      type: 'command',
      nonce: fresh,
      userId: this.id,
      channelId,
      name: root,
      options: given,
      autocomplete: true,
    }));
    return this.page.until(
      () => {
        const end = this.page.outcomes.get(nonce);
        if (end !== undefined && end.state !== 'acknowledged')
          throw new InteractionFailed(end.state, end.text);
        return this.page.choices.get(nonce);
      },
      `no suggestions for ${focused}`,
      where.waitMs ?? WAIT_MS,
    );
  }

  /**
   * Fills in a modal and submits it; fields without answers keep their values. @throws InteractionFailed for input that the page
   * would not submit; the modal remains open then
   */
  fill(modal: ShownModal | null, answers: Answers, waitMs = WAIT_MS): Promise<Acknowledged> {
    if (modal === null) throw new Error(`${this.name} has no modal to fill in`);
    return this.submit(modal, filled(modal, answers), waitMs);
  }

  /** The bare submission. `values`: by custom id; what is left out is empty. */
  submit(modal: ShownModal, values: Submitted, waitMs = WAIT_MS): Promise<Acknowledged> {
    const { modalId } = modal;
    return this.#act((nonce) => ({ type: 'submit', nonce, userId: this.id, modalId, values }), waitMs);
  }

  /** Resolves when the message is there. */
  async say(channel: string, content: string): Promise<PageMessage> {
    const channelId = this.page.channel(channel).id;
    const before = this.messages({ channel }).at(-1)?.id ?? '0';
    const nonce = this.page.send((fresh) => ({
      type: 'say',
      nonce: fresh,
      userId: this.id,
      channelId,
      content,
    }));
    return this.page.until(
      () => {
        const end = this.page.outcomes.get(nonce);
        if (end !== undefined && end.state !== 'acknowledged')
          throw new InteractionFailed(end.state, end.text);
        const mine: Test = (message) => message.author.id === this.id && message.content === content.trim();
        return this.messages({ channel, after: before }).find(mine);
      },
      `${this.name} said something that is not there`,
      WAIT_MS,
    );
  }

  /** Starts a thread, in a forum a post with its first message, with `members` (their ids) a private thread. */
  async startThread(
    channel: string,
    name: string,
    more: { readonly content?: string; readonly members?: readonly string[] } = {},
  ): Promise<PageChannel> {
    const channelId = this.page.channel(channel).id;
    const known = new Set(this.page.channels.keys());
    await this.#act(
      (nonce) => ({ type: 'thread', nonce, userId: this.id, channelId, name, ...more }),
      WAIT_MS,
    );
    return this.waitForChannel((one) => !known.has(one.id) && one.name === name);
  }

  /** `memberId`: a person or the bot, who can see this private thread from now on. */
  async addToThread(channelId: string, memberId: string): Promise<void> {
    await this.#act((nonce) => ({ type: 'addMember', nonce, userId: this.id, channelId, memberId }), WAIT_MS);
  }

  /** `memberId`: a person or the bot; this person leaves, or removes another. */
  async removeFromThread(channelId: string, memberId = this.id): Promise<void> {
    await this.#act(
      (nonce) => ({ type: 'removeMember', nonce, userId: this.id, channelId, memberId }),
      WAIT_MS,
    );
  }

  /** This person's direct messages with the bot, whoever writes first. */
  openDirect(): Promise<PageChannel> {
    this.page.send(() => ({ type: 'direct', userId: this.id }));
    return this.waitForChannel(({ recipientId }) => recipientId === this.id);
  }

  /** Discord's language of this person, from now on. */
  setLocale(locale: string): void {
    this.page.send(() => ({ type: 'locale', userId: this.id, locale }));
  }

  /** A thread or channel, as soon as it fits. */
  waitForChannel(test: (channel: PageChannel) => boolean, waitMs = WAIT_MS): Promise<PageChannel> {
    return this.page.until(() => [...this.page.channels.values()].findLast(test), 'no such channel', waitMs);
  }

  async #act(deed: Parameters<PageConnection['send']>[0], waitMs: number): Promise<Acknowledged> {
    const nonce = this.page.send(deed);
    const end = await this.page.until(() => this.page.outcomes.get(nonce), 'no answer from the page', waitMs);
    if (end.state !== 'acknowledged') throw new InteractionFailed(end.state, end.text);
    const interactionId = end.interactionId ?? '';
    return {
      interactionId,
      modal: this.page.modals.get(nonce) ?? null,
      reply: (replyWaitMs = WAIT_MS) =>
        this.page.until(
          () => this.messages().find((message) => message.interaction_metadata?.id === interactionId),
          `${this.name} got no reply.`,
          replyWaitMs,
          () => this.#recent(),
        ),
    };
  }

  #present(message: string | PageMessage): PageMessage {
    const id = typeof message === 'string' ? message : message.id;
    const present = this.page.messages.get(id);
    if (present === undefined) throw new Error(`message ${id} is gone`);
    return present;
  }

  /** The channels that this person sees. */
  #channels(): readonly PageChannel[] {
    const { channels, rights } = this.page;
    return channelsOf({ channels: [...channels.values()], rights: Object.fromEntries(rights) }, this.id);
  }

  #recent(): string {
    return this.messages().slice(-5).map(summary).join('\n');
  }
}
