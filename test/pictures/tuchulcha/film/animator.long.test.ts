import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FilmFrame } from '../../../../src/pictures/tuchulcha/alt.ts';
import { type Animator, createAnimator } from '../../../../src/pictures/tuchulcha/film/animator.ts';
import { playedGame } from './played.ts';

const FRAMES = playedGame(2, 5).frames.slice(0, 12);

const film = (frames: readonly FilmFrame[]) => ({ frames, options: {} });
const whole = film(FRAMES);

const animators: Animator[] = [];
const animator = (...options: Parameters<typeof createAnimator>): Animator => {
  const made = createAnimator(...options);
  animators.push(made);
  return made;
};

/** Running threads, their total number, and their maximum at the same time. */
const threads = new Set<Worker>();
let count = 0;
let most = 0;
const begun = (thread: Worker): void => {
  threads.add(thread);
  count++;
  most = Math.max(most, threads.size);
  thread.once('exit', () => threads.delete(thread));
};
beforeAll(() => void process.on('worker', begun));
afterAll(() => void process.off('worker', begun));

beforeEach(() => {
  count = 0;
  most = 0;
});

afterEach(async () => {
  for (const made of animators.splice(0)) await made.close();
  expect(threads.size).toBe(0);
});

describe('an animator', () => {
  test('makes a film in a thread of its own, and leaves none', async () => {
    const told: number[] = [];
    const animating = animator().run('1', whole, (done) => told.push(done));
    const animation = await animating;
    expect(count).toBe(1);
    if (!animation.ok) throw new Error(animation.reason);
    expect(animation.value.frames).toBe(FRAMES.length);
    expect(Buffer.from(animation.value.bytes).subarray(0, 6).toString()).toBe('GIF89a');
    expect(told).toEqual([10, 12]);
    await expect.poll(() => threads.size).toBe(0);
  });

  test('makes one after the other, and refuses who would wait too long', async () => {
    const made = animator({ waiting: 1 });
    const first = made.run('1', film(FRAMES.slice(0, 3)));
    const second = made.run('1', film(FRAMES.slice(0, 2)));
    expect(await made.run('1', whole)).toEqual({ ok: false, reason: 'busy' });
    const both = await Promise.all([first, second]);
    expect(both.map((animation) => animation.ok && animation.value.frames)).toEqual([3, 2]);
    expect({ count, most }).toEqual({ count: 2, most: 1 });
  });

  test('another server’s film takes the place of one that waits for a server with more of them', async () => {
    const made = animator({ waiting: 2 });
    const [, second, third] = [2, 3, 4].map((frames) => made.run('1', film(FRAMES.slice(0, frames))));
    const other = made.run('2', film(FRAMES.slice(0, 1)));
    expect(await third).toEqual({ ok: false, reason: 'busy' });
    expect(made.size).toEqual({ running: 1, waiting: 2 });
    expect([await second, await other].map((one) => one?.ok && one.value.frames)).toEqual([3, 1]);
  });

  test('that is closed ends what it makes and refuses the rest', async () => {
    const made = animator();
    const first = made.run('1', whole);
    const second = made.run('1', whole);
    await made.close();
    expect(await Promise.all([first, second])).toEqual([
      { ok: false, reason: 'closed' },
      { ok: false, reason: 'closed' },
    ]);
    expect(await made.run('1', whole)).toEqual({ ok: false, reason: 'closed' });
    expect(threads.size).toBe(0);
  });

  test('tells of a fault, and goes on with the next', async () => {
    const made = animator();
    const broken = made.run('1', film([]));
    const next = made.run('1', film(FRAMES.slice(0, 2)));
    await expect(broken).rejects.toThrow('needs a frame');
    expect((await next).ok).toBe(true);
  });

  test('gives up what takes too long', () =>
    expect(animator({ timeout: 1 }).run('1', whole)).rejects.toThrow('was not made in 1 ms'));
});
