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
