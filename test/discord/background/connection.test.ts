import { EventEmitter } from 'node:events';
import { type Client, DiscordAPIError, DiscordjsErrorCodes, Events, HTTPError } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  Fatal,
  fatalClose,
  fatalLogin,
  fatalRequest,
  tooManyRefused,
  watchConnection,
} from '../../../src/discord/background/gateway.ts';
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

describe('a close for good', () => {
  test.each<readonly [code: number, says: RegExp, needsOperator: boolean]>([
    [4004, /refuses the bot's token \(4004\).* DISCORD_TOKEN/, true],
    [4010, /refuses shard 3 \(4010\).* SHARDS/, true],
    [4011, /too many servers .*\(4011\).* SHARDS/, true],
    [4012, /gateway version .*\(4012\): install a newer Haruspex/, true],
    [4013, /events .*\(4013\): install a newer Haruspex/, true],
    [4014, /events .*\(4014\).* Developer Portal/, true],
    [4999, /\(4999\): start again/, false],
  ])('%i says in one sentence what to do', (code, says, needsOperator) => {
    const fatal = fatalClose(code, 3, true);
    expect(fatal.message).toMatch(says);
    expect(fatal.message).toMatch(/^[A-Z][^.]*\.$/);
    expect(fatal.needsOperator).toBe(needsOperator);
  });

  test('4011 mends itself at the next start where the number of shards is left to Discord', () => {
    const fatal = fatalClose(4011, 0, false);
    expect(fatal.needsOperator).toBe(false);
    expect(fatal.message).not.toContain('SHARDS');
  });
});

test('a refused token, and too many refused requests, wait for a person', () => {
  expect(fatalRequest()).toMatchObject({ message: expect.stringContaining('(401)'), needsOperator: true });
  expect(tooManyRefused(5000)).toMatchObject({
    message: expect.stringContaining('5000'),
    needsOperator: true,
  });
});

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });
const noBody = { files: undefined, body: undefined };
const api = 'http://127.0.0.1:1/api/v10/gateway/bot';

describe('a login that fails', () => {
  test.each<readonly [string, unknown, RegExp, boolean]>([
    [
      'for its token',
      new DiscordAPIError({ code: 0, message: '401: Unauthorized' }, 0, 401, 'GET', api, noBody),
      /token \(401\)/,
      true,
    ],
    [
      'for an address without Discord',
      new DiscordAPIError({ code: 0, message: 'Not Found' }, 0, 404, 'GET', api, noBody),
      /with 404 \(Not Found\).* DISCORD_API_URL/,
      false,
    ],
    [
      'while Discord is down',
      new HTTPError(503, 'Service Unavailable', 'GET', api, noBody),
      /with 503 \(Service Unavailable\)/,
      false,
    ],
    [
      'without a network',
      coded('ENOTFOUND', 'getaddrinfo ENOTFOUND discord.com'),
      /can't be reached \(getaddrinfo ENOTFOUND discord.com\)/,
      false,
    ],
    [
      'in any other way',
      new Error('Not enough sessions remaining'),
      /could not log in: Not enough sessions/,
      false,
    ],
  ])('%s', (_, error, says, needsOperator) => {
    expect(fatalLogin(error)).toMatchObject({ message: expect.stringMatching(says), needsOperator });
  });

  test('keeps what the gateway said', () => {
    const fatal = fatalClose(4014, 0, false);
    expect(fatalLogin(fatal)).toBe(fatal);
    expect(fatal).toBeInstanceOf(Fatal);
    expect(DiscordjsErrorCodes.TokenInvalid).toBe('TokenInvalid');
  });
});
