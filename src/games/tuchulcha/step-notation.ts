/** Steps and dice as text (tuchulcha.md §9). */
import type { Color } from './board.ts';
import { COLOR_LETTERS, colorOfLetter } from './notation.ts';
import type { PlayerCount } from './position.ts';
import { err, ok, type Result } from './result.ts';
import type { Discard, Move, Origin, Step, StepEffect, Target } from './types.ts';

const MARKS: Readonly<Record<StepEffect, string>> = { none: '', hit: 'x', open: '+', lost: '~', sealed: '#' };
const EFFECTS: Readonly<Record<string, StepEffect>> = {
  '': 'none',
  x: 'hit',
  '+': 'open',
  '~': 'lost',
  '#': 'sealed',
};

/** A step as it is written: which die it takes, and with three or four players whose it is, follow from the position. */
export type WrittenStep = Discard | (Omit<Move, 'die' | 'color'> & { readonly color: Color | null });

/** With two players a step begins with its colour; a discarded die never does. */
export function formatStep(step: Step | WrittenStep, players: PlayerCount): string {
  if (step.kind === 'discard') return `!${step.die}`;
  const color = players === 2 && step.color ? `${COLOR_LETTERS[step.color]}:` : '';
  return `${color}${formatPlace(step.from)}-${formatPlace(step.to)}${MARKS[step.effect]}`;
}

const MOVE = /^(?:([bryk]):)?(T|e|[1-9]\d?)-(V|e|[1-9]\d?)([x+~#]?)$/;

export function parseStep(text: string, players: PlayerCount): Result<WrittenStep, string> {
  const discard = /^!([1-6])$/.exec(text);
  if (discard) return ok({ kind: 'discard', die: Number(discard[1]) });
  const [, letter, from, to, mark = ''] = MOVE.exec(text) ?? [];
  const color = colorOfLetter(letter) ?? null;
  const effect = EFFECTS[mark];
  if (!from || !to || !effect) return err(`not a step as written in §9: ${text.slice(0, 40)}`);
  if ((players === 2) !== (color !== null)) {
    return err(`a step begins with its colour with two players, and only then: ${text.slice(0, 40)}`);
  }
  return ok({ kind: 'move', color, from: parseOrigin(from), to: parseTarget(to), effect });
}

/** Steps parted by one space; the empty text is no step. */
export function parseSteps(text: string, players: PlayerCount): Result<readonly WrittenStep[], string> {
  const steps: WrittenStep[] = [];
  for (const part of text === '' ? [] : text.split(' ')) {
    const step = parseStep(part, players);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  return ok(steps);
}

export const formatSteps = (steps: readonly (Step | WrittenStep)[], players: PlayerCount): string =>
  steps.map((step) => formatStep(step, players)).join(' ');

/** One to four dice, for example `2-2-4`. */
export function parseDice(text: string): Result<readonly number[], string> {
  if (!/^[1-6](-[1-6]){0,3}$/.test(text)) return err(`not dice as written in §9: ${text.slice(0, 40)}`);
  return ok(text.split('-').map(Number));
}

export const formatDice = (dice: readonly number[]): string => dice.join('-');

const NAMED: Readonly<Record<string, string>> = { temple: 'T', exit: 'e', altar: 'V' };

const formatPlace = (place: Origin | Target): string => NAMED[place] ?? String(place);
const parseOrigin = (text: string): Origin =>
  text === 'T' ? 'temple' : text === 'e' ? 'exit' : Number(text);
const parseTarget = (text: string): Target => (text === 'V' ? 'altar' : text === 'e' ? 'exit' : Number(text));
