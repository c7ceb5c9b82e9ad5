import { DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
  isAnsweredAlready,
  isClosedToMessages,
  isRefused,
  isTooLateToAnswer,
  nonceOf,
} from '../../../src/discord/api/channel-api.ts';

const refusal = (status: number, code: number) =>
  new DiscordAPIError({ code, message: 'No.' }, code, status, 'POST', 'https://discord.invalid', {});

describe('what Discord refuses', () => {
  test.each([
    [
      'Cannot send messages to this user',
      403,
      50007,
      { closed: true, answered: false, late: false, refused: true },
    ],
    [
      '… due to having no mutual guilds',
      403,
      50278,
      { closed: true, answered: false, late: false, refused: true },
    ],
    ['Already acknowledged', 400, 40060, { closed: false, answered: true, late: false, refused: true }],
    ['Unknown interaction', 404, 10062, { closed: false, answered: false, late: true, refused: true }],
    ['Unknown webhook', 404, 10015, { closed: false, answered: false, late: true, refused: true }],
    ['Invalid webhook token', 401, 50027, { closed: false, answered: false, late: true, refused: true }],
    ['Unknown channel', 404, 10003, { closed: false, answered: false, late: false, refused: true }],
    ['Rate limited', 429, 0, { closed: false, answered: false, late: false, refused: false }],
    ['Unavailable', 503, 0, { closed: false, answered: false, late: false, refused: false }],
  ])('%s', (_, status, code, is) => {
    const error = refusal(status, code);
    const found = {
      closed: isClosedToMessages(error),
      answered: isAnsweredAlready(error),
      late: isTooLateToAnswer(error),
      refused: isRefused(error),
    };
    expect(found).toEqual(is);
  });

  test('a connection that failed is no refusal', () => {
    const error = new Error('ECONNRESET');
    for (const is of [isClosedToMessages, isAnsweredAlready, isTooLateToAnswer, isRefused])
      expect(is(error)).toBe(false);
  });
});

test('a nonce is short, and the same for the same key alone', () => {
  const key = 'a'.repeat(200);
  expect(nonceOf(key)).toHaveLength(25);
  expect(nonceOf(key)).toBe(nonceOf(key));
  expect(nonceOf(`${key}b`)).not.toBe(nonceOf(key));
});
