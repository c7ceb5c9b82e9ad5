import { COLORS, type Color, type Devotion, type Origin, type Step } from '../../games/tuchulcha/index.ts';
import type { StepRequest, TuchulchaRequest } from './types.ts';

/** A place of one color, whose haruspexes are interchangeable. */
export interface Haruspex {
  readonly color: Color;
  readonly from: Origin;
}

const letterOf = (color: Color): string => (color === 'black' ? 'k' : color.charAt(0));

/** Of a haruspex in words: a regular expression. */
export const HARUSPEX = '[bryk](?:T|e|[1-9]\\d?)';

/** `bT` is blue's temple, `y12` yellow on stone 12, `re` red's exit stone. */
export const formatHaruspex = ({ color, from }: Haruspex): string =>
  `${letterOf(color)}${from === 'temple' ? 'T' : from === 'exit' ? 'e' : from}`;

export function parseHaruspex(text: string): Haruspex | undefined {
  const [, letter, place] = /^([bryk])(T|e|[1-9]\d?)$/.exec(text) ?? [];
  const color = COLORS.find((one) => letterOf(one) === letter);
  if (!color || !place) return undefined;
  return { color, from: place === 'T' ? 'temple' : place === 'e' ? 'exit' : Number(place) };
}

export const stepRequest = (step: Step): StepRequest =>
  step.kind === 'discard'
    ? { type: 'dropDie', die: step.die }
    : { type: 'step', die: step.die, color: step.color, from: step.from };

const formatOrigin = (from: Origin): string =>
  from === 'temple' ? 'T' : from === 'exit' ? 'e' : String(from);

const parseOrigin = (text: string): Origin =>
  text === 'T' ? 'temple' : text === 'e' ? 'exit' : Number(text);

const PLAIN = {
  roll: 'roll',
  keep: 'keep',
  pass: 'pass',
  undo: 'undo',
  end: 'confirm',
  only: 'playOnlyTurn',
  never: 'neverDevote',
} as const;

/** `5bT` moves one of blue's temple by the 5; `x5` gives up that die. */
const formatStep = (step: StepRequest): string =>
  step.type === 'dropDie' ? `x${step.die}` : `${step.die}${formatHaruspex(step)}`;

function parseStep(text: string): StepRequest | undefined {
  const die = Number(text.startsWith('x') ? text.slice(1) : text.charAt(0));
  if (text.startsWith('x')) return { type: 'dropDie', die };
  const of = parseHaruspex(text.slice(1));
  return of && { type: 'step', die, color: of.color, from: of.from };
}

/** A request in one word, as custom ids and votes have it. */
export function formatRequest(request: TuchulchaRequest): string {
  switch (request.type) {
    case 'step':
      return `s${formatStep(request)}`;
    case 'turn':
      return `w${request.steps.map(formatStep).join('.')}`;
    case 'discard':
      return `g${request.die}`;
    case 'dropDie':
      return `x${request.die}`;
    case 'devote': {
      const { devotion } = request;
      if (devotion.role === 'tuchulcha') return `vt${devotion.fromTemple}`;
      return `vl${devotion.from === null ? '-' : formatOrigin(devotion.from)}`;
    }
    default:
      return Object.entries(PLAIN).find(([, type]) => type === request.type)?.[0] ?? '';
  }
}

/** Undefined where it is none. */
export function parseRequest(text: string): TuchulchaRequest | undefined {
  const plain = Object.entries(PLAIN).find(([code]) => code === text)?.[1];
  if (plain) return { type: plain };
  const [, discards, die] = /^([gx])([1-6])$/.exec(text) ?? [];
  if (die) return { type: discards === 'g' ? 'discard' : 'dropDie', die: Number(die) };
  if (text.startsWith('s')) return parseStep(text.slice(1));
  if (text.startsWith('w')) {
    const steps = text.slice(1).split('.').map(parseStep);
    return { type: 'turn', steps: steps.flatMap((step) => step ?? []) };
  }
  const given = /^vt(\d)$/.exec(text)?.[1];
  if (given) return devote({ role: 'tuchulcha', fromTemple: Number(given) });
  const left = /^vl(-|T|[1-9]?\d)$/.exec(text)?.[1];
  if (left === undefined) return undefined;
  const from = left === '-' ? null : parseOrigin(left);
  return from === 'exit' ? undefined : devote({ role: 'lasaVecuvia', from });
}

const devote = (devotion: Devotion): TuchulchaRequest => ({ type: 'devote', devotion });

/** The most dice of a turn. */
const MOST_DICE = 4;

const STEP = `[1-6](?:${HARUSPEX})`;
const LINE_STEP = `(?:x[1-6]|${STEP})`;

/** Of a request in a word: a regular expression. */
export const REQUEST = [
  ...Object.keys(PLAIN),
  '[gx][1-6]',
  `s${STEP}`,
  `w${LINE_STEP}(?:\\.${LINE_STEP}){0,${MOST_DICE - 1}}`,
  'vt\\d|vl(?:-|T|[1-9]?\\d)',
].join('|');

export const LONGEST_REQUEST = 5 * MOST_DICE;
