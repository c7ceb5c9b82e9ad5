import {
  type Color,
  colorsOf,
  type GameState,
  type Origin,
  type Position,
  roleOf,
} from '../../games/tuchulcha/index.ts';
import type { Translate } from '../../texts/index.ts';
import type { Haruspex } from '../help-tap.ts';
import { namesColors } from '../views/line.ts';

/** Haruspexes of one colour at one place. */
export interface Stand extends Haruspex {
  /** 1 or more. */
  readonly count: number;
}

/** What the player at turn can ask about: the own haruspexes, and those of neutral colours (tuchulcha.md §8). At most 19 places. */
export function standsOf(position: Position): Stand[] {
  const neutral = colorsOf(position).filter((color) => roleOf(position, color) === 'neutral');
  return [position.turn, ...neutral].flatMap((color) => standsOfColor(position, color));
}

function standsOfColor(position: Position, color: Color): Stand[] {
  const { temple = 0, path = [], atExit = 0 } = position.colors[color] ?? {};
  const at = (from: Origin, count: number): Stand[] => (count > 0 ? [{ color, from, count }] : []);
  return [
    ...at('temple', temple),
    ...path.flatMap(({ stone, count }) => at(stone, count)),
    ...at('exit', atExit),
  ];
}

/** `on stone 12` */
export const atText = (t: Translate, from: Origin): string =>
  typeof from === 'number' ? t('help.at.stone', { stone: from }) : t(`help.at.${from}`);

/** `on stone 1, on stone 11 (2)` */
export const placesText = (
  t: Translate,
  places: readonly { readonly from: Origin; readonly count: number }[],
): string => places.map(({ from, count }) => t('help.place', { at: atText(t, from), count })).join(', ');

/** `From stone 12`; with two players the colour too. */
export const fromText = (t: Translate, state: GameState, { color, from }: Haruspex): string =>
  t('help.from', { from, color: namesColors(state) ? t(`color.${color}`) : 'none' });
