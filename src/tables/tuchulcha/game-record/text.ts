/** A game as a text that people and programs read: docs/game-record.md. */

import { COLOR_LETTERS, err, ok, type Result } from '../../../games/tuchulcha/notation.ts';
import type { LoggedAction } from '../../game-types.ts';
import { formatAction, parseAction } from './action-text.ts';
import {
  flawOf,
  MOST_CHARACTERS,
  MOST_ENTRIES,
  MOST_TAGS,
  type RecordFlaw,
  type RecordFlawCode,
} from './flaw.ts';
import { type RecordedGame, whyNotWhole } from './recorded-game.ts';
import { type Ending, Replay } from './replay.ts';
import { formatTags, type Head, parseHead, readTag, type Tag } from './tags.ts';
import { formatTime, isWritable, parseTime } from './values.ts';

/** Tags, a blank line, the turns; lines end in a line feed. Throws where the log does not replay. */
export const formatRecord = (game: RecordedGame): string =>
  `${[...formatTags(game), '', ...formatTurns(game)].join('\n')}\n`;

/** The log as lines, one a turn: `1. b @2026-03-02T12:00:00.000Z table: (3-5) +4.25 P1: T-3 +1.5 T-5 +0.8 end`. Throws where the log does not replay. */
function formatTurns({ setup, log }: Pick<RecordedGame, 'setup' | 'log'>): readonly string[] {
  const replay = new Replay(setup);
  const lines: string[][] = [];
  let begun = 0;
  let before: LoggedAction<'tuchulcha'> | null = null;
  for (const entry of log) {
    const { turnNumber, position } = replay.state;
    if (turnNumber !== begun) {
      begun = turnNumber;
      before = null;
      lines.push([`${turnNumber}.`, COLOR_LETTERS[position.turn]]);
    }
    const word = formatAction(replay.state, entry.action);
    lines.at(-1)?.push(...timeOf(entry, before), ...actorOf(entry, before), ...interactionOf(entry), word);
    const refusal = replay.apply(entry.action);
    if (refusal) throw new Error(`entry ${entry.seq} of the log is refused: ${refusal.code}`);
    before = entry;
  }
  return lines.map((words) => words.join(' '));
}

/** A line begins with a time of its own; within it, what passed since the entry before. */
function timeOf(
  { at }: LoggedAction<'tuchulcha'>,
  before: LoggedAction<'tuchulcha'> | null,
): readonly string[] {
  if (!before) return [`@${formatTime(at)}`];
  const ms = at.getTime() - before.at.getTime();
  return ms === 0 ? [] : [`${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1000}`];
}

const actorOf = (
  { actor }: LoggedAction<'tuchulcha'>,
  before: LoggedAction<'tuchulcha'> | null,
): readonly string[] => (actor === before?.actor ? [] : [`${actor}:`]);

const interactionOf = ({ interactionId }: LoggedAction<'tuchulcha'>): readonly string[] =>
  interactionId === undefined ? [] : [`#${interactionId}`];

/** The game that a text tells, or the first thing in it that is wrong. Any text will do. */
export function parseRecord(text: string): Result<RecordedGame, RecordFlaw> {
  if (text.length > MOST_CHARACTERS) return err(flawOf('tooLong', { line: 1 }));
  const read = readTags(text);
  if (!read.ok) return read;
  const { tags, line, rest } = read.value;
  const head = parseHead(tags, line);
  if (!head.ok) return head;
  const turns = parseTurns(rest, line, head.value);
  if (!turns.ok) return turns;
  const game: RecordedGame = { ...head.value, log: turns.value.log };
  const wrong = whyNotWhole(game, turns.value.over);
  if (!wrong) return ok(game);
  const tag = tags.filter(({ name }) => name === wrong.tag)[wrong.index];
  return err(flawOf(wrong.code, { line: tag?.line ?? line, found: wrong.tag }));
}

interface TagsRead {
  readonly tags: readonly Tag[];
  /** The text after the tags, and on which line it begins. */
  readonly rest: string;
  readonly line: number;
}

const BYTE_ORDER_MARK = '\ufeff';

function readTags(text: string): Result<TagsRead, RecordFlaw> {
  const tags: Tag[] = [];
  let line = 1;
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const content = text.slice(at, end < 0 ? text.length : end).trim();
    if (content !== '' && !content.startsWith('[')) break;
    if (content !== '') {
      const tag = readTag(content, line);
      if (tags.length === 0 && tag?.name !== 'Haruspex') break;
      if (!tag) return err(flawOf('unreadable', { line, found: content }));
      if (tags.length === MOST_TAGS) return err(flawOf('tooLong', { line }));
      tags.push(tag);
    }
    if (end < 0) {
      at = text.length;
      break;
    }
    at = end + 1;
    line++;
  }
  if (tags.length === 0) return err(flawOf('notARecord', { line: 1 }));
  return ok({ tags, rest: text.slice(at), line });
}

interface ParsedTurns {
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  /** How it is over, null where it isn't. */
  readonly over: Ending | null;
}

type Flaw = Partial<Pick<RecordFlaw, 'refusal'>> & { readonly code: RecordFlawCode };

/** The log from its lines, replayed as it is read. `firstLine`: on which the text begins. */
function parseTurns(text: string, firstLine: number, head: Head): Result<ParsedTurns, RecordFlaw> {
  const reading = new Reading(head);
  for (const word of wordsOf(text, firstLine)) {
    const { line } = word;
    if (word.kind === 'open') return err(flawOf('openComment', { line }));
    const flaw = reading.read(word.text);
    if (flaw) {
      const turn = reading.replay.state.turnNumber;
      return err(flawOf(flaw.code, { line, turn, found: word.text, refusal: flaw.refusal ?? null }));
    }
  }
  const flaw = reading.end();
  if (flaw) return err(flawOf(flaw.code, { line: firstLine + newLines(text, 0, text.length) }));
  return ok({ log: reading.log, over: reading.replay.over });
}

const NUMBER = /^([1-9]\d{0,8})\.$/;

const ACTOR = /^(P[1-9]\d{0,5}|table|computer):$/;

const INTERACTION = /^#(\d{1,20})$/;

const PASSED = /^([+-])(\d{1,12})(?:\.(\d{1,3}))?$/;

class Reading {
  readonly replay: Replay;
  readonly log: LoggedAction<'tuchulcha'>[] = [];
  readonly #labels: ReadonlySet<string>;
  #actor: LoggedAction<'tuchulcha'>['actor'] | null = null;
  /** Unix milliseconds. */
  #at: number | null = null;
  /** Of the next entry. */
  #interactionId: string | null = null;
  /** The turn whose number and color have been read. */
  #turn = 0;
  /** A turn's number has been read, and its color not yet. */
  #numbered = false;

  constructor({ setup, people }: Head) {
    this.replay = new Replay(setup);
    this.#labels = new Set(['table', 'computer', ...people.map(({ label }) => label)]);
  }

  /** The next word: null, or what is wrong with it. */
  read(word: string): Flaw | null {
    if (this.#numbered) return this.#readColor(word);
    const [, number] = NUMBER.exec(word) ?? [];
    if (number) return this.#readNumber(Number(number));
    const [, actor] = ACTOR.exec(word) ?? [];
    if (actor) return this.#readActor(actor);
    const [, interactionId] = INTERACTION.exec(word) ?? [];
    if (interactionId) return this.#readInteraction(interactionId);
    if (word.startsWith('@')) return this.#setTime(parseTime(word.slice(1))?.getTime() ?? null);
    const [, sign, seconds, rest = ''] = PASSED.exec(word) ?? [];
    if (seconds)
      return this.#pass((sign === '-' ? -1 : 1) * (Number(seconds) * 1000 + Number(rest.padEnd(3, '0'))));
    return this.#readAction(word);
  }

  /** After the last word: null, or what is missing. */
  end(): Flaw | null {
    return this.#interactionId === null ? null : { code: 'unreadable' };
  }

  #readInteraction(interactionId: string): Flaw | null {
    if (this.#interactionId !== null) return { code: 'unreadable' };
    this.#interactionId = interactionId;
    return null;
  }

  #readNumber(number: number): Flaw | null {
    if (number !== this.replay.state.turnNumber) return { code: 'wrongTurn' };
    this.#numbered = true;
    return null;
  }

  #readColor(letter: string): Flaw | null {
    const { turnNumber, position } = this.replay.state;
    if (letter !== COLOR_LETTERS[position.turn]) return { code: 'wrongTurn' };
    this.#numbered = false;
    this.#turn = turnNumber;
    return null;
  }

  #readActor(actor: string): Flaw | null {
    if (!this.#labels.has(actor)) return { code: 'unknownPerson' };
    this.#actor = actor;
    return null;
  }

  #setTime(ms: number | null): Flaw | null {
    if (ms === null || !isWritable(ms)) return { code: 'badValue' };
    this.#at = ms;
    return null;
  }

  #pass(ms: number): Flaw | null {
    return this.#at === null ? { code: 'noTime' } : this.#setTime(this.#at + ms);
  }

  #readAction(word: string): Flaw | null {
    const { state } = this.replay;
    const parsed = parseAction(state, word);
    if (!parsed.ok) return parsed.error;
    const action = parsed.value;
    if (this.#turn !== state.turnNumber) return { code: 'wrongTurn' };
    if (this.#actor === null) return { code: 'noActor' };
    if (this.#at === null) return { code: 'noTime' };
    if (this.log.length === MOST_ENTRIES) return { code: 'tooLong' };
    const refusal = this.replay.apply(action);
    if (refusal) return { code: 'illegal', refusal };
    this.log.push({
      seq: this.log.length,
      actor: this.#actor,
      action,
      at: new Date(this.#at),
      ...(this.#interactionId !== null && { interactionId: this.#interactionId }),
    });
    this.#interactionId = null;
    return null;
  }
}

/** A word of a text without its comments, and the line on which it stands. */
type Word =
  | { readonly kind: 'word'; readonly text: string; readonly line: number }
  /** A comment that does not end. */
  | { readonly kind: 'open'; readonly line: number };

const PIECE = /\n|[^\S\n]+|\{|[^\s{]+/y;

/** In one pass, whatever the text. `line`: of its beginning. */
function* wordsOf(text: string, firstLine: number): Generator<Word> {
  let line = firstLine;
  let at = 0;
  while (at < text.length) {
    PIECE.lastIndex = at;
    const [piece] = PIECE.exec(text) ?? [];
    if (piece === undefined) return;
    at += piece.length;
    if (piece === '\n') line++;
    else if (piece === '{') {
      const end = text.indexOf('}', at);
      if (end < 0) {
        yield { kind: 'open', line };
        return;
      }
      line += newLines(text, at, end);
      at = end + 1;
    } else if (/^\S/.test(piece)) yield { kind: 'word', text: piece, line };
  }
}

function newLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
