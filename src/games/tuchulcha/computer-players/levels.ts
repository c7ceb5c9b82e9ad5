/** Levels of the learned player: noise on its estimates makes it err between choices that are close. */
import type { PlayerCount } from '../position.ts';
import { gaussian, randomFrom } from '../random.ts';

export const LEVEL_NAMES = ['novice', 'casual', 'seasoned', 'strong'] as const;

export type LevelName = (typeof LEVEL_NAMES)[number];

type WeakerLevel = Exclude<LevelName, 'strong'>;

/** Standard deviation of the noise, in log-odds of winning, by number of players. */
const LEVELS: Readonly<Record<WeakerLevel, Readonly<Record<PlayerCount, number>>>> = {
  novice: { 2: 0.34, 3: 1, 4: 0.9 },
  casual: { 2: 0.2, 3: 0.42, 4: 0.3 },
  seasoned: { 2: 0.1, 3: 0.15, 4: 0.18 },
};

/**
 * With two players, a game is soonest won by using up a neutral color, which no newcomer thinks of: levels below strong dislike each
 * neutral haruspex that leaves play by so much, in log-odds.
 */
const NEUTRAL_LOSS: Readonly<Record<WeakerLevel, number>> = {
  novice: 0.2,
  casual: 0.12,
  seasoned: 0.08,
};

export const isLevel = (name: unknown): name is LevelName => LEVEL_NAMES.some((level) => level === name);

/** How a level's choices differ from those of the strong one. */
export interface Style {
  /** The next error of an estimate, of a deterministic sequence. */
  noise(): number;
  /** The dislike of a turn for each neutral haruspex that leaves play, in log-odds, 0 or more. */
  readonly neutralLoss: number;
}

export const STRONG: Style = { noise: () => 0, neutralLoss: 0 };

export function styleOf(level: LevelName, players: PlayerCount, seed: number): Style {
  if (level === 'strong') return STRONG;
  const random = randomFrom(seed);
  const deviation = LEVELS[level][players];
  return { noise: () => gaussian(random, deviation), neutralLoss: players === 2 ? NEUTRAL_LOSS[level] : 0 };
}
