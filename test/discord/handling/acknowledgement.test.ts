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
  acknowledgementOf,
  DEADLINE_MS,
} from '../../../src/discord/handling/acknowledgement.ts';
import { withErrorReply } from '../../../src/discord/handling/refresh-table.ts';

const TOKEN = 'token-of-the-interaction';

interface Request {
  readonly method: string;
  readonly path: string;
  readonly type?: Type;
  readonly content?: string;
  readonly flags?: number;
}

/** Discord's REST API, which records requests and refuses them as told. */
class RestStub {
  readonly requests: Request[] = [];
  /** Answers to the next requests; left out: it is taken. */
  readonly answers: (number | Promise<void>)[] = [];
  readonly rest: REST;

  constructor() {
    const take =
      (method: string) =>
      async (path: string, { body = {} }: { body?: { type?: Type; data?: object } } = {}) => {
        const { content, flags } = { ...body, ...body.data } as { content?: string; flags?: number };
        this.requests.push({
          method,
          path: decodeURIComponent(path)
            .replace(/^\/(\w+)\/.*?(callback|messages\/@original|)$/, '$1 $2')
            .trim(),
          ...(body.type !== undefined && { type: body.type }),
          ...(content !== undefined && { content }),
          ...(flags && { flags }),
        });
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

const common = {
  id: '700',
  application_id: '1',
  token: TOKEN,
  version: 1,
  locale: 'en-US',
  context: 0,
  user: { id: '8', username: 'aule', discriminator: '0', global_name: 'Aule', avatar: null },
  entitlements: [],
  authorizing_integration_owners: {},
  attachment_size_limit: 1,
  app_permissions: '0',
  channel: { id: '500', type: 0 },
  channel_id: '500',
};

/** `flags`: of the pressed message. */
function opened(kind: 'button' | 'command' | 'form', flags = 0) {
  const stub = new RestStub();
  const client = new Client({ intents: [] });
  client.rest = stub.rest;
  const message = {
    id: '600',
    channel_id: '500',
    content: 'a turn',
    author: { id: '1', username: 'x' },
    attachments: [],
    embeds: [],
    mentions: [],
    components: [],
    flags,
    timestamp: '2026-01-01T00:00:00Z',
  };
  const given = {
    button: {
      type: InteractionType.MessageComponent,
      message,
      data: { component_type: ComponentType.Button, custom_id: 'x' },
    },
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
    { ...common, ...given },
  ]) as Answerable;
  return { stub, interaction, acknowledgement: new Acknowledgement(interaction) };
}

const said = plain('said');
const typesOf = ({ requests }: RestStub) => requests.map(({ type, path }) => type ?? path);

describe('a message in rows', () => {
  const ROWS = MessageFlags.IsComponentsV2;
  const rows = laidOut([row('Table 1')]);
  const sent = ({ requests }: RestStub) => requests.map(({ content, flags }) => [content, flags]);

  test('is new, and what takes its place is in rows, too', async () => {
    const { stub, acknowledgement } = opened('command');
    acknowledgement.promiseReply();
    await acknowledgement.answer(rows);
    await acknowledgement.answer(plain('gone'));
    expect(sent(stub)).toEqual([
      [undefined, ROWS | MessageFlags.Ephemeral],
      [undefined, ROWS],
    ]);
  });

  test('stays one below a pressed button, since its flag can’t be taken back', async () => {
    const { stub, acknowledgement } = opened('button', ROWS);
    acknowledgement.promiseUpdate();
    await acknowledgement.answer(plain('gone'));
    await acknowledgement.replyPrivately(plain('beside'));
    expect(sent(stub)).toEqual([
      [undefined, ROWS],
      ['beside', MessageFlags.Ephemeral],
    ]);
  });

  test('takes the place of an earlier one’s text', async () => {
    const { stub, acknowledgement } = opened('button');
    acknowledgement.promiseUpdate();
    await acknowledgement.answer(rows);
    expect(sent(stub)).toEqual([['', ROWS]]);
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
    const { stub, acknowledgement } = opened('button');
    acknowledgement.promiseUpdate();
    expect(await acknowledgement.updatePressed(said)).toBe(true);
    await acknowledgement.finish();
    expect(stub.requests).toEqual([
      { method: 'POST', path: 'interactions callback', type: Type.UpdateMessage, content: 'said' },
    ]);
  });

  test('of a button that changed nothing comes when it is done', async () => {
    const { stub, acknowledgement } = opened('button');
    acknowledgement.promiseUpdate();
    expect(stub.requests).toEqual([]);
    await acknowledgement.finish();
    expect(typesOf(stub)).toEqual([Type.DeferredMessageUpdate]);
  });

  test('of a command is a message for the person alone, and the next one stands in its place', async () => {
    const { stub, acknowledgement } = opened('command');
    acknowledgement.promiseReply();
    await acknowledgement.answer(plain('one'));
    await acknowledgement.replyPrivately(plain('two'));
    await acknowledgement.finish();
    expect(stub.requests).toEqual([
      {
        method: 'POST',
        path: 'interactions callback',
        type: Type.ChannelMessageWithSource,
        content: 'one',
        flags: 64,
      },
      { method: 'PATCH', path: 'webhooks messages/@original', content: 'two' },
    ]);
  });

  test('beside a button’s message is one request, and the next words are a message more', async () => {
    const { stub, acknowledgement } = opened('button');
    acknowledgement.promiseUpdate();
    await acknowledgement.replyPrivately(plain('refused'));
    await acknowledgement.replyPrivately(plain('and'));
    expect(stub.requests.map(({ method, path, content }) => [method, path, content])).toEqual([
      ['POST', 'interactions callback', 'refused'],
      ['POST', 'webhooks', 'and'],
    ]);
  });

  test('that Discord refuses is none: the message is edited in another way, and the tap answered at the end', async () => {
    const { stub, acknowledgement } = opened('button');
    acknowledgement.promiseUpdate();
    stub.answers.push(50083);
    expect(await acknowledgement.updatePressed(said)).toBe(false);
    await acknowledgement.finish();
    expect(typesOf(stub)).toEqual([Type.UpdateMessage, Type.DeferredMessageUpdate]);
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

  test('what was asked is written down, then acknowledged; the answer is edited in', async () => {
    const { stub, acknowledgement } = opened('command');
    acknowledgement.promiseReply();
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
    await acknowledgement.answer(plain('said'));
    expect(stub.requests).toEqual([
      {
        method: 'POST',
        path: 'interactions callback',
        flags: 64,
        type: Type.DeferredChannelMessageWithSource,
      },
      { method: 'PATCH', path: 'webhooks messages/@original', content: 'said' },
    ]);
  });

  test('a button that changes its message is acknowledged by that', async () => {
    const { stub, acknowledgement } = opened('button');
    acknowledgement.promiseUpdate();
    acknowledgement.startDeadline(DEADLINE_MS, async () => {}, failed);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(await acknowledgement.updatePressed(said)).toBe(false);
    await acknowledgement.finish();
    expect(typesOf(stub)).toEqual([Type.DeferredMessageUpdate]);
  });

  test('of a form that waits for its answer, what is said second stands below what was said first', async () => {
    const { stub, acknowledgement } = opened('form');
    acknowledgement.startDeadline(DEADLINE_MS, async () => {}, failed);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    await acknowledgement.replyPrivately(plain('refused'));
    await acknowledgement.replyPrivately(plain('what was written'));
    expect(stub.requests.slice(1).map(({ method, path, content }) => [method, path, content])).toEqual([
      ['PATCH', 'webhooks messages/@original', 'refused'],
      ['POST', 'webhooks', 'what was written'],
    ]);
  });

  test('nothing is written down for what has been answered', async () => {
    const { stub, acknowledgement } = opened('command');
    const writeDown = vi.fn(async () => {});
    acknowledgement.startDeadline(DEADLINE_MS, writeDown, failed);
    await acknowledgement.answer(plain('said'));
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(writeDown).not.toHaveBeenCalled();
    expect(stub.requests).toHaveLength(1);
  });

  test('nothing is acknowledged that could not be written down', async () => {
    const { stub, acknowledgement } = opened('command');
    acknowledgement.startDeadline(DEADLINE_MS, () => Promise.reject(new Error('no store')), failed);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(failed).toHaveBeenCalledWith(new Error('no store'));
    expect(stub.requests).toEqual([]);
  });

  test('an answer that comes while it is written down is the first', async () => {
    const { stub, acknowledgement } = opened('command');
    let written = () => {};
    const writing = new Promise<void>((resolve) => {
      written = resolve;
    });
    acknowledgement.startDeadline(DEADLINE_MS, () => writing, failed);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    await acknowledgement.answer(plain('said'));
    written();
    await vi.advanceTimersByTimeAsync(1);
    expect(typesOf(stub)).toEqual([Type.ChannelMessageWithSource]);
  });

  test('an answer that comes while it is acknowledged waits for that', async () => {
    const { stub, acknowledgement } = opened('command');
    let taken = () => {};
    stub.answers.push(
      new Promise<void>((resolve) => {
        taken = resolve;
      }),
    );
    acknowledgement.startDeadline(DEADLINE_MS, async () => {}, failed);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    const answered = acknowledgement.answer(plain('said'));
    await vi.advanceTimersByTimeAsync(1);
    expect(stub.requests).toHaveLength(1);
    taken();
    await answered;
    expect(stub.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  });

  test('a form can’t be opened any more', async () => {
    const { acknowledgement } = opened('button');
    const form = { custom_id: 'x', title: 'x', components: [] };
    acknowledgement.startDeadline(DEADLINE_MS, async () => {}, failed);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
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
    const { stub, acknowledgement } = opened('button');
    acknowledgement.promiseUpdate();
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
    const { stub, acknowledgement } = opened('button');
    acknowledgement.promiseUpdate();
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
    const { stub, acknowledgement } = opened('command');
    acknowledgement.promiseReply();
    await acknowledgement.replyPublicly(laidOut([row('Table 1')]));
    await acknowledgement.replyPrivately(plain('That’s stored.'));
    expect(stub.requests.at(-1)).toEqual({
      method: 'POST',
      path: 'webhooks',
      content: 'That’s stored.',
      flags: MessageFlags.Ephemeral,
    });
  });

  test('a message for everybody is not written over', async () => {
    const { stub, acknowledgement } = opened('command');
    acknowledgement.promiseReply();
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
      const { stub, acknowledgement } = opened('command');
      acknowledgement.promiseReply();
      acknowledgement.wasDeferred('reply', false);
      stub.answers.push(code);
      await acknowledgement.answer(plain('said'));
      await acknowledgement.replyPrivately(plain('said'));
      expect(acknowledgement.state).toBe('lost');
      expect(stub.requests).toHaveLength(1);
    },
  );

  test('an interaction whose token is void is done without an answer', async () => {
    const { stub, acknowledgement } = opened('command');
    acknowledgement.wasDeferred('reply', true);
    await acknowledgement.answer(plain('said'));
    expect(stub.requests).toEqual([]);
  });

  test('one of an earlier process is answered by its token', async () => {
    const { stub, acknowledgement } = opened('button');
    acknowledgement.wasDeferred('update', false);
    expect(await acknowledgement.updatePressed(said)).toBe(false);
    await acknowledgement.answer(plain('said'));
    expect(stub.requests).toEqual([
      { method: 'PATCH', path: 'webhooks messages/@original', content: 'said' },
    ]);
  });
});

test('an interaction has one acknowledgement', () => {
  const { interaction } = opened('button');
  expect(acknowledgementOf(interaction)).toBe(acknowledgementOf(interaction));
});
