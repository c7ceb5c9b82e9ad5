import {
  boardOfPosition,
  type Color,
  type ColorState,
  entryOf,
  exitOf,
  kindOf,
  type Position,
  passagesOf,
  type Standing,
} from '../games/tuchulcha/index.ts';
import type { Translate } from '../texts/index.ts';
import { movesSoFar } from './alt-moves.ts';
import { colorsOf } from './standing.ts';
import type { BoardView, ShownDie } from './view.ts';

export interface Sentence {
  /** Empty where there is nothing to say. */
  readonly text: string;
  /** 0: never left out. What weighs more is left out sooner. */
  readonly weight: number;
}

/** Of a sentence that gives way to moves and choices. */
export const SPARE = 4;

/** What the picture shows, but for the moves before this turn and the choices. */
export function sentencesOf(t: Translate, view: BoardView): readonly Sentence[] {
  const { position } = view;
  const must = (text: string): Sentence => ({ text, weight: 0 });
  return [
    must(headline(t, view)),
    ...(view.toMove || view.dice.length > 0 ? [must(dice(t, view.dice))] : []),
    { text: movesSoFar(t, view), weight: 2 },
    ...colorsOf(position).map(([color, state]) => must(colorSentence(t, position, color, state))),
    ...passages(t, position).map(must),
    { text: devotions(t, position), weight: 1 },
    { text: t('alt.ring', { stones: boardOfPosition(position).size }), weight: 3 },
    { text: ways(t, position), weight: SPARE },
  ];
}

function headline(t: Translate, { toMove, winners }: BoardView): string {
  if (toMove) return t('alt.turn', { who: named(t, toMove) });
  const won = winners?.map((color) => named(t, color)).join(', ');
  return won ? t('alt.won', { who: won }) : t('alt.over');
}

const named = (t: Translate, color: Color): string =>
  t('alt.named', { color: t(`color.${color}`), god: t(`god.${color}`) });

function dice(t: Translate, shown: readonly ShownDie[]): string {
  if (shown.length === 0) return t('alt.notRolled');
  return t('alt.dice', {
    dice: shown.map((die) => t(`alt.die.${die.state}`, { value: die.value })).join(', '),
  });
}

function colorSentence(t: Translate, position: Position, color: Color, state: ColorState): string {
  const name = named(t, color);
  if (state.role === 'out') return t('alt.outColor', { name, role: t('alt.role.out') });
  const places = [
    counted(t, 'alt.temple', state.temple),
    state.path.length > 0
      ? t('alt.stones', {
          stones: state.path.map((standing) => stone(t, position, standing)).join(', '),
          count: state.path.length,
        })
      : '',
    counted(t, 'alt.waiting', state.atExit),
    counted(t, 'alt.altar', state.altar),
    counted(t, 'alt.forest', state.forest),
    counted(t, 'alt.sanctuary', state.sanctuary),
  ].filter(Boolean);
  return t('alt.color', {
    name,
    role: state.role === 'normal' ? '' : `, ${t(`alt.role.${state.role}`)}`,
    places: places.join('; ') || t('alt.nowhere'),
  });
}

function counted(
  t: Translate,
  key: 'alt.temple' | 'alt.waiting' | 'alt.altar' | 'alt.forest' | 'alt.sanctuary',
  count: number,
): string {
  return count > 0 ? t(key, { count }) : '';
}

/** `24 (Ritual) with two`: read aloud, a count beside a stone’s number would be another stone. */
function stone(t: Translate, position: Position, { stone, count }: Standing): string {
  const kind = kindOf(stone);
  const told =
    kind === 'plain' || (kind === 'passage' && !position.sealed.includes(stone))
      ? String(stone)
      : t(`alt.stone.${kind}`, { stone });
  return count === 1 ? told : t('alt.stack', { stone: told, count });
}

function passages(t: Translate, position: Position): readonly string[] {
  const { sealed } = position;
  const open = passagesOf(boardOfPosition(position)).filter((stone) => !sealed.includes(stone));
  return [
    ...(open.length > 0 ? [t('alt.open', { stones: open.join(', ') })] : []),
    ...(sealed.length > 0 ? [t('alt.sealed', { stones: sealed.join(', ') })] : []),
  ];
}

function devotions(t: Translate, { devotions: { tuchulcha, lasaVecuvia } }: Position): string {
  return tuchulcha + lasaVecuvia > 0 ? t('alt.devotions', { tuchulcha, lasaVecuvia }) : '';
}

/** Where each colour comes onto the ring and leaves it. */
function ways(t: Translate, position: Position): string {
  const board = boardOfPosition(position);
  const each = colorsOf(position).map(([color]) =>
    t('alt.way', { color: t(`color.${color}`), entry: entryOf(board, color), exit: exitOf(board, color) }),
  );
  return t('alt.ways', { ways: each.join('; ') });
}
