export { drawBoard } from './picture.ts';
