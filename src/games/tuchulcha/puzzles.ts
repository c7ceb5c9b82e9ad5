/** A puzzle: a position with a roll and one clearly best turn, or before the roll with one best role; and the options. */

import { COLORS, type Color, inPlay, type Position, roleOf } from './board.ts';
import { firstRoll, possibleRolls, sampleOf } from './dice.ts';
import { applySteps } from './end-of-turn.ts';
import { legalTurnsOf } from './legal-turns/legal-turns.ts';
import type { Devotion, Step } from './types.ts';

/** Immediate gains and losses of a turn. */
export interface Gains {
  readonly hits: number;
  /** The mover's own haruspexes that reached the altar. */
  readonly arrived: number;
  /** The mover's own haruspexes that went to the forest. */
  readonly lost: number;
}

export interface Consequences extends Gains {
  /** The color most likely to hit the mover next, and the percentage of its rolls that do; null if nobody can. */
  readonly danger: { readonly by: Color; readonly percent: number } | null;
  /** The percentages of the mover's rolls that could hit somebody next, and bring one to the altar, if nobody moved before. */
  readonly threat: number;
  readonly home: number;
}

export interface PuzzleTurn extends Consequences {
  /** Empty if a role is asked for. */
  readonly steps: readonly Step[];
  /** The change of role, or none (null); only if a role is asked for. */
  readonly devotion?: Devotion | null;
  /** The mover's chance to win, 0..1, found by playing on from the turn's end. */
  readonly chance: number;
}

export interface Puzzle {
  /** The same for the same position, roll and turns, in any version of the collection. */
  readonly id: string;
  readonly position: Position;
  /** Empty if a role is asked for, before the roll. */
  readonly dice: readonly number[];
  /** At least two, in the order shown. */
  readonly turns: readonly PuzzleTurn[];
  readonly best: number;
  /** Its estimated difficulty, before anybody tried: the share of weak players that find the best turn, 0..1. */
  readonly found: number;
}

/** `steps`: a legal turn without Tuchulcha's discard. Ignores Tuchulcha among the others, whose rolls are too many. */
export function consequencesOf(before: Position, steps: readonly Step[]): Consequences {
  const { position, over } = applySteps(before, steps);
  const gains = gainsOf(before, steps);
  if (over) return { ...gains, danger: null, threat: 0, home: 0 };
  return { ...gains, danger: dangerTo(position, before.turn), ...outlookOf(position) };
}

export function gainsOf(before: Position, steps: readonly Step[]): Gains {
  const { events } = applySteps(before, steps);
  let [hits, arrived, lost] = [0, 0, 0];
  for (const event of events) {
    if (event.type === 'hit' && isRival(before, event.color)) hits += event.count;
    if (event.type === 'hit' && event.color === before.turn) lost += event.count;
    if (event.type === 'reachedAltar' && event.color === before.turn) arrived += 1;
    if (event.type === 'lost' && event.color === before.turn) lost += 1;
  }
  return { hits, arrived, lost };
}

const SAMPLE = 36;

const isRival = (position: Position, color: Color): boolean =>
  color !== position.turn && roleOf(position, color) !== 'neutral';

function dangerTo(position: Position, mover: Color): Consequences['danger'] {
  let worst: Consequences['danger'] = null;
  for (const by of COLORS) {
    const role = roleOf(position, by);
    if (by === mover || role === 'neutral' || role === 'out') continue;
    if (firstRoll(position.players, role) !== 2) continue;
    const standing = inPlay(position, mover);
    const percent = percentOf({ ...position, turn: by }, (end) => inPlay(end, mover) < standing);
    if (percent > 0 && percent > (worst?.percent ?? 0)) worst = { by, percent };
  }
  return worst;
}

/** The chances of the next roll of the player at turn. Slow for Tuchulcha. */
export function outlookOf(position: Position): Pick<Consequences, 'threat' | 'home'> {
  const { turn } = position;
  const rivals = COLORS.filter((color) => isRival(position, color) && inPlay(position, color) > 0);
  const altar = position.colors[turn]?.altar ?? 0;
  return {
    threat: percentOf(position, (end) =>
      rivals.some((color) => inPlay(end, color) < inPlay(position, color)),
    ),
    home: percentOf(position, (end) => (end.colors[turn]?.altar ?? 0) > altar),
  };
}

/** The percentage of first rolls after which the player at turn has a turn to such an end; for Tuchulcha, of a sample. */
function percentOf(position: Position, isSuch: (end: Position) => boolean): number {
  let [such, all] = [0, 0];
  const count = firstRoll(position.players, roleOf(position, position.turn));
  const rolls = possibleRolls(count);
  for (const { dice, weight } of count === 2 ? rolls : sampleOf(rolls, SAMPLE)) {
    const turns = legalTurnsOf(position, dice);
    all += weight;
    for (let index = 0; index < turns.size; index++) {
      if (!isSuch(turns.end(index).position)) continue;
      such += weight;
      break;
    }
  }
  return Math.round((100 * such) / all);
}
