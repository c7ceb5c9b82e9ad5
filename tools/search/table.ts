import type { PageTable } from '../../src/texts/rules/search-weights.ts';

/** `rows` has values from -127 to 127 by key and page. */
export function pageTableOf(rows: ReadonlyMap<number, ReadonlyMap<number, number>>): PageTable {
  const sorted = [...rows].toSorted(([one], [other]) => one - other);
  const entries = sorted.flatMap(([, row]) => [...row].toSorted(([one], [other]) => one - other));
  let end = 0;
  return {
    keys: Uint32Array.from(sorted, ([key]) => key),
    ends: Uint32Array.from(sorted, ([, { size }]) => {
      end += size;
      return end;
    }),
    pages: Uint8Array.from(entries, ([page]) => page),
    values: Int8Array.from(entries, ([, value]) => value),
  };
}
