/** What the computer player's features weigh. */
export interface Weights {
  /** How much a chance to be hit counts: before the haruspex can move again, and after. */
  readonly hitNext: number;
  readonly hitLater: number;
  /** The part of the shortest colour's way that is walked before the game ends: hits and Passages shorten games. */
  readonly pace: number;
  /** How far off a guess of the pips walked till then is, in the root of those pips. */
  readonly spread: number;
  /** How surely an altar more wins: at once, and less the more pips are still walked. */
  readonly sharpness: number;
  readonly fog: number;
  /** What one in the forest costs: ranks break ties by it. In haruspexes on the altar. */
  readonly forest: number;
  /** Tuchulcha's chance where Lasa Vecuvia doesn't come first: log-odds, and what changes them. */
  readonly tuchulcha: number;
  readonly servant: number;
  readonly victim: number;
  readonly escape: number;
  /** Neutral colours in the game, which the victim moves too. */
  readonly neutrals: number;
  /** Pips from the altar at which a haruspex threatens Tuchulcha a third as much as on its last stone. */
  readonly escapeReach: number;
  /** Lasa Vecuvia's chance against all others: log-odds, and what changes them. */
  readonly lasaVecuvia: number;
  readonly spareSealer: number;
  readonly openPassage: number;
  /** A pip that her haruspexes lie short of the Passages. */
  readonly sealPip: number;
  /** A haruspex of hers that is likely hit. */
  readonly exposed: number;
  /** Tuchulcha in play hunts her. */
  readonly hunted: number;
}

export const WEIGHTS: Weights = {
  hitNext: 0.6,
  hitLater: 0.05,
  pace: 0.8,
  spread: 1.8,
  sharpness: 2.8,
  fog: 0.54,
  forest: 0.1,
  tuchulcha: -4.1,
  servant: 0.78,
  victim: 0.04,
  escape: 1.5,
  escapeReach: 8.5,
  neutrals: 0.8,
  lasaVecuvia: 2.8,
  spareSealer: 0.86,
  openPassage: 0.53,
  sealPip: 0.057,
  exposed: 2.8,
  hunted: 1.9,
};
