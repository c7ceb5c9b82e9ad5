/** Why a text is no record of a game, and how long a record may be. */
import { type Refusal, wordsOf } from '../../../games/tuchulcha/refusal.ts';

// No game comes near these limits; they bound what reading a stranger's file can take.

/** Characters of a text or of JSON. */
export const MOST_CHARACTERS = 16_000_000;

/** Entries of the log. */
export const MOST_ENTRIES = 50_000;

/** Tags. */
export const MOST_TAGS = 10_000;

export type RecordFlawCode = keyof typeof WORDS;

export interface RecordFlaw {
  readonly code: RecordFlawCode;
  /** 1.. of a text, also of JSON that is none; null of JSON: see `path`. */
  readonly line: number | null;
  /** Of JSON: for example `log.12.action`. */
  readonly path: string | null;
  /** Which turn was being read, once turns are. */
  readonly turn: number | null;
  /** The tag or the word that it is about, at most {@link EXCERPT} characters of it. */
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
  notARecord: 'this is no record of a game: it begins neither with [Haruspex "2"] nor with JSON of that kind',
  version: 'it is written in a version of the format that is unknown here',
  unreadable: "this can't be read",
  unknownTag: 'there is no such tag, or not of this game',
  doubleTag: 'this is told twice',
  missingTag: 'a tag is missing',
  badValue: 'this is no possible value',
  openComment: 'a comment begins and does not end',
  wrongTurn: 'this is not the turn that comes now',
  noActor: 'it is not said who does this',
  noTime: 'it is not said when',
  unknownPerson: 'nobody has this label',
  illegal: 'the rules forbid this',
  whichDie:
    'several dice can make this step: which one is meant has to be written behind it, for example 29-V/5',
  wrongEnding: 'the log does not end so',
} as const;

/** In short English. For example `line 12, turn 3: the rules forbid this (§4.2: …): 40-3x`. */
export function wordsOfFlaw({ code, line, path, turn, found, refusal }: RecordFlaw): string {
  const place = [
    ...(line === null ? [] : [`line ${line}`]),
    ...(path ? [path] : []),
    ...(turn === null ? [] : [`turn ${turn}`]),
  ].join(', ');
  const why = refusal ? `${WORDS[code]} (${wordsOf(refusal)})` : WORDS[code];
  return `${place}${place && ': '}${why}${found === null ? '' : `: ${found}`}`;
}
