import { applySteps, nextPlayer } from '../../games/tuchulcha/end-of-turn.ts';
import {
  type Color,
  firstRoll,
  type Position,
  roleOf,
  type Step,
  winnersOf,
} from '../../games/tuchulcha/index.ts';
import { bestTurn, chanceAfterTurn, chanceAt } from '../../games/tuchulcha/players/chances.ts';
import { possibleRolls, sampleOf } from '../../games/tuchulcha/rolls.ts';
import type { Frame } from './frames.ts';

/** A turn for which there was a better one with the same dice, beyond doubt. */
export interface MissedTurn {
  readonly better: readonly Step[];
  /** Chances to win, 0..1: as the turn was played, and as it could have been. */
  readonly played: number;
  readonly possible: number;
}

/** By so much the better turn has to be better, as things stand after it, and once more after the next player's reply. */
const SURE = 0.08;
const STILL_SURE = 0.05;

/**
 * Null unless the judge is sure. The computer player's estimate alone can err: a turn counts as better only where it still is when the
 * next player has answered it as well as each roll allows. `start`: the position before the roll. It takes some 50 ms.
 */
export function missedTurn(frame: Frame, start: Position): MissedTurn | null {
  const { color, dice, stages, after, ended, events } = frame;
  if (!ended || stages.some(({ kind }) => kind === 'left' || kind === 'devoted')) return null;
  const end = stages.findLast(({ kind }) => kind === 'stepped')?.position ?? start;
  const { steps: better, chance: possible } = bestTurn(start, dice);
  const played = chanceAfterTurn(end);
  if (possible - played < SURE) return null;
  const change = applySteps(start, better);
  const best = change.over
    ? shareOf(change.over.winners, color)
    : afterReply({ ...change.position, turn: nextPlayer(change.position) }, color);
  const over = events.find((event) => event.type === 'over');
  const real = over ? shareOf(over.winners, color) : afterReply(after, color);
  return best - real < STILL_SURE ? null : { better, played, possible };
}

const shareOf = (winners: readonly Color[], color: Color): number =>
  winners.includes(color) ? 1 / winners.length : 0;

/** Of Tuchulcha's dice, some rolls stand for all. */
const SAMPLE = 12;

/** A colour's chance after the best turn of whoever is at turn: the mean over their rolls. */
function afterReply(position: Position, color: Color): number {
  const winners = winnersOf(position);
  if (winners) return shareOf(winners, color);
  const count = firstRoll(position.players, roleOf(position, position.turn));
  const all = possibleRolls(count);
  const rolls = count === 2 ? all : sampleOf(all, SAMPLE);
  let [sum, weights] = [0, 0];
  for (const { dice, weight } of rolls) {
    const { position: next, over } = applySteps(position, bestTurn(position, dice).steps);
    const chance = over ? shareOf(over.winners, color) : chanceAt({ ...next, turn: nextPlayer(next) }, color);
    sum += weight * chance;
    weights += weight;
  }
  return sum / weights;
}
