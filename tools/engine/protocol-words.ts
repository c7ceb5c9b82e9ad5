import {
  type Color,
  type PlayerCount,
  type Position,
  type Role,
  roleOf,
} from '../../src/games/tuchulcha/board.ts';
import { firstRoll, hasPair, isDie } from '../../src/games/tuchulcha/dice.ts';
import { COLOR_LETTERS, err, ok, parseSteps, type Result } from '../../src/games/tuchulcha/notation.ts';
import type { Devotion, Refusal } from '../../src/games/tuchulcha/types.ts';
import { refusalWords } from './refusal-words.ts';
import { playWrittenTurn } from './written-turn.ts';

export interface ProtocolError {
  readonly code: string;
  readonly message: string;
}

export type Answer = Result<unknown, ProtocolError>;
export type EngineRequest = Readonly<Record<string, unknown>>;
export type Operation = (position: Position, request: EngineRequest) => Answer;

export const fail = (code: string, message: string) => err({ code, message });
export const failRefused = (refusal: Refusal) => fail(refusal.code, refusalWords(refusal));

export function readDice(
  position: Position,
  { dice }: EngineRequest,
): Result<readonly number[], ProtocolError> {
  const role = roleOf(position, position.turn);
  if (!Array.isArray(dice) || !canBeRolled(position.players, role, dice)) {
    return fail(
      'badDice',
      `§3: not a roll of ${position.turn}'s: dice is a list of all rolled dice, 1 to 6 each`,
    );
  }
  return ok(dice);
}

/** Whether these, in any order, can be all the dice of a turn. */
function canBeRolled(players: PlayerCount, role: Role, dice: readonly number[]): boolean {
  const first = firstRoll(players, role);
  const more = first < 4 && dice.length === first + 1 && hasPair(dice);
  return dice.every(isDie) && (dice.length === first || more);
}

export function readPlay(position: Position, request: EngineRequest) {
  const dice = readDice(position, request);
  if (!dice.ok) return dice;
  const { steps } = request;
  if (typeof steps !== 'string') return fail('steps', 'steps is a string (§9)');
  const written = parseSteps(steps, position.players);
  if (!written.ok) return fail('steps', written.error);
  const played = playWrittenTurn(position, dice.value, written.value);
  return played.ok ? ok({ dice: dice.value, ...played.value }) : failRefused(played.error);
}

export const formatResult = (winners: readonly Color[] | null): string | null =>
  winners?.map((color) => COLOR_LETTERS[color]).join() ?? null;

export function formatDevotion(devotion: Devotion) {
  if (devotion.role === 'tuchulcha') return { role: 't', fromTemple: devotion.fromTemple };
  const { from } = devotion;
  return { role: 'l', from: from === null ? null : from === 'temple' ? 'T' : String(from) };
}
