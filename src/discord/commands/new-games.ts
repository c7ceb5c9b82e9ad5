import { COLORS as STORY_COLORS } from '../../games/bacchanalia/index.ts';
import { COLORS, type Color } from '../../games/tuchulcha/board.ts';
import { PROPOSED_END } from '../../tables/terms.ts';
import { inDays, parseEnd } from '../bacchanalia/agreed-end.ts';
import type { NewGame } from './new.ts';

/** How many play, where the opener does not say. */
const SIZE = 4;

/** `/tuchulcha new` */
export const newTuchulcha: NewGame = {
  game: 'tuchulcha',
  wished({ options }) {
    const size = options.getInteger('players') ?? SIZE;
    return {
      size,
      color: colorOf(options.getString('color')) ?? COLORS[0],
      computers: Math.min(options.getInteger('computers') ?? 0, size - 1),
    };
  },
};

const colorOf = (name: string | null): Color | undefined => COLORS.find((color) => color === name);

/** `/bacchanalia new`: nobody chooses a colour, and nobody but people plays. */
export const newBacchanalia: NewGame = {
  game: 'bacchanalia',
  wished({ options }, now) {
    const days = options.getInteger('days');
    const end = days === null ? parseEnd(options.getString('ending') ?? '', now) : inDays(days, now);
    return {
      size: options.getInteger('players') ?? SIZE,
      color: STORY_COLORS[0],
      computers: 0,
      terms: { end: end ?? PROPOSED_END, lines: [], veils: [] },
    };
  },
};
