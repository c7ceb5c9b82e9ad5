/** None of this draws in the calling thread: who imports it loads neither the canvas nor the encoder. */
export { describeDei, describeTableau } from './alt.ts';
export { storyPicture } from './drawable.ts';
export type { TableauPlayer, TableauView } from './tableau-view.ts';
