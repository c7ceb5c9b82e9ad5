import { DiscordAPIError, type InternalRequest, RateLimitError, REST } from 'discord.js';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { isPermanentError, isTooLateToAnswer } from '../../../src/discord/api/errors.ts';
import {
  adaptRequests,
  asOneBuffer,
  OldEdits,
  sendPatiently,
  watchFailures,
} from '../../../src/discord/api/requests.ts';
import { createClient } from '../../../src/discord/services.ts';
import { UNAVAILABLE } from '../rest-stub.ts';

const request = (more: Partial<InternalRequest>): InternalRequest =>
  ({ fullRoute: '/interactions/1/2/callback', method: 'POST', ...more }) as InternalRequest;

const read = ({ body, headers }: InternalRequest): Promise<FormData> =>
  new Response(body as Buffer, { headers: headers as Record<string, string> }).formData();

const bytes = Buffer.from([0, 13, 10, 45, 45, 255]);

describe('a request with pictures', () => {
  it('has them and its words in one buffer', async () => {
    const body = { content: 'Wörter – “🎲”\r\n--' };
    const files = [
      { name: 'board.png', data: bytes },
      { name: 'a "b".webp', data: bytes, key: 'files[7]' },
    ];
    const sent = asOneBuffer(request({ body, files, headers: { 'X-Other': '1' } }));
    expect(sent).toMatchObject({ method: 'POST', passThroughBody: true, headers: { 'X-Other': '1' } });
    expect(sent.files).toBeUndefined();
    const form = await read(sent);
    expect([...form.keys()]).toEqual(['files[0]', 'files[7]', 'payload_json']);
    expect(JSON.parse(String(form.get('payload_json')))).toEqual(body);
    const [first, second] = [form.get('files[0]') as File, form.get('files[7]') as File];
    expect([first.name, first.type, second.name, second.type]).toEqual([
      'board.png',
      'image/png',
      'a "b".webp',
      'image/webp',
    ]);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['without files', { body: { content: 'x' } }],
    ['with a file that is no picture', { files: [{ name: 'data.json', data: bytes }] }],
    ['with a picture that is no bytes', { files: [{ name: 'board.png', data: 'x' }] }],
  ])('%s is left to the library', (_, more) => {
    const given = request(more);
    expect(asOneBuffer(given)).toBe(given);
  });
});

it('has no half characters, which rows of older versions may hold', async () => {
  const sent: unknown[] = [];
  const rest = { queueRequest: async ({ body }: InternalRequest) => sent.push(body) } as unknown as REST;
  adaptRequests(rest);
  await rest.queueRequest(request({ body: { content: 'a\ud83d', rows: [{ label: '😀\ude00' }] } }));
  expect(sent).toEqual([{ content: 'a\ufffd', rows: [{ label: '😀\ufffd' }] }]);
});

describe('a request that Discord does not take', () => {
  const failing = (error: () => Error, broken: `/${string}` = '/channels/1/messages') => {
    let at = 0;
    const told: string[] = [];
    const tell = (facts: object, line: string) => told.push(`${line} ${JSON.stringify(facts)}`);
    let isBroken = true;
    const rest = {
      queueRequest: async ({ fullRoute }: InternalRequest) => {
        if (fullRoute !== broken || !isBroken) return {};
        throw error();
      },
    } as unknown as REST;
    watchFailures(rest, { log: { error: tell, warn: tell } as never, now: () => new Date(at) });
    const ask = (fullRoute: `/${string}`): Promise<string> =>
      rest.queueRequest(request({ fullRoute, body: { content: 'a secret word' } })).then(
        () => 'taken',
        (reason: Error) => (isPermanentError(reason) ? 'refused' : 'failed'),
      );
    /** The results of attempts at these seconds; between them, another request succeeds, unless everything is down. */
    const attempts = async (
      seconds: readonly number[],
      other: `/${string}` | null = '/channels/2/messages',
    ) => {
      const came: string[] = [];
      for (const second of seconds) {
        at = second * 1000;
        came.push(await ask(broken));
        if (other) await ask(other);
      }
      return came;
    };
    const mend = () => {
      isBroken = false;
    };
    return { attempts, told, mend };
  };

  const [FIRST, REFUSED] = [['failed', 'failed', 'failed'], 'refused'];

  it('for ever counts as refused after a minute, which is logged once', async () => {
    const { attempts, told, mend } = failing(UNAVAILABLE);
    expect(await attempts([0, 2, 12, 72, 372])).toEqual([...FIRST, REFUSED, REFUSED]);
    expect(told).toHaveLength(1);
    mend();
    expect(await attempts([400])).toEqual(['taken']);
  });

  it('while it takes nothing else is tried on', async () => {
    const { attempts, told } = failing(UNAVAILABLE);
    expect(await attempts([0, 2, 12, 72], null)).toEqual([...FIRST, 'failed']);
    // Then it takes others again, and by chance not this one.
    expect(await attempts([73, 74, 75])).toEqual(FIRST);
    expect(told).toEqual([]);
  });

  it('while it takes none of its kind is tried on', async () => {
    const { attempts, told } = failing(UNAVAILABLE);
    expect(await attempts([0, 60, 300, 600, 900], '/gateway')).toEqual([...FIRST, 'failed', 'failed']);
    expect(told).toEqual([]);
    // Then it takes others.
    expect(await attempts([1200, 1500, 1800])).toEqual(['failed', 'failed', REFUSED]);
  });

  it('is of one kind with all other answers, whatever their tokens are', async () => {
    const answer = (token: string) => `/webhooks/1/${token}/messages/@original` as const;
    const { attempts } = failing(UNAVAILABLE, answer('aW50ZXJhY3Rpb246'));
    const seconds = [0, 2, 12, 72];
    expect(await attempts(seconds, answer('another8token'))).toEqual([...FIRST, REFUSED]);
  });

  it('since it is malformed is logged with its fields, and nothing of what was in them', async () => {
    const errors = { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'a secret word' }] } };
    const body = { code: 50035, message: 'Invalid Form Body', errors };
    const { attempts, told } = failing(() => new DiscordAPIError(body, 50035, 400, 'POST', '', {}));
    expect(await attempts([0])).toEqual([REFUSED]);
    expect(told).toEqual([
      'Discord refused a malformed request {"method":"POST","route":"/channels/1/messages","reasons":["content: BASE_TYPE_MAX_LENGTH"]}',
    ]);
  });
});

describe('a request on a slow line', () => {
  const MEGABYTE = 1_000_000;

  it('has the time that its size takes at 1 Mbit/s, and the library does not send it again', async () => {
    const timeouts: number[] = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      timeouts.push(ms);
      // Node takes whole milliseconds alone.
      timeout(ms);
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    let sent = 0;
    const rest = new REST({
      retries: 3,
      makeRequest: async (_, { signal }) => {
        sent += 1;
        signal?.throwIfAborted();
        throw new DOMException('late', 'AbortError');
      },
    }).setToken('x');
    sendPatiently(rest);
    adaptRequests(rest);
    const send = (size: number) =>
      rest.post('/channels/1/messages', { files: [{ name: 'film.webp', data: Buffer.alloc(size) }] });
    await expect(send(9 * MEGABYTE)).rejects.toThrow('late');
    expect([sent, Math.round((timeouts[0] ?? 0) / 1000)]).toEqual([1, 87]);
    // Small ones, and all that Discord deduplicates, are left to the library.
    await expect(send(1000)).rejects.toThrow('late');
    expect([sent, timeouts.length]).toEqual([5, 1]);
    await expect(rest.post('/channels/1/threads', { body: { name: 'x' } })).rejects.toThrow('late');
    expect([sent, timeouts.length]).toEqual([6, 2]);
    vi.restoreAllMocks();
  });
});

it('edits of old messages that nobody waits for leave one in three to the turns', async () => {
  let at = 10 * 3_600_000;
  const edits = new OldEdits(
    () => new Date(at),
    async (ms) => {
      at += ms;
    },
  );
  const begin = at;
  const times: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    await edits.take('1', new Date(0));
    times.push(at - begin);
  }
  expect(times).toEqual([0, 0, 6000, 6000, 12_000, 12_000]);
  await edits.take('1', new Date(at - 60_000));
  await edits.take('2', new Date(0));
  expect(at - begin).toBe(12_000);
});

describe('a rate limit', () => {
  /** The bot's own client, whose first request is rate limited for this many seconds. */
  const limitedFor = (seconds: number) => {
    const answers = [
      new Response(JSON.stringify({ message: 'slower', retry_after: seconds, global: false }), {
        status: 429,
        headers: { 'content-type': 'application/json', 'retry-after': `${seconds}` },
      }),
      Response.json({ id: '7' }),
    ];
    const makeRequest = async () => answers.shift() as never;
    const { rest } = createClient({ apiUrl: null, makeRequest, log: pino({ level: 'silent' }) });
    return rest.setToken('a-token');
  };

  it.each([
    ['/channels/1234567890123456/messages', false],
    ['/interactions/1234567890123456/token/callback', true],
    ['/webhooks/1234567890123456/token', true],
  ] as const)('of an hour ends %s: what is said after it would be outdated', async (path, isAnswer) => {
    const error: unknown = await limitedFor(3600)
      .post(path, { body: { content: 'x' } })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(isTooLateToAnswer(error)).toBe(isAnswer);
  });

  it('that is over soon is waited for', async () => {
    const sent = limitedFor(0.01).post('/channels/1234567890123456/messages', { body: { content: 'x' } });
    expect(await sent).toEqual({ id: '7' });
  });
});
