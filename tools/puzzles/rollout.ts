import {
  COLORS,
  type PlayerCount,
  type Position,
  type Role,
  roleOf,
} from '../../src/games/tuchulcha/board.ts';
import type { Judge } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { type Random, randomFrom } from '../../src/games/tuchulcha/computer-players/levels.ts';
import { devotionsOf } from '../../src/games/tuchulcha/devotion.ts';
import { firstRoll, mayRollMore } from '../../src/games/tuchulcha/dice.ts';
import {
  afterDevotion,
  applyEndingTo,
  nextPlayer,
  shareOf,
  tuchulchaFell,
} from '../../src/games/tuchulcha/end-of-turn.ts';
import type { TurnEnd } from '../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { mix } from '../training/seeds.ts';

/** Longer than any game; one that reached it would be judged by its position. */
const MAX_TURNS = 600;

/**
 * A color's share of the victory, 0..1, in a game played on from the end of its turn. After `turns`, the judge's chance replaces
 * the rest. Each turn's dice depend on the seed and the turn's number, so that games from two ends have the same luck.
 */
export function playOut(
  judge: Judge,
  before: Position,
  end: TurnEnd,
  seed: number,
  turns = MAX_TURNS,
): number {
  const color = before.turn;
  if (end.result) return shareOf(end.result, color);
  let last = before;
  let { position } = end;
  for (let turn = 0; turn < turns; turn++) {
    if (tuchulchaFell(last, position)) position = devoted(judge, position, true);
    const over = applyEndingTo(position).over;
    if (over) return shareOf(over.winners, color);
    position = devoted(judge, { ...position, turn: nextPlayer(position) }, false);
    const early = applyEndingTo(position).over;
    if (early) return shareOf(early.winners, color);
    last = position;
    const role = roleOf(position, position.turn);
    const rated = judge.rate(position, rollDice(position.players, role, randomFrom(mix(seed, turn))));
    const played = rated.turns.end(judge.bestOf(rated));
    if (played.result) return shareOf(played.result, color);
    position = played.position;
  }
  return judge.chancesAfterTurn(position)[COLORS.indexOf(color)] as number;
}

/** Plays on from before the mover's roll, after the role is decided. */
export function playFromRoll(judge: Judge, position: Position, seed: number, turns = MAX_TURNS): number {
  const early = applyEndingTo(position).over;
  if (early) return shareOf(early.winners, position.turn);
  const role = roleOf(position, position.turn);
  const rated = judge.rate(position, rollDice(position.players, role, randomFrom(mix(seed, MAX_TURNS))));
  return playOut(judge, position, rated.turns.end(judge.bestOf(rated)), seed, turns);
}

/** Another die is always taken: deciding would take as long as seven turns. */
export function rollDice(players: PlayerCount, role: Role, random: Random): readonly number[] {
  const dice = Array.from({ length: firstRoll(players, role) }, () => 1 + random(6));
  return mayRollMore(players, role, dice) ? [...dice, 1 + random(6)] : dice;
}

function devoted(judge: Judge, position: Position, afterFall: boolean): Position {
  const devotions = devotionsOf(position, afterFall);
  const devotion = devotions.length > 0 ? judge.bestDevotion(position, devotions, afterFall) : null;
  return devotion ? afterDevotion(position, devotion) : position;
}

/** The mean difference of two turns' results in the same games, and its standard error. */
export function leadOf(
  one: readonly number[],
  other: readonly number[],
): { readonly lead: number; readonly error: number } {
  const differences = one.map((result, game) => result - (other[game] as number));
  const lead = meanOf(differences);
  const variance = meanOf(differences.map((difference) => (difference - lead) ** 2));
  return { lead, error: Math.sqrt(variance / Math.max(1, differences.length - 1)) };
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
