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
