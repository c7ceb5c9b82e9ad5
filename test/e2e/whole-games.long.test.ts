import { buttonsOf } from '@haruspex/playground/testing/person.ts';
import { MessageFlags } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { type Database, migratedPostgresql, sqliteDatabase } from '../storage/databases.ts';
import { describePostgresql } from '../storage/describe.ts';
import { seeded } from './dice.ts';
import { type Game, startGame } from './game.ts';
import { Harness } from './harness.ts';
import { LogFollower } from './log-follower.ts';
import { prefer } from './panels.ts';
import { playAtRandom } from './play.ts';

const games = [
  { people: 4, computers: 0, realPictures: false, seed: 1 },
  { people: 1, computers: 3, realPictures: true, seed: 1 },
];

interface Kind {
  readonly people: number;
  readonly computers: number;
  readonly realPictures: boolean;
  readonly seed: number;
}

async function playWhole(
  { people, computers, realPictures, seed }: Kind,
  database: () => Promise<Database>,
): Promise<void> {
  const harness = await Harness.open({ seed: seed * 7 + people, realPictures, database });
  try {
    const players = harness.visitors.some(people);
    for (const [index, player] of players.entries()) {
      if (index % 2 === 0) await prefer(player, { 'end-turn': true });
    }
    const game = await startGame(harness, players, { computers });
    const follower = new LogFollower(game);
    await playAtRandom(game, {
      random: seeded(seed),
      eachTap: (table) => follower.expectReplays(table),
    });
    await game.expectLogReplays();
    await expectClosed(game, harness);
    expect(harness.loggedFrom(40)).toEqual([]);
  } finally {
    await harness.close();
  }
}

/** One message a turn that rang once, and at the end no buttons anywhere. */
async function expectClosed(game: Game, harness: Harness): Promise<void> {
  const { status, state } = await game.table();
  expect(status).toBe('finished');
  expect(state?.phase.name).toBe('over');
  const [end, ...before] = (await game.messages()).reverse();
  expect(end?.content).toContain('Game over');
  const [anybody] = harness.visitors.some(1);
  for (const message of before) {
    // A great moment keeps its picture, and lets whoever is out follow; a question to readers keeps its place.
    if (message.attachments.some(({ filename }) => filename.startsWith('highlight'))) continue;
    const old = await anybody?.waitForChange(message, (now) => buttonsOf(now).length === 0);
    expect(old?.attachments).toEqual([]);
  }
  const rung = harness.visitors.page.notified.map(({ messageId }) => messageId);
  expect(new Set(rung).size).toBe(rung.length);
  // Whoever is asked on rings for nothing.
  const loud = before.filter(({ flags }) => !((flags ?? 0) & MessageFlags.SuppressNotifications));
  expect(rung.sort()).toEqual(loud.map(({ id }) => id).sort());
}

const TIMEOUT = { timeout: 900_000 };

describe.concurrent('a whole game, through buttons alone', () => {
  test.each(games)('people: $people, computer players: $computers, game $seed', TIMEOUT, (kind) =>
    playWhole(kind, sqliteDatabase),
  );
});

describePostgresql('a whole game, through buttons alone', () => {
  test('people: 2, computer players: 2', TIMEOUT, () =>
    playWhole({ people: 2, computers: 2, realPictures: false, seed: 5 }, migratedPostgresql),
  );
});
