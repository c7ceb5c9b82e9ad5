/** Somebody with a phone, who knows no more than it shows. */

import type { Admin } from '@haruspex/playground';
import { WaitedInVain } from '@haruspex/playground/testing/page-connection.ts';
import {
  type Acknowledged,
  formOf,
  InteractionFailed,
  type PageChannel,
  type PageMessage,
  Person as PagePerson,
  type SeenSelect,
  type ShownModal,
} from '@haruspex/playground/testing/person.ts';
import {
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import { DELETION_ID } from '../../src/discord/features/privacy.ts';
import { plainName } from '../../src/discord/views/names.ts';
import type { Tap } from '../../test/discord/taps.ts';
import type { Character } from './characters.ts';
import { command as commandKind, declaredName, kindsOf, menu, type Part, valueKind } from './declared.ts';
import type { Deed } from './deed.ts';
import { answersTo, withdraw } from './forms.ts';
import type { Choice } from './invariants/choices.ts';
import type { Random } from './random.ts';
import { isTurn, type Screen, type Shown, tapOf } from './screen.ts';
import type { Trace } from './trace.ts';
import { CANARY, type Witness } from './witness.ts';
import { someText } from './words.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Answers come within Discord's 15 minutes, mostly within a second. */
const PATIENCE_MS = 15 * MINUTE;
const OPTIONAL = 0.3;
/** How likely somebody does something where they have a turn now and then. */
const PLAYS_THERE = 0.4;
/** Names options that most would rather leave out: a second invitation, or a third. */
const FURTHER = /-\d$/;

/** Called when somebody has done something. */
export interface Consequences {
  /** They have agreed to something at a table. */
  agreed(table: string): void;
  /** They have cut a scene. */
  cut(table: string): void;
  tapped(deed: Deed): void;
  /** They have chosen something in a list. */
  chose(choice: Choice): void;
}

export interface Surroundings {
  readonly screen: Screen;
  readonly trace: Trace;
  readonly witness: Witness;
  readonly admin: Admin;
  readonly userIds: readonly string[];
  /** Within so many hours begins what people plan. */
  readonly soonHours: number;
  readonly consequences: Consequences;
  /** The bot has suggested these values to somebody. */
  suggested(userId: string, values: readonly string[]): void;
  /** Something that nobody should see. */
  complain(what: string): void;
}

const NO_MESSAGES: ReadonlySet<PageChannel['kind']> = new Set(['category', 'forum', 'media']);

/** Threads of people. */
export const ASIDE = { post: 'Races and tales', privateThread: 'Back room' } as const;
const isAside = ({ closed, name }: PageChannel): boolean =>
  closed === true || Object.values<string>(ASIDE).includes(name);

/** How likely a form is opened once more, and the older one is handed in last. */
const OPENED_AGAIN = 0.15;

/** Taps by which all of a table may have agreed. */
const JOINT: ReadonlySet<Tap['on']> = new Set([
  'agree',
  'propose',
  'storySafety',
  'storyTitle',
  'late',
  'resign',
]);

/** Errors about a message that was deleted while somebody was about to tap it. */
const GONE = /^message \d+ is gone/;

/** In a list of which more may be chosen. */
const MAX_CHOSEN = 4;

const SNOWFLAKE = /\d{17,}/g;

const partOf = ({ kind }: SeenSelect): Part => (kind === 'words' ? 'select' : kind);

export class Person {
  readonly character: Character;
  readonly id: string;
  readonly random: Random;
  readonly around: Surroundings;
  readonly #page: PagePerson;
  /** Their own latest message. */
  #said: PageMessage | null = null;
  /** Messages that have called this person. */
  readonly #calls = new Set<string>();
  /** Channels in which they were called to their turn. */
  readonly plays = new Set<string>();

  constructor(character: Character, page: PagePerson, random: Random, around: Surroundings) {
    this.character = character;
    this.id = page.id;
    this.random = random;
    this.around = around;
    this.#page = page;
  }

  /** Messages with something to tap, oldest first. */
  look(): Shown[] {
    return this.around.screen.shownTo(this.id);
  }

  /** Whether the message calls this person first, or did before it asked them something. */
  isCalled(shown: Shown): boolean {
    const { called } = shown;
    const { id, channel_id } = shown.message;
    if (called === this.id && isTurn(shown)) this.plays.add(channel_id);
    if (called === this.id) this.#calls.add(id);
    else if (called !== null) this.#calls.delete(id);
    return this.#calls.has(id);
  }

  /** Presses, and fills the form if one opens. False: nothing came of it. */
  async press({ message, buttons }: Shown, customId: string): Promise<boolean> {
    const { label = null } = buttons.find((one) => one.customId === customId) ?? {};
    const act = () =>
      this.#do(`press ${customId} on ${message.id}`, () => this.#page.pressId(message.id, customId), {
        customId,
        part: 'button',
        messageId: message.id,
        label,
      });
    const twice = this.random.chance(this.character.slips / 2) ? act() : null;
    const first = await act();
    const isAgain =
      first?.modal !== undefined && this.random.chance(Math.max(this.character.slips, OPENED_AGAIN));
    // On another device, the form is opened again; the older one is handed in last, with other words.
    if (isAgain) await this.#follow(await act(), isAgain);
    await twice;
    return this.#follow(first, isAgain);
  }

  /** Values that aren't given, or aren't offered, are any. */
  async select({ message }: Shown, select: SeenSelect, given?: readonly string[]): Promise<boolean> {
    const offered = this.#offered(select);
    const { minValues: least, maxValues: most } = select;
    const count = least + this.random.below(Math.min(most, MAX_CHOSEN) - least + 1);
    const isOffered = given?.length ? given.every((value) => offered.includes(value)) : least === 0;
    const any = Array.from({ length: count }, () => this.#rarely(select.customId, offered) ?? '');
    const chosen = given && isOffered ? given : [...new Set(any)];
    for (const value of chosen) this.around.witness.use(valueKind(select.customId, value));
    const part = partOf(select);
    if (part === 'users') this.around.witness.name(...chosen);
    const { customId } = select;
    const done = await this.#do(
      `choose ${chosen.join()} in ${customId} on ${message.id}`,
      () => this.#page.selectId(message.id, customId, chosen),
      { customId, part, messageId: message.id },
    );
    if (done && !done.modal)
      this.around.consequences.chose({
        userId: this.id,
        customId,
        chosen,
        interactionId: done.interactionId,
        before: message,
      });
    return this.#follow(done);
  }

  /** One of these values, rather what was chosen seldom. */
  #rarely<T extends string | number>(of: string, values: readonly T[]): T | undefined {
    const { witness } = this.around;
    return this.random.weighed(
      values.map((one) => ({ one, weight: (1 + witness.uses(valueKind(of, one))) ** -1 })),
    );
  }

  #offered(select: SeenSelect): readonly string[] {
    if (select.kind === 'users') return this.around.userIds;
    if (select.kind === 'channels')
      return this.#places().flatMap(({ id, archived }) => (archived ? [] : [id]));
    return select.options.map(({ value }) => value);
  }

  #places(): readonly PageChannel[] {
    const { screen } = this.around;
    return [...screen.page.channels.values()].filter(({ id }) => screen.sees(this.id, id));
  }

  /** Null where they share no server with the bot any more. */
  async #directChannel(): Promise<string | null> {
    try {
      return (await this.#page.openDirect()).id;
    } catch (error) {
      if (error instanceof WaitedInVain) return null;
      throw error;
    }
  }

  /** The channel in which they play: #games, or the one that the bot linked to last. */
  get home(): string {
    const pointed = this.around.witness.pointed.get(this.id);
    const place = this.#places().find(({ id }) => id === pointed);
    return place?.kind === 'text' ? place.id : 'games';
  }

  #writable(): readonly PageChannel[] {
    return this.#places().filter(
      ({ kind, archived, locked }) => !NO_MESSAGES.has(kind) && !archived && !locked,
    );
  }

  /** A channel that few can see, if they are among these, or a thread of people. */
  hidden(): string | undefined {
    return this.random.oneOf(this.#writable().filter(isAside))?.id;
  }

  /** A channel in which they may write: mostly where they play, or see something to tap, or where few can see what they do. */
  async somewhere(): Promise<string> {
    const { random } = this;
    const places = this.#writable();
    const played = random.chance(PLAYS_THERE) && random.oneOf([...this.plays]);
    if (played && places.some(({ id }) => id === played)) return played;
    if (random.chance(0.4)) return this.home;
    const closed = random.chance(0.3) && this.hidden();
    if (closed) return closed;
    const near = random.chance(0.5) && random.oneOf(this.look())?.message.channel_id;
    if (near && places.some(({ id }) => id === near)) return near;
    if (random.chance(0.3)) return (await this.#directChannel()) ?? 'games';
    return random.oneOf(places)?.id ?? 'games';
  }

  /** `name`: with its sub-command. Options that are not given are made up, or left out if they may be. */
  async command(
    name: string,
    given: Readonly<Record<string, string | number | boolean>> = {},
    channel = this.home,
  ) {
    const [root, ...path] = name.split(' ');
    const command = this.around.screen.page.commands.find((one) => one.name === root);
    let defined: readonly APIApplicationCommandOption[] = command?.options ?? [];
    for (const word of path) {
      const inner = defined.find((one) => one.name === word);
      defined = inner && 'options' in inner ? (inner.options ?? []) : [];
    }
    const options: Record<string, string | number | boolean> = { ...given };
    for (const option of defined) {
      if (
        option.name in given ||
        (!option.required && !this.random.chance(FURTHER.test(option.name) ? OPTIONAL / 5 : OPTIONAL))
      )
        continue;
      const value = await this.#valueOf(option, name, options, channel);
      if (value !== null) options[option.name] = value;
    }
    this.around.witness.use(commandKind(name));
    if (name.endsWith(' follow')) this.around.witness.unfollow(this.id);
    if (name === 'vacation') this.around.witness.otherwise.set(this.id, Date.now());
    const deed = `/${name} ${JSON.stringify(options)} in #${channel}`;
    return this.#follow(await this.#do(deed, () => this.#page.command(name, options, { channel })));
  }

  /** A command in the menu of a message or of somebody. */
  async useMenu(): Promise<boolean> {
    const { random, around } = this;
    const command = random.oneOf(
      around.screen.page.commands.filter(({ type }) => type !== ApplicationCommandType.ChatInput),
    );
    const seen = this.look().flatMap(({ message }) => (message.ephemeral_for === undefined ? message : []));
    const target = this.#said && random.chance(0.5) ? this.#said : random.oneOf(seen);
    if (!command || !target) return false;
    const { name } = command;
    around.witness.use(menu(name));
    const { id, author } = target;
    const who = random.chance(0.5) ? this.id : (random.oneOf(around.userIds) ?? author.id);
    const isUser = command.type === ApplicationCommandType.User;
    if (isUser) {
      around.witness.name(who);
      around.witness.avoids.set(this.id, Date.now());
    }
    const deed = `“${name}” of ${isUser ? who : id}`;
    return this.#follow(
      await this.#do(deed, () =>
        isUser
          ? this.#page.userCommand(new PagePerson(this.#page.page, who), name)
          : this.#page.messageCommand(id, name),
      ),
    );
  }

  async #valueOf(
    option: APIApplicationCommandOption,
    name: string,
    options: Readonly<Record<string, string | number | boolean>>,
    channel: string,
  ): Promise<string | number | boolean | null> {
    const { random } = this;
    const {
      choices,
      min_value = 0,
      max_value = 10,
    } = option as {
      readonly choices?: readonly { readonly value: string | number }[];
      readonly min_value?: number;
      readonly max_value?: number;
    };
    if (choices?.length) {
      const of = `${commandKind(name)} ${option.name}`;
      const values = choices.map((one) => one.value);
      const chosen = this.#rarely(of, values) ?? null;
      if (chosen !== null) this.around.witness.use(valueKind(of, chosen));
      return chosen;
    }
    switch (option.type) {
      case Kind.Integer:
        return min_value + random.below(max_value - min_value + 1);
      case Kind.Boolean:
        return random.chance(0.5);
      case Kind.User: {
        const userId = random.oneOf(this.around.userIds) ?? null;
        if (userId) this.around.witness.name(userId);
        return userId;
      }
      case Kind.Channel:
        return random.oneOf(this.#places().filter(({ kind }) => kind === 'text'))?.id ?? null;
      case Kind.String: {
        if (!('autocomplete' in option) || !option.autocomplete) return someText(random, 1, 40, false);
        const typed = random.chance(0.7) ? '' : someText(random, 1, 5, false);
        const offered = await this.#page
          .suggestions(name, { ...options, [option.name]: typed }, option.name, {
            channel,
            waitMs: PATIENCE_MS,
          })
          .catch((error: unknown) => this.#failed(`suggestions for ${option.name} of /${name}`, error));
        // Managers may end others' games, too.
        if (!this.character.manages)
          this.around.suggested(
            this.id,
            (offered ?? []).map((one) => String(one.value)),
          );
        return random.oneOf(offered ?? [])?.value ?? (option.required ? typed || 'a' : null);
      }
      default:
        return null;
    }
  }

  async #follow(done: Acknowledged | null, rewrites = false): Promise<boolean> {
    if (!done) return false;
    if (done.modal) await this.#fill(done.modal, rewrites);
    return true;
  }

  /** `rewrites`: none of the long texts in it is left as it is. */
  async #fill(modal: ShownModal, rewrites: boolean): Promise<void> {
    const form = formOf(modal);
    await pause(this.random.between(5 * SECOND, 3 * MINUTE));
    const answers = answersTo(this, form, rewrites);
    const deed = `submit ${form.customId} ${JSON.stringify(answers)}`;
    const words = JSON.stringify(answers).match(CANARY) ?? [];
    withdraw(this.around.witness, form.fields, answers);
    const { customId } = form;
    const submit = () =>
      this.#do(deed, () => this.#page.fill(modal, answers), { customId, part: 'form', words });
    if (this.random.chance(this.character.slips)) void submit();
    await submit();
  }

  /** In a channel where they may write: a message of their own, to which menus have something to say. */
  async say(channel: string): Promise<void> {
    const text = someText(this.random, 1, 200, true).trim();
    const { trace } = this.around;
    trace.note(this.character.name, `says in ${channel}: ${text}`);
    try {
      this.#said = await this.#page.say(channel, text);
    } catch (error) {
      this.#failed('say', error);
    }
  }

  async #do(
    deed: string,
    act: () => Promise<Acknowledged>,
    what:
      | (Pick<Deed, 'customId' | 'part'> & Partial<Pick<Deed, 'messageId' | 'words' | 'label'>>)
      | null = null,
  ): Promise<Acknowledged | null> {
    const { trace, witness } = this.around;
    trace.note(this.character.name, deed);
    witness.name(this.id);
    const since = Date.now();
    const wanted = tapOf(what?.customId ?? '');
    if (wanted?.on === 'storySafety' && wanted.does === 'ready')
      witness.ready.add(`${wanted.table} ${this.id}`);
    if (wanted?.on === 'mute') witness.promises.muted.add([wanted.table, wanted.turn, this.id].join(' '));
    if (wanted?.on === 'vote') witness.tried.add([wanted.table, wanted.seq, this.id, wanted.way].join(' '));
    // It may be done, though nobody says so.
    if (what?.customId === DELETION_ID) witness.deleted.add(this.id);
    if (!what) witness.promises.command(this.id, deed);
    if (what) {
      witness.use(declaredName(what.customId, what.part), ...kindsOf(what.customId));
      witness.name(...(what.customId.match(SNOWFLAKE) ?? []));
    }
    try {
      const done = await act();
      const { interactionId } = done;
      const tap = tapOf(what?.customId ?? '');
      if (tap?.table !== undefined && JOINT.has(tap.on)) this.around.consequences.agreed(tap.table);
      if (tap?.on === 'story' && tap.request.type === 'skip') this.around.consequences.cut(tap.table);
      if (what) {
        const noted = witness.did({
          messageId: null,
          words: [],
          label: null,
          ...what,
          interactionId,
          userId: this.id,
          name: plainName(this.character.displayName),
          since,
          at: Date.now(),
        });
        this.around.consequences.tapped(noted);
      }
      return done;
    } catch (error) {
      // It may have been done, though nobody said so.
      witness.promises.forget(this.id);
      return this.#failed(deed, error);
    }
  }

  #failed(deed: string, error: unknown): null {
    const isGone = error instanceof Error && GONE.test(error.message);
    if (isGone || (error instanceof InteractionFailed && error.state === 'refused'))
      this.around.trace.note(this.character.name, `may not: ${error.message}`);
    else if (error instanceof InteractionFailed || error instanceof WaitedInVain)
      this.around.complain(`${this.character.name}: ${deed}: ${error.message.split('\n')[0]}`);
    else throw error;
    return null;
  }
}
