/** Levels of the learned player: noise on its estimates makes it err between choices that are close. */
import type { PlayerCount } from '../board.ts';

export const LEVEL_NAMES = ['novice', 'casual', 'seasoned', 'strong'] as const;

export type LevelName = (typeof LEVEL_NAMES)[number];

/** The computer players by level: characters with Etruscan given names, each with a portrait (`assets/art/people`). */
export const COMPUTER_PEOPLE = {
  novice: ['Thresu', 'Fasti', 'Tite', 'Hasti'],
  casual: ['Caile', 'Velia', 'Marce', 'Culni'],
  seasoned: ['Sethre', 'Ravnthu', 'Spurie', 'Larce'],
  strong: ['Laris', 'Tanchvil', 'Venel', 'Velthur'],
} as const satisfies Readonly<Record<LevelName, readonly string[]>>;

export type ComputerName = (typeof COMPUTER_PEOPLE)[LevelName][number];

type WeakerLevel = Exclude<LevelName, 'strong'>;

/** Standard deviation of the noise, in log-odds of winning, by number of players. */
const LEVELS: Readonly<Record<WeakerLevel, Readonly<Record<PlayerCount, number>>>> = {
  novice: { 2: 0.34, 3: 1, 4: 0.9 },
  casual: { 2: 0.2, 3: 0.42, 4: 0.3 },
  seasoned: { 2: 0.1, 3: 0.15, 4: 0.18 },
};

/**
 * With two players, the fastest win is using up a neutral color, which no newcomer thinks of: levels below strong have this
 * penalty, in log-odds, for each neutral haruspex that leaves play.
 */
const NEUTRAL_LOSS: Readonly<Record<WeakerLevel, number>> = {
  novice: 0.2,
  casual: 0.12,
  seasoned: 0.08,
};

export const isLevel = (name: unknown): name is LevelName => LEVEL_NAMES.some((level) => level === name);

/** The differences of a level's choices from those of the strong one. */
export interface Style {
  /** The next error of an estimate, from a deterministic sequence. */
  noise(): number;
  /** The penalty of a turn for each neutral haruspex that leaves play, in log-odds, at least 0. */
  readonly neutralLoss: number;
}

export const STRONG: Style = { noise: () => 0, neutralLoss: 0 };

export function styleOf(level: LevelName, players: PlayerCount, seed: number): Style {
  if (level === 'strong') return STRONG;
  const random = randomFrom(seed);
  const deviation = LEVELS[level][players];
  return { noise: () => gaussian(random, deviation), neutralLoss: players === 2 ? NEUTRAL_LOSS[level] : 0 };
}

/** An integer of 0..below-1. */
export type Random = (below: number) => number;

/** mulberry32, deterministic for a seed. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A draw from the normal distribution around 0 (Box and Muller). */
export function gaussian(random: Random, deviation: number): number {
  const unit = () => (random(1 << 20) + 1) / ((1 << 20) + 1);
  return deviation * Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
}
