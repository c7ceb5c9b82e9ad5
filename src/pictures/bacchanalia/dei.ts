import type { Deus, EndingKind, Umbra } from '../../games/bacchanalia/index.ts';
import { PIGMENT } from '../palette.ts';
import type { Emblem, Ink } from './emblems/emblem.ts';
import { doorway, spindle } from './emblems/fate.ts';
import { bident, dagger, helmet, scroll, torch } from './emblems/law.ts';
import { ivy, owl, shell, ship, tornIvy, wreathedIvy } from './emblems/love.ts';
import { amphora, grapes, mask, pipes } from './emblems/revel.ts';

export type Named = Deus | 'parcae';

interface Look {
  /** Latin, in every language. */
  readonly name: string;
  /** For cards too narrow for the name. */
  readonly short: string;
  readonly emblem: Emblem;
  readonly ground: string;
  /** Of the shadow: on bucchero. */
  readonly light: string;
}

export const LOOK: Readonly<Record<Named, Look>> = {
  bacchus: { name: 'Bacchus', short: 'Bac', emblem: grapes, ground: '#6d3596', light: '#c79be8' },
  pluto: { name: 'Pluto', short: 'Plu', emblem: bident, ground: '#3c4660', light: '#a9b6d6' },
  accusator: { name: 'Accusator', short: 'Acc', emblem: scroll, ground: '#c8551e', light: '#f0a272' },
  minerva: { name: 'Minerva', short: 'Min', emblem: owl, ground: '#2268a8', light: '#84bdec' },
  venus: { name: 'Venus', short: 'Ven', emblem: shell, ground: '#23907f', light: '#7fd8c6' },
  amans: { name: 'Amans', short: 'Ama', emblem: ivy, ground: '#d2497f', light: '#f4a0c0' },
  satyrus: { name: 'Satyrus', short: 'Sat', emblem: pipes, ground: '#64852f', light: '#b6d27c' },
  miles: { name: 'Miles', short: 'Mil', emblem: helmet, ground: '#b98a1d', light: '#eccb6c' },
  vinum: { name: 'Vinum', short: 'Vin', emblem: amphora, ground: '#8b1a33', light: '#ea7d90' },
  parcae: { name: 'Parcae', short: 'Par', emblem: spindle, ground: '#5b5148', light: '#e9dcc2' },
};

/** The Deus whose shadow an Umbra card is, or Parcae. */
export const namedBy = (umbra: Umbra): Named => (umbra === 'goblet' ? 'vinum' : umbra);

export const LIT: Ink = { fill: PIGMENT.cream, shade: PIGMENT.gold, line: PIGMENT.ink };

export const shadowInk = (named: Named): Ink => ({
  fill: LOOK[named].light,
  shade: LOOK[named].light,
  line: '#0d0908',
});

export const ENDING: Readonly<Record<EndingKind | 'left', Emblem>> = {
  flight: ship,
  crime: dagger,
  bacchanal: mask,
  amansLost: tornIvy,
  amansSaved: wreathedIvy,
  death: torch,
  left: doorway,
};
