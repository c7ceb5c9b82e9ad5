import type { Frame } from './turns.ts';

/** The dice of a player or a colour against what dice show on average. */
export interface PipLuck {
  readonly dice: number;
  readonly sum: number;
  /** 3.5 a die. */
  readonly expected: number;
  /** How far the sum is above (below: less than 0) that, in standard deviations; 0 without dice. */
  readonly deviations: number;
}

const MEAN = 3.5;
/** Of one die. */
const VARIANCE = 35 / 12;

/** Of all dice of a game, by colour or by player or however turns are told apart; turns without a key are left out. */
export function pipsBy<K>(
  frames: readonly Frame[],
  keyOf: (frame: Frame) => K | null,
): ReadonlyMap<K, PipLuck> {
  const rolled = new Map<K, number[]>();
  for (const frame of frames) {
    const key = keyOf(frame);
    if (key === null) continue;
    const dice = rolled.get(key) ?? [];
    dice.push(...frame.dice);
    rolled.set(key, dice);
  }
  return new Map([...rolled].map(([key, dice]) => [key, pipLuck(dice)]));
}

export function pipLuck(dice: readonly number[]): PipLuck {
  const count = dice.length;
  const sum = dice.reduce((pips, die) => pips + die, 0);
  const expected = MEAN * count;
  const deviations = count === 0 ? 0 : (sum - expected) / Math.sqrt(VARIANCE * count);
  return { dice: count, sum, expected, deviations };
}
