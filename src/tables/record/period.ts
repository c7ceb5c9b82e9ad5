/** The periods in which a game counts, by UTC: `all`, its year, its quarter. */
export function periodsAt(finishedAt: Date): readonly [string, string, string] {
  const year = String(finishedAt.getUTCFullYear());
  return ['all', year, `${year}-Q${1 + Math.floor(finishedAt.getUTCMonth() / 3)}`];
}
