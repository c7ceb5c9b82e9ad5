import {
  boardOfPosition,
  COLORS,
  type Color,
  type ColorState,
  entryOf,
  kindOf,
  type Position,
  type Stone,
  standingOn,
} from '../../games/tuchulcha/board.ts';
import type { WrittenStep } from '../../games/tuchulcha/notation.ts';
import type { Move, Origin, Step, Target } from '../../games/tuchulcha/types.ts';
import type { Translate } from '../../texts/index.ts';
import type { Face } from '../canvas/avatar.ts';
import { type Luck, shortName } from '../formats.ts';
import type { ProfileView } from '../results/result-views.ts';

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
  /** The players; colors without one are called by their colors. Left out, as in rules: all by their gods. */
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

/** The name of a color's player. */
export function nameInTitle(t: Translate, players: BoardView['players'], color: Color): string {
  const name = players?.[color]?.name;
  return name ? shortName(name, MAX_TITLE_NAME_LENGTH) : t(`${players ? 'color' : 'god'}.${color}`);
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

/** Origin and target: `11 to 14`. `named`: also the color, if that is written. */
export function wayText(t: Translate, step: Step | WrittenStep, named: boolean): string {
  if (step.kind === 'discard') return t('step.drop', { die: step.die });
  return t(named && step.color ? 'step.wayOf' : 'step.way', {
    color: step.color ? t(`color.${step.color}`) : '',
    from: placeName(t, step.from),
    to: placeName(t, step.to),
  });
}

/** The ways of a turn's steps; a haruspex that moves on is one way, as on buttons: `temple → 4 → 10, 12 → 17`. */
export function waysText(t: Translate, steps: readonly (Step | WrittenStep)[], named: boolean): string {
  const ways: string[] = [];
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    const walksOn =
      step.kind === 'move' &&
      before?.kind === 'move' &&
      before.color === step.color &&
      before.to === step.from;
    if (walksOn) ways.push(`${ways.pop()} → ${placeName(t, step.to)}`);
    else ways.push(wayText(t, step, named));
  }
  return ways.join(', ');
}

/** A stone by its number, another place by its name. */
export const placeName = (t: Translate, place: Origin | Target): string =>
  typeof place === 'number' ? String(place) : t(`place.${place}`);

/** A step as text, without its die: `11 to 14, Ritual`. `position`: before the step. */
export function stepText(t: Translate, position: Position, step: Step, named: boolean): string {
  const way = wayText(t, step, named);
  if (step.kind === 'discard') return way;
  const brings = step.effect === 'none' ? kindText(t, position, step) : effectText(t, position, step);
  return brings ? t('step.brings', { way, brings }) : way;
}

/** A step with its die and its letter, on a button or the board: `A · 3: 11 to 14, Ritual`. */
export function stepLabel(
  t: Translate,
  position: Position,
  step: Step,
  letter: string,
  named: boolean,
): string {
  if (step.kind === 'discard') return t('step.label.drop', { letter, die: step.die });
  return t('step.label', { letter, die: step.die, text: stepText(t, position, step, named) });
}

/** The color that a step hits, or that its haruspex is lost, or seals. Empty if nothing applies. */
export function effectText(t: Translate, position: Position, move: ShownMove): string {
  const { effect } = move;
  if (effect === 'none') return '';
  if (effect === 'lost' || effect === 'sealed') return t(`step.${effect}`);
  const victim = victimOf(position, move);
  return victim ? t(`step.${effect}`, { color: t(`color.${victim}`) }) : '';
}

/** The kind of a step's target stone. Empty for a plain one. */
function kindText(t: Translate, position: Position, { to, color }: Move): string {
  if (typeof to !== 'number' || position.colors[color]?.role === 'tuchulcha') return '';
  const kind = kindOf(to);
  return kind === 'ritual' || kind === 'mystical' ? t(`step.${kind}`) : '';
}

/** The color that a step hits, or begins to hit; null if none. `position`: before the step. */
export function victimOf(position: Position, move: ShownMove): Color | null {
  if (move.effect !== 'hit' && move.effect !== 'open') return null;
  const stone = stoneOf(position, move);
  const standing = stone === null ? [] : standingOn(position, stone);
  return move.hits ?? standing.find((other) => other !== move.color) ?? null;
}

/** With three players a finished circuit ends on the entry stone (docs/rules/tuchulcha.md §1). */
function stoneOf(position: Position, { to, color }: Move): Stone | null {
  if (to === 'altar') return null;
  return to === 'exit' ? entryOf(boardOfPosition(position), color) : to;
}
