/** A promise that is kept waiting until it is let go. */
export function held<T = void>(): { readonly until: Promise<T>; readonly letGo: (value: T) => void } {
  let letGo: (value: T) => void = () => {};
  const until = new Promise<T>((resolve) => {
    letGo = resolve;
  });
  return { until, letGo };
}
