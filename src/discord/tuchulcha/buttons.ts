import type { Color, Devotion, Origin } from '../../games/tuchulcha/index.ts';
import type { TuchulchaRequest } from '../../tables/game-types.ts';
import { coded, declareCustomIds, field, tableId, version } from '../custom-id.ts';

const COLOR_LETTERS = { b: 'blue', r: 'red', y: 'yellow', k: 'black' } as const;

const letterOf = (color: Color): string => (color === 'black' ? 'k' : color.charAt(0));

const formatOrigin = (from: Origin): string =>
  from === 'temple' ? 'T' : from === 'exit' ? 'e' : String(from);

const parseOrigin = (text: string): Origin =>
  text === 'T' ? 'temple' : text === 'e' ? 'exit' : Number(text);

/** Requests that need no more than their name. */
const PLAIN = {
  roll: 'roll',
  keep: 'keep',
  pass: 'pass',
  undo: 'undo',
  end: 'confirm',
  only: 'playOnly',
  never: 'neverDevote',
} as const;

function formatRequest(request: TuchulchaRequest): string {
  switch (request.type) {
    case 'step':
      return `s${request.die}${letterOf(request.color)}${formatOrigin(request.from)}`;
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
  const step = /^s([1-6])([bryk])(T|e|[1-9]?\d)$/.exec(text);
  if (step) {
    const color = COLOR_LETTERS[step[2] as keyof typeof COLOR_LETTERS];
    return { type: 'step', die: Number(step[1]), color, from: parseOrigin(step[3] ?? '') };
  }
  const given = /^vt(\d)$/.exec(text)?.[1];
  if (given) return devote({ role: 'tuchulcha', fromTemple: Number(given) });
  const left = /^vl(-|T|[1-9]?\d)$/.exec(text)?.[1];
  if (left === undefined) return undefined;
  const from = left === '-' ? null : parseOrigin(left);
  return from === 'exit' ? undefined : devote({ role: 'lasaVecuvia', from });
}

const devote = (devotion: Devotion): TuchulchaRequest => ({ type: 'devote', devotion });

const request = field(
  `${Object.keys(PLAIN).join('|')}|[gx][1-6]|s[1-6][bryk](?:T|e|[1-9]?\\d)|vt\\d|vl(?:-|T|[1-9]?\\d)`,
  5,
  parseRequest,
  formatRequest,
);

export const turnButtons = declareCustomIds({
  /** A request on the version of the table that the button was drawn for. */
  act: ['t:{table}:{version}:{request}', { table: tableId, version, request }],
  /** Shows the moves of one die (null: back to the dice). Changes nothing at the table. */
  die: [
    'd:{table}:{version}:{die}',
    { table: tableId, version, die: coded({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, all: null }) },
  ],
  /** Asks privately before a devotion. */
  devotion: [
    'v:{table}:{version}:{role}',
    { table: tableId, version, role: coded({ t: 'tuchulcha', l: 'lasaVecuvia' } as const) },
  ],
});
