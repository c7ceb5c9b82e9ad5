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
import type { Discard, Move, Origin, Step, Target } from '../../games/tuchulcha/types.ts';
import type { Translate } from '../../texts/index.ts';
import type { Face } from '../canvas/avatar.ts';
import { type Luck, shortName } from '../formats.ts';
import type { Drawable } from '../painter.ts';
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

/** A move as written in a log, or with its die. */
type WrittenMove = Exclude<WrittenStep, Discard> & { readonly die?: number };

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

/** A haruspex by its place: `12`, `yellow 12`; if the board shows its letter, `A (12)`. `named`: also by its color, if that is written. */
export function haruspexText(
  t: Translate,
  { color, from }: Pick<WrittenMove, 'color' | 'from'>,
  named: boolean,
  letter: string | null = null,
): string {
  const place = [...(named && color ? [t(`color.${color}`)] : []), placeName(t, from)].join(' ');
  return letter === null ? place : t('step.letter', { letter, place });
}

/** A haruspex's way in a line, such as `A → 4 → 10`, with its moves; for a die that is given up, that. */
interface ToldWay<M> {
  readonly text: string;
  readonly moves: readonly M[];
}

/**
 * The ways of a line's haruspexes, the one notation for moves: a haruspex that moves on has one way, and several dice may lead to the
 * altar, so that die is named. `startOf`: the haruspex of a way's first move.
 */
export function waysIn<M extends WrittenMove>(
  t: Translate,
  steps: readonly (M | Discard)[],
  startOf: (move: M, at: number) => string,
): readonly ToldWay<M>[] {
  const ways: ToldWay<M>[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'discard') {
      ways.push({ text: t('step.drop', { die: step.die }), moves: [] });
      continue;
    }
    // Another haruspex may have moved in between.
    const before = ways.findLastIndex(({ moves }) => {
      const last = moves.at(-1);
      return last?.to === step.from && last.color === step.color;
    });
    const { text, moves } = ways[before] ?? { text: startOf(step, at), moves: [] };
    const die = step.to === 'altar' && step.die ? ` (${step.die})` : '';
    const way = {
      text: t('step.way', { from: text, to: placeName(t, step.to) + die }),
      moves: [...moves, step],
    };
    ways.splice(before < 0 ? ways.length : before, 1, way);
  }
  return ways;
}

/** Between two ways. */
export const WAY_SEPARATOR = ' · ';

/** Ways by the places where they begin: `temple → 4 → 10 · 12 → 17`. */
export const waysText = (t: Translate, steps: readonly (Step | WrittenStep)[], named: boolean): string =>
  waysIn<WrittenMove>(t, steps, (move) => haruspexText(t, move, named))
    .map(({ text }) => text)
    .join(WAY_SEPARATOR);

/** A stone by its number, another place by its name. */
export const placeName = (t: Translate, place: Origin | Target): string =>
  typeof place === 'number' ? String(place) : t(`place.${place}`);

/** A step in the same notation, with what it brings: `11 → 14, Ritual`. `position`: before the step. */
export function stepText(
  t: Translate,
  position: Position,
  step: Step,
  named: boolean,
  letter: string | null = null,
): string {
  const [way] = waysIn<ShownMove>(t, [step], (move) => haruspexText(t, move, named, letter));
  const text = way?.text ?? '';
  if (step.kind === 'discard') return text;
  const brings = step.effect === 'none' ? kindText(t, position, step) : effectText(t, position, step);
  return brings ? t('step.brings', { way: text, brings }) : text;
}

/** The color that a step hits, or that its haruspex is lost, or seals. Empty if nothing applies. */
function effectText(t: Translate, position: Position, move: ShownMove): string {
  const { effect } = move;
  if (effect === 'none') return '';
  if (effect === 'lost' || effect === 'sealed') return t(`step.${effect}`);
  const victim = victimOf(position, move);
  return victim ? t(`step.${effect}`, { color: t(`color.${victim}`) }) : '';
}

/** The effects of a way's moves, such as `hits blue`. */
export const effectsOf = (t: Translate, position: Position, moves: readonly ShownMove[]): string[] =>
  moves.map((move) => effectText(t, position, move)).filter(Boolean);

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

export const isBoard = (what: Drawable): what is Drawable<BoardView> =>
  what.painter === 'tuchulcha' && what.kind === 'board';
