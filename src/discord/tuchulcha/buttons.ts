import type { Devotion, Origin } from '../../games/tuchulcha/index.ts';
import type { AutomaticAnswers } from '../../tables/tuchulcha/settings.ts';
import type { StepRequest, TuchulchaRequest } from '../../tables/tuchulcha/types.ts';
import { coded, declareCustomIds, field, tableId, version } from '../custom-id.ts';
import { formatHaruspex, type Haruspex, haruspexField, parseHaruspex } from './haruspexes.ts';

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

function formatRequest(request: TuchulchaRequest): string {
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

function parseRequest(text: string): TuchulchaRequest | undefined {
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

const STEP = `[1-6](?:${haruspexField.pattern})`;
const LINE_STEP = `(?:x[1-6]|${STEP})`;

const request = field(
  [
    ...Object.keys(PLAIN),
    '[gx][1-6]',
    `s${STEP}`,
    `w${LINE_STEP}(?:\\.${LINE_STEP}){0,${MOST_DICE - 1}}`,
    'vt\\d|vl(?:-|T|[1-9]?\\d)',
  ].join('|'),
  5 * MOST_DICE,
  parseRequest,
  formatRequest,
);

const haruspexOrAll = field<Haruspex | null>(
  `${haruspexField.pattern}|all`,
  3,
  (text) => (text === 'all' ? null : parseHaruspex(text)),
  (of) => (of ? formatHaruspex(of) : 'all'),
);

const automaticAnswer = coded<keyof AutomaticAnswers>({
  end: 'autoConfirm',
  only: 'autoPlay',
  rolls: 'alwaysRolls',
  tuchulcha: 'neverTuchulcha',
  lasa: 'neverLasaVecuvia',
});

export const turnButtons = declareCustomIds({
  /** The version is that of the table when the button was drawn. */
  act: ['t:{table}:{version}:{request}', { table: tableId, version, request }],
  /** Shows the moves of one haruspex, or of all (null), and changes nothing. */
  haruspex: ['h:{table}:{version}:{of}', { table: tableId, version, of: haruspexOrAll }],
  standing: ['standing:{table}', { table: tableId }],
  answer: [
    'answer:{table}:{answer}:{given}',
    { table: tableId, answer: automaticAnswer, given: coded({ yes: true, no: false }) },
  ],
  /** Asks before a devotion, in place of the turn. */
  devotion: [
    'v:{table}:{version}:{role}',
    { table: tableId, version, role: coded({ t: 'tuchulcha', l: 'lasaVecuvia' } as const) },
  ],
});
