/** One action of a log as one word. Steps and dice are those of docs/rules/tuchulcha.md §9. */

import {
  type Devotion,
  formatDice,
  formatStep,
  type Move,
  parseDice,
  parseStep,
  type Refusal,
  type Result,
  type Step,
  tuchulcha,
  type WrittenStep,
} from '../../../games/tuchulcha/index.ts';
import { playLine } from '../../../games/tuchulcha/line.ts';
import { COLOR_LETTERS, colorOfLetter, err, ok } from '../../../games/tuchulcha/notation.ts';
import type { Action, GameState } from '../../../games/tuchulcha/types.ts';

const WORDS = { keep: 'keep', pass: 'pass', undo: 'undo', end: 'confirm' } as const;
const TUCHULCHA = 't';
const LASA_VECUVIA = 'l';

/** Between an action's word and what it is about. */
const COLON = ':';

/** The word for a legal action in a state. */
export function formatAction(state: GameState, action: Action): string {
  switch (action.type) {
    case 'roll':
      return `(${formatDice(action.dice)})`;
    case 'discard':
      return `!${action.die}`;
    case 'step':
      return formatStepWithDie(state, action.step);
    case 'devote':
      return `devote${COLON}${formatDevotion(action.devotion)}`;
    case 'resign':
      return `resign${COLON}${COLOR_LETTERS[action.color]}`;
    case 'confirm':
      return 'end';
    default:
      return action.type;
  }
}

/** `t1`: one from the temple. `l`, `lT`, `l12`: all from altar and forest, or one from the temple or a stone. */
function formatDevotion(devotion: Devotion): string {
  if (devotion.role === 'tuchulcha') return `${TUCHULCHA}${devotion.fromTemple}`;
  return `${LASA_VECUVIA}${devotion.from === null ? '' : devotion.from === 'temple' ? 'T' : devotion.from}`;
}

/** The die is written where another one that is left could make the same step: on the way to the altar. */
function formatStepWithDie(state: GameState, step: Step): string {
  const written = formatStep(step, state.position.players);
  return step.kind === 'move' && readings(state, step).length > 1 ? `${written}/${step.die}` : written;
}

interface Unread {
  readonly code: 'unreadable' | 'whichDie' | 'illegal';
  readonly refusal: Refusal | null;
}

const unread = (code: Unread['code'], refusal: Refusal | null = null) => err({ code, refusal });

/** An action as it is meant in this state. Of a step it is certain that it is legal there, of all others it is not. */
export function parseAction(state: GameState, word: string): Result<Action, Unread> {
  if (Object.hasOwn(WORDS, word)) return ok({ type: WORDS[word as keyof typeof WORDS] });
  if (word.startsWith('(')) return parseRoll(word);
  const [verb, what, ...more] = word.split(COLON);
  if (verb === 'devote' && more.length === 0) return parseDevotion(what ?? '');
  if (verb === 'resign' && more.length === 0) {
    const color = colorOfLetter(what);
    return color ? ok({ type: 'resign', color }) : unread('unreadable');
  }
  return parseStepOrDiscard(state, word);
}

function parseRoll(word: string): Result<Action, Unread> {
  const dice = word.endsWith(')') ? parseDice(word.slice(1, -1)) : null;
  return dice?.ok ? ok({ type: 'roll', dice: dice.value }) : unread('unreadable');
}

function parseDevotion(text: string): Result<Action, Unread> {
  const [, fromTemple, from] = /^(?:t(\d)|l(T|[1-9]\d?|))$/.exec(text) ?? [];
  if (fromTemple !== undefined) {
    return ok({ type: 'devote', devotion: { role: 'tuchulcha', fromTemple: Number(fromTemple) } });
  }
  if (from === undefined) return unread('unreadable');
  const place = from === '' ? null : from === 'T' ? 'temple' : Number(from);
  return ok({ type: 'devote', devotion: { role: 'lasaVecuvia', from: place } });
}

/** Highest number of a stone on any ring. */
const LAST_STONE = 40;
const isPlace = (place: Move['from'] | Move['to']): boolean =>
  typeof place !== 'number' || place <= LAST_STONE;

function parseStepOrDiscard(state: GameState, word: string): Result<Action, Unread> {
  const [, text = '', die] = /^([^/]{1,20})(?:\/([1-6]))?$/.exec(word) ?? [];
  const parsed = parseStep(text, state.position.players);
  if (!parsed.ok) return unread('unreadable');
  const step = parsed.value;
  if (step.kind === 'discard') {
    if (die !== undefined) return unread('unreadable');
    return ok(state.phase.name === 'discard' ? { type: 'discard', die: step.die } : { type: 'step', step });
  }
  if (!isPlace(step.from) || !isPlace(step.to)) return unread('unreadable');
  return readStep(state, step, die === undefined ? null : Number(die));
}

type WrittenMove = Extract<WrittenStep, { kind: 'move' }>;

function readStep(state: GameState, written: WrittenMove, die: number | null): Result<Action, Unread> {
  const meant = readings(state, written);
  const [only, other] = die === null ? meant : meant.filter((step) => step.die === die);
  if (only) return other ? unread('whichDie') : ok({ type: 'step', step: only });
  return unread('illegal', whyNoReading(state, written, die));
}

/** The legal steps that a written one can mean: one for each die that can make it. */
const readings = (state: GameState, written: WrittenMove): readonly Move[] =>
  diceLeft(state)
    .map((die) => withDie(state, written, die))
    .filter((step) => tuchulcha.apply(state, { type: 'step', step }).ok);

const withDie = (
  { position }: GameState,
  { kind, color, from, to, effect }: WrittenMove,
  die: number,
): Move => ({
  kind,
  color: color ?? position.turn,
  die,
  from,
  to,
  effect,
});

/** The rule that forbids it with the die that is told, else with one that would bring it there. */
function whyNoReading(state: GameState, written: WrittenMove, die: number | null): Refusal | null {
  const { phase } = state;
  if (phase.name === 'moving' && die === null) {
    const { before, dice, discarded, steps } = phase;
    const given: readonly WrittenStep[] = discarded === null ? [] : [{ kind: 'discard', die: discarded }];
    const played = playLine(before, dice, [...given, ...steps, written]);
    if (!played.ok) return played.error;
  }
  const applied = tuchulcha.apply(state, { type: 'step', step: withDie(state, written, die ?? 1) });
  return applied.ok ? null : applied.refusal;
}

/** Distinct values, descending. */
function diceLeft({ phase }: GameState): readonly number[] {
  if (phase.name !== 'moving') return [];
  const left = [...phase.dice];
  for (const die of [phase.discarded, ...phase.steps.map((step) => step.die)]) {
    const index = die === null ? -1 : left.indexOf(die);
    if (index >= 0) left.splice(index, 1);
  }
  return [...new Set(left)].sort((one, other) => other - one);
}
