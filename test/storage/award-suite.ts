import { describe, expect, it } from 'vitest';
import type { Snowflake } from '../../src/tables/game-types.ts';
import type { Award, Title } from '../../src/tables/results/awards.ts';
import { raw } from './databases.ts';
import type { StoreBench } from './describe.ts';
import { AUTUMN } from './result-suite.ts';
import { beginShort, playShort } from './short-games.ts';
import { atOnce } from './workbench.ts';

const hoursLater = (hours: number): Date => new Date(AUTUMN.getTime() + hours * 3_600_000);

/** The behavior of every record for the titles that players give each other. */
export function awardSuite({ store, database, other, fresh }: StoreBench): void {
  let made = 0;

  async function played(guildId: Snowflake, table: { isPrivate?: boolean; counts?: boolean } = {}) {
    made += 1;
    const id = `aw${guildId.slice(-6)}x${made}`;
    const [ann, bob, cyd] = [fresh(), fresh(), fresh()];
    const players = [[ann, 'ann'], 'computer', [bob, 'bob'], [cyd, 'cyd']] as const;
    await playShort(store(), { id, guildId, at: AUTUMN, players, table });
    const award = (giverId: Snowflake, receiverId: Snowflake, title: Title): Award => ({
      tableId: id,
      giverId,
      receiverId,
      title,
    });
    return { id, ann, bob, cyd, award };
  }

  describe('titles', () => {
    it('are one from each player, which may be another one for a day', async () => {
      const guildId = fresh();
      const { id, ann, bob, cyd, award } = await played(guildId);
      expect(await store().giveAward(award(ann, bob, 'boldest'), AUTUMN)).toBe('given');
      expect(await store().giveAward(award(ann, cyd, 'luckiest'), hoursLater(23.9))).toBe('given');
      expect(await store().giveAward(award(bob, cyd, 'luckiest'), AUTUMN)).toBe('given');
      expect(await store().giveAward(award(cyd, ann, 'noblest'), AUTUMN)).toBe('given');
      expect(await store().takeAwardBack(id, cyd, hoursLater(1))).toBe(true);
      const all = [award(ann, cyd, 'luckiest'), award(bob, cyd, 'luckiest')];
      expect(await store().awards(id)).toEqual(all);
      expect(await store().giveAward(award(ann, bob, 'noblest'), hoursLater(24))).toBe('closed');
      expect(await store().takeAwardBack(id, ann, hoursLater(24))).toBe(false);
      expect(await store().awards(id)).toEqual(all);
      expect(await store().titles(guildId, cyd, false)).toEqual([{ title: 'luckiest', count: 2 }]);
      for (const userId of [ann, bob]) expect(await store().titles(guildId, userId, true)).toEqual([]);
      expect(await store().titles(fresh(), cyd, true)).toEqual([]);
    });

    it('are counted over all games, the most frequent first', async () => {
      const guildId = fresh();
      const first = await played(guildId);
      for (const title of ['noblest', 'cruellest', 'noblest'] as const) {
        const { ann, bob, award } = await played(guildId);
        expect(await store().giveAward(award(bob, ann, title), AUTUMN)).toBe('given');
        await raw(
          database().url,
          `UPDATE awards SET receiver_id = '${first.ann}' WHERE receiver_id = '${ann}'`,
        );
      }
      expect(await store().titles(guildId, first.ann, false)).toEqual([
        { title: 'noblest', count: 2 },
        { title: 'cruellest', count: 1 },
      ]);
    });

    it('are for people who played there, once it is over', async () => {
      const guildId = fresh();
      const { id, ann, bob, award } = await played(guildId);
      expect(await store().giveAward(award(ann, fresh(), 'boldest'), AUTUMN)).toBe('notPlayer');
      expect(await store().giveAward(award(fresh(), bob, 'boldest'), AUTUMN)).toBe('notPlayer');
      expect(await store().giveAward(award(ann, ann, 'boldest'), AUTUMN)).toBe('notPlayer');
      expect(await store().awards(id)).toEqual([]);
      const goesOn = await beginShort(store(), {
        id: `${id}b`,
        guildId,
        at: AUTUMN,
        players: [
          [ann, 'ann'],
          [bob, 'bob'],
        ],
      });
      const early = { ...award(ann, bob, 'boldest'), tableId: goesOn.id };
      expect(await store().giveAward(early, AUTUMN)).toBe('closed');
    });

    it.each([
      { isPrivate: true, counts: false, shown: 0 },
      { isPrivate: true, counts: true, shown: 1 },
    ])(
      'of private games are for one’s own eyes, unless the game counts: $counts',
      async ({ shown, ...table }) => {
        const guildId = fresh();
        const { ann, bob, award } = await played(guildId, table);
        await store().giveAward(award(ann, bob, 'sharpest'), AUTUMN);
        expect(await store().titles(guildId, bob, false)).toHaveLength(shown);
        expect(await store().titles(guildId, bob, true)).toEqual([{ title: 'sharpest', count: 1 }]);
      },
    );

    it('that are given many times at once, by two processes, are one', async () => {
      const guildId = fresh();
      const { id, ann, bob, cyd, award } = await played(guildId);
      const all = await atOnce(12, (index) =>
        (index % 2 ? store() : other()).giveAward(award(ann, index % 3 ? bob : cyd, 'craftiest'), AUTUMN),
      );
      expect(new Set(all)).toEqual(new Set(['given']));
      expect(await store().awards(id)).toHaveLength(1);
    });

    it('of who is forgotten meanwhile name nobody', async () => {
      const guildId = fresh();
      const { id, ann, bob, cyd, award } = await played(guildId);
      await store().giveAward(award(bob, ann, 'boldest'), AUTUMN);
      await store().giveAward(award(ann, cyd, 'boldest'), AUTUMN);
      await Promise.all([
        other().forgetPerson(ann),
        store().giveAward(award(bob, ann, 'luckiest'), AUTUMN),
        store().giveAward(award(ann, bob, 'luckiest'), AUTUMN),
      ]);
      expect(await store().awards(id)).toEqual([]);
      expect(await store().giveAward(award(bob, ann, 'luckiest'), AUTUMN)).toBe('notPlayer');
      expect(await store().giveAward(award(bob, cyd, 'luckiest'), AUTUMN)).toBe('given');
    });
  });
}
