import { tuchulchaPicture } from '../../pictures/tuchulcha/index.ts';
import type { GameFeature } from '../games.ts';
import { figureView, isFigure } from './figures.ts';

export const tuchulchaRules: NonNullable<GameFeature['rules']> = {
  mainPages: [
    ...(['aim', 'turn', 'setup', 'board', 'mystical', 'ritual', 'passage', 'allDice', 'power'] as const),
    ...(['hits', 'tuchulcha', 'lasaVecuvia', 'winning', 'twoPlayers', 'rulings', 'etruscans'] as const),
  ],
  /** The signs of its board. */
  overview: (locale) => tuchulchaPicture('legend', { locale }),
  figure: (locale, figure) =>
    isFigure(figure) ? tuchulchaPicture('board', figureView(locale, figure)) : null,
};
