/** How well two orders of the same things agree: 1, the same; 0, as by chance; -1, the reverse. */
export interface Agreement {
  readonly kendall: number;
  readonly spearman: number;
}

/** `places`: the position in the other order of each thing of this order. No two in the same place. */
export function agreement(places: readonly number[]): Agreement {
  const { length } = places;
  let pairs = 0;
  let squares = 0;
  for (const [index, place] of places.entries()) {
    squares += (index - place) ** 2;
    for (const later of places.slice(index + 1)) pairs += Math.sign(later - place);
  }
  return {
    kendall: (2 * pairs) / (length * (length - 1)),
    spearman: 1 - (6 * squares) / (length * (length ** 2 - 1)),
  };
}
