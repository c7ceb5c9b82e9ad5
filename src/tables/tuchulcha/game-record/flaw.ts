/** Why a text is no record of a game as JSON, and how long a record may be. */
import { type Refusal, refusalWords } from '../../../games/tuchulcha/refusal.ts';

// No game comes near these limits; they bound what reading a stranger's file can take.

/** Characters of a text or of JSON. */
export const MOST_CHARACTERS = 16_000_000;

/** Entries of the log. */
export const MOST_ENTRIES = 50_000;

/** Sittings, and people. */
export const MOST_SITTINGS = 10_000;

export type RecordFlawCode = keyof typeof WORDS;

export interface RecordFlaw {
  readonly code: RecordFlawCode;
  /** 1.., where the text as a whole is wrong; else null. */
  readonly line: number | null;
  /** For example `log.12.action`; null where `line` says the place. */
  readonly path: string | null;
  /** Of `illegal` alone. */
  readonly turn: number | null;
  /** The key that it is about, at most {@link EXCERPT} characters of it. */
  readonly found: string | null;
  /** Which rule forbids the action; of `illegal` alone. */
  readonly refusal: Refusal | null;
}

const EXCERPT = 60;

export const flawOf = (code: RecordFlawCode, facts: Partial<Omit<RecordFlaw, 'code'>>): RecordFlaw => ({
  code,
  line: null,
  path: null,
  turn: null,
  refusal: null,
  ...facts,
  found: facts.found?.slice(0, EXCERPT) ?? null,
});

const WORDS = {
  tooLong: 'it is too long for a record',
  notARecord: 'this is no record of a game: it is no JSON object with the key "haruspex"',
  version: 'it is written in a version of the format that is unknown here',
  unreadable: "this can't be read",
  doubleKey: 'this key is there twice',
  badValue: 'this is no possible value',
  unknownPerson: 'nobody has this label',
  illegal: 'the rules forbid this',
  wrongEnding: 'the log does not end so',
} as const;

/** In short English. For example `log.12.action, turn 3: the rules forbid this (§4.2: …)`. */
export function wordsOfFlaw({ code, line, path, turn, found, refusal }: RecordFlaw): string {
  const place = [
    ...(line === null ? [] : [`line ${line}`]),
    ...(path ? [path] : []),
    ...(turn === null ? [] : [`turn ${turn}`]),
  ].join(', ');
  const why = refusal ? `${WORDS[code]} (${refusalWords(refusal)})` : WORDS[code];
  return `${place}${place && ': '}${why}${found === null ? '' : `: ${found}`}`;
}
