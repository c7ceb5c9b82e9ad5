export { describeBoard } from './alt.ts';
export * from './bacchanalia/index.ts';
export { drawView } from './draw-view.ts';
export type { Picture } from './encode.ts';
export { drawBoard } from './picture.ts';
export * from './record/index.ts';
