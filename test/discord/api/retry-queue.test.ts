import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RetryQueue } from '../../../src/discord/api/requests.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that has failed, fails `times` times in all, and the seconds at which it was tried again. */
function failing(times: number, options = {}) {
  const queue = new RetryQueue();
  const tried: number[] = [];
  const work = async (): Promise<void> => {
    tried.push(Date.now() / 1000);
    if (tried.length < times) queue.retry('table', work, options);
    else queue.clear('table');
  };
  queue.retry('table', work);
  return { queue, tried, work };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('what failed is tried again after 2 s, 10 s, a minute and five minutes, and then no more', async () => {
  const { tried } = failing(99);
  await pass(3600);
  expect(tried).toEqual([2, 12, 72, 372]);
});

test('what may pass is tried again every five minutes until it succeeds', async () => {
  const { tried } = failing(16, { mayPass: true });
  await pass(24 * 3600);
  expect(tried.slice(3)).toEqual(Array.from({ length: 13 }, (_, index) => 372 + 300 * index));
});

test('after that, the next occasion counts as the first', async () => {
  const { queue, tried, work } = failing(99);
  await pass(3600);
  queue.retry('table', work);
  await pass(100);
  expect(tried.slice(4)).toEqual([3602, 3612, 3672]);
});

test('a success in between ends it, and the next failure counts as the first', async () => {
  const { queue, tried, work } = failing(2);
  await pass(3600);
  expect(tried).toEqual([2, 12]);
  queue.retry('table', work);
  await pass(3600);
  expect(tried.slice(2)).toEqual([3602]);
});

test('a success on another occasion takes back the attempt that waits', async () => {
  const { queue, tried } = failing(99);
  await pass(1);
  queue.clear('table');
  await pass(3600);
  expect(tried).toEqual([]);
});

test('one attempt a key is waited for, and each key has its own', async () => {
  const queue = new RetryQueue();
  const tried: string[] = [];
  for (const name of ['one', 'one', 'two']) queue.retry(name, async () => void tried.push(name));
  await pass(3600);
  expect(tried).toEqual(['one', 'two']);
});

test('stopping waits for what is under way, and begins nothing any more', async () => {
  const queue = new RetryQueue();
  let finish = () => {};
  const tried: string[] = [];
  queue.retry('running', () => new Promise((resolve) => (finish = resolve)));
  await pass(2);
  queue.retry('waiting', async () => void tried.push('waiting'));
  let stopped = false;
  const stopping = queue.stop().then(() => (stopped = true));
  queue.retry('late', async () => void tried.push('late'));
  await pass(3600);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(tried).toEqual([]);
});
