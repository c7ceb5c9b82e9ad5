import {
  COLORS,
  type Color,
  type ColorState,
  type Move,
  type Position,
} from '../../games/tuchulcha/index.ts';
import type { Translate } from '../../texts/index.ts';

export interface ShownDie {
  /** 1..6 */
  readonly value: number;
  readonly state: 'unused' | 'used' | 'discarded';
}

/** A move, with the colour that it hit or began to hit: once it is made, the board does not tell. */
export interface ShownMove extends Move {
  readonly hits?: Color;
}

export interface LetteredMove {
  /** A, B, C …: the same as on the button. */
  readonly letter: string;
  readonly move: ShownMove;
}

/** Everything that a board picture and its alt text show. */
export interface BoardView {
  readonly position: Position;
  /** In the order rolled; empty before the roll. */
  readonly dice: readonly ShownDie[];
  /** Moves to draw as arrows, oldest first: those of this turn so far, or of the turns before it where none of its dice is used yet. */
  readonly lastMoves: readonly ShownMove[];
  /** The legal moves that have buttons now. */
  readonly choices: readonly LetteredMove[];
  /** Whose turn it is; null when the game is over. */
  readonly toMove: Color | null;
  /** Set when the game is over. */
  readonly winners: readonly Color[] | null;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}

/** Over the board: whose turn it is, or who won. */
export function boardTitle(t: Translate, toMove: Color | null, winners: readonly Color[] | null): string {
  const [first, second] = winners ?? [];
  if (first && second) return t('board.shared', { first: t(`god.${first}`), second: t(`god.${second}`) });
  if (first) return t('board.wins', { god: t(`god.${first}`) });
  return toMove ? t('board.turn', { god: t(`god.${toMove}`) }) : t('board.over');
}

/** Those on the table. */
export function colorsOf(position: Position): readonly (readonly [Color, ColorState])[] {
  return COLORS.flatMap((color) => {
    const state = position.colors[color];
    return state ? [[color, state] as const] : [];
  });
}
