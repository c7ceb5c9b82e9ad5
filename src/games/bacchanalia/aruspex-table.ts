/** The Aruspex: what each ruling has the scene tell, where it plays, and which Deus comes or goes (docs/rules/bacchanalia.md §4.7). */
import type { Deus } from './cards.ts';
import type { PlaceRule, Row, SceneLine } from './state.ts';

interface AruspexRow {
  /** The card action, first part: a Deus to get; `any`: of choice. */
  readonly gets: 'miles' | 'amans' | 'any' | null;
  /** Second part: the own Deus of this name, if any, goes to the middle; `any`: of choice. */
  readonly putsBack: Deus | 'any' | null;
  readonly place: PlaceRule;
}

export const ARUSPEX: Readonly<Record<Row, AruspexRow>> = {
  ties: { gets: null, putsBack: 'any', place: 'mustChange' },
  accusator: { gets: 'miles', putsBack: 'accusator', place: 'mustChange' },
  amans: { gets: null, putsBack: null, place: 'mustChange' },
  bacchus: { gets: null, putsBack: null, place: 'stay' },
  miles: { gets: null, putsBack: 'accusator', place: 'mustChange' },
  minerva: { gets: null, putsBack: 'minerva', place: 'stay' },
  pluto: { gets: 'miles', putsBack: 'pluto', place: 'mustChange' },
  satyrus: { gets: null, putsBack: null, place: 'mustChange' },
  venus: { gets: 'amans', putsBack: 'venus', place: 'mustChange' },
  goblet: { gets: 'any', putsBack: null, place: 'mayChange' },
  vinum: { gets: null, putsBack: null, place: 'stay' },
};

/** `parcae`: how often they came. */
export function lineOf(row: Row, parcae: number, amansApart: boolean): SceneLine {
  switch (row) {
    case 'accusator':
      return parcae < 2 ? 'threat' : 'accuserConfronts';
    case 'miles':
      if (parcae < 2) return 'threat';
      return parcae === 2 ? 'cornered' : 'endNears';
    case 'venus':
      return amansApart ? 'venusMemory' : 'venusAmans';
    case 'amans':
      return 'amansEnding';
    case 'pluto':
      return 'crime';
    case 'goblet':
      return 'newcomer';
    default:
      return row;
  }
}
