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

/** Copies of each card, 62 in all. The rulebook doesn't give the numbers; these are ours (§1 [R]). */
export const UMBRA_DECK: Readonly<Record<Umbra, number>> = {
  accusator: 6,
  amans: 5,
  bacchus: 7,
  miles: 8,
  minerva: 6,
  pluto: 6,
  satyrus: 8,
  venus: 7,
  vinum: 4,
  goblet: 4,
  parcae: 1,
};

/** The Deus that an Umbra card honours; null for Parcae, which honours none. */
export const deusOf = (umbra: Umbra): Deus | null =>
  umbra === 'parcae' ? null : umbra === 'goblet' ? 'vinum' : umbra;
