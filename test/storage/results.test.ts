import { expect, it } from 'vitest';
import { bacchanalia } from '../../src/games/bacchanalia/game.ts';
import { replay } from '../../src/games/game.ts';
import type { Snowflake } from '../../src/tables/game-types.ts';
import { PATIENT, playAtRandom, randomFrom, randomSetup } from '../games/bacchanalia/random-play.ts';
import { awardSuite } from './award-suite.ts';
import { careerSuite } from './career-suite.ts';
import { describeStores } from './describe.ts';
import { recalculateSuite } from './recalculate-suite.ts';
import { resultSuite } from './result-suite.ts';
import { facts, newTable, standingOf } from './samples.ts';
import { playShort, type Who } from './short-games.ts';
import { changed } from './workbench.ts';

describeStores('the results', (bench) => {
  resultSuite(bench);
  recalculateSuite(bench);
  careerSuite(bench);
  awardSuite(bench);
});

const PERIODS = ['all', '2026', '2026-Q4'];
const AUTUMN = new Date('2026-11-20T12:00:00Z');

describeStores('stories among the results', ({ store, fresh }) => {
  let made = 0;

  /** A whole story of these people on this server. */
  async function playStory(guildId: Snowflake, people: readonly Snowflake[], seed: number): Promise<string> {
    made += 1;
    const id = `told${made}`;
    const random = randomFrom(seed);
    const { setup, log } = playAtRandom(
      randomSetup(people.length, { kind: 'parcae', times: 2 }, random),
      PATIENT,
      random,
    );
    const seats = setup.players.map((color, at) => {
      const userId = people[at] ?? '';
      return { color, occupant: { kind: 'person', userId, name: `n${userId}` } } as const;
    });
    const table = await store().create(
      newTable(id, { guildId, game: 'bacchanalia', seats, size: people.length }),
    );
    const sittings = seats.map(
      (seat) => ({ ...seat, seq: 0, standIn: false, why: 'start', at: AUTUMN }) as const,
    );
    const actions = log.map(
      (action, seq) => ({ seq, actor: people[0] ?? 'table', action, at: AUTUMN }) as const,
    );
    const { state } = replay(bacchanalia, setup, log);
    changed(await store().change(id, table, { status: 'finished', setup, facts, state, sittings, actions }));
    return id;
  }

  const ratingsOf = (guildId: Snowflake) =>
    store().leaderboard({ guildId, game: 'tuchulcha', period: 'all', players: 0 });
  const placesOf = (guildId: Snowflake, userId: Snowflake) =>
    Promise.all(
      PERIODS.flatMap((period) =>
        ['tuchulcha', 'bacchanalia'].map((game) =>
          standingOf(store(), { guildId, game, period, players: 0 }, userId),
        ),
      ),
    );

  /** A server of its own, three people, and races of two of them on it. */
  function peopled() {
    const [guildId, ann, bob, cyd] = [fresh(), fresh(), fresh(), fresh()] as const;
    const annAndBob = [
      [ann, 'ann'],
      [bob, 'bob'],
    ] as const;
    const race = (id: string, players: readonly [Who, Who] = annAndBob) =>
      playShort(store(), { id: `${id}${guildId.slice(-8)}`, guildId, at: AUTUMN, players });
    return { guildId, people: [ann, bob, cyd], annAndBob, race };
  }

  it('are kept, with what each told and how it ended, without ranks', async () => {
    const { guildId, people } = peopled();
    const id = await playStory(guildId, people, 3);
    const result = await store().result(id);
    expect(result).toMatchObject({ game: 'bacchanalia', players: 3, reason: 'allTold', position: 1 });
    expect(
      result?.placings.map(({ rank, won, skill, dice, pips }) => [rank, won, skill, dice, pips]),
    ).toEqual(people.map(() => [null, false, null, 0, 0]));
    for (const userId of people) {
      const career = await store().career(guildId, userId);
      expect(career?.profile).toMatchObject({
        games: 0,
        wins: 0,
        uncontested: 1,
        deeds: { bacchanalia: { told: 1, ended: 1 } },
      });
    }
  });

  it('rate nobody, stand on no leaderboard, and count no dice', async () => {
    const { guildId, people, race } = peopled();
    const [ann = ''] = people;
    await race('race');
    const [ratings, places, faces] = [
      await ratingsOf(guildId),
      await placesOf(guildId, ann),
      await store().faces(guildId),
    ];
    expect(ratings.length).toBeGreaterThan(0);
    await playStory(guildId, people, 5);
    expect(await ratingsOf(guildId)).toEqual(ratings);
    expect(await placesOf(guildId, ann)).toEqual(places);
    expect(places.map((place) => place?.games ?? 0)).toEqual([1, 0, 1, 0, 1, 0]);
    expect(await store().faces(guildId)).toEqual(faces);
    expect(await store().periods(guildId, 'bacchanalia')).toEqual([]);
    const board = { guildId, game: 'bacchanalia', period: 'all', players: 0 };
    expect(await store().leaderboard(board)).toEqual([]);
  });

  it('leave all ratings as they are when these are reckoned anew', async () => {
    const { guildId, people, annAndBob, race } = peopled();
    const [ann, bob] = annAndBob;
    for (let round = 0; round < 3; round++) {
      await playStory(guildId, people, 11 + round);
      await race(`r${round}`, round === 1 ? [bob, ann] : annAndBob);
    }
    const ratings = await ratingsOf(guildId);
    expect(await store().rebuild(guildId)).toEqual({ games: 6, fixed: 0 });
    expect(await ratingsOf(guildId)).toEqual(ratings);
  });

  it('are listed with the games, newest first, and by their game', async () => {
    const { guildId, people, race } = peopled();
    const [ann = ''] = people;
    const told = await playStory(guildId, people, 20);
    await race('l');
    const games = async (query: object) =>
      (await store().history({ guildId, most: 5, ...query })).map(({ game }) => game);
    expect(await games({})).toEqual(['tuchulcha', 'bacchanalia']);
    expect(await games({ userId: people[2] })).toEqual(['bacchanalia']);
    const [only] = await store().history({ guildId, most: 1, game: 'bacchanalia', userId: ann });
    expect(only?.tableId).toBe(told);
  });
});
