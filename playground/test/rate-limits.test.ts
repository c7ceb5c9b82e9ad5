import { RateLimitError, REST, type RESTOptions } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RateLimits } from '../src/api/rate-limits.ts';
import { type Playground, type PlaygroundOptions, startPlayground } from '../src/index.ts';
import { refusalCode, type Stage, stage, textChannel } from '../testing/bot.ts';

const numbers = (headers: Readonly<Record<string, string>>) => ({
  reset: Number(headers['x-ratelimit-reset']),
  resetAfter: Number(headers['x-ratelimit-reset-after']),
  retryAfter: Number(headers['retry-after']),
});

describe('headers count seconds, on a clock of milliseconds', () => {
  const limits = () => {
    let now = 1_700_000_000_000;
    const all = new RateLimits({ requests: 2, perMs: 10_000 }, () => now);
    const take = (passed = 0) => {
      now += passed;
      return all.take('GET', '/x', '1');
    };
    return take;
  };

  test('what is let through', () => {
    const { headers, waitMs } = limits()();
    expect(waitMs).toBeNull();
    expect(headers).not.toHaveProperty('retry-after');
    expect(numbers(headers)).toMatchObject({ reset: 1_700_000_010, resetAfter: 10 });
  });

  test('what has to wait: the header in whole seconds, never too few', () => {
    const take = limits();
    take();
    take();
    const { headers, waitMs } = take(2750);
    expect(waitMs).toBe(7250);
    expect(numbers(headers)).toEqual({ reset: 1_700_000_010, resetAfter: 7.25, retryAfter: 8 });
  });

  test('after that time it may go on', () => {
    const take = limits();
    for (let i = 0; i < 3; i += 1) take();
    expect(take(10_000).waitMs).toBeNull();
  });
});

describe('a refusal for being too fast', () => {
  let playground: Playground;
  beforeEach(async () => {
    playground = await startPlayground({ port: 0, rateLimit: { requests: 1, perMs: 90_000 } });
  });
  afterEach(() => playground.close());

  const ask = () =>
    fetch(`${playground.apiUrl}/v10/users/@me`, { headers: { authorization: `Bot ${playground.token}` } });

  const ordered = () =>
    playground.faults.next({ path: /./, does: { kind: 'rateLimit', retryAfterMs: 62_500 } });

  test('body and headers say the same time, in seconds', async () => {
    await ask();
    const { status, headers } = await ask();
    expect(status).toBe(429);
    const { resetAfter, retryAfter } = numbers(Object.fromEntries(headers));
    // Slightly less than 90, depending on the machine.
    expect(Math.ceil(resetAfter)).toBe(retryAfter);
    expect(retryAfter).toBeGreaterThan(60);
    expect(retryAfter).toBeLessThanOrEqual(90);
    const body = (await (await ask()).json()) as { readonly retry_after: number };
    expect(body.retry_after).toBeGreaterThan(60);
    expect(body.retry_after).toBeLessThanOrEqual(resetAfter);
  });

  test('one on order likewise', async () => {
    ordered();
    const answer = await ask();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBe(62.5);
    expect(await answer.json()).toMatchObject({ retry_after: 62.5, global: false });
  });

  test('discord.js would wait for just that time', async () => {
    const rest = new REST({ api: playground.apiUrl, offset: 0, rejectOnRateLimit: () => true });
    rest.setToken(playground.token);
    /** Milliseconds. */
    const waits = async () => {
      const refused: unknown = await rest.get('/users/@me').catch((error: unknown) => error);
      if (!(refused instanceof RateLimitError)) throw new Error('it was let through');
      return Math.max(refused.retryAfter, refused.timeToReset);
    };
    ordered();
    expect(await waits()).toBe(62_500);
    await expect(waits()).rejects.toThrow('let through');
    const wait = await waits();
    expect(wait).toBeGreaterThan(60_000);
    expect(wait).toBeLessThanOrEqual(90_000);
  });
});

describe('limits of their own', () => {
  let here: Stage;
  let now = Date.now();
  const open = async (options: Partial<PlaygroundOptions> = {}, rest: Partial<RESTOptions> = {}) => {
    now = Date.now();
    here = await stage({ now: () => now, ...options }, { rest: { rejectOnRateLimit: () => true, ...rest } });
    return textChannel(here);
  };
  afterEach(() => here.close());

  const came = (request: Promise<unknown>): Promise<unknown> =>
    request.then(
      () => 'taken',
      (reason: unknown) =>
        reason instanceof RateLimitError ? 'limited' : refusalCode(Promise.reject(reason)),
    );

  test('three edits of messages over an hour old, in six seconds and channel', async () => {
    const channel = await open();
    const old = await channel.send('old');
    now += 3_600_001;
    const fresh = await channel.send('fresh');
    const edits: unknown[] = [];
    for (const content of ['1', '2', '3']) edits.push(await came(old.edit(content)));
    edits.push(await came(fresh.edit('fresh still')));
    const url = `${here.playground.apiUrl}/v10/channels/${channel.id}/messages/${old.id}`;
    const headers = { authorization: `Bot ${here.playground.token}`, 'content-type': 'application/json' };
    const fourth = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ content: '4' }) });
    expect([fourth.status, await fourth.json()]).toMatchObject([429, { code: 30046 }]);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(1);
    now += 6000;
    edits.push(await came(old.edit('5')));
    expect(edits).toEqual(['taken', 'taken', 'taken', 'taken', 'taken']);
  });

  test('two names of a thread in ten minutes', async () => {
    const channel = await open();
    const thread = await channel.threads.create({ name: 'a' });
    expect([await came(thread.setName('b')), await came(thread.setName('c'))]).toEqual(['taken', 'taken']);
    expect(await came(thread.setName('d'))).toBe('limited');
    now += 600_000;
  });

  test('opened direct messages, where ordered', async () => {
    await open({ directOpenings: { times: 1, withinMs: 60_000 } });
    const { client, visitors } = here;
    const opening = (recipient_id: string) =>
      refusalCode(client.rest.post('/users/@me/channels', { body: { recipient_id } }));
    const id = visitors.as('aule').id;
    expect([await opening(id), await opening(id)]).toEqual([null, 40003]);
  });

  test('requests of one route, where ordered', async () => {
    const route = '/channels/{channel_id}/messages';
    const channel = await open({ routeLimits: [{ method: 'POST', route, requests: 1, perMs: 60_000 }] });
    expect([await came(channel.send('1')), await came(channel.send('2'))]).toEqual(['taken', 'limited']);
    expect(await came(channel.messages.fetch())).toBe('taken');
  });

  test('bytes of an upload, where ordered: it counts against the timeout, and nothing of it arrives', async () => {
    const channel = await open({ uploadBytesPerSecond: 100_000 }, { timeout: 500, retries: 0 });
    const film = { attachment: Buffer.alloc(200_000), name: 'film.bin' };
    await expect(channel.send({ files: [film] })).rejects.toThrow(/abort/i);
    await channel.send('small');
    expect((await channel.messages.fetch()).map(({ content }) => content)).toEqual(['small']);
  });
});
