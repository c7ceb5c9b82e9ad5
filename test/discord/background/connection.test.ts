import { EventEmitter } from 'node:events';
import { type Client, Events } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { watchConnection } from '../../../src/discord/background/connection.ts';
import { createLog } from '../../../src/log.ts';

let lines: string[];
let told: string[];
let client: EventEmitter & { readonly rest: EventEmitter };

beforeEach(() => {
  lines = [];
  told = [];
  client = Object.assign(new EventEmitter(), { rest: new EventEmitter() });
  watchConnection({
    // Only its events are listened to.
    client: client as unknown as Client,
    log: createLog('info', { write: (line) => lines.push(line) }),
    areShardsChosen: false,
    onFatal: ({ message }) => told.push(message),
  });
});

describe('a connection', () => {
  test('that is lost and tried again many times is told of once, and once when it is back', () => {
    for (let attempt = 0; attempt < 5; attempt += 1) client.emit(Events.ShardReconnecting, 1);
    client.emit(Events.ShardResume, 0, 0);
    client.emit(Events.ShardResume, 1, 7);
    client.emit(Events.ShardReady, 1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { shard: 1, msg: 'lost the connection to Discord; reconnecting' },
      { shard: 1, msg: 'reconnected to Discord' },
    ]);
    expect(told).toEqual([]);
  });

  test('that is closed for good is the end', () => {
    client.emit(Events.ShardDisconnect, { code: 4004 }, 0);
    expect(told).toEqual([expect.stringContaining('(4004)')]);
  });
});

describe('an answer of 401', () => {
  test('to a request with the token is the end', () => {
    client.rest.emit('response', { data: { auth: true } }, { status: 401 });
    expect(told).toEqual([expect.stringContaining('(401)')]);
  });

  test('to an interaction whose own token has run out is none', () => {
    client.rest.emit('response', { data: { auth: false } }, { status: 401 });
    client.rest.emit('response', { data: { auth: true } }, { status: 403 });
    expect(told).toEqual([]);
  });
});

test('many refused requests are warned of, and too many are the end', () => {
  client.rest.emit('invalidRequestWarning', { count: 500, remainingTime: 1 });
  expect(lines).toHaveLength(1);
  expect(told).toEqual([]);
  client.rest.emit('invalidRequestWarning', { count: 5000, remainingTime: 1 });
  expect(told).toEqual([expect.stringContaining('5000 requests')]);
});
