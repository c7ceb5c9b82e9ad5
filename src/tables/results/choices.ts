import { applySteps, nextPlayer } from '../../games/tuchulcha/end-of-turn.ts';
import { type Color, firstRoll, type Position, roleOf, type Step } from '../../games/tuchulcha/index.ts';
import type { ChanceJudge } from '../../games/tuchulcha/players/judges.ts';
import { possibleRolls, sampleOf } from '../../games/tuchulcha/rolls.ts';
import type { Frame } from './frames.ts';

/** A turn that was surely better than the one that was played with the same dice. */
export interface Choice {
  readonly better: readonly Step[];
  /** Chances to win, 0..1: as the turn was played, and as it could have been. */
  readonly played: number;
  readonly possible: number;
  /** The cost of the choice: the less of what it seems to cost now and after the next player's reply. 0..1, at least {@link SURE}. */
  readonly loss: number;
}

/**
 * A choice that costs less lies within the judge's error: its player may have been right. `npm run bench -- analysis --error` plays
 * both turns out, from some hundred choices of weak players: of those that were said to cost as much, the mean that they really
 * cost was as said, and hardly any cost nothing.
 */
export const SURE = 0.06;

/** From here on another turn seems better, if not surely. */
const NOTICEABLE = 0.02;

export interface JudgedTurn {
  readonly missed: Choice | null;
  /** Another turn seemed better, but the judge is not sure of it. */
  readonly isUnsure: boolean;
}

/**
 * A turn as it was played against the best with the same dice; null where it can't be told: it wasn't played to its end, or a player
 * left in it. `start`: the position before the roll.
 */
export function judgeTurn(judge: ChanceJudge, frame: Frame, start: Position): JudgedTurn | null {
  const { color, dice, stages, ended, events } = frame;
  const rolled = stages.findIndex(({ kind }) => kind === 'rolled');
  if (!ended || stages.slice(rolled).some(({ kind }) => kind === 'left')) return null;
  const winners = events.find((event) => event.type === 'over')?.winners ?? null;
  const end = { position: stages.findLast(({ kind }) => kind === 'stepped')?.position ?? start, winners };
  const { steps: better, chance: possible } = judge.bestTurn(start, dice);
  const played = winners ? shareOf(winners, color) : judge.after(end.position)[color];
  const seeming = possible - played;
  if (seeming < NOTICEABLE) return { missed: null, isUnsure: false };
  if (seeming < SURE) return { missed: null, isUnsure: true };
  const loss = Math.min(
    seeming,
    afterReply(judge, endOf(start, better), color) - afterReply(judge, end, color),
  );
  return loss < SURE
    ? { missed: null, isUnsure: true }
    : { missed: { better, played, possible, loss }, isUnsure: false };
}

interface TurnEnd {
  /** Still the mover's. */
  readonly position: Position;
  readonly winners: readonly Color[] | null;
}

function endOf(start: Position, steps: readonly Step[]): TurnEnd {
  const { position, over } = applySteps(start, steps);
  return { position, winners: over?.winners ?? null };
}

/** Of a game that is over: its winners share it. */
export const shareOf = (winners: readonly Color[], color: Color): number =>
  winners.includes(color) ? 1 / winners.length : 0;

/** Of Tuchulcha's dice, some rolls stand for all. */
const SAMPLE = 12;

/** A colour's chance, 0..1, after a turn and the best reply to it: the mean over the next player's rolls. */
export function afterReply(judge: ChanceJudge, { position: end, winners }: TurnEnd, color: Color): number {
  if (winners) return shareOf(winners, color);
  const position = { ...end, turn: nextPlayer(end) };
  const count = firstRoll(position.players, roleOf(position, position.turn));
  const all = possibleRolls(count);
  const rolls = count === 2 ? all : sampleOf(all, SAMPLE);
  let [sum, weights] = [0, 0];
  for (const { dice, weight } of rolls) {
    const reply = endOf(position, judge.bestTurn(position, dice).steps);
    const won = reply.winners && shareOf(reply.winners, color);
    sum += weight * (won ?? judge.after(reply.position)[color]);
    weights += weight;
  }
  return sum / weights;
}
