import { expect, test } from 'vitest';
import { openStore } from '../../src/storage/index.ts';
import { sqliteDatabase } from '../storage/databases.ts';
import { seededDice } from '../tables/dice.ts';
import { agreement } from './agreement.ts';
import { GUILD, playersOf, playSeason } from './season.ts';

const GAMES = 12;

test('a season through the real services is recorded game by game, and puts the better player first', async () => {
  const clock = { now: new Date('2026-07-01T08:00:00Z') };
  const database = await sqliteDatabase();
  const store = await openStore({ url: database.url, now: () => clock.now });
  // One who plays well, and three who don't: few games tell no more apart.
  const all = playersOf(8);
  const [best] = all;
  const players = all.filter((_, index) => index === 0 || (index > 3 && index < 7));
  await playSeason({ store, clock, dice: seededDice(5), players, games: GAMES, seed: 5 });

  const history = await store.history({ guildId: GUILD, most: 99 });
  expect(history.map(({ position }) => position)).toEqual(
    Array.from({ length: GAMES }, (_, index) => GAMES - index),
  );
  const days = history.map(({ finishedAt }) => finishedAt.getTime());
  expect(days).toEqual([...days].sort((a, b) => b - a));
  const rows = await store.leaderboard({ guildId: GUILD, game: 'tuchulcha', period: '2026-Q3', players: 0 });
  expect(rows[0]?.name).toBe(best?.name);
  const placings = history.flatMap((table) => table.placings);
  for (const { userId, games, wins } of rows) {
    const own = placings.filter(({ player }) => player.kind === 'person' && player.userId === userId);
    expect([games, wins]).toEqual([own.length, own.filter(({ won }) => won).length]);
  }
  const faces = await store.faces(GUILD);
  expect(faces.reduce((sum, one) => sum + one, 0)).toBe(placings.reduce((sum, { dice }) => sum + dice, 0));
  expect(await store.rebuild(GUILD)).toEqual({ games: GAMES, mended: 0 });
  await store.close();
  await database.drop();
});

test.each([
  ['the same', [0, 1, 2, 3], 1, 1],
  ['the reverse', [3, 2, 1, 0], -1, -1],
  ['two neighbours changed', [1, 0, 2, 3], 2 / 3, 0.8],
])('two orders agree: %s', (_, places, kendall, spearman) => {
  expect(agreement(places).kendall).toBeCloseTo(kendall);
  expect(agreement(places).spearman).toBeCloseTo(spearman);
});
