import { literalsOf, parsed, type Use, usesOf } from './message.ts';

/** The texts of a language, perhaps incomplete. */
export type Texts = Readonly<Record<string, string>>;

/** Placeholders that are numbers everywhere, even if English doesn't inflect by them. */
const COUNTED: readonly string[] = ['altar', 'forest', 'turns', 'size', 'times', 'needed', 'given'];

/** Lists a language's flaws as `key: flaw`. `same` are the keys whose texts may equal the English ones. */
export function flawsOf(code: string, texts: Texts, english: Texts, same: readonly string[]): string[] {
  const counted = countedIn(english);
  const flaws: string[] = [];
  for (const key of Object.keys(english)) if (!(key in texts)) flaws.push(`${key}: missing`);
  for (const [key, text] of Object.entries(texts)) {
    const original = english[key];
    if (original === undefined) {
      flaws.push(`${key}: English has no such key`);
      continue;
    }
    const found = [
      ...shapeFlaws(text, original),
      ...messageFlaws(code, text, original, counted),
      ...(code === 'en' ? [] : englishLeft(text, original, same.includes(key))),
    ];
    flaws.push(...found.map((flaw) => `${key}: ${flaw}`));
  }
  return flaws;
}

const COUNTING: readonly string[] = ['number', 'plural', 'ordinal'];

const counts = ({ kinds }: Use): boolean => [...kinds].some((kind) => COUNTING.includes(kind));

const countedIn = (english: Texts): ReadonlySet<string> =>
  new Set([
    ...COUNTED,
    ...Object.values(english).flatMap((text) =>
      [...usesOf(parsed(text))].flatMap(([name, use]) => (counts(use) ? [name] : [])),
    ),
  ]);

/** Compares Discord's markdown and the text's beginning and end. */
function shapeFlaws(text: string, original: string): string[] {
  const edges = (of: string): string => `${/^\s*(?:-# )?/.exec(of)?.[0]}…${/\s*$/.exec(of)?.[0]}`;
  const marks = (of: string): string => `${of.match(/\*\*|\]\(|`/g)?.sort() ?? ''}`;
  return [
    ...(text.trim() === '' && original.trim() !== '' ? ['empty'] : []),
    ...(edges(text) === edges(original) ? [] : ['begins or ends otherwise (spaces, -#)']),
    ...(marks(text) === marks(original) ? [] : ['has other markdown (**, `, links)']),
    ...(text.includes("'") ? ['has a straight apostrophe, which quotes what follows: ’'] : []),
  ];
}

function messageFlaws(code: string, text: string, original: string, counted: ReadonlySet<string>): string[] {
  let uses: ReadonlyMap<string, Use>;
  try {
    uses = usesOf(parsed(text));
  } catch (error) {
    return [`no ICU message: ${error instanceof Error ? error.message : error}`];
  }
  const originals = usesOf(parsed(original));
  const flaws: string[] = literalsOf(parsed(text)).includes('}') ? ['closes a brace too many'] : [];
  for (const name of originals.keys()) if (!uses.has(name)) flaws.push(`does not use {${name}}`);
  for (const [name, use] of uses) {
    const before = originals.get(name);
    flaws.push(
      ...(before ? useFlaws(name, use, before, counted.has(name)) : [`uses {${name}}, which is not given`]),
      ...caseFlaws(code, name, use),
    );
  }
  return flaws;
}

const plural = ({ kinds }: Use): boolean => kinds.has('plural') || kinds.has('ordinal');

const listed = (cases: Iterable<string>): string => [...cases].toSorted().join(' ');

/** Languages have to use select, or `=0` for a number, if English does, since the values may not be displayable. */
function useFlaws(name: string, use: Use, before: Use, isCounted: boolean): string[] {
  if (before.kinds.has('select') !== use.kinds.has('select'))
    return [`{${name}} is ${before.kinds.has('select') ? 'not told apart by select' : 'no word for select'}`];
  if (use.kinds.has('select') && listed(use.cases) !== listed(before.cases))
    return [`{${name}} knows the cases ${listed(use.cases)} instead of ${listed(before.cases)}`];
  if (plural(use) && !plural(before) && !isCounted) return [`{${name}} is no number`];
  const exact = (of: Use): string => listed([...of.cases].filter((word) => word.startsWith('=')));
  if (plural(before) && exact(before) && exact(use) !== exact(before))
    return [`{${name}} needs the cases ${exact(before)}`];
  return [];
}

function caseFlaws(code: string, name: string, { kinds, cases }: Use): string[] {
  if (!kinds.has('plural') && !kinds.has('ordinal')) return [];
  const type = kinds.has('ordinal') ? 'ordinal' : 'cardinal';
  const { pluralCategories } = new Intl.PluralRules(code, { type }).resolvedOptions();
  const known: readonly string[] = pluralCategories;
  return [...cases]
    .filter((word) => !known.includes(word) && !/^=\d+$/.test(word))
    .map((word) => `{${name}} has the form ${word}, which the language has not`);
}

/** English words that have no meaning in most other languages. */
const ENGLISH = /(?<![\p{L}-])(?:the|your|you|this|which|whose|yours)(?![\p{L}-])/iu;

function englishLeft(text: string, original: string, maySame: boolean): string[] {
  let literals: string;
  try {
    literals = literalsOf(parsed(text));
  } catch {
    return [];
  }
  if (text === original) {
    const isWordless = !/\p{L}/u.test(literals);
    return isWordless || maySame ? [] : ['is the English text'];
  }
  const left = ENGLISH.exec(literals);
  return left ? [`has an English word: ${left[0]}`] : [];
}

/** Keys that are listed as equal to English but differ. */
export const notSame = (texts: Texts, english: Texts, same: readonly string[]): string[] =>
  same.filter((key) => texts[key] !== english[key]);
