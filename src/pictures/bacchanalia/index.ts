/** Nothing here draws in the calling thread, so importing it loads neither the canvas nor the encoder. */
import { drawableBy } from '../painter.ts';
import type { painter } from './painter.ts';

export type { TableauPlayer, TableauView } from './alt.ts';
export { describeTableau } from './alt.ts';

export const storyPicture = drawableBy<typeof painter>('bacchanalia');
