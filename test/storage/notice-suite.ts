import { beforeEach, describe, expect, it } from 'vitest';
import type { NewNotice, Notice, NoticeText } from '../../src/tables/notice.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import { changesOf } from '../../src/tables/table.ts';
import { ANN, CHANNEL, versions } from './samples.ts';
import { atOnce, changed, minutesAfter, type Workbench } from './workbench.ts';

const NOW = new Date(1_650_000_000_000);
const later = (minutes: number): Date => minutesAfter(NOW, minutes);
/** No claim is as old as that. */
const NEVER = new Date(0);
const FAR = new Date('9999-01-01');

const TEXTS: readonly NoticeText[] = [
  { kind: 'remind', turn: 12, share: 50 },
  { kind: 'nudge', turn: 12, by: 'Bób 🎲' },
  { kind: 'next', turn: 12 },
  { kind: 'timeUp', turn: 12 },
  { kind: 'playedFor', turn: 12, name: 'Ann', by: null },
  { kind: 'standIn', name: 'Ann', by: 'Bob' },
  { kind: 'back', name: 'Ann' },
  { kind: 'waiting', name: 'Ann', by: 'Bob' },
  { kind: 'removed', name: 'Ann', becomes: 'out' },
  { kind: 'vacation', name: 'Ann', until: 1_700_000_000_000 },
  { kind: 'vacationOver', name: 'Ann' },
  { kind: 'idle', closesAt: 1_700_000_000_000 },
  { kind: 'closed', why: 'agreed', by: null },
  { kind: 'followed', turn: 12, over: true },
  { kind: 'trouble', what: 'noPermission', channelId: CHANNEL },
];

/** The behavior of every store for notices. */
export function noticeSuite({ store, create }: Workbench): void {
  describe('a notice', () => {
    let tableId = '';
    beforeEach(async () => {
      tableId = (await create()).id;
    });

    const notice = (name: string, change: Partial<NewNotice> = {}): NewNotice => ({
      key: `${tableId}:${name}`,
      tableId,
      userId: ANN,
      text: { kind: 'next', turn: 1 },
      dueAt: NOW,
      ...change,
    });
    /** Only this test's table. */
    const due = async (now: Date, lost = NEVER): Promise<Notice[]> => {
      const all = await store().dueNotices(now, lost, 1_000_000);
      return all.filter((candidate) => candidate.tableId === tableId);
    };
    const dueKeys = async (now: Date, lost = NEVER): Promise<string[]> =>
      (await due(now, lost)).map(({ key }) => key.slice(tableId.length + 1));

    it('of every kind is given back as it was, in the order written', async () => {
      const all = TEXTS.map((text, index) =>
        notice(`${text.kind}:${index}`, { text, userId: index % 2 === 0 ? null : ANN }),
      );
      await store().notify(all);
      expect(await due(NOW)).toEqual(all.map((written) => ({ ...written, attempts: 0, live: null })));
    });

    it('is due from its time on, the oldest first', async () => {
      await store().notify([]);
      await store().notify([
        notice('late', { dueAt: later(2) }),
        notice('early'),
        notice('later', { dueAt: later(3) }),
        notice('soon', { dueAt: later(1) }),
      ]);
      expect(await dueKeys(later(2))).toEqual(['early', 'soon', 'late']);
      expect(await dueKeys(later(-1))).toEqual([]);
    });

    it('is asked for in portions', async () => {
      // Older than what any other test writes.
      const old = (name: string, minutes: number) => notice(name, { dueAt: minutesAfter(NEVER, minutes) });
      await store().notify([old('c', 3), old('a', 1), old('b', 2)]);
      const first = await store().dueNotices(NOW, NEVER, 2);
      expect(first.map(({ key }) => key)).toEqual([`${tableId}:a`, `${tableId}:b`]);
      for (const name of ['a', 'b', 'c']) await store().settleNotice(`${tableId}:${name}`, 'dropped', NOW);
    });

    it('is written once for ever: its key decides', async () => {
      await store().notify([notice('a'), notice('a', { userId: null })]);
      await store().notify([
        notice('a', { dueAt: later(-9), text: { kind: 'timeUp', turn: 2 } }),
        notice('b'),
      ]);
      expect(await due(NOW)).toEqual([
        { ...notice('a'), attempts: 0, live: null },
        { ...notice('b'), attempts: 0, live: null },
      ]);
      await store().settleNotice(notice('a').key, 'sent', NOW);
      await store().notify([notice('a')]);
      expect(await dueKeys(NOW)).toEqual(['b']);
    });

    it('is written once by many at once, in whatever order, with a table’s change or without', async () => {
      const names = ['a', 'b', 'c', 'd', 'e'];
      const other = (await create()).id;
      const results = await atOnce(40, async (index) => {
        const turned = [...names.slice(index % 5), ...names.slice(0, index % 5)];
        const notices = turned.map((name) => notice(name, { text: { kind: 'next', turn: index } }));
        const remindersChange = { reminders: freshReminders(0), wakeAt: null, notices };
        if (index % 4 === 1) return store().saveReminders(tableId, 1, remindersChange);
        if (index % 4 === 2) return store().change(tableId, versions(1), { remindersChange });
        if (index % 4 === 3) return store().saveReminders(other, 1, remindersChange);
        return store().notify(notices);
      });
      expect(results.filter((result) => typeof result === 'object')).toHaveLength(2);
      expect((await dueKeys(NOW)).sort()).toEqual(names);
    });

    it('left out as known takes nothing else of the change with it', async () => {
      await store().notify([notice('a')]);
      const remindersChange = {
        reminders: freshReminders(7),
        wakeAt: NOW,
        notices: [notice('a'), notice('b')],
      };
      expect(changed(await store().saveReminders(tableId, 1, remindersChange))).toMatchObject({
        reminders: freshReminders(7),
      });
      expect(await dueKeys(NOW)).toEqual(['a', 'b']);
    });

    it('is claimed by exactly one of many', async () => {
      await store().notify([notice('a')]);
      const { key } = notice('a');
      const claimed = await atOnce(40, () => store().claimNotice(key, 0, NOW));
      expect(claimed.filter(Boolean)).toHaveLength(1);
      expect(await dueKeys(later(9))).toEqual([]);
      expect(await store().claimNotice(key, 0, later(9))).toBe(false);
    });

    it('that was claimed and then lost is due again, and claimed again by one', async () => {
      await store().notify([notice('a')]);
      const { key } = notice('a');
      await store().claimNotice(key, 0, NOW);
      expect(await due(later(5), NOW)).toEqual([]);
      expect(await due(later(5), later(1))).toEqual([
        { ...notice('a'), attempts: 1, firstTriedAt: NOW, live: null },
      ]);
      const claimed = await atOnce(10, () => store().claimNotice(key, 1, later(5)));
      expect(claimed.filter(Boolean)).toHaveLength(1);
      expect(await store().renewNotice(key, 1, later(9))).toBe(false);
      expect(await due(later(6), later(5))).toEqual([]);
      expect(await due(later(6), later(6))).toEqual([
        { ...notice('a'), attempts: 2, firstTriedAt: NOW, live: null },
      ]);
    });

    it.each(['sent', 'dropped'] as const)('that was %s never comes again', async (how) => {
      await store().notify([notice('a'), notice('b')]);
      const { key } = notice('a');
      await store().claimNotice(key, 0, NOW);
      await store().settleNotice(key, how, NOW);
      await store().settleNotice(notice('b').key, how, NOW);
      await store().postponeNotice(key, later(1));
      expect(await store().claimNotice(key, 1, later(2))).toBe(false);
      expect(await store().claimNotice(notice('b').key, 0, later(2))).toBe(false);
      expect(await due(later(9), later(9))).toEqual([]);
    });

    it('with live messages are found by their table, the latest first', async () => {
      await store().notify(['a', 'b', 'c', 'd'].map((name) => notice(name)));
      const { tableId } = notice('a');
      const settle = (name: string, messageId: string, at: Date) =>
        store().settleNotice(notice(name).key, 'sent', at, {
          live: { channelId: '7', messageId, digest: 'd', seen: 9 },
        });
      await settle('a', '71', NOW);
      await settle('b', '72', later(2));
      await settle('c', '73', later(1));
      await store().settleNotice(notice('d').key, 'sent', later(3));
      await store().releaseMessage('73', notice('another').key);
      expect(await store().noticesIn('73')).not.toEqual([]);
      await store().releaseMessage('73');
      expect(await store().noticesIn('73')).toEqual([]);
      const live = await store().liveNotices(tableId);
      expect(live.map((one) => [one.key, one.live?.messageId])).toEqual([
        [notice('b').key, '72'],
        [notice('a').key, '71'],
      ]);
      expect(await store().liveNotices('another')).toEqual([]);
      await store().notify([notice('e')]);
      await store().settleNotice(notice('e').key, 'sent', later(4), { replaces: '72' });
      expect((await store().liveNotices(tableId)).map(({ key }) => key)).toEqual([notice('a').key]);
    });

    it('that could not be sent waits for its new time', async () => {
      await store().notify([notice('a')]);
      const { key } = notice('a');
      await store().claimNotice(key, 0, NOW);
      await store().postponeNotice(key, later(10));
      expect(await due(later(9), later(9))).toEqual([]);
      const tried = { attempts: 1, firstTriedAt: NOW };
      expect(await due(later(10))).toEqual([{ ...notice('a'), dueAt: later(10), ...tried, live: null }]);
      // A process that read it before it was postponed comes too late.
      expect(await store().claimNotice(key, 0, later(10))).toBe(false);
      expect(await store().claimNotice(key, 1, later(10))).toBe(true);
    });

    it('is kept by renewing its claim, until it waits again or is settled', async () => {
      await store().notify([notice('a')]);
      const { key } = notice('a');
      const renew = () => store().renewNotice(key, 1, later(5));
      expect(await renew()).toBe(false);
      await store().claimNotice(key, 0, NOW);
      expect(await renew()).toBe(true);
      expect(await due(later(6), later(5))).toEqual([]);
      await store().postponeNotice(key, later(10));
      expect(await renew()).toBe(false);
      await store().settleNotice(key, 'sent', NOW);
      expect(await renew()).toBe(false);
    });

    it.each([
      ['a key of more than 100 characters', { key: 'k'.repeat(101) }],
      ['a text nobody knows', { text: { kind: 'whisper' } as never }],
      ['a text with more in it', { text: { kind: 'back', name: 'Ann', more: 1 } as never }],
      ['a table that there isn’t', { tableId: 'nosuchtable' }],
      ['nobody’s id', { userId: 'Ann' }],
    ])('is refused with %s, and all others with it', async (_name, wrong) => {
      await expect(store().notify([notice('a'), notice('b', wrong)])).rejects.toThrow();
      expect(await due(NOW)).toEqual([]);
    });

    it('is forgotten some time after it was sent or dropped, not before', async () => {
      await store().notify(['old', 'older', 'young', 'waiting', 'sending'].map((name) => notice(name)));
      const settle = (name: string, how: 'sent' | 'dropped', at: Date) =>
        store().settleNotice(notice(name).key, how, at);
      await settle('old', 'sent', later(4));
      await settle('older', 'dropped', later(3));
      await settle('young', 'sent', later(5));
      await store().claimNotice(notice('sending').key, 0, NOW);
      await store().forget(later(5));
      // A known key is left out: only forgotten ones can be written again.
      await store().notify(
        ['old', 'older', 'young', 'waiting', 'sending'].map((name) => notice(name, { dueAt: later(1) })),
      );
      expect(await dueKeys(later(9), later(9))).toEqual(['waiting', 'sending', 'old', 'older']);
    });
    describe('with a live message', () => {
      const live = { channelId: CHANNEL, messageId: '901', digest: 'a' };
      const tableNow = async (of: string) => {
        const table = await store().load(of);
        if (!table) throw new Error('no table');
        return table;
      };
      /** Sent and settled as its table is now. */
      const shown = async () => {
        const { key } = notice('a');
        const seen = changesOf(await tableNow(tableId));
        await store().notify([notice('a')]);
        await store().claimNotice(key, 0, NOW);
        await store().settleNotice(key, 'sent', NOW, { live: { ...live, seen } });
        expect(await due(FAR, FAR)).toEqual([]);
        return { key, seen } as const;
      };
      const changes = async (of = tableId) => {
        const { remindersVersion } = await tableNow(of);
        const change = { reminders: freshReminders(NOW.getTime()), wakeAt: null, notices: [] };
        expect(await store().saveReminders(of, remindersVersion, change)).not.toBe('stale');
      };

      it('is due after each change of its table, and of no other, until it is compared with it', async () => {
        const { key, seen } = await shown();
        await changes((await create()).id);
        expect(await due(FAR, FAR)).toEqual([]);
        await changes();
        expect(await due(NOW)).toMatchObject([{ key, attempts: 1, live: { ...live, seen } }]);
        expect(await store().claimNotice(key, 1, NOW)).toBe(true);
        expect(await due(NOW)).toEqual([]);
        const table = await tableNow(tableId);
        await store().settleReview(key, 2, { ...live, digest: 'b', seen: changesOf(table) });
        expect(await due(FAR, FAR)).toEqual([]);
        await store().change(tableId, table, { pace: 'slow' });
        expect(await due(NOW)).toMatchObject([{ key, attempts: 1, live: { digest: 'b' } }]);
      });

      it('can be compared without a claim, unless somebody has claimed it', async () => {
        const { key } = await shown();
        await changes();
        const seen = changesOf(await tableNow(tableId));
        await store().settleReview(key, 1, { ...live, seen });
        expect(await due(NOW)).toEqual([]);
        await changes();
        await store().claimNotice(key, 1, NOW);
        await store().settleReview(key, 1, { ...live, seen: seen + 1 });
        expect(await due(FAR, FAR)).toMatchObject([{ key, attempts: 2, live: { seen } }]);
      });

      it('is found at its table, if that has changed since', async () => {
        const { key } = await shown();
        const dueAt = (table: string) => store().dueNotices(NOW, NEVER, 9, new Set([table]));
        expect(await dueAt(tableId)).toEqual([]);
        await changes();
        expect(await dueAt(tableId)).toMatchObject([{ key }]);
        expect(await dueAt('another table')).toEqual([]);
      });

      it('is due again if its table changed while it was compared', async () => {
        const { key, seen } = await shown();
        await changes();
        await store().claimNotice(key, 1, NOW);
        await changes();
        await store().settleReview(key, 2, { ...live, seen: seen + 1 });
        expect(await dueKeys(NOW)).toEqual(['a']);
      });

      it('is compared by one process at a time: another takes over what was lost', async () => {
        const { key, seen } = await shown();
        await changes();
        const claimed = await atOnce(5, () => store().claimNotice(key, 1, NOW));
        expect(claimed.filter(Boolean)).toHaveLength(1);
        expect(await store().claimNotice(key, 2, later(5))).toBe(true);
        // The lost one comes back.
        await store().settleReview(key, 2, { ...live, seen: seen + 1 });
        expect(await due(FAR, FAR)).toMatchObject([{ key, attempts: 3, live: { ...live, seen } }]);
      });

      it('waits after a failure, and is never due again once it is released', async () => {
        const { key } = await shown();
        await changes();
        await store().claimNotice(key, 1, NOW);
        await store().postponeNotice(key, later(10));
        expect(await due(later(9), later(9))).toEqual([]);
        expect(await dueKeys(later(10))).toEqual(['a']);
        await store().releaseMessage(live.messageId);
        await changes();
        expect(await due(FAR, FAR)).toEqual([]);
      });

      it('can be begun by the process that sends it: until it is settled, another may look for it', async () => {
        const seen = changesOf(await tableNow(tableId));
        await store().beginNotice(notice('begun'), live.channelId);
        expect(await due(FAR, NOW)).toEqual([]);
        const tried = { attempts: 1, firstTriedAt: NOW };
        const lost = [{ ...notice('begun'), ...tried, live: null, sentTo: live.channelId }];
        expect(await due(FAR, later(1))).toEqual(lost);
        await store().settleNotice(notice('begun').key, 'sent', NOW, { live: { ...live, seen } });
        expect(await due(FAR, FAR)).toEqual([]);
        await changes();
        expect(await due(NOW)).toMatchObject([{ ...notice('begun'), live }]);
      });

      it.each(['shown', 'sent', 'dropped'] as const)('can be begun again once it is %s', async (state) => {
        const seen = changesOf(await tableNow(tableId));
        await store().beginNotice(notice('begun'), live.channelId);
        await store().settleNotice(notice('begun').key, state === 'dropped' ? state : 'sent', NOW, {
          ...(state !== 'dropped' && { live: { ...live, seen } }),
        });
        if (state === 'sent') await store().releaseMessage(live.messageId);
        await store().beginNotice(notice('begun'), '77');
        await store().settleNotice(notice('begun').key, 'sent', NOW, {
          live: { ...live, messageId: '902', channelId: '77', seen: 0 },
        });
        expect(await due(FAR)).toMatchObject([{ live: { messageId: '902', channelId: '77' } }]);
      });
    });
  });
}
