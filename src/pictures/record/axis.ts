/** Round numbers between two values, at least two and at most `most + 1` of them. */
export function ticksBetween(low: number, high: number, most: number): readonly number[] {
  const span = Math.max(high - low, Number.EPSILON);
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step);
}
