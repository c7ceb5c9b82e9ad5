import { expect, it } from 'vitest';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import { countVotes } from '../../src/tables/votes.ts';
import { describeStores } from './describe.ts';
import { facts, logged, newTable, setup, state } from './samples.ts';
import { atOnce, changed } from './workbench.ts';

const AT = new Date(1_700_000_000_000);
const PEOPLE = 24;

describeStores('votes at two processes', ({ store, other, fresh }) => {
  it('are all counted that were taken, whichever process closes the ballot', async () => {
    const seats = [{ color: 'blue', occupant: { kind: 'voters', name: 'games' } }] as const;
    const opened = await store().create(newTable('voted', { guildId: fresh(), seats }));
    const reminders = {
      ...freshReminders(AT.getTime()),
      vote: { seq: 0, begunAt: AT.getTime(), ways: ['roll'] },
    };
    const remindersChange = { reminders, wakeAt: AT, notices: [] };
    const begun = { status: 'playing', setup, state, facts, remindersChange } as const;
    const table = changed(await store().change(opened.id, opened, begun));
    const ballot = { tableId: table.id, seq: 0 };
    const people = Array.from({ length: PEOPLE }, fresh);
    const by = (index: number) => (index % 2 === 0 ? store() : other());

    /** As each process does after counting: false if a vote has come since, or the other one was first. */
    const close = async (index: number): Promise<boolean> => {
      for (;;) {
        const counts = countVotes(await by(index).votes(ballot));
        const closesBallot = {
          seq: 0,
          color: 'blue',
          turn: 1,
          chosen: 'roll',
          best: 0.5,
          ways: [],
          counts,
        } as const;
        const change = { state, actions: [logged(0)], closesBallot };
        if ((await by(index).change(table.id, table, change)) !== 'stale') return true;
        if ((await by(index).load(table.id))?.logLength !== 0) return false;
      }
    };
    const cast: string[] = [];
    const closed: boolean[] = [];
    await atOnce(PEOPLE, async (index) => {
      const [userId = '', vote] = [
        people[index],
        { color: 'blue', name: 'Ann', way: 'roll', at: AT } as const,
      ];
      if ((await by(index).castVote({ ...ballot, ...vote, userId })) === 'cast') cast.push(userId);
      if (index === 9 || index === 10) closed.push(await close(index));
    });
    expect(closed.sort()).toEqual([false, true]);
    const [told] = await other().ballots(table.id);
    expect(told?.votes.map(({ userId }) => userId).sort()).toEqual(cast.sort());
    expect(
      await store().castVote({
        ...ballot,
        color: 'blue',
        userId: fresh(),
        name: 'Late',
        way: 'roll',
        at: AT,
      }),
    ).toBe('closed');
  });
});
