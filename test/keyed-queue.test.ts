import { expect, test } from 'vitest';
import { KeyedQueue } from '../src/worker-queue.ts';
import { held } from './held.ts';

test('work under one key runs in order, also after a failure, and under another key meanwhile', async () => {
  const queue = new KeyedQueue();
  const order: string[] = [];
  const { until, letGo } = held();
  const first = queue.run('a', async () => {
    await until;
    order.push('first');
    throw new Error('ordered');
  });
  const second = queue.run('a', async () => {
    order.push('second');
    return 2;
  });
  await queue.run('b', async () => {
    order.push('other');
  });
  expect([queue.isBusy('a'), queue.isBusy('b')]).toEqual([true, false]);
  expect([queue.isAwaited('a'), queue.isAwaited('b')]).toEqual([true, false]);
  letGo();
  await expect(first).rejects.toThrow('ordered');
  await expect(second).resolves.toBe(2);
  expect(order).toEqual(['other', 'first', 'second']);
  expect(queue.isBusy('a')).toBe(false);
});
