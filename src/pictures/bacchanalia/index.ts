export { describeTableau } from './alt.ts';
export { describeDei, drawDei } from './dei-figure.ts';
export { drawTableau } from './tableau.ts';
export type { TableauPlayer, TableauView } from './view.ts';
