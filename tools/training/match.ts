/** Plays games by whole turns, which is much faster than by actions. */

import {
  COLORS,
  type Color,
  type PlayerCount,
  type Position,
  roleOf,
} from '../../src/games/tuchulcha/board.ts';
import type { NetworkWeights } from '../../src/games/tuchulcha/computer-players/evaluator.ts';
import { Judge, type LookAhead } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { randomFrom, type Style } from '../../src/games/tuchulcha/computer-players/levels.ts';
import { devotionsOf } from '../../src/games/tuchulcha/devotion.ts';
import { firstRoll, mayRollMore } from '../../src/games/tuchulcha/dice.ts';
import {
  afterDevotion,
  applyEndingTo,
  nextPlayer,
  tuchulchaFell,
} from '../../src/games/tuchulcha/end-of-turn.ts';
import type { TurnEnd } from '../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { firstPosition } from './first-position.ts';
import { PLAIN_WEIGHTS } from './plain-player.ts';

/** A judge, or an equivalent player. */
export interface TurnPlayer extends Pick<Judge, 'bestDevotion' | 'wantsMore'> {
  /** The position after the turn, while the turn is still the mover's, and the winners if it ends the game. */
  turn(position: Position, dice: readonly number[]): TurnEnd;
}

export function learnedTurns(weights: NetworkWeights, style?: Style, ahead?: LookAhead | null): TurnPlayer {
  const judge = new Judge(weights, style, ahead);
  return {
    bestDevotion: (position, devotions, afterFall) => judge.bestDevotion(position, devotions, afterFall),
    wantsMore: (position, dice) => judge.wantsMore(position, dice),
    turn: (position, dice) => judge.bestTurn(position, dice).end,
  };
}

export const plainTurns = learnedTurns(PLAIN_WEIGHTS);

interface PlayedGame {
  readonly winners: readonly Color[];
  readonly turns: number;
  readonly end: Position;
}

/** Plays a game to its end. `watch` gets each position before a roll, after the role is decided. */
export function playGame(
  players: PlayerCount,
  playerOf: (color: Color) => TurnPlayer,
  seed: number,
  watch: (position: Position) => void = () => {},
): PlayedGame {
  const random = randomFrom(seed);
  let position = firstPosition(players, random);
  for (let turns = 1; ; turns++) {
    const player = playerOf(position.turn);
    position = devoted(position, player, false);
    const early = applyEndingTo(position).over;
    if (early) return { winners: early.winners, turns, end: position };
    watch(position);
    const role = roleOf(position, position.turn);
    let dice: readonly number[] = Array.from({ length: firstRoll(players, role) }, () => 1 + random(6));
    if (mayRollMore(players, role, dice) && player.wantsMore(position, dice)) dice = [...dice, 1 + random(6)];
    const before = position;
    const { position: end, result } = player.turn(position, dice);
    if (result) return { winners: result, turns, end };
    position = tuchulchaFell(before, end) ? devoted(end, player, true) : end;
    const over = applyEndingTo(position).over;
    if (over) return { winners: over.winners, turns, end: position };
    position = { ...position, turn: nextPlayer(position) };
  }
}

function devoted(position: Position, player: TurnPlayer, afterFall: boolean): Position {
  const devotion = player.bestDevotion(position, devotionsOf(position, afterFall), afterFall);
  return devotion ? afterDevotion(position, devotion) : position;
}

/** The share of games that one player wins against others of one kind, seated at each seat in turn. */
export function match(
  players: PlayerCount,
  one: TurnPlayer,
  others: TurnPlayer,
  games: number,
  seed: number,
): { readonly share: number; readonly turns: number } {
  let won = 0;
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const { colors } = firstPosition(players, randomFrom(seed + game));
    const seats = COLORS.filter((color) => colors[color]?.role === 'normal');
    const own = seats[game % players] as Color;
    const played = playGame(players, (color) => (color === own ? one : others), seed + game);
    if (played.winners.includes(own)) won += 1 / played.winners.length;
    turns += played.turns;
  }
  return { share: won / games, turns: turns / games };
}
