import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { listOf } from '../../src/texts/index.ts';
import { localeTexts } from '../../src/texts/locales.ts';
import { buttonsOf, type PageMessage, selectsOf } from '../playground/person.ts';
import { parsed } from '../texts/message.ts';

/** Every piece of a message that is no placeholder, by itself. */
const pieces = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    return Object.values(element.options).flatMap(({ value }) => pieces(value));
  });

/** Read by nobody: addresses, what Discord puts a time or a name for, what is there to reckon with (`1f3a`, `12;blue:34`). */
const UNREAD = /https?:\/\/[^\s)]+|<[^\s>]+>|`[^`\s]*\d[^`\s]*`/g;

const wordsIn = (text: string): string[] =>
  text
    .replace(UNREAD, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** Languages are named by their own names, in whatever language. */
const NAMES: ReadonlySet<string> = new Set(
  Object.values(localeTexts).flatMap((texts) => wordsIn(texts['language.name'])),
);

/** All that is said in a language, word by word. */
const vocabularies = Object.entries(localeTexts).map(([code, texts]) => {
  const said = Object.values(texts).flatMap((text) => pieces(parsed(text)));
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

/** For each language of which the text has words that are no other's: the words. One key: it is written in that language alone. */
export function spokenIn(text: string): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const word of wordsIn(text)) {
    const code = telling.get(word);
    if (code) found[code] = [...new Set([...(found[code] ?? []), word])];
  }
  return found;
}

/** All that a person reads or hears of a message: words, buttons, lists, what its pictures show. */
export const readOf = (message: PageMessage): string =>
  [
    message.content,
    ...buttonsOf(message).map(({ label }) => label),
    ...selectsOf(message).flatMap(({ placeholder, options }) => [
      placeholder,
      ...options.flatMap(({ label, description }) => [label, description]),
    ]),
    ...message.attachments.map(({ description }) => description ?? ''),
  ].join('\n');
