/** The players' colors and the cards (docs/rules/bacchanalia.md §1). */

/** The seats in turn order. The rules know players only by color. */
export const COLORS = ['blue', 'red', 'yellow', 'black', 'green', 'violet'] as const;

export type Color = (typeof COLORS)[number];

export const DEI = [
  'accusator',
  'amans',
  'bacchus',
  'miles',
  'minerva',
  'pluto',
  'satyrus',
  'venus',
  'vinum',
] as const;

export type Deus = (typeof DEI)[number];

/** The kinds of Umbra cards. `goblet` is a Vinum with the goblet. */
export const UMBRAE = [...DEI, 'goblet', 'parcae'] as const;

export type Umbra = (typeof UMBRAE)[number];

/**
 * The number of copies of each Umbra card among the 62; the rulebook doesn't say, so this is ours (§1 [R]). Logs identify drawn
 * cards by position in the deck, so these numbers can't change once stories exist.
 */
export const UMBRA_SPLIT: Readonly<Record<Umbra, number>> = {
  accusator: 4,
  amans: 5,
  bacchus: 3,
  miles: 19,
  minerva: 3,
  pluto: 3,
  satyrus: 13,
  venus: 7,
  vinum: 0,
  goblet: 4,
  parcae: 1,
};

/** The Deus that an Umbra card honors; null for Parcae. */
export const deusOf = (umbra: Umbra): Deus | null =>
  umbra === 'parcae' ? null : umbra === 'goblet' ? 'vinum' : umbra;
