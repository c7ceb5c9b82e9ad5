export { describeTableau } from './alt.ts';
export { drawTableau } from './tableau.ts';
export type { TableauPlayer, TableauView } from './view.ts';
