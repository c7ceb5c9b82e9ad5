import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/storage/index.ts';
import type { Snowflake } from '../../src/tables/game-types.ts';
import { lowOf, NEWCOMER, rated } from '../../src/tables/results/ratings.ts';
import type { Leaderboard, LeaderboardEntry } from '../../src/tables/results/results-store.ts';
import { computerSkill, seatAdvantages } from '../../src/tables/tuchulcha/result.ts';
import { USUAL_LEVEL, USUAL_TERMS } from '../../src/tables/tuchulcha/terms.ts';
import { runs, spreadOf } from '../runs.ts';
import { raw } from './databases.ts';
import type { StoreBench } from './describe.ts';
import { standingOf } from './samples.ts';
import { beginShort, finishShort, playShort, type Who } from './short-games.ts';
import { atOnce } from './workbench.ts';

export const AUTUMN = new Date('2026-11-20T12:00:00Z');

export const boardOf = (guildId: Snowflake, more: Partial<Leaderboard> = {}): Leaderboard => ({
  guildId,
  game: 'tuchulcha',
  period: 'all',
  players: 0,
  ...more,
});

/** `1 ann 2/3`: rank, name, wins of games; `?` if the rating is not established. */
const told = ({ rank, name, wins, games, established }: LeaderboardEntry): string =>
  `${rank} ${name} ${wins}/${games}${established ? '' : '?'}`;

/** The behavior of every record. */
export function resultSuite({ store, database, other, fresh }: StoreBench): void {
  let made = 0;
  const person = (name: string): Who & readonly [string, string] => [fresh(), name];
  const play = (
    guildId: Snowflake,
    players: readonly [Who, Who, ...Who[]],
    at = AUTUMN,
    by: Store = store(),
  ) => {
    made += 1;
    return playShort(by, { id: `g${guildId.slice(-6)}x${made}`, guildId, players, at });
  };

  describe('the end of a game', () => {
    it('is written down for everybody who played it', async () => {
      const [guildId, ann, bob] = [fresh(), person('ann'), person('bob')];
      const { id, number } = await play(guildId, [ann, 'computer', bob]);
      const finished = await store().result(id);
      const skills = [NEWCOMER, NEWCOMER, NEWCOMER];
      const [first, , third] = rated(finished?.placings ?? [], skills, {
        advantages: seatAdvantages(['blue', 'red', 'yellow']),
        computer: computerSkill(USUAL_LEVEL, 3),
      });
      expect(finished).toMatchObject({
        tableId: id,
        guildId,
        number,
        game: 'tuchulcha',
        position: 1,
        players: 3,
        turns: 1,
        reason: 'lastInGame',
        finishedAt: AUTUMN,
        placings: [
          {
            color: 'blue',
            player: { kind: 'person', userId: ann[0], name: 'ann' },
            part: 'whole',
            rank: 1,
            won: true,
            skill: first,
          },
          { color: 'red', player: { kind: 'computer' }, part: 'left', rank: 2, won: false, skill: null },
          { color: 'yellow', part: 'left', rank: 3, skill: third },
        ],
      });
      expect(first?.mu).toBeGreaterThan(NEWCOMER.mu);
      expect(await store().faces(guildId)).toEqual([1, 0, 0, 0, 0, 1]);
      const boards = ['all', '2026', '2026-Q4'].flatMap((period) =>
        [0, 3].map((players) => boardOf(guildId, { period, players })),
      );
      for (const board of boards)
        expect(await standingOf(store(), board, ann[0])).toEqual({
          userId: ann[0],
          name: 'ann',
          games: 1,
          wins: 1,
          established: false,
          rank: 1,
          ...first,
        });
      expect(await standingOf(store(), boardOf(guildId, { players: 2 }), ann[0])).toBeNull();
      expect(await standingOf(store(), boardOf(guildId, { period: '2026-Q3' }), ann[0])).toBeNull();
      expect(await standingOf(store(), boardOf(fresh()), ann[0])).toBeNull();
    });

    it('rates nobody where there were hints, and takes nothing from the ratings before', async () => {
      const [guildId, ann, bob] = [fresh(), person('ann'), person('bob')];
      await play(guildId, [ann, bob]);
      const before = await standingOf(store(), boardOf(guildId), ann[0]);
      const among = (id: string) => ({ id: `${id}${guildId.slice(-6)}`, guildId, at: AUTUMN });
      await playShort(store(), {
        ...among('all'),
        players: [bob, ann],
        table: { terms: { ...USUAL_TERMS, hints: true } },
      });
      const alone = { ...among('one'), players: [ann, 'computer'] as const };
      const begun = await beginShort(store(), alone);
      const reminders = { ...begun.reminders, unrated: true as const };
      const hinted = await store().saveReminders(begun.id, begun.remindersVersion, {
        reminders,
        wakeAt: null,
        notices: [],
      });
      if (hinted === 'stale') throw new Error('stale');
      await finishShort(store(), hinted, alone);
      expect((await store().result(begun.id))?.placings.map(({ skill }) => skill)).toEqual([null, null]);
      expect(await standingOf(store(), boardOf(guildId), ann[0])).toEqual(before);
      expect((await store().career(guildId, ann[0]))?.profile.games).toBe(3);
      expect(await store().rebuild(guildId)).toEqual({ games: 3, fixed: 0 });
    });

    it('rates by the level of the computer player, which lists know, too', async () => {
      const [guildId, ann, bob] = [fresh(), person('ann'), person('bob')];
      const against = (who: typeof ann, level: 'novice' | 'strong') =>
        playShort(store(), {
          id: `${level}${guildId.slice(-6)}`,
          guildId,
          players: [who, 'computer'],
          at: AUTUMN,
          table: { terms: { ...USUAL_TERMS, level } },
        });
      await against(ann, 'novice');
      await against(bob, 'strong');
      const [over, under] = await Promise.all(
        [bob, ann].map(([id]) => standingOf(store(), boardOf(guildId), id)),
      );
      expect(over?.mu).toBeGreaterThan(under?.mu ?? 99);
      const terms = (await store().history({ guildId, most: 9 })).map((table) => table.terms);
      expect(terms).toMatchObject([{ level: 'strong' }, { level: 'novice' }]);
      expect(await store().rebuild(guildId)).toEqual({ games: 2, fixed: 0 });
    });

    it('counts each face apart, in the first game of a server and in later ones', async () => {
      const [guildId, ann, bob] = [fresh(), person('ann'), person('bob')];
      const rolls = [
        [6, 4],
        [3, 3],
        [5, 5],
        [1, 1],
        [3, 3],
        [6, 6],
        [5, 5],
        [3, 3],
      ] as const;
      for (const [index, dice] of rolls.entries()) {
        const id = `f${guildId.slice(-6)}x${index}`;
        await playShort(store(), { id, guildId, players: [ann, bob], at: AUTUMN, dice });
        if (index === 0) expect(await store().faces(guildId)).toEqual([0, 0, 0, 1, 0, 1]);
      }
      expect(await store().faces(guildId)).toEqual([2, 0, 6, 1, 4, 3]);
      expect((await store().rebuild(guildId)).fixed).toBe(0);
    });

    it('goes on from the rating before, and boards tell apart what they count', async () => {
      const [guildId, ann, bob] = [fresh(), person('ann'), person('bob')];
      await play(guildId, [ann, bob], new Date('2026-02-01T00:00:00Z'));
      await play(guildId, [ann, bob, 'computer'], new Date('2026-05-01T00:00:00Z'));
      const { id } = await play(guildId, [bob, ann], new Date('2027-01-01T00:00:00Z'));
      const games = await Promise.all(
        [
          boardOf(guildId),
          boardOf(guildId, { players: 2 }),
          boardOf(guildId, { period: '2026' }),
          boardOf(guildId, { period: '2026-Q1' }),
          boardOf(guildId, { period: '2027', players: 2 }),
        ].map((board) => standingOf(store(), board, ann[0])),
      );
      expect(games.map((standing) => standing && `${standing.wins}/${standing.games}`)).toEqual(
        '2/3 1/2 2/2 1/1 0/1'.split(' '),
      );
      const [all, ofTwo, , quarter, latest] = games.map((game) => game && { mu: game.mu, sigma: game.sigma });
      expect([ofTwo, latest]).toEqual([all, all]);
      expect(quarter?.mu).toBeGreaterThan(all?.mu ?? 0);
      const placed = (await store().result(id))?.placings.find(
        ({ player }) => player.kind === 'person' && player.userId === ann[0],
      );
      expect(placed?.skill).toEqual(all);
      expect(await store().periods(guildId, 'tuchulcha')).toEqual(
        'all 2027-Q1 2027 2026-Q2 2026-Q1 2026'.split(' '),
      );
      expect(await store().periods(fresh(), 'tuchulcha')).toEqual([]);
      expect(await store().career(guildId, ann[0])).toMatchObject({
        name: ann[1],
        profile: {
          games: 3,
          wins: 2,
          streak: { now: 0, best: 2 },
          byPlayers: [
            { players: 2, games: 2, wins: 1 },
            { players: 3, games: 1, wins: 1 },
          ],
        },
      });
    });

    it('is numbered within its server without gaps, however many games end at once', async () => {
      const [here, there] = [fresh(), fresh()];
      const people = Array.from({ length: 5 }, (_, index) => person(`p${index}`));
      const ending = runs(8, 16);
      const games = Array.from({ length: ending }, (_, index) => {
        const guildId = index % 4 === 0 ? there : here;
        const [first, second] = [people[index % 5], people[(index + 1 + (index % 3)) % 5]];
        if (!first || !second) throw new Error('nobody');
        return {
          id: `c${guildId.slice(-6)}y${index}`,
          guildId,
          players: [first, second] as const,
          at: AUTUMN,
        };
      });
      const begun = await Promise.all(games.map((game) => beginShort(store(), game)));
      await atOnce(ending, async (index) => {
        const [table, game] = [begun[index], games[index]];
        if (table && game) await finishShort(index % 2 ? store() : other(), table, game);
      });
      for (const [guildId, count] of [
        [here, (ending / 4) * 3],
        [there, ending / 4],
      ] as const) {
        const history = await store().history({ guildId, most: 99 });
        expect(history.map(({ position }) => position)).toEqual(
          Array.from({ length: count }, (_, index) => count - index),
        );
        // Each went on from what the one before had left.
        expect(await store().rebuild(guildId)).toEqual({ games: count, fixed: 0 });
      }
    });

    it('is one thing with the end itself', async () => {
      const [guildId, ann, bob] = [fresh(), person('ann'), person('bob')];
      const game = { id: `u${guildId}`.slice(0, 20), guildId, players: [ann, bob] as const, at: AUTUMN };
      const table = await beginShort(store(), game);
      await Promise.allSettled([finishShort(store(), table, game), finishShort(other(), table, game)]);
      expect(await store().history({ guildId, most: 9 })).toHaveLength(1);
      expect(await store().faces(guildId)).toEqual([1, 0, 0, 0, 0, 1]);
      await expect(store().change(table.id, table, { status: 'finished' })).resolves.toBe('stale');
      expect(await store().history({ guildId, most: 9 })).toHaveLength(1);
    });
  });

  describe('history', () => {
    it('is told newest first, by pages, of a person, of a game', async () => {
      const [guildId, ann, bob, cyd] = [fresh(), person('ann'), person('bob'), person('cyd')];
      await play(guildId, [ann, bob]);
      await play(guildId, [cyd, bob]);
      await play(guildId, [cyd, bob, ann]);
      await play(guildId, [ann, cyd]);
      const positions = async (more: object) =>
        (await store().history({ guildId, most: 9, ...more })).map(({ position }) => position);
      expect(await positions({})).toEqual([4, 3, 2, 1]);
      expect(await positions({ most: 2 })).toEqual([4, 3]);
      expect(await positions({ most: 2, before: 3 })).toEqual([2, 1]);
      expect(await positions({ most: 2, after: 1 })).toEqual([3, 2]);
      expect(await positions({ after: 4 })).toEqual([]);
      expect(await positions({ userId: ann[0] })).toEqual([4, 3, 1]);
      expect(await positions({ userId: ann[0], most: 1, after: 1 })).toEqual([3]);
      expect(await positions({ userId: ann[0], most: 1, before: 4 })).toEqual([3]);
      expect(await positions({ game: 'tuchulcha', before: 2 })).toEqual([1]);
      expect(await positions({ game: 'another' })).toEqual([]);
      expect(await positions({ userId: fresh() })).toEqual([]);
      expect(await store().history({ guildId: fresh(), most: 9 })).toEqual([]);
      expect(await store().result('none')).toBeNull();
    });
  });

  describe('a leaderboard', () => {
    it('has those first who have played enough, and counts the equal as equal', async () => {
      const guildId = fresh();
      const [ann, bob, cyd, dot] = ['ann', 'bob', 'cyd', 'dot'].map(person);
      if (!ann || !bob || !cyd || !dot) throw new Error('nobody');
      for (let game = 0; game < 5; game += 1) await play(guildId, [ann, bob]);
      await play(guildId, ['computer', cyd]);
      await play(guildId, ['computer', dot]);
      const rows = await store().leaderboard(boardOf(guildId));
      expect(rows.map(told).slice(0, 2)).toEqual(['1 ann 5/5', '2 bob 0/5']);
      expect(rows.map(told).slice(2).sort()).toEqual(['3 cyd 0/1?', '3 dot 0/1?']);
      expect(lowOf(rows[2] ?? NEWCOMER)).toBeGreaterThan(lowOf(rows[1] ?? NEWCOMER));
      for (const row of rows) expect(await standingOf(store(), boardOf(guildId), row.userId)).toEqual(row);
      expect(await store().leaderboard(boardOf(fresh()))).toEqual([]);
    });

    it('is without those who want it so, now and after every further game', async () => {
      const [guildId, ann, bob] = [fresh(), person('ann'), person('bob')];
      await play(guildId, [ann, bob]);
      expect(await store().isHidden(ann[0])).toBe(false);
      await store().hide(ann[0], true);
      expect(await store().isHidden(ann[0])).toBe(true);
      const names = async (board: Leaderboard) =>
        (await store().leaderboard(board)).map((row) => `${row.rank} ${row.name}`);
      expect(await names(boardOf(guildId))).toEqual(['1 bob']);
      expect(await standingOf(store(), boardOf(guildId), ann[0])).toBeNull();
      await play(guildId, [ann, bob, 'computer']);
      expect(await names(boardOf(guildId))).toEqual(['1 bob']);
      expect(await names(boardOf(guildId, { players: 3 }))).toEqual(['1 bob']);
      expect(await store().leaderboard(boardOf(guildId))).toHaveLength(1);
      await store().hide(ann[0], false);
      expect(await names(boardOf(guildId, { players: 3 }))).toEqual(['1 ann', '2 bob']);
      expect(await store().settings(ann[0])).toEqual(await store().settings(fresh()));
    });

    it('stays without somebody who says so while a game of theirs ends', async () => {
      const [guildId, ann, bob] = [fresh(), person('ann'), person('bob')];
      const game = { id: `h${guildId}`.slice(0, 20), guildId, players: [ann, bob] as const, at: AUTUMN };
      const table = await beginShort(store(), game);
      await Promise.all([finishShort(store(), table, game), other().hide(ann[0], true)]);
      expect((await store().leaderboard(boardOf(guildId))).map(({ name }) => name)).toEqual(['bob']);
    });
  });

  describe('reckoned anew', () => {
    const games = async (guildId: Snowflake) => {
      const [ann, bob, cyd, dot] = ['ann', 'bob', 'cyd', 'dot'].map(person);
      if (!ann || !bob || !cyd || !dot) throw new Error('nobody');
      await play(guildId, [ann, bob], new Date('2025-12-31T23:00:00Z'));
      await play(guildId, [cyd, bob, 'computer', dot]);
      await play(guildId, ['computer', ann, cyd]);
      for (let game = 0; game < 4; game += 1) await play(guildId, [dot, ann]);
      return [ann, bob, cyd, dot] as const;
    };

    it('everything is what it was', async () => {
      const guildId = fresh();
      const [ann] = await games(guildId);
      await store().hide(ann[0], true);
      const before = await store().history({ guildId, most: 99 });
      expect(await store().rebuild(guildId)).toEqual({ games: 7, fixed: 0 });
      expect(await store().history({ guildId, most: 99 })).toEqual(before);
      expect(await store().rebuild(fresh())).toEqual({ games: 0, fixed: 0 });
    });

    const WRONG = [
      ['a placing', 'UPDATE placings SET turns = turns + 1 WHERE position = 2 AND place = 0', 1],
      ['the rating that a game left', "UPDATE placings SET mu = 20 WHERE name = 'ann' AND position >= 6", 2],
      ['a result', "UPDATE results SET reason = 'luck' WHERE position = 3", 1],
      ['placings that are missing', 'DELETE FROM placings WHERE position = 4', 1],
      ['a tally', 'UPDATE dice_tallies SET fours = 99', 1],
      ['a tally that is missing', 'DELETE FROM dice_tallies', 1],
    ] as const;
    describe('what is wrong is fixed', () => {
      let guildId: Snowflake;
      let people: Awaited<ReturnType<typeof games>>;
      beforeAll(async () => {
        guildId = fresh();
        people = await games(guildId);
      });

      const all = async () => ({
        history: await store().history({ guildId, most: 99 }),
        boards: await Promise.all(
          people.flatMap(([userId]) =>
            ['all', '2025', '2026-Q4'].flatMap((period) =>
              [0, 2, 3, 4].map((players) =>
                standingOf(store(), boardOf(guildId, { period, players }), userId),
              ),
            ),
          ),
        ),
        faces: await store().faces(guildId),
      });

      it.each(spreadOf(3, WRONG))('%s', async (_, sql, fixed) => {
        const before = await all();
        const where = sql.includes('WHERE') ? 'AND' : 'WHERE';
        await raw(database().url, `${sql} ${where} guild_id = '${guildId}'`);
        expect(await store().rebuild(guildId)).toEqual({ games: 7, fixed });
        expect(await all()).toEqual(before);
        expect(await store().rebuild(guildId)).toEqual({ games: 7, fixed: 0 });
      });
    });

    it('while games are finished, all of them count', async () => {
      const guildId = fresh();
      const [ann, bob] = await games(guildId);
      await raw(
        database().url,
        `UPDATE placings SET mu = 11 WHERE guild_id = '${guildId}' AND mu IS NOT NULL`,
      );
      const [rebuilt] = await Promise.all([
        store().rebuild(guildId),
        ...[1, 2, 3].map(() => play(guildId, [bob, ann], AUTUMN, other())),
      ]);
      expect(rebuilt?.games).toBeGreaterThanOrEqual(7);
      expect((await store().rebuild(guildId)).games).toBe(10);
      expect(await store().rebuild(guildId)).toEqual({ games: 10, fixed: 0 });
    });
  });
}
