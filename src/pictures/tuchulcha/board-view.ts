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

/** A move, with the color that it hit or began to hit, which the board doesn't show afterwards. */
export interface ShownMove extends Move {
  readonly hits?: Color;
}

export interface LetteredMove {
  /** A, B, C …, as on the button. */
  readonly letter: string;
  readonly move: ShownMove;
}

export interface LetteredHaruspex {
  /** As on the button. */
  readonly letter: string;
  readonly color: Color;
  readonly from: Origin;
}

export interface BoardPlayer {
  readonly name: string;
  /** Null: no player, only the color. */
  readonly face: Face | null;
}

export interface BoardView {
  readonly position: Position;
  /** Dice in the order rolled; empty before the roll. */
  readonly dice: readonly ShownDie[];
  /** Moves to draw as arrows, oldest first: those of this turn so far, or of earlier turns if none of its dice is used yet. */
  readonly lastMoves: readonly ShownMove[];
  /** Moves that would have been better than `lastMoves`, as dashed arrows beside the road. */
  readonly betterMoves?: readonly ShownMove[];
  /** The legal moves that have buttons now. */
  readonly choices: readonly LetteredMove[];
  /** Haruspexes that can move and have letters; then the targets of `choices` are marked without letters. */
  readonly haruspexes?: readonly LetteredHaruspex[];
  /** The players; without players, as in rules, colors are called by their gods. */
  readonly players?: Readonly<Partial<Record<Color, BoardPlayer>>>;
  /** The player of the turn; null if the game is over. */
  readonly toMove: Color | null;
  readonly winners: readonly Color[] | null;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}

/** The title over the board: the player of the turn, or the winner. */
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

/** The player's name; for a color without player, its god's. */
export function nameInTitle(t: Translate, players: BoardView['players'], color: Color): string {
  const name = players?.[color]?.name;
  return name ? shortName(name, MAX_TITLE_NAME_LENGTH) : t(`god.${color}`);
}

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
  /** The maximum number of haruspexes in one hit, and of all hits together. */
  readonly bestHit: number;
  readonly hits: number;
  readonly luck: Luck;
}
