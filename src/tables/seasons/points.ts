import * as z from 'zod';
import { counter, type Parsed, variants } from '../game-types.ts';
import type { Chances } from '../table-game.ts';

/** Points are whole hundredths, so that shared and halved ones are exact: 600 for a first place. */
export const POINTS_OF_FIRST = 600;

/**
 * Each seat's points for its table: 600 for the share of the others that it beat, in hundredths. Who ties shares the points of
 * their places. `places`: 1.. of each seat; those who are equal have the same.
 */
export function pointsForPlaces(places: readonly number[]): readonly number[] {
  const others = places.length - 1;
  return places.map((place) => {
    const beaten = places.filter((other) => other > place).length;
    const tied = places.filter((other) => other === place).length - 1;
    return (POINTS_OF_FIRST * (2 * beaten + tied)) / (2 * others);
  });
}

/** Who comes in for somebody else gets half of what the seat wins. */
export const pointsOfReserve = (points: number): number => points / 2;

/** One hundredth of a point in units of {@link exactScore}. */
export const UNITS = 60;

/**
 * A season's score: the mean of so many tables' points times `atOnce`, in 1/60 of a hundredth. A whole number for up to six
 * tables, so that scores can be compared.
 */
export const exactScore = (points: number, tables: number, atOnce: number): number =>
  tables === 0 ? 0 : (points * atOnce * UNITS) / tables;

const chances = z.array(z.number().min(0).max(1));

/** What a judge says of a table whose season is over, with all that it takes to work it out again. */
export const verdict = z.strictObject({
  position: z.string(),
  weights: z.string(),
  chances: variants('kind', { places: { places: z.array(chances) }, wins: { wins: chances } }),
  /** Of each seat, in hundredths: whole tenths of a point. */
  points: z.array(counter),
});

export type Verdict = Parsed<typeof verdict>;

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
