import { partBefore } from '../../../text.ts';

/**
 * Sanitizes a player's Markdown so that link targets are visible and formatting ends with the text. Everything else stays. It grows
 * by at most one code fence, so text that fits into a message still does.
 */
export function tamed(text: string): string {
  let shown = text;
  // Removing a character may create a link, so repeat.
  for (let before = ''; before !== shown; ) {
    before = shown;
    shown = spellingLinks(balanced(shown));
  }
  return closingFence(shown);
}

/** The text after a link's label: `](https://…)`, perhaps with a title. Discord renders links of some schemes only. */
const TARGET =
  /\]\(\s*<?([a-z][a-z0-9+.-]*:[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/i;

const NEARLY = /\]\((?=\s*<?[a-z][a-z0-9+.-]*:)/gi;

/** Replaces `[label](https://…)` by `label <https://…>`, also in code. */
function spellingLinks(text: string): string {
  let before = '';
  let rest = text;
  for (let found = TARGET.exec(rest); found; found = TARGET.exec(rest)) {
    const [whole, address = ''] = found;
    before += partBefore(rest, found.index);
    rest = rest.substring(found.index + whole.length);
    const at = openingOf(before);
    before =
      at < 0 ? `${before}] ${address}` : `${partBefore(before, at)}${before.substring(at + 1)} <${address}>`;
  }
  return (before + rest).replace(NEARLY, '] ');
}

/** The index where the label begins that ends with this text; -1 if there is none. */
function openingOf(text: string): number {
  let depth = 1;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at];
    if ((sign !== '[' && sign !== ']') || isEscaped(text, at)) continue;
    depth += sign === ']' ? 1 : -1;
    if (depth === 0) return at;
  }
  return -1;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}

/** Each character that begins a text direction, with the one that ends it. */
const ENDS: Readonly<Record<string, string>> = {
  '\u202a': '\u202c',
  '\u202b': '\u202c',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
};

/** Characters that override the direction of letters. No language needs them. */
const OVERRIDES = /[\u202d\u202e]/g;

const DIRECTIONS = /[\u202a-\u202c\u2066-\u2069]/g;

/** Balances text directions within each line: removes unmatched characters and overrides. */
const balanced = (text: string): string =>
  text.replace(OVERRIDES, '').split('\n').map(balancedLine).join('\n');

function balancedLine(line: string): string {
  const open: { readonly at: number; readonly end: string }[] = [];
  const paired = new Set<number>();
  for (const { 0: sign, index } of line.matchAll(DIRECTIONS)) {
    const end = ENDS[sign];
    if (end !== undefined) open.push({ at: index, end });
    const last = end === undefined ? open.findLastIndex((one) => one.end === sign) : -1;
    const [begun] = last < 0 ? [] : open.splice(last);
    if (begun) paired.add(begun.at).add(index);
  }
  return line.replace(DIRECTIONS, (sign, at: number) => (paired.has(at) ? sign : ''));
}

const FENCE = '```';

const isInFence = (text: string): boolean => text.split(FENCE).length % 2 === 0;

/** The parts of a text: a code block that continues in the next part is reopened there. */
export function tamedParts(parts: readonly string[]): readonly string[] {
  let goesOn = false;
  return parts.map((part) => {
    const whole = goesOn ? `${FENCE}\n${part}` : part;
    goesOn = isInFence(whole);
    return tamed(whole);
  });
}

const closingFence = (text: string): string =>
  isInFence(text) ? `${text}${text.endsWith('\n') ? '' : '\n'}${FENCE}` : text;
