import { POINTS_OF_FIRST } from './points.ts';

/** How a judge sees a game that isn't over. */
export type Chances =
  /** Of each seat: the chance of each place, the first one first. */
  | { readonly kind: 'places'; readonly places: readonly (readonly number[])[] }
  /** Of each seat: the chance to win. */
  | { readonly kind: 'wins'; readonly wins: readonly number[] };

/** What a judge says of a table whose season is over, with all that it takes to work it out again. */
export interface Verdict {
  /** As the game writes it in one line. */
  readonly position: string;
  /** By which the judge is known, e.g. the digest of its weights. */
  readonly weights: string;
  readonly chances: Chances;
  /** Of each seat, in hundredths: whole tenths of a point. */
  readonly points: readonly number[];
}

const TENTH = 10;

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
  return expected.map((points) => Math.round(points / TENTH) * TENTH);
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
