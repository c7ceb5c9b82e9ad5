import type { Painter } from '../painter.ts';
import { describeDei, describeTableau, type TableauView } from './alt.ts';
import { paintDei } from './cards.ts';
import { paintTableau } from './tableau.ts';

const WARM_UP: TableauView = {
  players: (['blue', 'red', 'yellow'] as const).map((color) => ({
    color,
    name: color,
    dei: [{ name: 'vinum', umbra: ['vinum'] }],
    hand: [],
    odd: null,
    bacchusCame: false,
    milesNext: false,
    ended: null,
    left: false,
  })),
  middle: ['miles', 'venus'],
  amansApart: true,
  parcae: 1,
  parcaeEnd: 3,
  ending: false,
  deck: 40,
  discards: 10,
  onTurn: 'blue',
  ruling: { row: 'vinum', because: 'most', among: ['vinum'], most: 1 },
  locale: 'en',
};

export const painter = {
  tableau: { paint: paintTableau, describe: describeTableau, warmUp: WARM_UP },
  dei: { paint: paintDei, describe: describeDei },
} satisfies Painter;

declare module '../painter.ts' {
  interface PainterTypes {
    readonly bacchanalia: typeof painter;
  }
}
