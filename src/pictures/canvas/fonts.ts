import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { cachedIn } from '../../cache-limits.ts';

export const TITLE = 'HaruspexTitle';
export const LABEL = 'HaruspexLabel';

const FACES: readonly (readonly [alias: string, specifier: string])[] = [
  [TITLE, '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2'],
  [TITLE, '@fontsource/cinzel/files/cinzel-latin-ext-700-normal.woff2'],
  [LABEL, '@fontsource/fira-sans/files/fira-sans-latin-700-normal.woff2'],
  [LABEL, '@fontsource/fira-sans/files/fira-sans-latin-ext-700-normal.woff2'],
];

for (const [alias, specifier] of FACES) loadFace(alias, fileURLToPath(import.meta.resolve(specifier)));

/** Throws if the file is missing or no font, since a canvas without a font silently draws no text. */
export function loadFace(alias: string, path: string): void {
  if (!GlobalFonts.registerFromPath(path, alias) || !GlobalFonts.has(alias)) {
    throw new Error(`Can't load the font ${path}, and without it pictures would have no text`);
  }
}

/** A font package whose files cover different code points. */
interface Script {
  readonly package: string;
  readonly file: (part: string) => string;
  /** Matches the files to use; others cover few of the letters that they list. */
  readonly parts: RegExp;
  /** The package has every letter that it lists, so later packages aren't needed. */
  readonly complete?: boolean;
  /** Replaces the package's own list of ranges. */
  readonly ranges?: Readonly<Record<string, string>>;
}

const noto = (script: string, parts = new RegExp(`^${script}$`)): Script => ({
  package: `@fontsource-variable/noto-sans-${script}`,
  file: (part) => `noto-sans-${script}-${part}-wght-normal.woff2`,
  parts,
});

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

const EMOJI = 'HaruspexEmoji';
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly part: string;
}

const ranges = new Map<Script, readonly Range[]>();
const loaded = new Set<string>();
const faces = new Map<number, readonly string[]>();

/** Font families for a text, as a pen's `font`. Files are loaded at the first such letter; other scripts use the machine's fonts. */
export function familiesFor(text: string): string {
  const families = new Set<string>([LABEL]);
  if (PICTOGRAPH.test(text)) families.add(emoji());
  for (const sign of text) {
    for (const face of facesOf(sign.codePointAt(0) ?? 0)) families.add(face);
  }
  return [...families].join(', ');
}

const probe = createCanvas(40, 40);
const drawnSigns = new Map<string, boolean>();

/** Whether a font has all of a letter: in the bundled scripts, or on this machine. Other letters are drawn as a box. */
export const isDrawable = (letter: string): boolean => Array.from(letter).every(isDrawn);

function isDrawn(sign: string): boolean {
  if ((sign.codePointAt(0) ?? 0) < 0x250 || /\p{Default_Ignorable_Code_Point}/u.test(sign)) return true;
  return cachedIn(drawnSigns, sign, () => !paintedAs(sign).equals(paintedAs(NOWHERE)));
}

/** A code point in no font. */
const NOWHERE = '\u{10ffff}';

function paintedAs(sign: string): Buffer {
  const pen = probe.getContext('2d');
  pen.clearRect(0, 0, probe.width, probe.height);
  pen.font = `700 20px ${familiesFor(sign)}`;
  pen.fillText(sign, 10, 28);
  return Buffer.from(pen.getImageData(0, 0, probe.width, probe.height).data);
}

function emoji(): string {
  load(EMOJI, packageFile('twemoji-colr-font', 'twemoji.woff2'));
  return EMOJI;
}

/** The label's font has all Latin letters. */
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
