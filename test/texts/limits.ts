import type { Texts } from './flaws.ts';
import { longestStep, longestText, longestValue } from './longest.ts';
import { parsed, usesOf } from './message.ts';

interface Limit {
  readonly of: string;
  readonly keys: RegExp;
  readonly most: number;
}

const MESSAGE: Limit = { of: 'a message', keys: /./, most: 2000 };

/** Discord's limits in UTF-16 units; the first one that matches a key applies. */
const LIMITS: readonly Limit[] = [
  { of: 'a name of a command or an option', keys: /^name\./, most: 32 },
  { of: 'a description', keys: /^command\./, most: 100 },
  { of: 'a choice', keys: /^choice\.|^pace\.|^color\.|^god\./, most: 100 },
  { of: 'a button', keys: /(?:^|\.)button\.|^step\.brings/, most: 80 },
  { of: 'a modal’s title', keys: /(?:^|\.)modal\./, most: 45 },
  { of: 'what stands beside a field', keys: /\.fieldHint\./, most: 100 },
  { of: 'an option of a select', keys: /(?:^|\.)option\./, most: 100 },
  { of: 'a title on a button', keys: /^rules\.(?:.*\.)?title$/, most: 80 },
  { of: 'a word on the picture', keys: /^board\.(?:forest|altar|neutral|out)$/, most: 20 },
  MESSAGE,
];

/** Phones cut off longer labels. */
const READABLE_BUTTON = 38;

const longestOfKey = (texts: Texts, key: string): string =>
  key === 'step.brings'
    ? longestStep(texts)
    : longestText(texts, key, key === 'thread.name' ? { players: '' } : {});

/**
 * Texts that are too long for Discord: `key: 84 of 80, a button: …`; and short texts of unknown length. `keys` are the texts to
 * check; all of them by default.
 */
export function tooLong(texts: Texts, keys: readonly string[] = Object.keys(texts)): string[] {
  return keys.flatMap((key) => {
    const limit = LIMITS.find(({ keys }) => keys.test(key));
    if (!limit) return [];
    const unknown = limit === MESSAGE ? [] : unknownLengths(texts, key);
    if (unknown.length > 0) return unknown;
    const written = longestOfKey(texts, key);
    return written.length > limit.most
      ? [`${key}: ${written.length} of ${limit.most}, ${limit.of}: ${written.slice(0, 120)}`]
      : [];
  });
}

const unknownLengths = (texts: Texts, key: string): string[] =>
  [...usesOf(parsed(texts[key] ?? ''))]
    .filter(([name, { kinds }]) => kinds.has('plain') && longestValue(texts, name) === undefined)
    .map(([name]) => `${key}: how long can {${name}} be? test/texts/longest.ts has to know`);

/** Names that Discord doesn't accept: it takes lower-case letters, digits, `-` and `_`. */
export const badNames = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    key.startsWith('name.') && (!/^[-_\p{L}\p{N}]{1,32}$/u.test(text) || text !== text.toLowerCase())
      ? [`${key}: ${text}`]
      : [],
  );

/** Buttons with a page's title, which may be cut off, since the page shows it in full. */
const TITLED: readonly string[] = ['rulesView.button.also'];

/** Buttons that phones may cut off: `key: its longest label`. */
export const longButtons = (texts: Texts): string[] =>
  Object.keys(texts).flatMap((key) => {
    if (TITLED.includes(key) || !/(?:^|\.)button\.|^step\.brings/.test(key)) return [];
    const written = longestOfKey(texts, key);
    return written.length > READABLE_BUTTON ? [`${key}: ${written}`] : [];
  });

/** Texts in pictures with letters that the bundled fonts lack. */
export const undrawable = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    /^(?:board|god|tableau)\./.test(key) && !/^[\u0020-\u024F\u2010-\u203A]*$/u.test(text)
      ? [`${key}: ${text}`]
      : [],
  );
