import { beforeEach, describe, expect, test } from 'vitest';
import { BUSY, DrawingQueue } from '../../src/pictures/drawing-queue.ts';

/** The pictures that have been begun, in order. */
let begun: string[];
let finish: Map<string, () => void>;
let queue: DrawingQueue;

beforeEach(() => {
  begun = [];
  finish = new Map();
  queue = new DrawingQueue({ atOnce: 1, waiting: 3 });
});

const picture = (name: string) => (): Promise<string> => {
  begun.push(name);
  return new Promise((done) => finish.set(name, () => done(name)));
};
const answer = (name: string) => queue.submit(name.slice(0, 1), 'answer', picture(name));
const turn = (name: string) => queue.submit(name.slice(0, 1), 'turn', picture(name));

/** Lets everything be drawn, one after the other. */
async function drawAll(): Promise<void> {
  for (let at = 0; at < begun.length; at++) {
    finish.get(begun[at] ?? '')?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Resolves after the consequences of settled promises. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** The first is being drawn; the others wait. */
async function begin(): Promise<void> {
  void answer('first');
  await Promise.resolve();
  expect(begun).toEqual(['first']);
}

describe('the drawing queue', () => {
  test('draws so many at once and no more', async () => {
    queue = new DrawingQueue({ atOnce: 2 });
    const all = ['a1', 'a2', 'a3'].map(answer);
    await Promise.resolve();
    expect(begun).toEqual(['a1', 'a2']);
    expect(queue.size).toEqual({ drawing: 2, turns: 0, answers: 1 });
    finish.get('a2')?.();
    expect(await all[1]).toBe('a2');
    await nextTurn();
    expect(begun).toEqual(['a1', 'a2', 'a3']);
    await drawAll();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3']);
    expect(queue.size).toEqual({ drawing: 0, turns: 0, answers: 0 });
  });

  test('servers take turns, and pictures of turns come before answers', async () => {
    await begin();
    void Promise.all(['a1', 'a2', 'b1'].map(answer));
    void Promise.all(['c1', 'c2', 'd1'].map(turn));
    await drawAll();
    expect(begun).toEqual(['first', 'c1', 'd1', 'c2', 'a1', 'b1', 'a2']);
  });

  test('answers beyond the bound are refused, those of the server with the most; turns never are', async () => {
    await begin();
    const busy = ['a1', 'a2', 'a3', 'a4'].map(answer);
    expect(await busy[3]).toBe(BUSY);
    const other = answer('b1');
    expect(await busy[2]).toBe(BUSY);
    const turns = Array.from({ length: 20 }, (_, at) => turn(`a turn ${at}`));
    expect(queue.size).toEqual({ drawing: 1, turns: 20, answers: 3 });
    await drawAll();
    expect(await Promise.all([...busy.slice(0, 2), other])).toEqual(['a1', 'a2', 'b1']);
    expect(await Promise.all(turns)).toHaveLength(20);
  });

  test('a picture that fails, at once or later, fails for the one who asked, and the next is drawn', async () => {
    const thrown = queue.submit('a', 'answer', () => {
      throw new Error('no canvas');
    });
    const rejected = queue.submit('a', 'turn', () => Promise.reject(new Error('no encoder')));
    const next = answer('a1');
    await expect(thrown).rejects.toThrow('no canvas');
    await expect(rejected).rejects.toThrow('no encoder');
    await drawAll();
    expect(await next).toBe('a1');
  });
});
