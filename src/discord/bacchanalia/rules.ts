import { storyPicture } from '../../pictures/bacchanalia/index.ts';
import type { GameFeature } from '../games.ts';

export const storyRules: NonNullable<GameFeature['rules']> = {
  mainPages: ['storyAim', 'storyTurn', 'umbraCards', 'rulingDeus', 'aruspex', 'safety', 'storyEnd'],
  /** Its cards. */
  overview: (locale) => storyPicture('dei', { locale }),
  figure: (locale, figure) => (figure === 'dei' ? storyPicture('dei', { locale }) : null),
};
