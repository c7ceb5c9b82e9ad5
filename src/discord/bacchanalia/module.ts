import type { GameFeature } from '../games.ts';
import { bacchanaliaFeature } from './index.ts';
import { storyView } from './view.ts';

export const bacchanaliaInDiscord: GameFeature<'bacchanalia'> = {
  name: 'bacchanalia',
  // Not marked as age-restricted: where it may be played is the server's own setting.
  text: 'command.bacchanalia',
  view: storyView,
  features: [bacchanaliaFeature],
};
