type Run<One> = [One, ...One[]];

/** What follows each other, together. `goesOn`: whether it continues the run before it. */
export function runsOf<One>(
  all: Iterable<One>,
  goesOn: (run: Readonly<Run<One>>, one: One) => boolean,
): readonly Readonly<Run<One>>[] {
  const runs: Run<One>[] = [];
  for (const one of all) {
    const last = runs.at(-1);
    if (last && goesOn(last, one)) last.push(one);
    else runs.push([one]);
  }
  return runs;
}
