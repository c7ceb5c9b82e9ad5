import { DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
  isClosedToMessages,
  isOthersToAnswer,
  isRefused,
  nonceOf,
} from '../../../src/discord/api/channel-api.ts';

const refusal = (status: number, code: number) =>
  new DiscordAPIError({ code, message: 'No.' }, code, status, 'POST', 'https://discord.invalid', {});

describe('what Discord refuses', () => {
  test.each([
    ['Cannot send messages to this user', 403, 50007, { closed: true, others: false, refused: true }],
    ['… due to having no mutual guilds', 403, 50278, { closed: true, others: false, refused: true }],
    ['Already acknowledged', 400, 40060, { closed: false, others: true, refused: true }],
    ['Unknown interaction', 404, 10062, { closed: false, others: true, refused: true }],
    ['Unknown channel', 404, 10003, { closed: false, others: false, refused: true }],
    ['Rate limited', 429, 0, { closed: false, others: false, refused: false }],
    ['Unavailable', 503, 0, { closed: false, others: false, refused: false }],
  ])('%s', (_, status, code, is) => {
    const error = refusal(status, code);
    const found = {
      closed: isClosedToMessages(error),
      others: isOthersToAnswer(error),
      refused: isRefused(error),
    };
    expect(found).toEqual(is);
  });

  test('a connection that failed is no refusal', () => {
    const error = new Error('ECONNRESET');
    expect([isClosedToMessages(error), isOthersToAnswer(error), isRefused(error)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test('a nonce is short, and the same for the same key alone', () => {
  const key = 'a'.repeat(200);
  expect(nonceOf(key)).toHaveLength(25);
  expect(nonceOf(key)).toBe(nonceOf(key));
  expect(nonceOf(`${key}b`)).not.toBe(nonceOf(key));
});
