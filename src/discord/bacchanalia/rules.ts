import { storyPicture } from '../../pictures/index.ts';
import { DEI_FIGURE } from '../../texts/rules/figures.ts';
import type { GameFeature } from '../games.ts';

export const storyRules: NonNullable<GameFeature['rules']> = {
  mainPages: ['storyAim', 'storyTurn', 'umbraCards', 'rulingDeus', 'aruspex', 'safety', 'storyEnd'],
  /** Its cards. */
  overview: (locale) => storyPicture('dei', { locale }),
  figure: (locale, figure) => (figure === DEI_FIGURE ? storyPicture('dei', { locale }) : null),
};
