/** Draws all that a first picture of either game needs: fonts, walls, and the pawns and cards that are seen most. Who plays doesn't matter. */
import { COLORS, type Move, startingPosition } from '../../games/tuchulcha/index.ts';
import type { TableauView } from '../bacchanalia/view.ts';
import type { Drawable } from '../draw.ts';
import type { BoardView } from '../tuchulcha/view.ts';

const MOVE: Move = { kind: 'move', color: 'blue', die: 4, from: 'temple', to: 4, effect: 'none' };

const BOARD: BoardView = {
  position: startingPosition({ players: COLORS, first: 'blue' }),
  dice: [
    { value: 4, state: 'unused' },
    { value: 2, state: 'used' },
  ],
  lastMoves: [MOVE],
  choices: [{ letter: 'A', move: MOVE }],
  toMove: 'blue',
  winners: null,
  locale: 'en',
};

const TABLEAU: TableauView = {
  players: (['blue', 'red', 'yellow'] as const).map((color) => ({
    color,
    name: color,
    dei: [{ name: 'vinum', umbra: ['vinum'] }],
    hand: [],
    odd: null,
    bacchusCame: false,
    milesNext: false,
    ended: null,
    left: false,
  })),
  middle: ['miles', 'venus'],
  amansApart: true,
  parcae: 1,
  parcaeEnd: 3,
  ending: false,
  deck: 40,
  discards: 10,
  onTurn: 'blue',
  ruling: { row: 'vinum', because: 'most', among: ['vinum'], most: 1 },
  locale: 'en',
};

export const WARM_UP: readonly Drawable[] = [BOARD, TABLEAU];
