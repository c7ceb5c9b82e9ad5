import { expect, it } from 'vitest';
import { raw } from './databases.ts';
import type { StoreBench } from './describe.ts';
import { playShort, type Who } from './short-games.ts';

const AT = new Date('2026-11-20T12:00:00Z');

/** What holds for careers, which are a copy of what placings say. */
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

  it('are as they were worked out from all games, however far they were kept', async () => {
    const { guildId, ann, play } = await threeGames();
    const kept = await store().career(guildId, ann);
    expect(await sql(`SELECT * FROM careers WHERE user_id = '${ann}'`)).toHaveLength(1);
    await sql(`DELETE FROM careers WHERE user_id = '${ann}'`);
    expect(await store().career(guildId, ann)).toEqual(kept);
    expect(await sql(`SELECT * FROM careers WHERE user_id = '${ann}'`)).toHaveLength(1);
    await sql(`DELETE FROM careers WHERE user_id = '${ann}'`);
    const other = fresh();
    await play([ann, 'ann'], [other, 'other']);
    expect(await store().career(guildId, ann)).toMatchObject({ name: 'ann', profile: { games: 4, wins: 3 } });
    expect(await store().career(guildId, other)).toMatchObject({ profile: { games: 1, wins: 0 } });
  });

  it.each(['', '{}', '{"games":3'])('of %j are worked out again', async (broken) => {
    const { guildId, ann, bob, play, career } = await threeGames();
    await sql(`UPDATE careers SET profile = '${broken}' WHERE guild_id = '${guildId}'`);
    expect(await store().career(guildId, ann)).toMatchObject(career);
    await play([ann, 'ann'], [bob, 'bob']);
    expect(await store().career(guildId, bob)).toMatchObject({ profile: { games: 4, wins: 1 } });
    expect(await store().rebuild(guildId)).toEqual({ games: 4, mended: 0 });
  });

  it('that are wrong are mended where ratings are', async () => {
    const { guildId, ann, bob, career } = await threeGames();
    const nobody = fresh();
    await sql(`UPDATE careers SET name = 'x' WHERE user_id = '${ann}'`);
    await sql(`UPDATE careers SET user_id = '${nobody}' WHERE user_id = '${bob}'`);
    expect(await store().rebuild(guildId)).toEqual({ games: 3, mended: 2 });
    expect(await store().rebuild(guildId)).toEqual({ games: 3, mended: 0 });
    expect(await store().career(guildId, ann)).toMatchObject(career);
    expect(await sql(`SELECT * FROM careers WHERE user_id = '${nobody}'`)).toEqual([]);
    expect(await store().career(guildId, bob)).toMatchObject({ profile: { games: 3, wins: 1 } });
  });

  it('are of those who finished a game there', async () => {
    const { guildId, ann } = await threeGames();
    expect(await store().career(fresh(), ann)).toBeNull();
    expect(await store().career(guildId, fresh())).toBeNull();
    expect(await sql(`SELECT * FROM careers WHERE guild_id = '${guildId}'`)).toHaveLength(2);
  });
}
