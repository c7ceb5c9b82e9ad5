import {
  ButtonInteraction,
  ChatInputCommandInteraction,
  Client,
  DiscordAPIError,
  ModalSubmitInteraction,
  REST,
} from 'discord.js';
import {
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  MessageFlags,
  InteractionResponseType as Type,
} from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withoutPressed } from '../../../src/discord/api/interaction.ts';
import { row } from '../../../src/discord/api/layout.ts';
import { button, laidOut, plain, rowsOf } from '../../../src/discord/api/message.ts';
import { sendPatiently } from '../../../src/discord/api/requests.ts';
import {
  Acknowledgement,
  type Answerable,
  DEADLINE_MS,
} from '../../../src/discord/handling/acknowledgement.ts';
import { withErrorReply } from '../../../src/discord/handling/refresh-table.ts';
import { held } from '../../held.ts';
import { PRESSED, SENT } from '../sent.ts';

const TOKEN = 'token-of-the-interaction';

const ROWS = MessageFlags.IsComponentsV2;
const PRIVATE = MessageFlags.Ephemeral;
const FLAGS: Readonly<Record<number, string>> = {
  [ROWS]: 'rows',
  [PRIVATE]: 'private',
  [ROWS | PRIVATE]: 'rows private',
};

/** Discord's REST API, which records requests and refuses them as told. */
class RestStub {
  /** `POST callback UpdateMessage rows private "words"`: the type of a callback, the flags and the words it has. */
  readonly requests: string[] = [];
  /** Answers to the next requests; left out: it is taken. */
  readonly answers: (number | Promise<void>)[] = [];
  readonly rest: REST;

  constructor() {
    const take =
      (method: string) =>
      async (path: string, { body = {} }: { body?: { type?: Type; data?: object } } = {}) => {
        const { content, flags } = { ...body, ...body.data } as { content?: string; flags?: number };
        const place = /callback$|@original$/.exec(decodeURIComponent(path))?.[0] ?? path.split('/')[1];
        const words = [
          `${method} ${place}`,
          body.type !== undefined && Type[body.type],
          flags && FLAGS[flags],
          content !== undefined && `"${content}"`,
        ];
        this.requests.push(words.filter((word) => word).join(' '));
        const answer = this.answers.shift();
        if (typeof answer === 'number') throw refusal(answer);
        await answer;
        return {
          id: '900',
          channel_id: '500',
          content: content ?? '',
          author: { id: '1', username: 'x' },
          ...(body.type !== undefined && { interaction: { id: '700', type: 2 } }),
        };
      };
    this.rest = Object.assign(new REST(), { post: take('POST'), patch: take('PATCH') }) as unknown as REST;
  }
}

const refusal = (code: number) =>
  new DiscordAPIError({ code, message: 'No.' }, code, 400, 'POST', 'https://discord.invalid', {});

/** `flags`: of the pressed message. */
function opened(kind: 'button' | 'command' | 'form', flags = 0) {
  const stub = new RestStub();
  const client = new Client({ intents: [] });
  client.rest = stub.rest;
  const given = {
    button: { ...PRESSED, message: { ...PRESSED.message, flags } },
    form: { type: InteractionType.ModalSubmit, data: { custom_id: 'x', components: [] } },
    command: {
      type: InteractionType.ApplicationCommand,
      data: { type: ApplicationCommandType.ChatInput, id: '5', name: 'games' },
    },
  }[kind];
  const of = {
    button: ButtonInteraction,
    form: ModalSubmitInteraction,
    command: ChatInputCommandInteraction,
  }[kind];
  const interaction = Reflect.construct(of as new () => unknown, [
    client,
    { ...SENT, ...given, id: '700', token: TOKEN },
  ]) as Answerable;
  return { stub, interaction, acknowledgement: new Acknowledgement(interaction) };
}

/** What a button is answered with goes into its message. */
function updating(flags = 0) {
  const all = opened('button', flags);
  all.acknowledgement.promiseUpdate();
  return all;
}

/** What a command is answered with is a message. */
function replying() {
  const all = opened('command');
  all.acknowledgement.promiseReply();
  return all;
}

const said = plain('said');

describe('a message in rows', () => {
  const rows = laidOut([row('Table 1')]);

  test('is new, and what takes its place is in rows, too', async () => {
    const { stub, acknowledgement } = replying();
    await acknowledgement.answer(rows);
    await acknowledgement.answer(plain('gone'));
    expect(stub.requests).toEqual([
      'POST callback ChannelMessageWithSource rows private',
      'PATCH @original rows',
    ]);
  });

  test('stays one below a pressed button, since its flag can’t be taken back', async () => {
    const { stub, acknowledgement } = updating(ROWS);
    await acknowledgement.answer(plain('gone'));
    await acknowledgement.replyPrivately(plain('beside'));
    expect(stub.requests).toEqual(['POST callback UpdateMessage rows', 'POST webhooks private "beside"']);
  });

  test('takes the place of an earlier one’s text', async () => {
    const { stub, acknowledgement } = updating();
    await acknowledgement.answer(rows);
    expect(stub.requests).toEqual(['POST callback UpdateMessage rows ""']);
  });
});

test('a message in rows loses the pressed button, and keeps its others and its picture', () => {
  const pressed = button('gone', 'Share it');
  const other = button('kept', 'Another one');
  const picture = (url: string) => ({
    type: ComponentType.MediaGallery,
    items: [{ media: { url }, description: 'A board.' }],
  });
  const container = (url: string, ...parts: object[]) => ({
    type: ComponentType.Container,
    components: [...parts, picture(url), ...rowsOf([other])],
  });
  const shown = container(
    'https://cdn.discordapp.com/attachments/1/2/a%20board.png?ex=1',
    row('Text', pressed),
    ...rowsOf([pressed]),
  );
  const message = { components: [{ toJSON: () => shown }] };
  expect(withoutPressed({ message, customId: 'gone' } as unknown as ButtonInteraction)).toEqual([
    container('attachment://a board.png', row('Text')),
  ]);
});

describe('the first answer', () => {
  test('of a button that changes its message is the message itself', async () => {
    const { stub, acknowledgement } = updating();
    expect(await acknowledgement.updatePressed(said)).toBe(true);
    await acknowledgement.finish();
    expect(stub.requests).toEqual(['POST callback UpdateMessage "said"']);
  });

  test('of a button that changed nothing comes when it is done', async () => {
    const { stub, acknowledgement } = updating();
    expect(stub.requests).toEqual([]);
    await acknowledgement.finish();
    expect(stub.requests).toEqual(['POST callback DeferredMessageUpdate']);
  });

  test('of a command is a message for the person alone, and the next one stands in its place', async () => {
    const { stub, acknowledgement } = replying();
    await acknowledgement.answer(plain('one'));
    await acknowledgement.replyPrivately(plain('two'));
    await acknowledgement.finish();
    expect(stub.requests).toEqual([
      'POST callback ChannelMessageWithSource private "one"',
      'PATCH @original "two"',
    ]);
  });

  test('beside a button’s message is one request, and the next words are a message more', async () => {
    const { stub, acknowledgement } = updating();
    await acknowledgement.replyPrivately(plain('refused'));
    await acknowledgement.replyPrivately(plain('and'));
    expect(stub.requests).toEqual([
      'POST callback ChannelMessageWithSource private "refused"',
      'POST webhooks private "and"',
    ]);
  });

  test('that Discord refuses is none: the message is edited in another way, and the tap answered at the end', async () => {
    const { stub, acknowledgement } = updating();
    stub.answers.push(50083);
    expect(await acknowledgement.updatePressed(said)).toBe(false);
    await acknowledgement.finish();
    expect(stub.requests).toEqual([
      'POST callback UpdateMessage "said"',
      'POST callback DeferredMessageUpdate',
    ]);
  });

  test('on a message that is gone meanwhile says nothing', async () => {
    const { stub, acknowledgement } = updating();
    stub.answers.push(10008);
    await acknowledgement.answer(said);
    expect(stub.requests.at(-1)).toBe('POST callback DeferredMessageUpdate');
  });

  test('in a thread that was archived meanwhile cannot be given, which is no failure', async () => {
    const { stub, acknowledgement } = opened('button');
    acknowledgement.promiseReply();
    stub.answers.push(50083);
    await acknowledgement.replyPrivately(plain('x'));
    await acknowledgement.finish();
    expect([acknowledgement.state, stub.requests.length]).toEqual(['lost', 1]);
  });
});

describe('at the deadline', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const failed = vi.fn();
  const atDeadline = async (acknowledgement: Acknowledgement, writeDown = async () => {}) => {
    acknowledgement.startDeadline(DEADLINE_MS, writeDown, failed);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
  };

  test('what was asked is written down, then acknowledged; the answer is edited in', async () => {
    const { stub, acknowledgement } = replying();
    const order: string[] = [];
    acknowledgement.startDeadline(
      DEADLINE_MS,
      async () => void order.push(`written after ${stub.requests.length} requests`),
      failed,
    );
    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(['written after 0 requests']);
    await acknowledgement.answer(said);
    expect(stub.requests).toEqual([
      'POST callback DeferredChannelMessageWithSource private',
      'PATCH @original "said"',
    ]);
  });

  test('a button that changes its message is acknowledged by that', async () => {
    const { stub, acknowledgement } = updating();
    await atDeadline(acknowledgement);
    expect(await acknowledgement.updatePressed(said)).toBe(false);
    await acknowledgement.finish();
    expect(stub.requests).toEqual(['POST callback DeferredMessageUpdate']);
  });

  test('of a form that waits for its answer, what is said second stands below what was said first', async () => {
    const { stub, acknowledgement } = opened('form');
    await atDeadline(acknowledgement);
    await acknowledgement.replyPrivately(plain('refused'));
    await acknowledgement.replyPrivately(plain('what was written'));
    expect(stub.requests.slice(1)).toEqual([
      'PATCH @original "refused"',
      'POST webhooks private "what was written"',
    ]);
  });

  test('nothing is written down for what has been answered', async () => {
    const { stub, acknowledgement } = opened('command');
    const writeDown = vi.fn(async () => {});
    acknowledgement.startDeadline(DEADLINE_MS, writeDown, failed);
    await acknowledgement.answer(said);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(writeDown).not.toHaveBeenCalled();
    expect(stub.requests).toHaveLength(1);
  });

  test('nothing is acknowledged that could not be written down', async () => {
    const { stub, acknowledgement } = opened('command');
    await atDeadline(acknowledgement, () => Promise.reject(new Error('no store')));
    expect(failed).toHaveBeenCalledWith(new Error('no store'));
    expect(stub.requests).toEqual([]);
  });

  test('an answer that comes while it is written down is the first', async () => {
    const { stub, acknowledgement } = opened('command');
    const { until, letGo } = held();
    await atDeadline(acknowledgement, () => until);
    await acknowledgement.answer(said);
    letGo();
    await vi.advanceTimersByTimeAsync(1);
    expect(stub.requests).toEqual(['POST callback ChannelMessageWithSource private "said"']);
  });

  test('an answer that comes while it is acknowledged waits for that', async () => {
    const { stub, acknowledgement } = opened('command');
    const { until, letGo } = held();
    stub.answers.push(until);
    await atDeadline(acknowledgement);
    const answered = acknowledgement.answer(said);
    await vi.advanceTimersByTimeAsync(1);
    expect(stub.requests).toHaveLength(1);
    letGo();
    await answered;
    expect(stub.requests.at(-1)).toBe('PATCH @original "said"');
  });

  test('a form can’t be opened any more', async () => {
    const { acknowledgement } = opened('button');
    const form = { custom_id: 'x', title: 'x', components: [] };
    await atDeadline(acknowledgement);
    expect(await acknowledgement.showModal(form)).toBe(false);
  });
});

describe('beside another process that heard of the same interaction', () => {
  test('a form that it has opened counts as opened', async () => {
    const { stub, acknowledgement } = opened('command');
    stub.answers.push(40060);
    expect(await acknowledgement.showModal({ custom_id: 'x', title: 'x', components: [] })).toBe(true);
  });

  test('what it has answered is not said again', async () => {
    const { stub, acknowledgement } = updating();
    stub.answers.push(40060);
    await acknowledgement.replyPrivately(plain('refused'));
    await acknowledgement.replyPrivately(plain('and'));
    await acknowledgement.finish();
    expect(stub.requests).toHaveLength(1);
  });

  test('words are said after an answer that Discord took from this one, though its response was lost', async () => {
    const { interaction, acknowledgement } = opened('button');
    const paths: string[] = [];
    const rest = new REST({
      makeRequest: async (url) => {
        paths.push(new URL(url).pathname.split('/').at(-1) ?? '');
        const taken = { id: '900', channel_id: '500', content: 'words', author: { id: '1', username: 'x' } };
        const answers: readonly (readonly [number, object])[] = [
          [500, {}],
          [400, { code: 40060, message: 'No.' }],
        ];
        const [status, body] = answers[paths.length - 1] ?? [200, taken];
        return Response.json(body, { status }) as never;
      },
    }).setToken('x');
    sendPatiently(rest);
    Reflect.set(interaction.client, 'rest', rest);
    acknowledgement.promiseUpdate();
    await acknowledgement.acknowledge();
    await acknowledgement.replyPrivately(plain('words'));
    expect(paths).toEqual(['callback', 'callback', TOKEN]);
  });

  test('the pressed message isn’t its answer', async () => {
    const { stub, acknowledgement } = updating();
    stub.answers.push(40060);
    expect(await acknowledgement.updatePressed(said)).toBe(false);
    await acknowledgement.finish();
    expect(stub.requests).toHaveLength(1);
  });

  test.each([
    [40060, 0],
    [10062, 0],
    [50013, 1],
  ])('suggestions refused with %i are logged %i times', async (code, times) => {
    const log = { error: vi.fn() };
    const interaction = { id: '1', user: { id: '11' }, isAutocomplete: () => true, respond: async () => {} };
    const refused = async () => {
      throw new DiscordAPIError({ code, message: 'refused' }, code, 400, 'POST', '', {});
    };
    await withErrorReply({ log, interaction } as never, null, refused);
    expect(log.error).toHaveBeenCalledTimes(times);
  });

  test('words for the person alone come beside a message for everybody', async () => {
    const { stub, acknowledgement } = replying();
    await acknowledgement.replyPublicly(laidOut([row('Table 1')]));
    await acknowledgement.replyPrivately(plain('That’s stored.'));
    expect(stub.requests.at(-1)).toBe('POST webhooks private "That’s stored."');
  });

  test('a message for everybody is not written over', async () => {
    const { stub, acknowledgement } = replying();
    stub.answers.push(40060);
    expect(await acknowledgement.replyPublicly(said)).toBeNull();
    await acknowledgement.replyPrivately(plain('You sit at table 1.'));
    expect(stub.requests).toHaveLength(1);
  });
});

describe('too late', () => {
  test.each([10062, 10015, 50027])(
    'Discord is told nothing more after %i, and nothing fails',
    async (code) => {
      const { stub, acknowledgement } = replying();
      acknowledgement.wasDeferred('reply', false);
      stub.answers.push(code);
      await acknowledgement.answer(said);
      await acknowledgement.replyPrivately(said);
      expect(acknowledgement.state).toBe('lost');
      expect(stub.requests).toHaveLength(1);
    },
  );

  test('an interaction whose token is void is done without an answer', async () => {
    const { stub, acknowledgement } = opened('command');
    acknowledgement.wasDeferred('reply', true);
    await acknowledgement.answer(said);
    expect(stub.requests).toEqual([]);
  });

  test('one of an earlier process is answered by its token', async () => {
    const { stub, acknowledgement } = opened('button');
    acknowledgement.wasDeferred('update', false);
    expect(await acknowledgement.updatePressed(said)).toBe(false);
    await acknowledgement.answer(said);
    expect(stub.requests).toEqual(['PATCH @original "said"']);
  });

  test('one of an earlier process, which may have answered in words, loses these for rows', async () => {
    const { stub, acknowledgement } = opened('button');
    acknowledgement.wasDeferred('reply', false);
    await acknowledgement.answer(laidOut([row('Table 1')]));
    expect(stub.requests).toEqual(['PATCH @original rows ""']);
  });
});
