import { ChannelType, ComponentType, DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { ChannelApi, nonceOf, writtenAt } from '../../../src/discord/api/channel-api.ts';
import {
  isAnsweredAlready,
  isChannelGone,
  isClosedToMessages,
  isMessageGone,
  isPermanentError,
  isTooLateToAnswer,
} from '../../../src/discord/api/errors.ts';
import { row } from '../../../src/discord/api/layout.ts';
import { button, laidOut, plain, rowsOf } from '../../../src/discord/api/message.ts';
import { hasText } from '../../../src/discord/api/outbox.ts';
import { MISSING_PERMISSION, RestStub, UNAVAILABLE } from '../rest-stub.ts';

const refusal = (status: number, code: number) =>
  new DiscordAPIError({ code, message: 'No.' }, code, status, 'POST', 'https://discord.invalid', {});

describe('what Discord refuses', () => {
  const QUESTIONS = {
    closed: isClosedToMessages,
    answered: isAnsweredAlready,
    late: isTooLateToAnswer,
    refused: isPermanentError,
  };
  const whatIs = (error: unknown): string =>
    Object.entries(QUESTIONS)
      .flatMap(([word, is]) => (is(error) ? word : []))
      .join();

  test.each([
    ['Cannot send messages to this user', 403, 50007, 'closed,refused'],
    ['… due to having no mutual guilds', 403, 50278, 'closed,refused'],
    ['Already acknowledged', 400, 40060, 'answered,refused'],
    ['Unknown interaction', 404, 10062, 'late,refused'],
    ['Unknown webhook', 404, 10015, 'late,refused'],
    ['Invalid webhook token', 401, 50027, 'late,refused'],
    ['Unknown channel', 404, 10003, 'refused'],
    ['Rate limited', 429, 0, ''],
    ['Unavailable', 503, 0, ''],
  ])('%s', (_, status, code, expected) => expect(whatIs(refusal(status, code))).toBe(expected));

  test('a connection that failed is no refusal', () => expect(whatIs(new Error('ECONNRESET'))).toBe(''));
});

test('a nonce is short, and the same for the same key alone', () => {
  const key = 'a'.repeat(200);
  expect(nonceOf(key)).toHaveLength(25);
  expect(nonceOf(key)).toBe(nonceOf(key));
  expect(nonceOf(`${key}b`)).not.toBe(nonceOf(key));
});

const NOW = new Date('2026-03-02T12:00:00Z');
const BOT = '990';

function discord() {
  const stub = new RestStub(() => NOW, BOT);
  stub.addChannel('2', 'games');
  return { stub, api: new ChannelApi(stub.rest, async (all) => all) };
}

describe('a message that may have been sent already', () => {
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  const ANNA = 'Anna is back at <t:1700000000:R>.';
  const sent = async (content: string, minutes: number, author?: string, sought = ANNA) => {
    const { stub, api } = discord();
    stub.addMessage('2', content, at(minutes), author);
    return (await api.recentMessages('2', BOT)).some(hasText(sought, NOW));
  };

  test.each([
    ['is one with these words, from that time on', 'Anna is back at <t:1700000000:R>.', 0, true],
    ['is one with another time in it', 'Anna is back at <t:1800000000:F>.', 1, true],
    ['is none with other words', 'Bert is back at <t:1700000000:R>.', 1, false],
    ['is none with more words', 'Anna is back at <t:1700000000:R>. Really.', 1, false],
    ['is none that was written before', 'Anna is back at <t:1700000000:R>.', -1, false],
  ])('%s', async (_, content, minutes, expected) => expect(await sent(content, minutes)).toBe(expected));

  test.each([
    ['is one that told a time which is over by now', 'Table 6 is waiting (⏱ until <t:1700000000:R>).', true],
    ['is none with other words in brackets', 'Table 6 is waiting (blue).', false],
  ])('%s', async (_, content, expected) => {
    expect(await sent(content, 1, undefined, 'Table 6 is waiting.')).toBe(expected);
  });

  test('is none that a person wrote', async () =>
    expect(await sent('Anna is back at <t:1700000000:R>.', 1, '101')).toBe(false));
});

test('an id tells when it was made', () =>
  expect(writtenAt('175928847299117063').toISOString()).toBe('2016-04-30T11:18:25.796Z'));

describe('a thread', () => {
  test('has at most 100 letters of a name, whichever way it is made or renamed', async () => {
    const { stub, api } = discord();
    const { id } = stub.addMessage('2', 'the lobby');
    const long = 'n'.repeat(150);
    const grown = await api.startThread('2', id, long);
    const alone = await api.createThread('1', '2', long, ChannelType.PublicThread, BOT);
    expect([grown, alone].map((thread) => stub.channel(thread).name.length)).toEqual([100, 100]);
    await api.rename(alone, () => 'm'.repeat(150));
    expect(stub.channel(alone).name).toBe(`${'m'.repeat(99)}…`);
  });

  test.each([ChannelType.PublicThread, ChannelType.PrivateThread] as const)(
    'of type %i that is made twice at once is one, and the other is put away',
    async (type) => {
      const { stub, api } = discord();
      const made = () => api.createThread('1', '2', 'table 1', type, BOT);
      const [one = '', other] = await Promise.all([made(), made()]);
      expect(other).toBe(one);
      const both = [...stub.channels].filter(([, { name }]) => name === 'table 1');
      expect(both.map(([id, { archived }]) => [id === one, archived])).toEqual([
        [true, false],
        [false, true],
      ]);
    },
  );

  test('that was made twice without an answer is one, and the other is put away', async () => {
    const { stub, api } = discord();
    const made = () => api.createThread('1', '2', 'table 1', ChannelType.PrivateThread, BOT);
    stub.fail({ method: 'POST', path: /threads$/, error: UNAVAILABLE, times: 2, afterwards: true });
    await Promise.allSettled([made(), made()]);
    const one = await made();
    const open = [...stub.channels].filter(([, { name, archived }]) => name === 'table 1' && !archived);
    expect(open.map(([id]) => id)).toEqual([one]);
    expect([...stub.channels.values()].filter(({ archived }) => archived)).toHaveLength(1);
  });

  test('is put away if nobody knows whether there is an older one', async () => {
    const { stub, api } = discord();
    stub.fail({ method: 'GET', path: /active$/, error: UNAVAILABLE, skip: 1 });
    await expect(api.createThread('1', '2', 'table 1', ChannelType.PrivateThread, BOT)).rejects.toThrow();
    const all = [...stub.channels.values()].filter(({ name }) => name === 'table 1');
    expect(all.map(({ archived }) => archived)).toEqual([true]);
  });

  test('of somebody else is left alone, whatever its name', async () => {
    const { stub, api } = discord();
    const theirs = stub.addThread('2', 'table 1', '101');
    const made = await api.createThread('1', '2', 'table 1', ChannelType.PrivateThread, BOT);
    expect(made).not.toBe(theirs);
    expect(stub.channel(theirs).archived).toBe(false);
  });

  test('that grew out of a message already is the one', async () => {
    const { stub, api } = discord();
    const { id } = stub.addMessage('2', 'the lobby');
    expect(await api.startThread('2', id, 'one')).toBe(id);
    expect(await api.startThread('2', id, 'two')).toBe(id);
    expect(stub.channel(id).name).toBe('one');
  });

  test('can’t be made while Discord is out of order, and that is said', async () => {
    const { stub, api } = discord();
    stub.fail({ method: 'POST', path: /threads$/, error: UNAVAILABLE });
    await expect(api.startThread('2', stub.addMessage('2', 'the lobby').id, 'one')).rejects.toThrow();
  });
});

describe('whether something is there', () => {
  test('a message, its channel, a person', async () => {
    const { stub, api } = discord();
    const { id } = stub.addMessage('2', 'the lobby');
    stub.left.add('101');
    expect(await api.messageExists('2', id)).toBe(true);
    expect(await api.messageExists('2', '1')).toBe(false);
    expect(await api.messageExists('3', id)).toBe(false);
    expect(await api.isMember('1', '102')).toBe(true);
    expect(await api.isMember('1', '101')).toBe(false);
  });

  test('is not known while Discord is out of order', async () => {
    const { stub, api } = discord();
    stub.fail({ method: 'GET', path: /./, error: UNAVAILABLE, times: 2 });
    await expect(api.messageExists('2', '1')).rejects.toThrow();
    await expect(api.isMember('1', '101')).rejects.toThrow();
  });
});

describe('removing buttons leaves', () => {
  const pressed = button('l:1:join', 'Sit here');
  const url = 'https://cdn.discord.invalid/attachments/2/3/a%20card.jpg?ex=1';

  test('nothing below a plain text, also where messages can’t be read', async () => {
    const { stub, api } = discord();
    for (const isReadable of [true, false]) {
      const id = await api.send('2', plain('Well?', rowsOf([pressed])), { nonce: `${isReadable}` });
      if (!isReadable) stub.fail({ method: 'GET', path: /messages/, error: MISSING_PERMISSION });
      await api.removeButtons('2', id);
      expect(stub.channel('2').messages[0]).toMatchObject({ content: 'Well?', components: [] });
    }
  });

  test('the texts and the picture of a message in rows', async () => {
    const { stub, api } = discord();
    const message = laidOut(
      [row('Well?', pressed), row('Later.'), ...rowsOf([button('l:1:leave', 'Leave')])],
      1,
    );
    const id = await api.send('2', message, { nonce: '1' });
    const [sent] = stub.channel('2').messages;
    const [container] = sent?.components ?? [];
    if (container?.type !== ComponentType.Container) throw new Error('not in rows');
    container.components.push({ type: ComponentType.MediaGallery, items: [{ media: { url } }] });
    await api.removeButtons('2', id);
    expect(sent?.components).toEqual([
      {
        type: ComponentType.Container,
        accent_color: 1,
        components: [
          row('Well?'),
          row('Later.'),
          { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://a card.jpg' } }] },
        ],
      },
    ]);
  });
});

test.each([
  ['Unknown channel', 10003, true, false],
  ['Unknown message', 10008, false, true],
  ['Missing permissions', 50013, false, false],
])('what is gone: %s', (_, code, channel, message) => {
  const error = refusal(404, code);
  expect([isChannelGone(error), isMessageGone(error)]).toEqual([channel, message]);
});

test('a message goes out with its nonce enforced: sent twice, it is there once', async () => {
  const { stub, api } = discord();
  const options = { nonce: nonceOf('key'), silent: true };
  const [one, two] = [
    await api.send('2', plain('words'), options),
    await api.send('2', plain('words'), options),
  ];
  expect(two).toBe(one);
  expect(stub.channel('2').messages).toMatchObject([
    { content: 'words', silent: true, nonce: options.nonce },
  ]);
});

test.each([
  ['who are awake, and those at rest only read it', ['1', '2'], {}, ['1'], false],
  ['in silence if all of them rest', ['2'], {}, [], true],
  ['all of them if it is their turn', ['1', '2'], { pingsResting: true }, ['1', '2'], false],
  ['never if it is silent', ['1'], { silent: true }, ['1'], true],
])('a message calls people %s', async (_, mentions, options, called, silent) => {
  const { stub } = discord();
  const api = new ChannelApi(stub.rest, async (all) => all.filter((one) => one !== '2'));
  await api.send('2', { ...plain('<@1> <@2>'), mentions }, { nonce: 'n', ...options });
  expect(stub.channel('2').messages).toMatchObject([{ content: '<@1> <@2>', mentions: called, silent }]);
});

test('a direct message is opened with its person', async () => {
  const { stub, api } = discord();
  const channel = await api.openDirectMessage('101');
  await api.send(channel, plain('words'), { nonce: 'n', silent: false });
  expect(stub.direct('101').messages).toMatchObject([{ content: 'words', silent: false }]);
});
