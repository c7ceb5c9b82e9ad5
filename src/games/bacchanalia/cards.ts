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

/** The number of copies of each Umbra card. */
export type UmbraSplit = Readonly<Record<Umbra, number>>;

/**
 * The splits of the 62 Umbra cards; the rulebook gives none, these are ours (§1 [R]). A story keeps the split that it began with, since
 * the log names drawn cards by their place in the deck: a split never changes, and new ones are added at the end.
 */
export const UMBRA_SPLITS: readonly [UmbraSplit, ...UmbraSplit[]] = [
  {
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
  },
  {
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
  },
];

/** The split that new stories are played with: its place in {@link UMBRA_SPLITS}. */
export const CURRENT_SPLIT = UMBRA_SPLITS.length - 1;

/** The Deus that an Umbra card honours; null for Parcae, which honours none. */
export const deusOf = (umbra: Umbra): Deus | null =>
  umbra === 'parcae' ? null : umbra === 'goblet' ? 'vinum' : umbra;
