import { describe, expect, it } from 'vitest';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import type { SharedStore } from '../../src/tables/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { type ClosingBallot, countVotes } from '../../src/tables/votes.ts';
import { facts, logged, setup, state } from './samples.ts';
import { atOnce, changed, type Workbench } from './workbench.ts';

const AT = new Date(1_700_000_000_000);

/** The behavior of every store for votes. */
export function votesSuite({ store, other, fresh, create }: Workbench): void {
  const voters = { kind: 'voters', name: 'games' } as const;

  /** A game of two sides of a channel, in which entry 0 of the log is to be decided. */
  async function playing(): Promise<Table> {
    const seats = [
      { color: 'blue', occupant: voters },
      { color: 'yellow', occupant: voters },
    ] as const;
    const opened = await create({ guildId: fresh(), seats });
    const vote = { seq: 0, begunAt: AT.getTime(), ways: ['roll'] };
    const remindersChange = { reminders: { ...freshReminders(AT.getTime()), vote }, wakeAt: AT, notices: [] };
    const begun = { status: 'playing', setup, state, facts, remindersChange } as const;
    const table = await store().change(opened.id, opened, begun);
    return changed(table);
  }

  const cast = (
    table: Table,
    userId: string,
    way: string,
    more: { seq?: number; color?: 'yellow' } = {},
    by = store(),
  ) => by.castVote({ tableId: table.id, seq: 0, color: 'blue', userId, name: 'Ann', way, at: AT, ...more });

  const closing = (counts: Readonly<Record<string, number>>): ClosingBallot => ({
    seq: 0,
    color: 'blue',
    turn: 1,
    chosen: 'roll',
    best: 0.5,
    ways: [{ way: 'roll', chance: 0.5, moves: '' }],
    counts,
  });

  const close = (table: Table, counts: Readonly<Record<string, number>>, by = store()) =>
    by.change(table.id, table, { state, actions: [logged(0)], closesBallot: closing(counts) });

  describe('votes', () => {
    it('are one a person, which the latest is, and are read back with the ballot', async () => {
      const table = await playing();
      expect(await store().load(table.id)).toEqual(table);
      const [ann, bob] = [fresh(), fresh()];
      expect(await cast(table, ann, 'vt1')).toBe('cast');
      expect(await cast(table, bob, 'roll')).toBe('cast');
      expect(await cast(table, ann, 'roll')).toBe('cast');
      const ballot = { tableId: table.id, seq: 0 };
      expect(await store().voteCount(ballot)).toBe(2);
      expect(countVotes(await store().votes(ballot))).toEqual({ roll: 2 });
      expect(await store().ballots(table.id)).toEqual([]);
      expect(await store().votedTables()).toContain(table.id);
      expect(await close(table, { roll: 2 })).toMatchObject({ logLength: 1 });
      expect(await store().votedTables()).not.toContain(table.id);
      const { counts: _, ...result } = closing({});
      const [first] = await store().ballots(table.id);
      expect(first).toEqual({ ...result, votes: expect.any(Array) });
      expect(first?.votes.map(({ userId }) => userId).sort()).toEqual([ann, bob].sort());
      expect([...(await store().recentVoters(table.id, 'blue', 3))].sort()).toEqual([ann, bob].sort());
      expect(await store().recentVoters(table.id, 'yellow', 3)).toEqual([]);
    });

    it('are for one side, and for a ballot that is open', async () => {
      const table = await playing();
      const ann = fresh();
      expect(await cast(table, ann, 'roll', { seq: 1 })).toBe('closed');
      expect(await cast(table, ann, 'roll')).toBe('cast');
      expect(await cast(table, ann, 'roll', { color: 'yellow' })).toBe('otherSide');
      await close(table, { roll: 1 });
      expect(await cast(table, fresh(), 'roll')).toBe('closed');
    });

    it('that came since they were counted keep a ballot open', async () => {
      const table = await playing();
      await cast(table, fresh(), 'roll');
      expect(await close(table, {})).toBe('stale');
      expect(await close(table, { roll: 2 })).toBe('stale');
      expect(await store().load(table.id)).toEqual(table);
      expect(await store().ballots(table.id)).toEqual([]);
      expect(await close(table, { roll: 1 })).toMatchObject({ logLength: 1 });
    });

    it('of many at once are all counted, or refused, whichever process closes the ballot', async () => {
      const table = await playing();
      const ballot = { tableId: table.id, seq: 0 };
      const closeAnyhow = async (by: SharedStore) => {
        for (;;) {
          const counts = countVotes(await by.votes(ballot));
          if ((await close(table, counts, by)) !== 'stale') return 'closes it';
          if ((await by.load(table.id))?.logLength !== 0) return 'is too late';
        }
      };
      const all = await atOnce(30, (index) => {
        const by = index % 2 === 0 ? store() : other();
        return index === 15 || index === 16 ? closeAnyhow(by) : cast(table, fresh(), 'roll', {}, by);
      });
      expect(all.slice(15, 17).sort()).toEqual(['closes it', 'is too late']);
      const taken = all.filter((one) => one === 'cast').length;
      const [closed] = await other().ballots(table.id);
      expect(closed?.votes).toHaveLength(taken);
    });
  });
}
