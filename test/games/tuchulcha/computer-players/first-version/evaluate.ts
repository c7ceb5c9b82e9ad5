import {
  boardOfPosition,
  type Color,
  colorsOf,
  kindOf,
  LAST_STEP,
  stepAt,
} from '../../../../../src/games/tuchulcha/board.ts';
import { type ColorState, inPlay, type Position } from '../../../../../src/games/tuchulcha/position.ts';
import { danger } from './danger.ts';

/** Values in haruspexes on the altar. */
const WORTH = {
  win: 1000,
  altar: 1,
  /** At the end of the path, and proportionally less before it. */
  path: 0.75,
  temple: 0.15,
  /** For each haruspex of Tuchulcha or Lasa Vecuvia in play. */
  servant: 0.6,
  /** The cost of each of Tuchulcha's victims in play, higher near its altar. */
  victim: 0.7,
  seal: 2.5,
} as const;

/** Rates a position for the color whose turn has just ended; more is better. */
export function evaluate(position: Position, winners: readonly Color[] | null, color: Color): number {
  if (winners) return winners.includes(color) ? WORTH.win / winners.length : -WORTH.win;
  const own = position.colors[color];
  if (!own || own.role === 'out') return -WORTH.win;
  const others = colorsOf(position).filter((other) => other !== color);
  const players = others.filter((other) => position.colors[other]?.role !== 'neutral');
  const standing = worth(position, color, own);
  const best = Math.max(...players.map((other) => worthOf(position, other)));
  const all = others.reduce((sum, other) => sum + worthOf(position, other), 0);
  // The leader counts most and the others a little, since a race is lost to one.
  return standing - 0.5 * best - (0.5 * all) / others.length;
}

const worthOf = (position: Position, color: Color): number => {
  const state = position.colors[color];
  return state && state.role !== 'out' ? worth(position, color, state) : 0;
};

function worth(position: Position, color: Color, state: ColorState): number {
  switch (state.role) {
    case 'tuchulcha':
      return tuchulchaWorth(position, color);
    case 'lasaVecuvia':
      return (
        WORTH.seal * position.sealed.length +
        WORTH.servant * inPlay(position, color) -
        atRisk(position, color, state, () => WORTH.servant)
      );
    default:
      return racerWorth(position, color, state);
  }
}

/** The worth of altar, temple and path; haruspexes in danger count less. */
function racerWorth(position: Position, color: Color, state: ColorState): number {
  const board = boardOfPosition(position);
  const at = (stone: number) =>
    WORTH.temple +
    ((WORTH.path - WORTH.temple) * Math.min(stepAt(board, color, stone), LAST_STEP)) / LAST_STEP;
  const walking = state.path.reduce((sum, { stone, count }) => sum + count * at(stone), 0);
  return (
    WORTH.altar * state.altar +
    WORTH.temple * state.temple +
    WORTH.path * state.atExit +
    walking -
    atRisk(position, color, state, at)
  );
}

function atRisk(
  position: Position,
  color: Color,
  { path }: ColorState,
  worthAt: (stone: number) => number,
): number {
  return path.reduce(
    (sum, { stone, count }) => sum + count * worthAt(stone) * danger(position, color, stone) * held(stone),
    0,
  );
}

/** A Mystical stone must be left in the next turn, so a haruspex there is safe only until then. */
const held = (stone: number): number => (kindOf(stone) === 'mystical' ? 0.8 : 1);

/** Best with few victims that are far from their altars. */
function tuchulchaWorth(position: Position, color: Color): number {
  const board = boardOfPosition(position);
  let threat = 0;
  for (const other of colorsOf(position)) {
    const state = position.colors[other];
    if (other === color || !state || state.role === 'out') continue;
    if (state.role !== 'neutral') threat += WORTH.victim * inPlay(position, other);
    if (state.role === 'lasaVecuvia') continue;
    for (const { stone, count } of state.path) threat += count * nearness(stepAt(board, other, stone));
    threat += 4 * state.atExit;
  }
  return 8 + WORTH.servant * inPlay(position, color) - threat;
}

/** A victim within one die of the altar is deadly. */
const nearness = (step: number): number =>
  step > LAST_STEP - 6 ? 3 : step > LAST_STEP - 12 ? 1 : step / LAST_STEP / 2;
