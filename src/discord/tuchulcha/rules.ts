import { tuchulchaPicture } from '../../pictures/index.ts';
import { DEI_FIGURE } from '../../texts/rules/figures.ts';
import type { GameFeature } from '../games.ts';
import { figureView } from './figure.ts';

export const tuchulchaRules: NonNullable<GameFeature['rules']> = {
  mainPages: [
    ...(['aim', 'turn', 'setup', 'board', 'mystical', 'ritual', 'passage', 'allDice', 'power'] as const),
    ...(['hits', 'tuchulcha', 'lasaVecuvia', 'winning', 'twoPlayers', 'rulings', 'etruscans'] as const),
  ],
  /** The signs of its board. */
  overview: (locale) => tuchulchaPicture('legend', { locale }),
  figure: (locale, figure) =>
    figure === DEI_FIGURE ? null : tuchulchaPicture('board', figureView(locale, figure)),
};
