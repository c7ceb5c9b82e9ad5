/** A half-open interval [from, to), empty unless from < to. */
export interface Interval {
  readonly from: Date;
  readonly to: Date;
}

export const contains = ({ from, to }: Interval, at: Date): boolean => from <= at && at < to;

const isEmpty = ({ from, to }: Interval): boolean => !(from < to);

/** Joins intervals that overlap or touch. They must ascend by `from`. Lazy: reads one interval ahead. */
export function* joinOverlapping(ascending: Iterable<Interval>): Generator<Interval, void> {
  let open: Interval | null = null;
  for (const next of ascending) {
    if (isEmpty(next)) continue;
    if (open && next.from <= open.to) {
      if (next.to > open.to) open = { from: open.from, to: next.to };
      continue;
    }
    if (open) yield open;
    open = next;
  }
  if (open) yield open;
}

/** Merges two series that each ascend by `from`. Lazy: reads one interval ahead of either. */
export function* mergeSorted(one: Iterable<Interval>, other: Iterable<Interval>): Generator<Interval, void> {
  const rest = other[Symbol.iterator]();
  let waiting = rest.next();
  for (const interval of one) {
    while (!waiting.done && waiting.value.from < interval.from) {
      yield waiting.value;
      waiting = rest.next();
    }
    yield interval;
  }
  while (!waiting.done) {
    yield waiting.value;
    waiting = rest.next();
  }
}

/** Covers the same time with ascending intervals that neither overlap nor touch. */
export const mergeIntervals = (intervals: Iterable<Interval>): Interval[] => [
  ...joinOverlapping([...intervals].sort((a, b) => a.from.getTime() - b.from.getTime())),
];
