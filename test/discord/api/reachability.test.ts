import type { Client } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { isReachable, isServed, isTableReachable } from '../../../src/discord/api/channel-access.ts';
import { directGuildOf } from '../../../src/tables/table.ts';

const client = (guilds: readonly [string, boolean][], shards: readonly number[] = [0], shardCount = 1) =>
  ({
    options: { shardCount },
    ws: { shards: new Map(shards.map((id) => [id, {}])) },
    guilds: { cache: new Map(guilds.map(([id, available]) => [id, { available }])) },
  }) as unknown as Client;

describe('whether a server can be reached', () => {
  test.each([
    ['a server that is there', client([['1', true]]), true],
    ['one in an outage', client([['1', false]]), false],
    ['one that the bot is not on', client([]), false],
    ['one on the shard of another process', client([], [1], 2), true],
    ['one on a shard of this process', client([], [0], 2), false],
  ])('%s: %#', (_, one, expected) => {
    expect(isReachable(one, '1')).toBe(expected);
    expect(isTableReachable(one, { guildId: '1', openerId: '101' })).toBe(expected);
  });
});

describe('a table in direct messages', () => {
  /** An id that Discord's rule for servers would put on the second of two shards. */
  const openerId = String(1n << 22n);
  const table = { guildId: directGuildOf(openerId), openerId };

  test('is in reach, wherever the bot is', () => expect(isTableReachable(client([]), table)).toBe(true));

  test('is the process’s that has the first shard', () => {
    expect(isServed(client([], [0], 2), table)).toBe(true);
    expect(isServed(client([], [1], 2), table)).toBe(false);
    expect(isServed(client([], [1], 2), { guildId: openerId, openerId: '101' })).toBe(true);
  });
});
