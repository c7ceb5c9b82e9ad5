import { EventEmitter } from 'node:events';
import { type Client, Collection, Events, Status } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { presenceOf, StatusLine, statusText } from '../../../src/discord/background/status-line.ts';

describe('the status line', () => {
  test.each([
    [[], 0, 'Type /help to play'],
    [['en-US', 'en-GB'], 1, '1 game going on · /help'],
    [['de'], 12, '12 Partien laufen · /hilfe'],
    [['de', 'it'], 12, '12 games going on · /help'],
    // Discord has languages that the bot has no texts in.
    [['ja'], 2, '2 games going on · /help'],
  ])('for servers in %j, with %i games', (locales, playing, text) => {
    expect(statusText(locales, playing)).toBe(text);
  });
});

describe('what Discord is told', () => {
  let told: unknown[];
  let playing: number;
  let at: number;
  let line: StatusLine;
  let client: EventEmitter;

  beforeEach(() => {
    told = [];
    playing = 1;
    at = 0;
    const shards = new Collection([
      [0, { status: Status.Ready }],
      [1, { status: Status.Reconnecting }],
    ]);
    client = Object.assign(new EventEmitter(), {
      guilds: { cache: new Collection([['1', { available: false }]]) },
      ws: { shards },
      user: { setPresence: (presence: unknown) => told.push(presence) },
    });
    line = new StatusLine({
      client: client as unknown as Client,
      now: () => new Date(at),
      playing: async () => playing,
    });
  });

  const one = presenceOf('1 game going on · /help');

  test('is the same on each shard that is there, and on the others when they are back', async () => {
    await line.run();
    client.emit(Events.ShardReady, 1);
    expect(told).toEqual([
      { ...one, shardId: [0] },
      { ...one, shardId: [1] },
    ]);
  });

  test('comes once in a quarter of an hour at most, and only where it has changed', async () => {
    await line.run();
    playing = 2;
    at += 14 * 60_000;
    await line.run();
    expect(told).toHaveLength(1);
    at += 60_000;
    await line.run();
    expect(told[1]).toMatchObject({ activities: [{ state: '2 games going on · /help' }] });
    at += 60 * 60_000;
    await line.run();
    expect(told).toHaveLength(2);
  });

  test('is nothing before the first look: the client logs in with a line', () => {
    client.emit(Events.ShardReady, 0);
    expect(told).toEqual([]);
  });
});
