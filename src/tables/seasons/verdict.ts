import type { Chances, Judgement } from '../game.ts';
import { POINTS_OF_FIRST } from './points.ts';

/** What a judge says of a table whose season is over, with all that it takes to work it out again. */
export interface Verdict extends Judgement {
  /** Of each seat, in hundredths: whole tenths of a point. */
  readonly points: readonly number[];
}

const TENTH = 10;
/** Binary fractions may fall short of half a tenth by so much. */
const ROUNDING = 1e-9;

/** A judge that knows nothing, for a table whose game never began. */
export const equalChances = (seats: number): Chances => ({
  kind: 'wins',
  wins: Array.from({ length: seats }, () => 1 / seats),
});

export const verdictOf = (position: string, weights: string, chances: Chances): Verdict => ({
  position,
  weights,
  chances,
  points: expectedPoints(chances),
});

/** Each seat's expected points in hundredths, to one decimal of a point; half a tenth is rounded up. */
export function expectedPoints(chances: Chances): readonly number[] {
  const expected =
    chances.kind === 'places'
      ? chances.places.map(fromPlaces)
      : chances.wins.map((win) => fromWin(win, chances.wins.length));
  return expected.map((points) => Math.round(points / TENTH + ROUNDING) * TENTH);
}

const fromPlaces = (places: readonly number[]): number =>
  places.reduce(
    (sum, chance, index) =>
      sum + (chance * POINTS_OF_FIRST * (places.length - 1 - index)) / (places.length - 1),
    0,
  );

/** Who does not win gets an equal share of all points but the first place's. */
function fromWin(win: number, seats: number): number {
  const others = (POINTS_OF_FIRST * (seats - 2)) / (2 * (seats - 1));
  return win * POINTS_OF_FIRST + (1 - win) * others;
}
