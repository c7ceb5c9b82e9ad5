import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { tableGuildOf } from '../../../src/discord/api/interaction.ts';
import { type AttachedPicture, plain } from '../../../src/discord/api/message.ts';
import { drawAnswer, drawReply, storeIfReachable } from '../../../src/discord/handling/reply.ts';
import { DrawingQueue } from '../../../src/pictures/drawing-queue.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { CLOSED_TO_MESSAGES, UNAVAILABLE } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';

/** The wishes that are stored in turn. */
const stored: boolean[] = [];
const first = (bot: TestBot) => {
  stored.length = 0;
  const store = (wish: boolean) => async () => void stored.push(wish);
  const message = { userId: '101', message: plain('hello'), nonce: 'nonce' };
  return storeIfReachable(bot.context, message, store(true), store(false));
};

test('a first direct message is sent, and rings nobody', async () => {
  const bot = new TestBot();
  expect(await first(bot)).toBe(true);
  expect(stored).toEqual([true]);
  expect(bot.discord.direct('101').messages).toMatchObject([{ content: 'hello', silent: true }]);
});

test.each([/users/, /channels/])('a person who takes none is known by it: %s', async (path) => {
  const bot = new TestBot();
  bot.discord.fail({ method: 'POST', path, error: CLOSED_TO_MESSAGES });
  expect(await first(bot)).toBe(false);
  expect(stored).toEqual([true, false]);
});

test('Discord out of order is no answer of the person’s', async () => {
  const bot = new TestBot();
  bot.discord.fail({ method: 'POST', path: /./, error: UNAVAILABLE });
  await expect(first(bot)).rejects.toThrow('Service Unavailable');
});

const board = { painter: 'x', kind: 'y', view: {} };
const pictured = (words: string) => ({ message: plain(words), picture: board });

test('a picture beside an answer that can’t be drawn is left out, and logged', async () => {
  const bot = new TestBot();
  const withPicture = (draw: () => Promise<AttachedPicture>) =>
    drawReply({ ...bot.context, draw }, '1', pictured('words'), 'en');
  expect(await withPicture(failing)).toEqual(plain('words'));
  expect(bot.logged(50)).toEqual(['failed to draw a picture for an answer']);
  expect(await withPicture(async () => picture)).toEqual({ ...plain('words'), picture });
});

const picture: AttachedPicture = {
  bytes: Buffer.from('a'),
  name: 'a.png',
  type: 'image/png',
  description: 'a',
};
const log = pino({ level: 'silent' });
const failing = () => Promise.reject(new Error('ordered: no picture'));

/** A queue in which one picture is drawn forever, and none may wait. */
function busyQueue(): DrawingQueue {
  const drawing = new DrawingQueue({ atOnce: 1, waiting: 0 });
  void drawing.submit('1', 'answer', () => new Promise(() => {}));
  return drawing;
}

describe('an answer with a picture', () => {
  test.each(LANGUAGES.map(({ code }) => code))(
    '%s: says so where too many are being drawn',
    async (locale) => {
      const context = { drawing: busyQueue(), log, draw: async () => picture };
      const message = await drawReply(context, '1', pictured('words'), locale);
      expect(message.picture).toBeNull();
      expect(message.content).toMatch(/^-# \S.*\.\nwords$/);
    },
  );

  test('keeps its words where there is no room for more', async () => {
    const words = 'x'.repeat(1990);
    const context = { drawing: busyQueue(), log, draw: async () => picture };
    const message = await drawReply(context, '1', pictured(words), 'en');
    expect(message.content).toBe(words);
  });

  test('fails without one that cannot be drawn where the picture is what was asked for', async () => {
    const context = { drawing: new DrawingQueue(), log, draw: failing };
    await expect(drawAnswer(context, '1', pictured('words'), 'en')).rejects.toThrow('no picture');
  });

  test('takes the server’s share of the queue, in direct messages the person’s own', () => {
    const user = { id: '7' } as Parameters<typeof tableGuildOf>[0]['user'];
    expect([tableGuildOf({ guildId: '1', user }), tableGuildOf({ guildId: null, user })]).toEqual(['1', '7']);
  });
});
