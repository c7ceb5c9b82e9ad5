import { describe, expect, it } from 'vitest';
import type { Prophecy } from '../../src/tables/prophecies/prophecies.ts';
import type { Table } from '../../src/tables/table.ts';
import { atOnce, type Workbench } from './workbench.ts';

/** The behavior of every store for readers' answers. */
export function prophecySuite({ store, playing, fresh }: Workbench): void {
  const answerAt = ({ id, guildId }: Table, changed: Partial<Prophecy> = {}): Prophecy => ({
    tableId: id,
    guildId,
    turn: 12,
    userId: fresh(),
    name: 'Ann',
    option: 'blue',
    certainty: 'likely',
    at: new Date(1_700_000_000_000),
    interactionId: fresh(),
    ...changed,
  });

  describe('readers’ answers', () => {
    it('are kept, one a person and question: the first one stands', async () => {
      const table = await playing();
      const first = answerAt(table);
      expect(await store().prophecy(table.id, 12, first.userId)).toBeNull();
      expect(await store().prophesy(first)).toEqual(first);
      const second = { ...first, option: 'red', certainty: 'sure', interactionId: fresh() } as const;
      expect(await store().prophesy(second)).toEqual(first);
      expect(await store().prophecy(table.id, 12, first.userId)).toEqual(first);
      const later = { ...first, turn: 30, interactionId: fresh() };
      expect(await store().prophesy(later)).toEqual(later);
    });

    it('are counted by what they say', async () => {
      const table = await playing();
      expect(await store().prophecyCounts(table.id, 12)).toEqual([]);
      for (const [option, certainty] of [
        ['red', 'sure'],
        ['blue', 'sure'],
        ['red', 'likely'],
        ['red', 'sure'],
      ] as const)
        await store().prophesy(answerAt(table, { option, certainty }));
      await store().prophesy(answerAt(table, { turn: 30 }));
      expect(await store().prophecyCounts(table.id, 12)).toEqual([
        { option: 'blue', certainty: 'sure', count: 1 },
        { option: 'red', certainty: 'likely', count: 1 },
        { option: 'red', certainty: 'sure', count: 2 },
      ]);
    });

    it('of one person many times at once are one, which all are told', async () => {
      const table = await playing();
      const { userId } = answerAt(table);
      const stand = await atOnce(20, () => store().prophesy(answerAt(table, { userId })));
      expect(new Set(stand.map(({ interactionId }) => interactionId)).size).toBe(1);
      expect(await store().prophecyCounts(table.id, 12)).toMatchObject([{ count: 1 }]);
    });

    it('change nothing of the table', async () => {
      const table = await playing();
      await store().prophesy(answerAt(table));
      expect(await store().load(table.id)).toEqual(table);
    });
  });
}
