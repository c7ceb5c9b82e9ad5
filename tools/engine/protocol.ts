/** The engine protocol: a request is a line of JSON, and so is its answer. Never throws. */

import type { Position } from '../../src/games/tuchulcha/board.ts';
import type { WeightsByCount } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { devotionsOf } from '../../src/games/tuchulcha/devotion.ts';
import { legalTurnsOf, winnersOf } from '../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { formatPosition, formatSteps, ok, parsePosition } from '../../src/games/tuchulcha/notation.ts';
import { choices, writtenDevotion } from './protocol-choices.ts';
import {
  type Answer,
  type EngineRequest,
  fail,
  formatResult,
  type Operation,
  readDice,
  readPlay,
} from './protocol-words.ts';

type Operations = Readonly<Record<string, Operation>>;

const RULES: Operations = { turns: answerTurns, devotions: answerDevotions, play: answerPlay };

/** Returns a function that answers lines without their line ends. Without weights, it answers only requests about the rules. */
export function protocol(weights: WeightsByCount | null): (line: string) => string {
  const operations = { ...RULES, ...(weights && choices(weights)) };
  return (line) => {
    const answered = answerRequest(operations, line);
    return JSON.stringify(answered.ok ? answered.value : { error: answered.error });
  };
}

export const answer = protocol(null);

function answerRequest(operations: Operations, line: string): Answer {
  const request = parseJson(line);
  if (request === null) return fail('json', 'a line is one JSON object');
  const { op, position } = request;
  const operation = typeof op === 'string' && Object.hasOwn(operations, op) ? operations[op] : undefined;
  if (!operation) return fail('op', `op is one of ${Object.keys(operations).join(', ')}`);
  if (typeof position !== 'string') return fail('position', 'position is a string (§9)');
  const parsed = parsePosition(position);
  return parsed.ok ? operation(parsed.value, request) : parsed;
}

function parseJson(line: string): EngineRequest | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as EngineRequest)
      : null;
  } catch {
    return null;
  }
}

function answerTurns(position: Position, request: EngineRequest): Answer {
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

function answerDevotions(position: Position, { afterFall = false }: EngineRequest): Answer {
  if (typeof afterFall !== 'boolean') return fail('afterFall', 'afterFall is true or false');
  const devotions = winnersOf(position) ? [] : devotionsOf(position, afterFall);
  const entries = devotions.map((devotion) => writtenDevotion(position, devotion));
  return ok({ devotions: entries.sort(byEnd) });
}

function answerPlay(position: Position, request: EngineRequest): Answer {
  const played = readPlay(position, request);
  if (!played.ok) return played;
  return ok({ end: formatPosition(played.value.position), result: formatResult(played.value.result) });
}

const byEnd = (one: { readonly end: string }, other: { readonly end: string }): number =>
  one.end < other.end ? -1 : one.end > other.end ? 1 : 0;
