import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** Names of gods and titles. */
export const TITLE = 'HaruspexTitle';
/** Numbers and letters. */
export const LABEL = 'HaruspexLabel';

const FACES: readonly (readonly [alias: string, specifier: string])[] = [
  [TITLE, '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2'],
  [TITLE, '@fontsource/cinzel/files/cinzel-latin-ext-700-normal.woff2'],
  [LABEL, '@fontsource/fira-sans/files/fira-sans-latin-700-normal.woff2'],
  [LABEL, '@fontsource/fira-sans/files/fira-sans-latin-ext-700-normal.woff2'],
];

for (const [alias, specifier] of FACES) loadFace(alias, fileURLToPath(import.meta.resolve(specifier)));

/** Throws where the file is missing or no font: a canvas without a font draws no text, and says nothing. */
export function loadFace(alias: string, path: string): void {
  if (!GlobalFonts.registerFromPath(path, alias) || !GlobalFonts.has(alias)) {
    throw new Error(`Can't load the font ${path}, and without it pictures would have no text`);
  }
}

/** A package of letters in parts, each with the code points that it is for. */
interface Script {
  readonly package: string;
  readonly file: (part: string) => string;
  /** Those that hold what they are for: a script's package has parts that lack most of it. */
  readonly parts: RegExp;
  /** It has every letter that it is for; others say of some that they lack. */
  readonly complete?: boolean;
  /** In place of what the package says of itself. */
  readonly ranges?: Readonly<Record<string, string>>;
}

const noto = (script: string, parts = new RegExp(`^${script}$`)): Script => ({
  package: `@fontsource-variable/noto-sans-${script}`,
  file: (part) => `noto-sans-${script}-${part}-wght-normal.woff2`,
  parts,
});

/** In the order in which they are asked for a letter. */
const SCRIPTS: readonly Script[] = [
  {
    package: '@fontsource/fira-sans',
    file: (part) => `fira-sans-${part}-700-normal.woff2`,
    parts: /^(?:cyrillic|greek|vietnamese)/,
  },
  noto('arabic'),
  noto('hebrew'),
  noto('thai'),
  noto('devanagari'),
  { ...noto('jp', /^\d+$/), complete: true },
  noto('kr', /^\d+$/),
  noto('sc', /^\d+$/),
  {
    package: '@fontsource/noto-sans-math',
    file: (part) => `noto-sans-math-${part}-400-normal.woff2`,
    parts: /^latin$/,
    ranges: { latin: 'U+2200-22FF,U+27C0-27EF,U+2980-2AFF,U+1D400-1D7FF' },
  },
  {
    package: '@fontsource/noto-sans-symbols-2',
    file: (part) => `noto-sans-symbols-2-${part}-400-normal.woff2`,
    parts: /^(?:symbols|braille)$/,
  },
];

/** Pictures of their own, in colors. */
const EMOJI = 'HaruspexEmoji';
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly part: string;
}

const ranges = new Map<Script, readonly Range[]>();
const loaded = new Set<string>();
/** The aliases of the faces that are for a letter, in order. */
const faces = new Map<number, readonly string[]>();

/**
 * The families that together draw a text in any of the scripts above, for a pen's font. Files are read when a letter first asks
 * for them. What none has, the machine's own fonts draw, where it has any.
 */
export function familiesFor(text: string): string {
  const families = new Set<string>([LABEL]);
  if (PICTOGRAPH.test(text)) families.add(emoji());
  for (const sign of text) {
    for (const face of facesOf(sign.codePointAt(0) ?? 0)) families.add(face);
  }
  return [...families].join(', ');
}

function emoji(): string {
  load(EMOJI, packageFile('twemoji-colr-font', 'twemoji.woff2'));
  return EMOJI;
}

/** Latin letters are in the label's own face. */
function facesOf(point: number): readonly string[] {
  if (point < 0x250) return [];
  const known = faces.get(point);
  if (known) return known;
  const found: string[] = [];
  for (const script of SCRIPTS) {
    const part = rangesOf(script).find(({ from, to }) => from <= point && point <= to)?.part;
    if (part === undefined) continue;
    const alias = `Haruspex-${script.package.split('/')[1]}-${part}`;
    load(alias, packageFile(script.package, join('files', script.file(part))));
    found.push(alias);
    if (script.complete) break;
  }
  faces.set(point, found);
  return found;
}

function load(alias: string, path: string): void {
  if (loaded.has(alias)) return;
  loadFace(alias, path);
  loaded.add(alias);
}

const packageFile = (name: string, path: string): string =>
  join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), path);

function rangesOf(script: Script): readonly Range[] {
  const known = ranges.get(script);
  if (known) return known;
  const told: Readonly<Record<string, string>> =
    script.ranges ?? JSON.parse(readFileSync(packageFile(script.package, 'unicode.json'), 'utf8'));
  const parsed = Object.entries(told).flatMap(([name, list]) => {
    const part = name.replace(/[[\]]/g, '');
    if (!script.parts.test(part)) return [];
    return list.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), part };
    });
  });
  ranges.set(script, parsed);
  return parsed;
}
