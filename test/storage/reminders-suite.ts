import { describe, expect, it } from 'vitest';
import type { NewNotice } from '../../src/tables/notice.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import type { NewTable, RemindersChange } from '../../src/tables/store.ts';
import type { Reminders } from '../../src/tables/table.ts';
import { ANN, annInBlue, BOB, CYD, facts, logged, setup, state, versions } from './samples.ts';
import { atOnce, changed, minutesAfter, type Workbench } from './workbench.ts';

const NOW = new Date(1_700_000_000_000);

const busy: Reminders = {
  banks: { yellow: 86_400_000, blue: 0 },
  turn: {
    turn: 12,
    color: 'blue',
    userId: ANN,
    begunAt: 1_700_000_000_000,
    since: 1_700_000_060_000,
    leftMs: -5,
    totalMs: 172_800_000,
    reminded: 10,
    muted: [ANN, BOB],
    nudgedAt: 1_700_000_030_000,
    overdue: { why: 'time', since: 1_700_000_090_000, removal: [BOB] },
  },
  missed: { blue: 2 },
  touchedAt: 1_700_000_000_001,
  closesAt: 1_800_000_000_000,
  abort: [ANN, BOB],
  publish: [BOB],
};

const quiet: RemindersChange = { reminders: freshReminders(1_700_000_001_000), wakeAt: null, notices: [] };

const noticeOf = (tableId: string, key: string): NewNotice => ({
  key: `${tableId}:${key}`,
  tableId,
  userId: null,
  text: { kind: 'timeUp', turn: 1 },
  dueAt: NOW,
});

/** The behavior of every store for reminders, and for the other fields of a change. */
export function remindersSuite({ store, create, playing, fresh }: Workbench): void {
  const noticesOf = async (tableId: string): Promise<string[]> => {
    const all = await store().dueNotices(minutesAfter(NOW, 1), NOW, 1_000_000);
    return all.filter((notice) => notice.tableId === tableId).map(({ key }) => key);
  };

  it('keeps of a table what was chosen at its opening', async () => {
    const chosen: Partial<NewTable> = {
      pace: 'daily',
      isPrivate: true,
      invited: [BOB, CYD],
      reminders: busy,
      wakeAt: minutesAfter(NOW, 5),
    };
    const table = await create(chosen);
    expect(table).toMatchObject({ ...chosen, closedWhy: null, remindersVersion: 1 });
    expect(await store().load(table.id)).toEqual(table);
  });

  it('keeps of a change why a table was closed, where it is now and who is invited', async () => {
    const { id } = await create({ invited: [BOB], wakeAt: NOW });
    const change = { status: 'aborted', closedWhy: 'admin', channelId: fresh(), invited: [CYD] } as const;
    const table = changed(await store().change(id, versions(1), change));
    expect(table).toMatchObject({ ...change, version: 2, remindersVersion: 1, wakeAt: NOW });
    expect(await store().load(id)).toEqual(table);
  });

  it('keeps who stands in for whom', async () => {
    const seats = [{ ...annInBlue, standIn: true }] as const;
    const { id } = await create({ seats });
    expect((await store().load(id))?.seats).toEqual(seats);
    expect(changed(await store().change(id, versions(1), { seats: [annInBlue] })).seats).toEqual([annInBlue]);
  });

  describe('a reminders', () => {
    it('changes without a new version of the table', async () => {
      const before = await playing();
      const wakeAt = minutesAfter(NOW, 7);
      const table = changed(
        await store().saveReminders(before.id, 1, { reminders: busy, wakeAt, notices: [] }),
      );
      expect(table).toEqual({ ...before, reminders: busy, wakeAt, remindersVersion: 2 });
      expect(await store().load(before.id)).toEqual(table);
      const again = changed(await store().saveReminders(before.id, 2, quiet));
      expect(again).toEqual({ ...before, reminders: quiet.reminders, wakeAt: null, remindersVersion: 3 });
    });

    it('changes with the table, and then both have a new version', async () => {
      const before = await playing();
      const remindersChange = { reminders: busy, wakeAt: NOW, notices: [noticeOf(before.id, 'a')] };
      const table = changed(
        await store().change(before.id, versions(2, 1), { actions: [logged(0)], remindersChange }),
      );
      expect(table).toMatchObject({
        version: 3,
        remindersVersion: 2,
        reminders: busy,
        wakeAt: NOW,
        logLength: 1,
      });
      expect(await store().load(before.id)).toEqual(table);
      expect(await noticesOf(before.id)).toEqual([`${before.id}:a`]);
    });

    it('is stale on any version but the reminders has, and then nothing is told', async () => {
      const { id } = await create();
      const table = changed(await store().saveReminders(id, 1, quiet));
      for (const version of [1, 3]) {
        const late = { reminders: busy, wakeAt: NOW, notices: [noticeOf(id, 'late')] };
        expect(await store().saveReminders(id, version, late)).toBe('stale');
      }
      expect(await store().load(id)).toEqual(table);
      expect(await noticesOf(id)).toEqual([]);
    });

    it.each([
      ['the table has changed', versions(1, 2)],
      ['its reminders has changed', versions(2, 1)],
      ['both have changed', versions(1, 1)],
      ['both are ahead', versions(3, 3)],
    ])('makes a change stale where %s since', async (_name, wrong) => {
      const { id } = await create();
      changed(await store().change(id, versions(1, 1), {}));
      const table = changed(await store().saveReminders(id, 1, quiet));
      expect(table).toMatchObject({ version: 2, remindersVersion: 2 });
      const remindersChange = { reminders: busy, wakeAt: NOW, notices: [noticeOf(id, 'late')] };
      expect(await store().change(id, wrong, { status: 'aborted', remindersChange })).toBe('stale');
      expect(await store().load(id)).toEqual(table);
      expect(await noticesOf(id)).toEqual([]);
    });

    it('is changed by exactly one of many at the same version, alone or with the table', async () => {
      const { id } = await playing();
      const results = await atOnce(40, (index) => {
        const change = {
          reminders: { ...busy, touchedAt: index },
          wakeAt: null,
          notices: [noticeOf(id, `of ${index}`)],
        };
        return index % 2 === 0
          ? store().saveReminders(id, 1, change)
          : store().change(id, versions(2, 1), { actions: [logged(0)], remindersChange: change });
      });
      const won = results.filter((result) => typeof result !== 'string');
      expect(won).toHaveLength(1);
      expect(await store().load(id)).toEqual(won[0]);
      expect(await noticesOf(id)).toEqual([`${id}:of ${won[0]?.reminders.touchedAt}`]);
    });

    it('is not changed where something could not be told', async () => {
      const table = await playing();
      const broken = { ...noticeOf(table.id, 'a'), key: '' };
      const change = { reminders: busy, wakeAt: NOW, notices: [noticeOf(table.id, 'b'), broken] };
      await expect(store().saveReminders(table.id, 1, change)).rejects.toThrow();
      await expect(store().change(table.id, versions(2), { remindersChange: change })).rejects.toThrow();
      expect(await store().load(table.id)).toEqual(table);
      expect(await noticesOf(table.id)).toEqual([]);
    });

    it.each([
      ['with more in it', { ...busy, more: 1 }],
      ['with half a millisecond', { ...busy, touchedAt: 0.5 }],
      ['of a color that the game has not', { ...busy, banks: { green: 1 } }],
      [
        'of a turn that nobody there can have',
        { ...busy, turn: busy.turn && { ...busy.turn, color: 'violet' as const } },
      ],
      ['without end', { ...busy, closesAt: Number.POSITIVE_INFINITY, banks: { blue: Number.NaN } }],
    ])('is refused %s', async (_name, reminders) => {
      const table = await playing();
      const change = { reminders, wakeAt: null, notices: [] };
      await expect(store().saveReminders(table.id, 1, change)).rejects.toThrow();
      await expect(store().change(table.id, versions(2), { remindersChange: change })).rejects.toThrow();
      expect(await store().load(table.id)).toEqual(table);
    });

    it('belongs to a table', async () => {
      await expect(store().saveReminders('nosuchtable', 1, quiet)).rejects.toThrow('nosuchtable');
    });
  });

  describe('tables to be looked at', () => {
    // Earlier than what other tests leave to be looked at.
    const then = (minutes: number): Date => minutesAfter(new Date(0), minutes);

    it('are the open ones whose time has come, earliest first', async () => {
      const late = await create({ wakeAt: then(3) });
      const early = await playing({ wakeAt: then(1) });
      const just = await create({ wakeAt: then(2) });
      await create({ wakeAt: then(4) });
      await create({ wakeAt: null });
      const over = await playing({ wakeAt: then(1) });
      await store().change(over.id, versions(2), { status: 'finished' });
      const closed = await create({ wakeAt: then(1) });
      await store().change(closed.id, versions(1), { status: 'aborted' });

      expect(await store().due(then(3), 100)).toEqual([early.id, just.id, late.id]);
      expect(await store().due(then(3), 2)).toEqual([early.id, just.id]);
      expect(await store().due(minutesAfter(then(2), -0.001), 100)).toEqual([early.id]);
      expect(await store().due(then(0), 100)).toEqual([]);

      changed(await store().saveReminders(early.id, 1, { ...quiet, wakeAt: then(5) }));
      changed(await store().saveReminders(just.id, 1, quiet));
      expect(await store().due(then(3), 100)).toEqual([late.id]);
      changed(await store().saveReminders(late.id, 1, quiet));
    });
  });

  it('shows no older version again, and sets the rest all the same', async () => {
    const { id } = await playing();
    await store().show(id, { versionShown: 2, turnShown: 1 });
    await store().show(id, { versionShown: 1, turnShown: 5, turnMessageId: fresh() });
    await store().show(id, { versionShown: 2, turnShown: 4 });
    expect((await store().load(id))?.showing).toMatchObject({ versionShown: 2, turnShown: 4 });
    await atOnce(20, (index) => store().show(id, { versionShown: (index * 7) % 20 }));
    expect((await store().load(id))?.showing).toMatchObject({ versionShown: 19, turnShown: 4 });
  });

  it('finds the tables of a person on all servers, newest first', async () => {
    const [me, here, there] = [fresh(), fresh(), fresh()];
    const mine = { color: 'yellow', occupant: { kind: 'person', userId: me, name: 'Me' } } as const;
    const first = await create({ guildId: here, seats: [annInBlue, mine] });
    const second = await create({ guildId: there, openerId: me, seats: [] });
    const third = await create({ guildId: here, seats: [mine] });
    await store().change(third.id, versions(1), { status: 'playing', setup, facts, state });
    const over = await create({ guildId: there, seats: [mine] });
    await store().change(over.id, versions(1), { status: 'finished', setup, facts, state });

    const ids = (await store().tablesOf(null, me)).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([first.id, second.id, third.id]));
    expect(ids.indexOf(third.id)).toBeLessThan(ids.indexOf(first.id));
    expect((await store().tablesOf(here, me)).map(({ id }) => id)).toEqual([third.id, first.id]);
  });
}
