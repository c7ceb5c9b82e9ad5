import type { Prophecy, ProphecyStore } from '../../src/tables/prophecies/prophecies.ts';

/** Readers' answers, in memory. No game ends here, so nothing is ever scored. */
export function memoryProphecies(): ProphecyStore {
  const given = new Map<string, Prophecy>();
  const keyOf = ({ tableId, turn, userId }: Pick<Prophecy, 'tableId' | 'turn' | 'userId'>) =>
    `${tableId} ${turn} ${userId}`;
  return {
    async prophesy(prophecy) {
      const key = keyOf(prophecy);
      const stands = given.get(key) ?? prophecy;
      given.set(key, stands);
      return stands;
    },
    async prophecy(tableId, turn, userId) {
      return given.get(keyOf({ tableId, turn, userId })) ?? null;
    },
    async prophecyCounts(tableId, turn) {
      const counts = new Map<string, { option: string; certainty: Prophecy['certainty']; count: number }>();
      for (const one of given.values()) {
        if (one.tableId !== tableId || one.turn !== turn) continue;
        const { option, certainty } = one;
        const key = `${option} ${certainty}`;
        counts.set(key, { option, certainty, count: 1 + (counts.get(key)?.count ?? 0) });
      }
      return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    },
    async whoSaw() {
      return [];
    },
    async seers() {
      return { rows: [], total: 0 };
    },
    async seer() {
      return null;
    },
  };
}
