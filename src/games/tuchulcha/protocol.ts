/** The engine protocol: one request as a line of JSON, one answer as a line of JSON. Never throws. */
import type { Color } from './board.ts';
import { devote, devotionsOf } from './devotion.ts';
import { canBeRolled } from './dice.ts';
import { applyEndingTo } from './end-of-turn.ts';
import { playLine } from './line.ts';
import {
  COLOR_LETTERS,
  err,
  formatPosition,
  formatSteps,
  ok,
  parsePosition,
  parseSteps,
  type Result,
} from './notation.ts';
import { type Position, roleOf } from './position.ts';
import { type Refusal, wordsOf } from './refusal.ts';
import { legalTurnsOf, winnersOf } from './search/legal-turns.ts';
import type { Devotion } from './types.ts';

interface ProtocolError {
  readonly code: string;
  readonly message: string;
}

type Answer = Result<unknown, ProtocolError>;
type Request = Readonly<Record<string, unknown>>;

/** The answer to one line, without a line's end. */
export function answer(line: string): string {
  const answered = answerRequest(line);
  return JSON.stringify(answered.ok ? answered.value : { error: answered.error });
}

const OPERATIONS: Readonly<Record<string, (position: Position, request: Request) => Answer>> = {
  turns: answerTurns,
  devotions: answerDevotions,
  play: answerPlay,
};

function answerRequest(line: string): Answer {
  const request = parseJson(line);
  if (request === null) return fail('json', 'a line is one JSON object');
  const { op, position } = request;
  const operation = typeof op === 'string' && Object.hasOwn(OPERATIONS, op) ? OPERATIONS[op] : undefined;
  if (!operation) return fail('op', `op is one of ${Object.keys(OPERATIONS).join(', ')}`);
  if (typeof position !== 'string') return fail('position', 'position is a string (§9)');
  const parsed = parsePosition(position);
  return parsed.ok ? operation(parsed.value, request) : parsed;
}

function parseJson(line: string): Request | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Request) : null;
  } catch {
    return null;
  }
}

function answerTurns(position: Position, request: Request): Answer {
  const dice = readDice(position, request);
  if (!dice.ok) return dice;
  const turns = legalTurnsOf(position, dice.value);
  const entries = Array.from({ length: turns.size }, (_, index) => {
    const { position: end, result } = turns.end(index);
    const steps = formatSteps(turns.steps(index), position.players);
    return { end: formatPosition(end), result: formatResult(result), steps };
  });
  return ok({ turns: entries.sort(byEnd) });
}

function answerDevotions(position: Position, { afterFall = false }: Request): Answer {
  if (typeof afterFall !== 'boolean') return fail('afterFall', 'afterFall is true or false');
  const devotions = winnersOf(position) ? [] : devotionsOf(position, afterFall);
  const entries = devotions.map((devotion) => ({
    ...formatDevotion(devotion),
    end: formatPosition(applyEndingTo(devote(position, devotion).position).position),
  }));
  return ok({ devotions: entries.sort(byEnd) });
}

function formatDevotion(devotion: Devotion) {
  if (devotion.role === 'tuchulcha') return { role: 't', fromTemple: devotion.fromTemple };
  const { from } = devotion;
  return { role: 'l', from: from === null ? null : from === 'temple' ? 'T' : String(from) };
}

function answerPlay(position: Position, request: Request): Answer {
  const dice = readDice(position, request);
  if (!dice.ok) return dice;
  const { steps } = request;
  if (typeof steps !== 'string') return fail('steps', 'steps is a string (§9)');
  const written = parseSteps(steps, position.players);
  if (!written.ok) return fail('steps', written.error);
  const played = playLine(position, dice.value, written.value);
  if (!played.ok) return refuse(played.error);
  return ok({ end: formatPosition(played.value.position), result: formatResult(played.value.result) });
}

function readDice(position: Position, { dice }: Request): Result<readonly number[], ProtocolError> {
  const role = roleOf(position, position.turn);
  if (!Array.isArray(dice) || !canBeRolled(position.players, role, dice)) {
    return fail(
      'badDice',
      `§3: not a roll of ${position.turn}'s: dice is a list of all rolled dice, 1 to 6 each`,
    );
  }
  return ok(dice);
}

const byEnd = (one: { readonly end: string }, other: { readonly end: string }): number =>
  one.end < other.end ? -1 : one.end > other.end ? 1 : 0;

const formatResult = (winners: readonly Color[] | null): string | null =>
  winners?.map((color) => COLOR_LETTERS[color]).join() ?? null;

const fail = (code: string, message: string) => err({ code, message });
const refuse = (refusal: Refusal) => fail(refusal.code, wordsOf(refusal));
