/** Levels of the learned player: noise on its estimates makes it err between choices that are close. */
import type { PlayerCount } from '../position.ts';
import { gaussian, randomFrom } from '../random.ts';

export const LEVEL_NAMES = ['novice', 'casual', 'seasoned', 'strong'] as const;

export type LevelName = (typeof LEVEL_NAMES)[number];

/** Standard deviation of the noise, in log-odds of winning, by number of players. */
const LEVELS: Readonly<Record<LevelName, Readonly<Record<PlayerCount, number>>>> = {
  novice: { 2: 0.34, 3: 1, 4: 0.9 },
  casual: { 2: 0.2, 3: 0.42, 4: 0.3 },
  seasoned: { 2: 0.1, 3: 0.15, 4: 0.18 },
  strong: { 2: 0, 3: 0, 4: 0 },
};

export const isLevel = (name: unknown): name is LevelName => LEVEL_NAMES.some((level) => level === name);

/** Returns the next value of a deterministic sequence. */
export type Noise = () => number;

export const QUIET: Noise = () => 0;

export function noiseOf(level: LevelName, players: PlayerCount, seed: number): Noise {
  const deviation = LEVELS[level][players];
  if (deviation === 0) return QUIET;
  const random = randomFrom(seed);
  return () => gaussian(random, deviation);
}
