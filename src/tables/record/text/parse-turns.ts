/** The log from its lines, replayed as it is read. */
import { COLOR_LETTERS, err, ok, type Result } from '../../../games/tuchulcha/notation.ts';
import type { LoggedAction } from '../../table.ts';
import { parseAction } from './action-text.ts';
import { flawOf, type RecordFlaw, type RecordFlawCode } from './flaw.ts';
import { MOST_ENTRIES } from './limits.ts';
import type { Ending } from './recorded-game.ts';
import { Replay } from './replaying.ts';
import type { Head } from './tags.ts';
import { isWritable, parseTime } from './values.ts';
import { wordsOf } from './words.ts';

export interface Turns {
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  /** How it is over, null where it isn't. */
  readonly over: Ending | null;
}

type Flaw = Partial<Pick<RecordFlaw, 'refusal'>> & { readonly code: RecordFlawCode };

/** `firstLine`: on which the text begins. */
export function parseTurns(text: string, firstLine: number, head: Head): Result<Turns, RecordFlaw> {
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
  return ok({ log: reading.log, over: reading.replay.over });
}

const NUMBER = /^([1-9]\d{0,8})\.$/;
const ACTOR = /^(P[1-9]\d{0,5}|table|computer):$/;
const PASSED = /^([+-])(\d{1,12})(?:\.(\d{1,3}))?$/;

class Reading {
  readonly replay: Replay;
  readonly log: LoggedAction<'tuchulcha'>[] = [];
  readonly #labels: ReadonlySet<string>;
  #actor: LoggedAction<'tuchulcha'>['actor'] | null = null;
  /** Unix milliseconds. */
  #at: number | null = null;
  /** The turn whose number and colour have been read. */
  #turn = 0;
  /** A turn's number has been read, and its colour not yet. */
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
    if (word.startsWith('@')) return this.#setTime(parseTime(word.slice(1))?.getTime() ?? null);
    const [, sign, seconds, rest = ''] = PASSED.exec(word) ?? [];
    if (seconds)
      return this.#pass((sign === '-' ? -1 : 1) * (Number(seconds) * 1000 + Number(rest.padEnd(3, '0'))));
    return this.#readAction(word);
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
    this.log.push({ seq: this.log.length, actor: this.#actor, action, at: new Date(this.#at) });
    return null;
  }
}
