/** Chances of the dice, by distance in stones from 0. */

/** That a haruspex comes exactly so far with one of two dice, or with both. */
export const REACH = chances(2, 2);
/** The same with three of Tuchulcha's four dice. */
export const TUCHULCHAS_REACH = chances(4, 3);

function chances(dice: number, used: number): Float64Array {
  const ways = new Float64Array(6 * used + 1);
  const rolls = 6 ** dice;
  for (let roll = 0; roll < rolls; roll++) {
    const values = Array.from({ length: dice }, (_, index) => 1 + (Math.floor(roll / 6 ** index) % 6));
    for (const sum of sums(values, used)) ways[sum] = (ways[sum] as number) + 1;
  }
  return ways.map((count) => count / rolls);
}

/** Of one to `used` of the dice. */
function sums(dice: readonly number[], used: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (let chosen = 1; chosen < 1 << dice.length; chosen++) {
    const values = dice.filter((_, index) => chosen & (1 << index));
    if (values.length <= used) found.add(values.reduce((sum, die) => sum + die, 0));
  }
  return found;
}
