import { RateLimitError, REST } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RateLimits } from '../src/api/rate-limits.ts';
import { type Playground, startPlayground } from '../src/index.ts';

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
