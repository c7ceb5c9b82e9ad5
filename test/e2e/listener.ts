import { MessageFlags } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { parseTap, type Tap } from '../discord/taps.ts';
import { buttonsOf, type PageMessage, type Person } from '../playground/person.ts';
import type { Values } from '../playground/spell.ts';
import type { Game } from './game.ts';
import type { House } from './harness.ts';
import { readOf, spokenIn } from './spoken.ts';

type Wanted = (tap: Tap) => boolean;

function means(customId: string | null, wanted: Wanted): boolean {
  const tap = customId ? parseTap(customId) : null;
  return tap !== null && wanted(tap);
}

export const hasTap = (message: PageMessage, wanted: Wanted): boolean =>
  buttonsOf(message).some(({ customId }) => means(customId, wanted));

/** The custom id of the first button that means this: words are what is tested here. */
export function idOf(message: PageMessage, wanted: Wanted): string {
  const found = buttonsOf(message).find(({ customId }) => means(customId, wanted));
  if (!found?.customId) throw new Error(`No such button: ${readOf(message)}`);
  return found.customId;
}

/** Knows who reads which language, and reads along with everybody. */
export class Listener {
  readonly house: House;
  readonly #server: string;
  readonly #languages = new Map<string, string>();
  readonly #read = new Set<string>();
  readonly #counts = new Map<string, number>();

  /** `server`: the language of what everybody reads. */
  constructor(house: House, server: string) {
    this.house = house;
    this.#server = server;
  }

  /** From now on. What is on the screen already stays as it is. */
  reads(person: Person, language: string): void {
    this.check();
    this.#languages.set(person.id, language);
  }

  /** How many texts one person alone has read so far, or, without a person, everybody. */
  count(person: Person | null): number {
    return this.#counts.get(person?.id ?? '') ?? 0;
  }

  /** Whatever message is new, or has changed, is wholly in one language: its only reader's, or the server's. */
  check(): void {
    const { page } = this.house.visitors;
    const wrong: unknown[] = [];
    for (const message of page.messages.values()) {
      const text = readOf(message);
      if (!this.#isOurs(message) || text.trim() === '' || this.#read.has(`${message.id} ${text}`)) continue;
      this.#read.add(`${message.id} ${text}`);
      const reader = message.ephemeral_for ?? page.channels.get(message.channel_id)?.recipientId ?? '';
      const language = reader === '' ? this.#server : this.#languages.get(reader);
      const spoken = spokenIn(text);
      if (Object.keys(spoken).join() !== language) wrong.push({ reader, language, spoken, text });
      this.#counts.set(reader, (this.#counts.get(reader) ?? 0) + 1);
    }
    expect(wrong).toEqual([]);
  }

  #isOurs({ author, flags }: PageMessage): boolean {
    return author.id === this.house.playground.botId && ((flags ?? 0) & MessageFlags.Loading) === 0;
  }

  /** A command that is answered privately. */
  async command(person: Person, name: string, values: Values = {}): Promise<PageMessage> {
    const message = await (await person.command(name, values)).reply();
    expect(message.ephemeral_for, name).toBe(person.id);
    this.check();
    return message;
  }

  /** Suggestions are for whoever types. */
  async suggestions(person: Person, name: string, option: string, typed: string): Promise<void> {
    const choices = await person.suggestions(name, { [option]: typed }, option);
    const text = choices.map((choice) => choice.name).join('\n');
    expect({ text, in: Object.keys(spokenIn(text)) }).toEqual({
      text,
      in: [this.#languages.get(person.id)],
    });
  }

  /** A button that is answered privately, in a new message. */
  async asks(person: Person, message: PageMessage, wanted: Wanted): Promise<PageMessage> {
    const answer = await (await person.press(message, idOf(message, wanted))).reply();
    expect(answer.ephemeral_for).toBe(person.id);
    this.check();
    return answer;
  }

  /** A button whose message becomes another. */
  async changes(person: Person, message: PageMessage, wanted: Wanted): Promise<PageMessage> {
    const before = readOf(message);
    await person.press(message, idOf(message, wanted));
    const now = await person.waitForChange(message, (one) => readOf(one) !== before);
    this.check();
    return now;
  }

  /** A button of the turn, by whoever is to move; the next message. */
  async plays(game: Game, ...steps: readonly Wanted[]): Promise<PageMessage> {
    for (const wanted of steps) {
      const { version } = await game.settled();
      const message = await game.message();
      await (await game.mover()).press(message, idOf(message, wanted));
      await game.advanced(version);
      this.check();
    }
    return game.message();
  }

  /** Direct messages from the bot, oldest first. */
  directs(person: Person): PageMessage[] {
    const { page } = this.house.visitors;
    const own = [...page.channels.values()].find(({ recipientId }) => recipientId === person.id);
    return own ? person.messages({ channel: own.id }) : [];
  }

  /** What is written to the person directly while this is done. */
  async writtenTo(person: Person, work: () => Promise<unknown>): Promise<PageMessage> {
    const before = this.directs(person).length;
    await work();
    await expect
      .poll(() => this.directs(person).length, { message: `written to ${person.name}` })
      .toBe(before + 1);
    this.check();
    return this.directs(person)[before] as PageMessage;
  }
}
