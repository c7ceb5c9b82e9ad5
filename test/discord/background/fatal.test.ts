import { DiscordAPIError, DiscordjsErrorCodes, HTTPError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
  Fatal,
  fatalClose,
  fatalLogin,
  fatalRequest,
  tooManyRefused,
} from '../../../src/discord/background/fatal.ts';

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
