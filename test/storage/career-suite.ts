import { describe, expect, it } from 'vitest';
import { raw } from './databases.ts';
import type { StoreBench } from './describe.ts';
import { standingOf } from './samples.ts';
import { playShort, type Who } from './short-games.ts';

const AT = new Date('2026-11-20T12:00:00Z');

/** The behavior of careers, the totals of a person's placings. */
export function careerSuite({ store, database, fresh }: StoreBench): void {
  const sql = (text: string) => raw(database().url, text);

  async function threeGames() {
    const [guildId, ann, bob] = [fresh(), fresh(), fresh()];
    let made = 0;
    const play = (...players: [Who, Who]) =>
      playShort(store(), { id: `${guildId}c${++made}`.slice(-12), guildId, at: AT, players });
    await play([ann, 'ann'], [bob, 'bob']);
    await play([bob, 'bob'], [ann, 'ann']);
    await play([ann, 'Anna'], [bob, 'bob']);
    const profile = { games: 3, wins: 2, streak: { now: 1, best: 1 } };
    return { guildId, ann, bob, play, career: { name: 'Anna', profile } };
  }

  it('are the sums of all games, under the latest name', async () => {
    const { guildId, ann, bob, play, career } = await threeGames();
    expect(await store().career(guildId, ann)).toMatchObject(career);
    const other = fresh();
    await play([ann, 'ann'], [other, 'other']);
    expect(await store().career(guildId, ann)).toMatchObject({ name: 'ann', profile: { games: 4, wins: 3 } });
    expect(await store().career(guildId, bob)).toMatchObject({ profile: { games: 3, wins: 1 } });
    expect(await store().career(guildId, other)).toMatchObject({ profile: { games: 1, wins: 0 } });
  });

  describe('of private tables', () => {
    async function withPrivate(counts: boolean) {
      const { guildId, ann, bob } = await threeGames();
      const board = { guildId, game: 'tuchulcha', period: 'all', players: 0 };
      const all = async () => ({
        standing: await standingOf(store(), board, ann),
        faces: await store().faces(guildId),
        career: await store().career(guildId, ann),
      });
      const before = await all();
      const id = `${guildId}cp`.slice(-12);
      const players = [
        [ann, 'Anna'],
        [bob, 'bob'],
      ] as const;
      const table = { isPrivate: true, counts };
      await playShort(store(), { ...{ id, guildId, at: AT, players, table } });
      return { guildId, id, before, all, after: await all() };
    }

    it('are for their players’ own eyes: not rated, and in nothing that others see', async () => {
      const { guildId, id, before, all, after } = await withPrivate(false);
      expect(after).toEqual({ ...before, career: { ...before.career, own: after.career?.own } });
      expect(after.career?.own).toMatchObject({ games: 4, wins: 3, curve: before.career?.profile.curve });
      expect((await store().result(id))?.placings.map(({ skill }) => skill)).toEqual([null, null]);
      expect(await store().rebuild(guildId)).toEqual({ games: 4, fixed: 0 });
      expect(await all()).toEqual(after);
    });

    it('count like any other where their opener said so', async () => {
      const { guildId, before, all, after } = await withPrivate(true);
      expect(after.standing?.games).toBe(4);
      expect(after.faces).not.toEqual(before.faces);
      expect(after.career?.profile).toMatchObject({ games: 4, wins: 3 });
      expect(after.career?.own).toEqual(after.career?.profile);
      expect(await store().rebuild(guildId)).toEqual({ games: 4, fixed: 0 });
      expect(await all()).toEqual(after);
    });

    it('that were counted and should not be are taken out where ratings are worked out again', async () => {
      const { guildId, id, before, all } = await withPrivate(true);
      await sql(`UPDATE tables SET counts = false WHERE id = '${id}'`);
      expect((await store().rebuild(guildId)).fixed).toBeGreaterThan(0);
      expect(await all()).toMatchObject({
        standing: before.standing,
        faces: before.faces,
        career: { profile: before.career?.profile, own: { games: 4 } },
      });
    });
  });

  it('are of those who finished a game there', async () => {
    const { guildId, ann } = await threeGames();
    expect(await store().career(fresh(), ann)).toBeNull();
    expect(await store().career(guildId, fresh())).toBeNull();
  });
}
