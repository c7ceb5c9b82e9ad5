/** None of this draws in the calling thread: who imports it loads neither the canvas nor the encoder. */
import type { Drawable } from '../painter.ts';
import type { TableauView } from './tableau-view.ts';

export { describeDei, describeTableau } from './alt.ts';
export type { TableauPlayer, TableauView } from './tableau-view.ts';

export interface StoryViews {
  readonly tableau: TableauView;
  /** All cards. */
  readonly dei: { readonly locale: string };
}

export const storyPicture = <Kind extends keyof StoryViews>(
  kind: Kind,
  view: StoryViews[Kind],
): Drawable<StoryViews[Kind]> => ({ painter: 'bacchanalia', kind, view });
