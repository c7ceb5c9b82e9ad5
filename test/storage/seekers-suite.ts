import { describe, expect, it } from 'vitest';
import type { Seeker, Wanted } from '../../src/tables/seekers.ts';
import { atOnce, type Workbench } from './workbench.ts';

const wanted: Wanted = { size: 3, when: 'tonight', computersAfter: 10 };

/** The behavior of every store for people who look for a table. */
export function seekersSuite({ store, fresh }: Workbench): void {
  const seeker = (guildId: string, minutes: number, changed: Partial<Seeker> = {}): Seeker => ({
    ...wanted,
    guildId,
    userId: fresh(),
    name: 'Ann',
    game: 'tuchulcha',
    channelId: fresh(),
    since: new Date(1_700_000_000_000 + minutes * 60_000),
    askedBy: fresh(),
    ...changed,
  });

  describe('people who look for a table', () => {
    it('are known by their wishes, whether they look or not', async () => {
      const [guildId, me] = [fresh(), fresh()];
      expect(await store().wanted(guildId, me)).toBeNull();
      await store().saveWanted(guildId, me, wanted);
      expect(await store().wanted(guildId, me)).toEqual(wanted);
      expect(await store().seekers(guildId)).toEqual([]);
      await store().saveWanted(guildId, me, { size: null, when: 'either', computersAfter: null });
      expect(await store().wanted(guildId, me)).toEqual({ size: null, when: 'either', computersAfter: null });
    });

    it('stand in the order in which they began, and stop', async () => {
      const guildId = fresh();
      const [second, first] = [seeker(guildId, 2), seeker(guildId, 1)];
      for (const one of [second, first]) await store().seek(one);
      expect(await store().seekers(guildId)).toEqual([first, second]);
      expect(await store().seekingGuilds()).toContain(guildId);
      await store().saveWanted(guildId, first.userId, { ...wanted, size: 4 });
      expect((await store().seekers(guildId))[0]).toEqual({ ...first, size: 4 });
      expect(await store().stopSeeking(guildId, first.userId)).toBe(true);
      expect(await store().stopSeeking(guildId, first.userId)).toBe(false);
      expect(await store().seekers(guildId)).toEqual([second]);
    });

    it('are taken by one match of many at once', async () => {
      const guildId = fresh();
      const [a, b, c] = [seeker(guildId, 1), seeker(guildId, 2), seeker(guildId, 3)];
      for (const one of [a, b, c]) await store().seek(one);
      const matches = [
        { id: a.askedBy, people: [a, b] as const, size: 2, pace: 'live' as const },
        { id: b.askedBy, people: [b, c] as const, size: 2, pace: 'live' as const },
      ];
      const taken = await Promise.all(matches.map((match) => store().takeMatch(match)));
      expect(taken.filter((one) => one)).toHaveLength(1);
      const known = await store().takenMatches(guildId);
      expect(known).toEqual(matches.filter((_, index) => taken[index]));
      expect(await store().seekers(guildId)).toHaveLength(1);
      const [match] = known;
      expect(await store().stopSeeking(guildId, match?.people[0].userId ?? '')).toBe(false);
      await store().endMatch(match?.id ?? '');
      expect(await store().takenMatches(guildId)).toEqual([]);
      expect(await store().seekers(guildId)).toHaveLength(1);
    });

    it('look on where another leaves their match', async () => {
      const guildId = fresh();
      const [a, b] = [seeker(guildId, 1), seeker(guildId, 2)];
      for (const one of [a, b]) await store().seek(one);
      await store().takeMatch({ id: a.askedBy, people: [a, b], size: 2, pace: 'live' });
      await store().seek({ ...a, size: 4 });
      await store().leaveMatch(a.askedBy, a.userId);
      expect(await store().seekers(guildId)).toEqual([b]);
    });

    it('may begin many times at once', async () => {
      const one = seeker(fresh(), 1);
      await atOnce(20, () => store().seek(one));
      expect(await store().seekers(one.guildId)).toEqual([one]);
    });
  });
}
