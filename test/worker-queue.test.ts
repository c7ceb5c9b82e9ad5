import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue } from '../src/worker-queue.ts';

function drain<Item>(queue: FairQueue<Item>): Item[] {
  const items: Item[] = [];
  for (let item = queue.next(); item !== null; item = queue.next()) items.push(item);
  return items;
}

function filled(most: number, items: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>(most);
  for (const item of items) queue.add(item.slice(0, 1), item);
  return queue;
}

describe('a fair queue', () => {
  test('owners take turns, each in its own order', () => {
    expect(drain(filled(9, ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']))).toEqual('a1 b1 c1 a2 c2 a3'.split(' '));
  });

  test('an owner who comes back waits behind those whose turn has not come', () => {
    const queue = filled(9, ['a1', 'b1', 'b2']);
    expect(queue.next()).toBe('a1');
    queue.add('a', 'a2');
    expect(drain(queue)).toEqual(['b1', 'a2', 'b2']);
  });

  test('without a place, the newest of the owner with the most is given up', () => {
    const queue = filled(4, ['a1', 'a2', 'a3', 'b1']);
    expect(queue.add('b', 'b2')).toBe('a3');
    expect(queue.size).toBe(4);
    expect(drain(queue)).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  test('where others have as many, the newcomer gets no place', () => {
    const queue = filled(4, ['a1', 'a2', 'b1', 'b2']);
    expect(queue.add('a', 'a3')).toBe('a3');
    expect(queue.add('c', 'c1')).toBe('a2');
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'b2']);
  });

  test('without any place, nothing waits', () => {
    const queue = new FairQueue<string>(0);
    expect(queue.add('a', 'a1')).toBe('a1');
    expect(queue.next()).toBeNull();
  });

  test('cleared, it hands back what waited', () => {
    const queue = filled(4, ['a1', 'b1', 'a2']);
    expect(queue.clear().sort()).toEqual(['a1', 'a2', 'b1']);
    expect([queue.size, queue.next()]).toEqual([0, null]);
  });

  test('whatever comes and goes: nothing is lost, counted twice, or kept beyond the bound', () => {
    const step = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.constant(null));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.array(step), (most, steps) => {
        const queue = new FairQueue<number>(most);
        const out: number[] = [];
        for (const [at, owner] of steps.entries()) {
          const item = owner === null ? queue.next() : queue.add(owner, at);
          if (item !== null) out.push(item);
          expect(queue.size).toBeLessThanOrEqual(most);
        }
        const left = queue.size;
        const all = [...out, ...drain(queue)];
        expect(all).toHaveLength(out.length + left);
        const added = steps.flatMap((owner, at) => (owner === null ? [] : [at]));
        expect(all.toSorted((one, other) => one - other)).toEqual(added);
      }),
    );
  });
});
