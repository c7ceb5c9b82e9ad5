import { expect, test } from 'vitest';
import { type Picture, plain } from '../../../src/discord/api/message.ts';
import { withPicture } from '../../../src/discord/handling/pictures.ts';
import { sendFirstMessage } from '../../../src/discord/handling/reply.ts';
import { CLOSED_TO_MESSAGES, UNAVAILABLE } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';

const first = (bot: TestBot) => sendFirstMessage(bot.context, '101', plain('hello'), 'nonce');

test('a first direct message is sent, and rings nobody', async () => {
  const bot = new TestBot();
  expect(await first(bot)).toBe(true);
  expect(bot.discord.direct('101').messages).toMatchObject([{ content: 'hello', silent: true }]);
});

test.each([/users/, /channels/])('a person who takes none is known by it: %s', async (path) => {
  const bot = new TestBot();
  bot.discord.fail({ method: 'POST', path, error: CLOSED_TO_MESSAGES });
  expect(await first(bot)).toBe(false);
});

test('Discord out of order is no answer of the person’s', async () => {
  const bot = new TestBot();
  bot.discord.fail({ method: 'POST', path: /./, error: UNAVAILABLE });
  await expect(first(bot)).rejects.toThrow('Service Unavailable');
});

test('a picture beside an answer that can’t be drawn is left out, and logged', async () => {
  const bot = new TestBot();
  const { context } = bot;
  const { picture: _, ...words } = plain('words');
  const pictured = (draw: () => Promise<Picture>) => withPicture(context, '1', words, { locale: 'en', draw });
  expect(await pictured(() => Promise.reject(new Error('no canvas')))).toEqual(plain('words'));
  expect(bot.logged(50)).toEqual(['failed to draw a picture for an answer']);
  const picture = { bytes: Buffer.from('x'), name: 'x.png', type: 'image/png', description: 'x' } as const;
  expect(await pictured(async () => picture)).toEqual({ ...words, picture });
});
