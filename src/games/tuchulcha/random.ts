/** An integer of 0..below-1. */
export type Random = (below: number) => number;

/** mulberry32: the same seed, the same numbers. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A draw from the normal distribution around 0 (Box and Muller). */
export function gaussian(random: Random, deviation: number): number {
  const unit = () => (random(1 << 20) + 1) / ((1 << 20) + 1);
  return deviation * Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
}

/** A seed of its own for each of many games. */
export function mix(seed: number, number: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x27d4eb2f);
  return mixed ^ (mixed >>> 13);
}
