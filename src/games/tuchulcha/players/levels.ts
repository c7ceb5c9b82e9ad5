/** How strongly the learned player plays: noise on what it thinks of each choice, so that it errs where choices are close. */
import { randomFrom } from '../random.ts';

/** From the weakest on. */
export const LEVEL_NAMES = ['novice', 'casual', 'seasoned', 'strong'] as const;

export type LevelName = (typeof LEVEL_NAMES)[number];

/** The noise's standard deviation, in log-odds of winning. */
export const LEVELS: Readonly<Record<LevelName, number>> = {
  novice: 0.3,
  casual: 0.2,
  seasoned: 0.12,
  strong: 0,
};

export const isLevel = (name: unknown): name is LevelName => LEVEL_NAMES.some((level) => level === name);

/** One draw after the other; the same seed, the same draws. */
export type Noise = () => number;

export const QUIET: Noise = () => 0;

export function noiseOf(level: LevelName, seed: number): Noise {
  const deviation = LEVELS[level];
  if (deviation === 0) return QUIET;
  const random = randomFrom(seed);
  const unit = () => (random(1 << 20) + 1) / ((1 << 20) + 1);
  return () => deviation * Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
}
