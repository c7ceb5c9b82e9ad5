import { storyPicture } from '../../pictures/index.ts';
import { DEI } from '../../texts/rules/figures.ts';
import type { GameFeature } from '../games.ts';

export const storyRules: NonNullable<GameFeature['rules']> = {
  mainPages: ['storyAim', 'storyTurn', 'umbraCards', 'rulingDeus', 'aruspex', 'safety', 'storyEnd'],
  /** Its cards. */
  overview: (locale) => storyPicture('dei', { locale }),
  figure: (locale, figure) => (figure === DEI ? storyPicture('dei', { locale }) : null),
};
