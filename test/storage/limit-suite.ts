import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/tables/game-types.ts';
import type { NewTable } from '../../src/tables/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { newTable, versions } from './samples.ts';
import { atOnce, changed, type Workbench } from './workbench.ts';

const overs = (results: readonly unknown[]): number => results.filter((one) => one === 'overLimit').length;

/** The behavior of every store for limits of a person's tables. */
export function limitSuite({ store, create, playing, fresh }: Workbench): void {
  /** A new person and server id. */
  const somebody = () => ({ guildId: fresh(), userId: fresh() });
  const sitting = (userId: string, color: 'blue' | 'yellow' = 'yellow'): Seat => ({
    color,
    occupant: { kind: 'person', userId, name: 'Dora' },
  });
  let made = 0;
  const tableOf = (openerId: string, change: Partial<NewTable> = {}): NewTable =>
    newTable(`l${++made}x${openerId}`, { openerId, seats: [], ...change });
  const sit = (table: Table, userId: string, most: number) =>
    store().change(table.id, versions(table.version, table.remindersVersion), {
      seats: [...table.seats, sitting(userId)],
      within: { userId, most },
    });

  describe('a limit of open tables', () => {
    it('of sixty that one person opens at once, as many are written as they may have', async () => {
      const { guildId, userId } = somebody();
      const results = await atOnce(60, () =>
        store().createWithin({ userId, most: 5 }, tableOf(userId, { guildId })),
      );
      expect(overs(results)).toBe(55);
      const open = await store().tablesOf(guildId, userId);
      expect(open.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
      const other = await store().createWithin({ userId: fresh(), most: 5 }, tableOf(fresh(), { guildId }));
      expect(other).toMatchObject({ number: 6 });
    });

    it('counts lobbies of their own and every seat, of this server, as long as the table is open', async () => {
      const { guildId, userId } = somebody();
      const limit = { userId, most: 3 };
      const opens = () => store().createWithin(limit, tableOf(userId, { guildId }));
      const own = await create({ guildId, openerId: userId, seats: [] });
      await create({ guildId, openerId: fresh(), seats: [sitting(userId)] });
      const game = await playing({
        guildId,
        openerId: fresh(),
        seats: [sitting(userId), sitting('9', 'blue')],
      });
      await create({ guildId: fresh(), openerId: userId });
      expect(await opens()).toBe('overLimit');
      await store().change(own.id, versions(own.version, own.remindersVersion), {
        status: 'aborted',
        closedWhy: 'opener',
      });
      expect(await opens()).toMatchObject({ guildId });
      expect(await opens()).toBe('overLimit');
      await store().change(game.id, versions(game.version, game.remindersVersion), {
        status: 'aborted',
        closedWhy: 'agreed',
      });
      expect(await opens()).toMatchObject({ guildId });
    });

    it('of ten seats that one person takes at once, as many are theirs as they may have', async () => {
      const { guildId, userId } = somebody();
      const tables = await Promise.all(
        Array.from({ length: 10 }, () => create({ guildId, openerId: fresh(), seats: [] })),
      );
      const results = await Promise.all(tables.map((table) => sit(table, userId, 3)));
      expect(overs(results)).toBe(7);
      expect(await store().tablesOf(guildId, userId)).toHaveLength(3);
      const free = await Promise.all(tables.map(({ id }) => store().load(id)));
      const untouched = free.filter((table) => table?.seats.length === 0);
      expect(untouched).toHaveLength(7);
      for (const table of untouched) expect(table?.version).toBe(1);
    });

    it('holds for tables that are opened and seats that are taken at the same moment', async () => {
      const { guildId, userId } = somebody();
      const tables = await Promise.all(
        Array.from({ length: 6 }, () => create({ guildId, openerId: fresh(), seats: [] })),
      );
      await Promise.all([
        ...tables.map((table) => sit(table, userId, 4)),
        ...Array.from({ length: 6 }, () =>
          store().createWithin({ userId, most: 4 }, tableOf(userId, { guildId })),
        ),
      ]);
      expect(await store().tablesOf(guildId, userId)).toHaveLength(4);
    });

    it('does not count the table itself, nor stand in the way of an older version', async () => {
      const { guildId, userId } = somebody();
      const table = await create({ guildId, openerId: userId, seats: [] });
      const sat = await sit(table, userId, 1);
      expect(changed(sat)).toMatchObject({ version: 2 });
      const other = await create({ guildId, openerId: fresh(), seats: [] });
      await store().change(other.id, versions(1), {});
      expect(await sit(other, userId, 1)).toBe('stale');
    });
  });
}
