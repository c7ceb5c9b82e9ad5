import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LABEL, loadFace } from '../fonts.ts';

/** A package of letters in parts, each with the code points that it has. */
interface Script {
  readonly package: string;
  readonly file: (part: string) => string;
  /** In place of what the package says of itself. */
  readonly ranges?: Readonly<Record<string, string>>;
}

const noto = (script: string): Script => ({
  package: `@fontsource-variable/noto-sans-${script}`,
  file: (part) => `noto-sans-${script}-${part}-wght-normal.woff2`,
});

/** In the order in which they are asked for a letter. */
const SCRIPTS: readonly Script[] = [
  { package: '@fontsource/fira-sans', file: (part) => `fira-sans-${part}-700-normal.woff2` },
  noto('arabic'),
  noto('hebrew'),
  noto('thai'),
  noto('devanagari'),
  noto('jp'),
  noto('kr'),
  noto('sc'),
  {
    package: '@fontsource/noto-sans-math',
    file: (part) => `noto-sans-math-${part}-400-normal.woff2`,
    ranges: { latin: 'U+2200-22FF,U+27C0-27EF,U+2980-2AFF,U+1D400-1D7FF' },
  },
  {
    package: '@fontsource/noto-sans-symbols-2',
    file: (part) => `noto-sans-symbols-2-${part}-400-normal.woff2`,
  },
];

/** Pictures of their own, in colours. */
const EMOJI = 'HaruspexEmoji';
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly part: string;
}

const ranges = new Map<Script, readonly Range[]>();
const loaded = new Set<string>();
/** The alias of the face that has a letter; null where none has. */
const faces = new Map<number, string | null>();

/**
 * The families that together draw a text in any of the scripts above, for a pen's font. Files are read when a letter first asks
 * for them. What none has, the machine's own fonts draw, where it has any.
 */
export function familiesFor(text: string): string {
  const families = new Set<string>([LABEL]);
  if (PICTOGRAPH.test(text)) families.add(emoji());
  for (const sign of text) {
    const face = faceOf(sign.codePointAt(0) ?? 0);
    if (face) families.add(face);
  }
  return [...families].join(', ');
}

function emoji(): string {
  load(EMOJI, resolved('twemoji-colr-font', 'twemoji.woff2'));
  return EMOJI;
}

/** Latin letters are in the label's own face. */
function faceOf(point: number): string | null {
  if (point < 0x250) return null;
  const known = faces.get(point);
  if (known !== undefined) return known;
  let found: string | null = null;
  for (const script of SCRIPTS) {
    const part = rangesOf(script).find(({ from, to }) => from <= point && point <= to)?.part;
    if (part === undefined) continue;
    found = `Haruspex-${script.package.split('/')[1]}-${part}`;
    load(found, resolved(script.package, join('files', script.file(part))));
    break;
  }
  faces.set(point, found);
  return found;
}

function load(alias: string, path: string): void {
  if (loaded.has(alias)) return;
  loadFace(alias, path);
  loaded.add(alias);
}

const resolved = (name: string, path: string): string =>
  join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), path);

function rangesOf(script: Script): readonly Range[] {
  const known = ranges.get(script);
  if (known) return known;
  const told: Readonly<Record<string, string>> =
    script.ranges ?? JSON.parse(readFileSync(resolved(script.package, 'unicode.json'), 'utf8'));
  const parsed = Object.entries(told).flatMap(([part, list]) =>
    list.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return {
        from: Number.parseInt(from, 16),
        to: Number.parseInt(to, 16),
        part: part.replace(/[[\]]/g, ''),
      };
    }),
  );
  ranges.set(script, parsed);
  return parsed;
}
