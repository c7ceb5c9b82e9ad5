import type { en } from './en.ts';

/** Whatever English has; it decides what every language has. */
export type TextKey = keyof typeof en;

/** All that is said in one language, in ICU MessageFormat: no key missing and none too many. */
export type Catalogue = Readonly<Record<TextKey, string>>;
