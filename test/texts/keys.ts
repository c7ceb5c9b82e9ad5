import { localeTexts } from '../../src/texts/index.ts';

/** What follows a prefix in keys of texts: all values of a union that has a text for each, or it would not compile. */
export const keysAfter = <Value extends string>(prefix: string): readonly Value[] =>
  Object.keys(localeTexts.en).flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length) as Value] : [],
  );
