type Run<One> = [One, ...One[]];

/** Groups consecutive elements. `goesOn`: whether an element continues the current run. */
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
