import { commandDefinitions } from '../../src/discord/registry.ts';
import type { Texts } from './flaws.ts';

interface Node {
  readonly name: string;
  readonly type?: number;
  readonly options?: readonly Node[];
}

const SUBCOMMAND = 1;

/** Commands as they are typed after the slash, by default names: `tuchulcha new`. */
export const PATHS: readonly (readonly string[])[] = (commandDefinitions() as readonly Node[]).flatMap(
  ({ name, options = [] }) => {
    const inner = options.filter(({ type }) => type === SUBCOMMAND);
    return inner.length > 0 ? inner.map((sub) => [name, sub.name]) : [[name]];
  },
);

/** A command in a sentence, not a slash between two words: it is to be written so that it becomes a mention. */
const WRITTEN = /(?<![\p{L}\p{N}<:/.}])\/(?=\p{L}|\{)\S*/gu;

/** As it is written in the texts of every language: `</tuchulcha new>`. */
const NAMED = /<\/([^<>]*)>/g;

const KNOWN: ReadonlySet<string> = new Set(PATHS.map((path) => path.join(' ')));

/** The commands that a text names; with a question mark those that there are none of, or that nobody can tap. */
export function commandsIn(text: string): string[] {
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => (KNOWN.has(path) ? path : `${path}?`));
  const bare = [...text.replace(NAMED, '').matchAll(WRITTEN)].map(([written]) => `${written}?`);
  return [...named, ...bare].toSorted();
}

/** In double marks of any language; single ones are apostrophes, too. */
const QUOTED = /[“„«]\s?([^“”„«»]+?)\s?[”“»]/gu;

const quotedIn = (text: string): string[] => [...text.matchAll(QUOTED)].map(([, inner = '']) => inner);

/** Texts that others quote: names of options, labels of buttons and toggles, what is under *Apps*, choices. */
const isQuoted = (key: string): boolean =>
  /^(?:name|messageCommand|userCommand|choice|standing)\.|(?:button|toggle|option)\./.test(key);

/** Titles: rows of the Aruspex, and pages and chapters of the rules. */
const isTitle = (key: string): boolean => /^bacchanalia\.row\.|^rules\..*title$/.test(key);

/** Not labels, but told in quotation marks, by key. */
const SAID: readonly string[] = [
  // The first of the rulebook's ways to say where somebody is.
  'rules.minervaVenus.more',
];

/**
 * Where a text quotes what is called nothing in its language: no option, no button, no title. What people
 * wrote comes from placeholders, and is nobody's name.
 */
export function quotingFlaws(texts: Texts): string[] {
  const names = new Set(
    Object.entries(texts).flatMap(([key, text]) => (isQuoted(key) || isTitle(key) ? [text] : [])),
  );
  return Object.entries(texts).flatMap(([key, text]) => {
    if (SAID.includes(key) || /^rules\..*keywords$/.test(key)) return [];
    return quotedIn(text)
      .filter((quoted) => /\p{L}/u.test(quoted) && !quoted.includes('{') && !names.has(quoted))
      .map((quoted) => `${key}: nothing is called “${quoted}”`);
  });
}

/** Where a text sends readers to a command, an option or a button that is called otherwise in this language. */
export function namingFlaws(texts: Texts, english: Texts): string[] {
  const flaws: string[] = [];
  for (const [key, original] of Object.entries(english)) {
    const text = texts[key] ?? '';
    const own = commandsIn(text).join(', ');
    const expected = commandsIn(original).join(', ');
    if (own !== expected || own.includes('?'))
      flaws.push(`${key}: names ${own || 'no command'}, not ${expected || 'any'}`);
    for (const quoted of quotedIn(original)) {
      const meant = Object.keys(english).filter((other) => isQuoted(other) && english[other] === quoted);
      if (meant.length === 0) continue;
      const wanted = meant.map((other) => texts[other]);
      if (!quotedIn(text).some((each) => wanted.includes(each)))
        flaws.push(`${key}: does not quote ${[...new Set(wanted)].join(' or ')}`);
    }
  }
  return flaws;
}
