/** Somebody with a phone, who knows no more than it shows. */

import { WaitedInVain } from '@haruspex/playground/testing/page-connection.ts';
import {
  type Acknowledged,
  formOf,
  InteractionFailed,
  Person as PagePerson,
  type ShownModal,
} from '@haruspex/playground/testing/person.ts';
import {
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as Kind,
} from 'discord-api-types/v10';
import type { Character } from './characters.ts';
import type { Random } from './random.ts';
import type { Screen, Shown } from './screen.ts';
import type { Trace } from './trace.ts';
import { someText } from './words.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Answers come within Discord's 15 minutes, mostly within a second. */
const PATIENCE_MS = 15 * MINUTE;
const OPTIONAL = 0.3;

export interface Surroundings {
  readonly screen: Screen;
  readonly trace: Trace;
  readonly userIds: readonly string[];
  /** Something that nobody should see. */
  complain(what: string): void;
  /** A custom id or command that was used, by its kind. */
  used(what: string): void;
}

export class Person {
  readonly character: Character;
  readonly id: string;
  readonly random: Random;
  readonly around: Surroundings;
  readonly #page: PagePerson;
  /** Messages that have called this person. */
  readonly #calls = new Set<string>();

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
  isCalled({ message: { id, content } }: Shown): boolean {
    if (content.startsWith(`<@${this.id}>`)) this.#calls.add(id);
    else if (content.startsWith('<@')) this.#calls.delete(id);
    return this.#calls.has(id);
  }

  /** Presses, and fills the form if one opens. False: nothing came of it. */
  async press({ message }: Shown, customId: string): Promise<boolean> {
    const act = () =>
      this.#do(`press ${customId} on ${message.id}`, () => this.#page.pressId(message.id, customId));
    this.around.used(customId);
    if (this.random.chance(this.character.slips)) void act();
    return this.#follow(await act());
  }

  async select({ message, selects }: Shown): Promise<boolean> {
    const select = this.random.oneOf(selects);
    if (!select) return false;
    const offered =
      select.options.length > 0
        ? select.options.map(({ value }) => value)
        : /channel/i.test(select.placeholder)
          ? [...this.around.screen.page.channels.values()].map(({ id }) => id)
          : this.around.userIds;
    const count = Math.max(1, select.minValues);
    const chosen = [...new Set(Array.from({ length: count }, () => this.random.oneOf(offered) ?? ''))];
    this.around.used(select.customId);
    return this.#follow(
      await this.#do(`choose ${chosen.join()} in ${select.customId} on ${message.id}`, () =>
        this.#page.select(message.id, select.customId, chosen),
      ),
    );
  }

  /** `name`: with its sub-command. Options that are not given are made up, or left out if they may be. */
  async command(
    name: string,
    given: Readonly<Record<string, string | number | boolean>> = {},
    channel = 'games',
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
      if (option.name in given || (!option.required && !this.random.chance(OPTIONAL))) continue;
      const value = await this.#valueOf(option, name, options, channel);
      if (value !== null) options[option.name] = value;
    }
    this.around.used(`/${name}`);
    const deed = `/${name} ${JSON.stringify(options)} in #${channel}`;
    return this.#follow(await this.#do(deed, () => this.#page.command(name, options, { channel })));
  }

  /** A command in the menu of a message or of somebody. */
  async useMenu(): Promise<boolean> {
    const { random, around } = this;
    const command = random.oneOf(
      around.screen.page.commands.filter(({ type }) => type !== ApplicationCommandType.ChatInput),
    );
    const target = random.oneOf(this.look().filter(({ message }) => message.ephemeral_for === undefined));
    if (!command || !target) return false;
    const { name } = command;
    around.used(`menu ${name}`);
    const { id, author } = target.message;
    const who = random.chance(0.5) ? this.id : (random.oneOf(around.userIds) ?? author.id);
    const isUser = command.type === ApplicationCommandType.User;
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
    if (choices?.length) return random.oneOf(choices)?.value ?? null;
    switch (option.type) {
      case Kind.Integer:
        return min_value + random.below(max_value - min_value + 1);
      case Kind.Boolean:
        return random.chance(0.5);
      case Kind.User:
        return random.oneOf(this.around.userIds) ?? null;
      case Kind.Channel:
        return (
          random.oneOf([...this.around.screen.page.channels.values()].filter(({ kind }) => kind === 'text'))
            ?.id ?? null
        );
      case Kind.String: {
        if (!('autocomplete' in option) || !option.autocomplete) return someText(random, 1, 40, false);
        const typed = random.chance(0.7) ? '' : someText(random, 1, 5, false);
        const offered = await this.#page
          .suggestions(name, { ...options, [option.name]: typed }, option.name, {
            channel,
            waitMs: PATIENCE_MS,
          })
          .catch((error: unknown) => this.#failed(`suggestions for ${option.name} of /${name}`, error));
        return random.oneOf(offered ?? [])?.value ?? (option.required ? typed || 'a' : null);
      }
      default:
        return null;
    }
  }

  async #follow(done: Acknowledged | null): Promise<boolean> {
    if (!done) return false;
    if (done.modal) await this.#fill(done.modal);
    return true;
  }

  async #fill(modal: ShownModal): Promise<void> {
    const { random } = this;
    const form = formOf(modal);
    await pause(random.between(5 * SECOND, 3 * MINUTE));
    const answers: Record<string, string | readonly string[]> = {};
    for (const { customId, ticks, options, required, paragraph, least, most, values } of form.fields) {
      if (ticks)
        answers[customId] =
          options?.filter(() => required || random.chance(0.5)).map(({ value }) => value) ?? [];
      else if (options)
        answers[customId] = required || random.chance(0.5) ? (random.oneOf(options)?.value ?? '') : '';
      else if (values.length > 0 && random.chance(0.8)) continue;
      else if (required || random.chance(0.5))
        answers[customId] = someText(random, Math.max(1, least), Math.min(most, 600), paragraph);
    }
    this.around.used(form.customId);
    const submit = () => this.#do(`submit ${form.customId}`, () => this.#page.fill(modal, answers));
    if (random.chance(this.character.slips)) void submit();
    await submit();
  }

  async #do(deed: string, act: () => Promise<Acknowledged>): Promise<Acknowledged | null> {
    this.around.trace.note(this.character.name, deed);
    try {
      return await act();
    } catch (error) {
      return this.#failed(deed, error);
    }
  }

  #failed(deed: string, error: unknown): null {
    if (error instanceof InteractionFailed && error.state === 'refused')
      this.around.trace.note(this.character.name, `may not: ${error.message}`);
    else if (error instanceof InteractionFailed || error instanceof WaitedInVain)
      this.around.complain(`${this.character.name}: ${deed}: ${error.message.split('\n')[0]}`);
    else throw error;
    return null;
  }
}
