/** The protocol's second part: the learned player's choices and estimates (docs/rules/engine-protocol.md §2). */

import { COLORS, type Color, type Position, roleOf } from '../../src/games/tuchulcha/board.ts';
import { Judge, judgesBy, type WeightsByCount } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { isLevel, LEVEL_NAMES, styleOf } from '../../src/games/tuchulcha/computer-players/levels.ts';
import { strongJudge } from '../../src/games/tuchulcha/computer-players/player.ts';
import { devotionsOf } from '../../src/games/tuchulcha/devotion.ts';
import { expectedValue, firstRoll, mayRollMore, possibleRolls } from '../../src/games/tuchulcha/dice.ts';
import { afterDevotion, shareOf } from '../../src/games/tuchulcha/end-of-turn.ts';
import { winnersOf } from '../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { COLOR_LETTERS, formatPosition, formatSteps, ok } from '../../src/games/tuchulcha/notation.ts';
import type { Devotion } from '../../src/games/tuchulcha/types.ts';
import {
  type Answer,
  type EngineRequest,
  fail,
  formatDevotion,
  formatResult,
  type Operation,
  readDice,
  readPlay,
} from './protocol-words.ts';

type Chances = Readonly<Partial<Record<string, number>>>;

export function choices(weights: WeightsByCount): Readonly<Record<string, Operation>> {
  const judges = judgesBy(weights);
  const strong = {
    2: strongJudge(weights, 2),
    3: strongJudge(weights, 3),
    4: strongJudge(weights, 4),
  };
  return {
    choose: (position, request) => answerChoose(weights, strong[position.players], position, request),
    evaluate: (position) => {
      const over = winnersOf(position);
      return ok({
        chances: over
          ? sharedBy(position, over)
          : chancesIn(position, judges[position.players].chancesAt(position, position.turn, true)),
      });
    },
    analyse: (position, request) => answerAnalyse(judges[position.players], position, request),
  };
}

function answerChoose(
  weights: WeightsByCount,
  strong: Judge,
  position: Position,
  request: EngineRequest,
): Answer {
  const { what, level = 'strong', seed = 0 } = request;
  if (!isLevel(level)) return fail('level', `level is one of ${LEVEL_NAMES.join(', ')}`);
  if (!Number.isSafeInteger(seed)) return fail('seed', 'seed is an integer');
  const judge =
    level === 'strong'
      ? strong
      : new Judge(weights[position.players], styleOf(level, position.players, seed as number));
  switch (what) {
    case 'devotion':
      return chooseDevotion(judge, position, request);
    case 'more':
      return chooseMore(judge, position, request);
    case 'turn':
      return chooseTurn(judge, position, request);
    default:
      return fail('what', 'what is one of devotion, more, turn');
  }
}

function chooseDevotion(judge: Judge, position: Position, { afterFall = false }: EngineRequest): Answer {
  if (typeof afterFall !== 'boolean') return fail('afterFall', 'afterFall is true or false');
  const devotions = winnersOf(position) ? [] : devotionsOf(position, afterFall);
  const devotion = judge.bestDevotion(position, devotions, afterFall);
  return ok({ devotion: devotion && writtenDevotion(position, devotion) });
}

export const writtenDevotion = (position: Position, devotion: Devotion) => ({
  ...formatDevotion(devotion),
  end: formatPosition(afterDevotion(position, devotion)),
});

function chooseMore(judge: Judge, position: Position, request: EngineRequest): Answer {
  const dice = readDice(position, request);
  if (!dice.ok) return dice;
  if (!mayRollMore(position.players, roleOf(position, position.turn), dice.value))
    return fail('badDice', '§3: with these dice no more can be rolled');
  return ok({ more: judge.wantsMore(position, dice.value) });
}

function chooseTurn(judge: Judge, position: Position, request: EngineRequest): Answer {
  const dice = readDice(position, request);
  if (!dice.ok) return dice;
  const rated = judge.rate(position, dice.value);
  const index = judge.bestOf(rated);
  const { position: end, result } = rated.turns.end(index);
  return ok({
    steps: formatSteps(rated.turns.steps(index), position.players),
    end: formatPosition(end),
    result: formatResult(result),
    chances: chancesAfter(judge, end, result),
  });
}

const chancesAfter = (judge: Judge, end: Position, result: readonly Color[] | null): Chances =>
  result ? sharedBy(end, result) : chancesIn(end, judge.chancesAfterTurn(end));

const inGame = (position: Position): readonly Color[] =>
  COLORS.filter((color) => !['out', 'neutral'].includes(roleOf(position, color)));

const byLetter = (position: Position, chanceOf: (color: Color) => number): Chances =>
  Object.fromEntries(inGame(position).map((color) => [COLOR_LETTERS[color], chanceOf(color)]));

const chancesIn = (position: Position, byColor: Float64Array): Chances =>
  byLetter(position, (color) => byColor[COLORS.indexOf(color)] as number);

const sharedBy = (position: Position, winners: readonly Color[]): Chances =>
  byLetter(position, (color) => shareOf(winners, color));

function answerAnalyse(judge: Judge, position: Position, request: EngineRequest): Answer {
  const played = readPlay(position, request);
  if (!played.ok) return played;
  const { dice, position: end, result } = played.value;
  const letter = COLOR_LETTERS[position.turn];
  const chance = chancesAfter(judge, end, result)[letter] ?? 0;
  const rated = judge.rate(position, dice);
  const best = judge.bestOf(rated);
  const most = rated.chances[best] as number;
  const writtenBest = {
    steps: formatSteps(rated.turns.steps(best), position.players),
    end: formatPosition(rated.turns.end(best).position),
    chance: most,
  };
  const mean = meanOf(judge, position, dice.length);
  return ok({ best: writtenBest, chance, loss: most - chance, luck: most - mean, mean });
}

/** The mean chance of the best turns over all rolls of `count` dice, weighted by probability. */
function meanOf(judge: Judge, position: Position, count: number): number {
  const first = firstRoll(position.players, roleOf(position, position.turn));
  return expectedValue(possibleRolls(count, first), (dice) => judge.bestChance(position, dice));
}
