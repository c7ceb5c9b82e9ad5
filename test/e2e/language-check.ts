import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { PageMessage, Person } from '@haruspex/playground/testing/person.ts';
import type { Values } from '@haruspex/playground/testing/spell.ts';
import { MessageFlags } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { listOf, localeTexts } from '../../src/texts/index.ts';
import { promptTexts } from '../../src/texts/prompt-texts.ts';
import { parsed } from '../texts/message.ts';
import { UNTIL_IN } from '../texts/terms.ts';
import { type Game, idOf, openTable, readOf, type WantedTap } from './game.ts';
import type { Harness } from './harness.ts';
import { arrange, type Choices, prefer } from './panels.ts';

/** Every literal piece of a message, without placeholders. */
const pieces = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    return Object.values(element.options).flatMap(({ value }) => pieces(value));
  });

/** Read by nobody: addresses, what Discord puts a time, a name or a command for, numbers in code (`1f3a`, `12;blue:34`), time zones. */
const UNREAD = /https?:\/\/[^\s)]+|<\/[^>]+>|<[^\s>]+>|`[^`\s]*\d[^`\s]*`|\b[A-Z]\w+\/[A-Z]\w+/g;

const wordsIn = (text: string): string[] =>
  text
    .replace(UNREAD, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** Languages are named by their own names, in whatever language. */
const NAMES: ReadonlySet<string> = new Set(
  Object.values(localeTexts).flatMap((texts) => wordsIn(texts['language.name'])),
);

/** All words of a language's texts. */
const vocabularies = Object.entries(localeTexts).map(([code, texts]) => {
  const said = Object.values(texts).flatMap((text) => pieces(parsed(text)));
  const prompts = Object.values(promptTexts[code] ?? {}).flat();
  said.push(...prompts.map((text) => text.replace(/\{\w+\}/g, ' ')));
  return { code, words: new Set([...said, listOf(code, ['', '', ''])].flatMap(wordsIn)) };
});

/** Words of one language alone, each with its code. */
const telling = new Map<string, string>(
  vocabularies.flatMap(({ code, words }) =>
    [...words]
      .filter((word) => !NAMES.has(word))
      .filter((word) => vocabularies.every((other) => other.code === code || !other.words.has(word)))
      .map((word) => [word, code] as const),
  ),
);

/** A tale whose heading has only names, with its author's text below: in none of the bot's languages. */
const BARE_TALE = /^\*\*[^\n]*\*\*(?: · \p{L}+)?\n>{1,3} [^\n]*$/u;

/**
 * For each language of which the text contains unique words: these words. A single key means that the text is only in that
 * language.
 */
export function spokenIn(text: string): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const word of wordsIn(text)) {
    const code = telling.get(word);
    if (code) found[code] = [...new Set([...(found[code] ?? []), word])];
  }
  return found;
}

/** Knows each person's language, and checks everything that they read. */
export class LanguageCheck {
  readonly harness: Harness;
  readonly #server: string;
  readonly #languages = new Map<string, string>();
  readonly #read = new Set<string>();
  readonly #counts = new Map<string, number>();

  /** `server`: the language of what everybody reads. */
  constructor(harness: Harness, server: string) {
    this.harness = harness;
    this.#server = server;
  }

  /** From now on. Messages that are already on the screen stay unchanged. */
  reads(person: Person, language: string): void {
    this.check();
    this.#languages.set(person.id, language);
  }

  /** How many texts one person alone has read so far, or, without a person, everybody. */
  count(person: Person | null): number {
    return this.#counts.get(person?.id ?? '') ?? 0;
  }

  /** Each message that is new, or has changed, is wholly in one language: its only reader's, or the server's; none is “until in a day”. */
  check(): void {
    const { page } = this.harness.visitors;
    const wrong: unknown[] = [];
    for (const message of page.messages.values()) {
      const text = readOf(message);
      if (!this.#isOurs(message) || text.trim() === '' || this.#read.has(`${message.id} ${text}`)) continue;
      this.#read.add(`${message.id} ${text}`);
      const reader = message.ephemeral_for ?? page.channels.get(message.channel_id)?.recipientId ?? '';
      const language = reader === '' ? this.#server : this.#languages.get(reader);
      const spoken = spokenIn(text);
      const isBare = Object.keys(spoken).length === 0 && BARE_TALE.test(text.trim());
      if ((!isBare && Object.keys(spoken).join() !== language) || UNTIL_IN.test(text))
        wrong.push({ reader, language, spoken, text });
      this.#counts.set(reader, (this.#counts.get(reader) ?? 0) + 1);
    }
    expect(wrong).toEqual([]);
  }

  #isOurs({ author, flags }: PageMessage): boolean {
    return author.id === this.harness.playground.botId && ((flags ?? 0) & MessageFlags.Loading) === 0;
  }

  /** A command that is answered privately. */
  async command(person: Person, name: string, values: Values = {}): Promise<PageMessage> {
    const message = await (await person.command(name, values)).reply();
    expect(message.ephemeral_for, name).toBe(person.id);
    this.check();
    return message;
  }

  /** A choice of a person in `/preferences`; a new language is read from its choice on. */
  async prefers(person: Person, choices: Choices): Promise<PageMessage> {
    const message = await prefer(person, choices);
    expect(message.ephemeral_for).toBe(person.id);
    this.check();
    return message;
  }

  /** A choice in `/settings` by a server manager. */
  async arranges(person: Person, choices: Choices): Promise<PageMessage> {
    const message = await arrange(person, choices);
    expect(message.ephemeral_for).toBe(person.id);
    this.check();
    return message;
  }

  /** Suggestions are in the language of the person who types. */
  async suggestions(person: Person, name: string, option: string, typed: string): Promise<void> {
    const choices = await person.suggestions(name, { [option]: typed }, option);
    const text = choices.map((choice) => choice.name).join('\n');
    expect({ text, in: Object.keys(spokenIn(text)) }).toEqual({
      text,
      in: [this.#languages.get(person.id)],
    });
  }

  /** A button that is answered privately, in a new message. */
  async asks(person: Person, message: PageMessage, wanted: WantedTap): Promise<PageMessage> {
    const answer = await (await person.press(message, idOf(message, wanted))).reply();
    expect(answer.ephemeral_for).toBe(person.id);
    this.check();
    return answer;
  }

  /** A button that edits its message. */
  async changes(person: Person, message: PageMessage, wanted: WantedTap): Promise<PageMessage> {
    const before = readOf(message);
    await person.press(message, idOf(message, wanted));
    const now = await person.waitForChange(message, (one) => readOf(one) !== before);
    this.check();
    return now;
  }

  /** A button of the turn, by the player to move; the next message. */
  async plays(game: Game, ...steps: readonly WantedTap[]): Promise<PageMessage> {
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
    const { page } = this.harness.visitors;
    const own = [...page.channels.values()].find(({ recipientId }) => recipientId === person.id);
    return own ? person.messages({ channel: own.id }) : [];
  }

  /** The direct message to the person that this brings. */
  async writtenTo(person: Person, work: () => Promise<unknown>): Promise<PageMessage> {
    const before = this.directs(person).map(({ id }) => id);
    const news = () => this.directs(person).filter(({ id }) => !before.includes(id));
    await work();
    await expect.poll(() => news().length, { message: `written to ${person.name}` }).toBe(1);
    this.check();
    return news()[0] as PageMessage;
  }
}

/** Somebody for each part, and what their Discord speaks. */
export const SERVERS = [
  { server: 'en', opener: 'de', second: 'it', onlooker: 'nl', owner: 'nl' },
  { server: 'de', opener: 'it', second: 'nl', onlooker: 'en-GB', owner: 'fr' },
] as const;

export interface Cast {
  readonly listener: LanguageCheck;
  readonly opener: Person;
  readonly second: Person;
  readonly onlooker: Person;
  readonly owner: Person;
}

/** French has no texts; people without texts are addressed in English. */
export const spokenFor = (locale: string): string => (locale === 'fr' ? 'en' : locale.slice(0, 2));

/** In the English server the owner never presses anything. */
export async function assembled(harness: Harness, parts: (typeof SERVERS)[number]): Promise<Cast> {
  const listener = new LanguageCheck(harness, parts.server);
  const as = (name: string, locale: string): Person => {
    const person = harness.person(name);
    person.setLocale(locale);
    listener.reads(person, spokenFor(locale));
    return person;
  };
  const cast = {
    listener,
    opener: as('Larthia', parts.opener),
    second: as('Arnth', parts.second),
    onlooker: as('Thana', parts.onlooker),
    owner: as('Aule', parts.owner),
  };
  if (parts.server === 'en') listener.reads(cast.owner, 'en');
  else await listener.arranges(cast.owner, { language: parts.server });
  return cast;
}

/** Opener and second play, the opener first. */
export async function begun({ listener, opener, second }: Cast): Promise<Game> {
  const { harness } = listener;
  const game = await openTable(harness, opener, { players: 2 });
  harness.dice.next([3, 5], [2, 4], [1, 2], [6, 2]);
  await second.press(
    await game.lobby(),
    idOf(await game.lobby(), (tap) => tap.on === 'join'),
  );
  await expect.poll(async () => (await game.table()).status).toBe('playing');
  await game.settled();
  listener.check();
  return game;
}
