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

// A canvas without a font draws no text and says nothing: a missing file has to stop the start.
for (const [alias, specifier] of FACES) {
  const path = fileURLToPath(import.meta.resolve(specifier));
  if (!GlobalFonts.registerFromPath(path, alias)) throw new Error(`Can't load the font ${path}`);
}
for (const alias of [TITLE, LABEL]) {
  if (!GlobalFonts.has(alias)) throw new Error(`The font ${alias} isn't there after its files were loaded`);
}
