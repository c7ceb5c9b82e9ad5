import type { TextKey } from '../../src/texts/index.ts';

/** Texts that are the same as in English on purpose, in any language: names. */
export const NAMES: readonly TextKey[] = [
  'god.blue',
  'god.red',
  'god.yellow',
  'god.black',
  'board.altar',
  'name.tuchulcha',
  'command.tuchulcha',
  'thread.name',
];

/** Words that a language happens to share with English, by its code. */
export const SHARED: Readonly<Record<string, readonly TextKey[]>> = {};
