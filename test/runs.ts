/** `npm run test:long`: all tests, and of those at random the whole number. */
export const IS_LONG = process.env['TEST_LONG'] === '1';

/** `TEST_SOAK=1`: weeks of play, if there is time for them. */
export const IS_SOAK = process.env['TEST_SOAK'] === '1';

/** How often something random is tried: fewer times in `npm test` than in `npm run test:long`, and most in a soak. */
export const runs = (quick: number, long: number, soak = 4 * long): number =>
  IS_SOAK ? soak : IS_LONG ? long : quick;

/** Generous, since processes and long computations are slow on a busy machine. Nothing is measured by it. */
export const LONG_TIMEOUT_MS = 180_000;

/** The first ones: this many in `npm test`; `long` of them, or all, in `npm run test:long`, and all in a soak. */
export const firstOf = <T>(quick: number, all: readonly T[], long = all.length): readonly T[] =>
  all.slice(0, runs(quick, long, all.length));

/** As many as {@link firstOf} takes, but evenly spaced from the first to the last. */
export function spreadOf<T>(quick: number, all: readonly T[], long = all.length): readonly T[] {
  const count = runs(quick, long, all.length);
  const distance = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % distance === 0);
}
