/** `TEST_SOAK=1`: every sample at its full size; takes hours. */
export const IS_SOAK = process.env['TEST_SOAK'] === '1';

/** How often something random is tried. */
export const runs = (usual: number, soak: number): number => (IS_SOAK ? soak : usual);

/** Generous, since processes and long computations are slow on a busy machine. Nothing is measured by it. */
export const LONG_TIMEOUT_MS = 180_000;

/** The first `usual` ones; all in a soak. */
export const firstOf = <T>(usual: number, all: readonly T[]): readonly T[] =>
  all.slice(0, runs(usual, all.length));

/** As many as {@link firstOf} takes, but evenly spaced from the first to the last. */
export function spreadOf<T>(usual: number, all: readonly T[]): readonly T[] {
  const count = runs(usual, all.length);
  const distance = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % distance === 0);
}
