import { describe, expect, it } from 'vitest';
import type { Sitting } from '../../src/tables/game-types.ts';
import { ANN, annInBlue, BOB, CYD, versions } from './samples.ts';
import { atOnce, changed, type Workbench } from './workbench.ts';

const NOW = new Date(1_700_000_000_000);
const ann = annInBlue.occupant;
const start: Sitting = { seq: 0, color: 'blue', occupant: ann, standIn: false, why: 'start', at: NOW };

/** The behavior of every store for sittings and followers. */
export function sittingSuite({ store, create, playing }: Workbench): void {
  describe('sittings', () => {
    const all: Sitting[] = [
      start,
      { ...start, color: 'yellow', occupant: { kind: 'computer' } },
      { ...start, seq: 3, standIn: true, why: 'standIn' },
      { ...start, seq: 7, why: 'back' },
      { ...start, seq: 7, why: 'handedOver', occupant: { kind: 'person', userId: CYD, name: '' } },
      { ...start, seq: 9, why: 'removed', occupant: null },
    ];

    it('are kept in the order written, over many changes', async () => {
      const { id } = await playing();
      expect(await store().sittings(id)).toEqual([]);
      changed(await store().change(id, versions(2), { sittings: all.slice(0, 2) }));
      changed(await store().change(id, versions(3), {}));
      changed(await store().change(id, versions(4), { sittings: all.slice(2) }));
      expect(await store().sittings(id)).toEqual(all);
      expect(await store().sittings('nosuchtable')).toEqual([]);
    });

    it('are of the change that wins', async () => {
      const { id } = await playing();
      const results = await atOnce(20, (seq) =>
        store().change(id, versions(2), { sittings: [{ ...start, seq }] }),
      );
      const won = results.findIndex((result) => result !== 'stale');
      expect(await store().sittings(id)).toEqual([{ ...start, seq: won }]);
    });

    it('are refused where a computer player stands in for one', async () => {
      const table = await playing();
      const wrong: Sitting = { ...start, occupant: { kind: 'computer' }, standIn: true };
      await expect(store().change(table.id, versions(2), { sittings: [start, wrong] })).rejects.toThrow();
      expect(await store().load(table.id)).toEqual(table);
      expect(await store().sittings(table.id)).toEqual([]);
    });
  });

  describe('those who follow a table', () => {
    it('are told as they chose last, until they follow no more', async () => {
      const { id } = await create();
      expect(await store().followers(id)).toEqual([]);
      await store().follow(id, CYD, 'turn');
      await store().follow(id, ANN, 'end');
      expect(await store().followers(id)).toEqual([
        { userId: ANN, at: 'end' },
        { userId: CYD, at: 'turn' },
      ]);
      await store().follow(id, ANN, 'turn');
      await store().follow(id, CYD, null);
      await store().follow(id, BOB, null);
      expect(await store().followers(id)).toEqual([{ userId: ANN, at: 'turn' }]);
      expect(await store().followers((await create()).id)).toEqual([]);
    });

    it('are each there once, however often they say so at once', async () => {
      const { id } = await create();
      await atOnce(20, (index) => store().follow(id, index % 2 === 0 ? ANN : BOB, 'end'));
      expect(await store().followers(id)).toHaveLength(2);
    });

    it('follow a table that there is', async () => {
      await expect(store().follow('nosuchtable', ANN, 'end')).rejects.toThrow();
    });
  });
}
