/** A log replayed entry by entry: every record is one, so whatever the rules refuse is found. */

import { COLORS, type Color } from '../../../games/tuchulcha/board.ts';
import { tuchulcha } from '../../../games/tuchulcha/index.ts';
import type { Setup } from '../../../games/tuchulcha/position.ts';
import { type Refusal, refusalWords } from '../../../games/tuchulcha/refusal.ts';
import type { Action, EndReason, GameState } from '../../../games/tuchulcha/types.ts';
import type { ClosedWhy, LoggedAction } from '../../game-types.ts';

export type RecordedEnding =
  | { readonly kind: 'goesOn' }
  | { readonly kind: 'over'; readonly winners: readonly Color[]; readonly reason: EndReason }
  /** The game ended without a result; `why` is null where that is not known. */
  | { readonly kind: 'closed'; readonly why: ClosedWhy | null };

type Over = Extract<RecordedEnding, { kind: 'over' }>;

export class Replay {
  state: GameState;
  over: Over | null = null;

  /** Throws where the set-up isn't one: ask {@link isSetup} before. */
  constructor(setup: Setup) {
    this.state = tuchulcha.start(setup);
  }

  /** Null, or why the rules refuse the action; then nothing has changed. */
  apply(action: Action): Refusal | null {
    const applied = tuchulcha.apply(this.state, action);
    if (!applied.ok) return applied.refusal;
    this.state = applied.state;
    for (const event of applied.events) {
      if (event.type === 'over') this.over = { kind: 'over', winners: event.winners, reason: event.reason };
    }
    return null;
  }
}

/** Replays a whole log. Throws where the rules refuse an entry: such a log is broken. */
export function replayed(setup: Setup, log: readonly LoggedAction<'tuchulcha'>[]): Replay {
  const replay = new Replay(setup);
  for (const { seq, action } of log) {
    const refusal = replay.apply(action);
    if (refusal) throw new Error(`entry ${seq} of the log is refused: ${JSON.stringify(refusal)}`);
  }
  return replay;
}

/** Two to four colors clockwise, two of them opposite, one of them first (docs/rules/tuchulcha.md §2). */
export function isSetup(setup: Setup): boolean {
  const places = setup.players.map((color) => COLORS.indexOf(color));
  if (!places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))) return false;
  try {
    tuchulcha.start(setup);
    return true;
  } catch {
    return false;
  }
}

// No game comes near these limits; they bound what reading a stranger's file can take.

/** Characters of a text, or of JSON. */
export const MOST_CHARACTERS = 16_000_000;

export const MOST_ENTRIES = 50_000;

export const MOST_SITTINGS = 10_000;

export type RecordFlawCode = keyof typeof WORDS;

export interface RecordFlaw {
  readonly code: RecordFlawCode;
  /** The line, from 1 on, where the text as a whole is wrong; else null. */
  readonly line: number | null;
  /** For example `log.12.action`; null where `line` says the place. */
  readonly path: string | null;
  /** Only `illegal` has a turn. */
  readonly turn: number | null;
  /** The key that it is about, at most {@link EXCERPT} characters of it. */
  readonly found: string | null;
  /** The rule that forbids the action; only `illegal` has one. */
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
