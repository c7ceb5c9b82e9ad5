import { COLORS, type Color } from '../../games/tuchulcha/board.ts';
import type { ColorState, Position } from '../../games/tuchulcha/position.ts';
import type { Move, Origin } from '../../games/tuchulcha/types.ts';
import type { Translate } from '../../texts/index.ts';
import type { Face } from '../canvas/avatar.ts';
import type { Luck } from '../number-format.ts';
import type { ProfileView } from '../results/result-views.ts';
import { shortName } from '../short-names.ts';

export interface ShownDie {
  /** 1..6 */
  readonly value: number;
  readonly state: 'unused' | 'used' | 'discarded';
}

/** A move, with the color that it hit or began to hit: once it is made, the board does not tell. */
export interface ShownMove extends Move {
  readonly hits?: Color;
}

export interface LetteredMove {
  /** A, B, C …: the same as on the button. */
  readonly letter: string;
  readonly move: ShownMove;
}

export interface LetteredHaruspex {
  /** The same as on the button. */
  readonly letter: string;
  readonly color: Color;
  readonly from: Origin;
}

export interface BoardPlayer {
  readonly name: string;
  /** Null: nobody's, only the color. */
  readonly face: Face | null;
}

export interface BoardView {
  readonly position: Position;
  /** Dice in the order rolled; empty before the roll. */
  readonly dice: readonly ShownDie[];
  /** Moves to draw as arrows, oldest first: those of this turn so far, or of the turns before it where none of its dice is used yet. */
  readonly lastMoves: readonly ShownMove[];
  /** Moves that would have been better in the place of `lastMoves`, as dashed arrows beside the road. */
  readonly betterMoves?: readonly ShownMove[];
  /** The legal moves that have buttons now. */
  readonly choices: readonly LetteredMove[];
  /** Those that may move, where letters are theirs: they bear them, and where `choices` lead is marked without. */
  readonly haruspexes?: readonly LetteredHaruspex[];
  /** Those who play; where nobody does, as in rules, colors go by the names of their gods. */
  readonly players?: Readonly<Partial<Record<Color, BoardPlayer>>>;
  /** Whose turn it is; null when the game is over. */
  readonly toMove: Color | null;
  readonly winners: readonly Color[] | null;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}

/** The title over the board: whose turn it is, or who won. */
export function boardTitle(
  t: Translate,
  { toMove, winners, players }: Pick<BoardView, 'toMove' | 'winners' | 'players'>,
): string {
  const named = (color: Color): string => nameInTitle(t, players, color);
  const [first, second] = winners ?? [];
  if (first && second) return t('board.shared', { first: named(first), second: named(second) });
  if (first) return t('board.wins', { god: named(first) });
  return toMove ? t('board.turn', { god: named(toMove) }) : t('board.over');
}

/** The player's name; where nobody plays the color, its god's. */
export function nameInTitle(t: Translate, players: BoardView['players'], color: Color): string {
  const name = players?.[color]?.name;
  return name ? shortName(name, MAX_TITLE_NAME_LENGTH) : t(`god.${color}`);
}

/** Characters of a name. */
const MAX_TITLE_NAME_LENGTH = 14;

export function colorStates(position: Position): readonly (readonly [Color, ColorState])[] {
  return COLORS.flatMap((color) => {
    const state = position.colors[color];
    return state ? [[color, state] as const] : [];
  });
}

/** A profile with a person's deeds in all their races. */
export interface RaceProfileView extends ProfileView {
  /** Games in which the role was taken. */
  readonly roles: { readonly tuchulcha: number; readonly lasaVecuvia: number };
  /** The most haruspexes in one hit, and of all hits together. */
  readonly bestHit: number;
  readonly hits: number;
  readonly luck: Luck;
}
