import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { painterFiles } from '../../src/game-modules.ts';
import {
  createDrawingThread,
  type DrawingThread,
  type DrawingThreadOptions,
} from '../../src/pictures/drawing-queue.ts';
import { type Drawable, drawable } from '../../src/pictures/painter.ts';
import { SCENES as STORIES } from './bacchanalia/scenes.ts';
import { drawPicture } from './draw.ts';
import { leaderboard, profile, summary } from './results/scenes.ts';
import { playedGame } from './tuchulcha/film/played.ts';
import { SCENES as BOARDS } from './tuchulcha/scenes.ts';

const drawn: DrawingThread[] = [];
const deaths: string[] = [];
const threadOf = (options: DrawingThreadOptions = {}): DrawingThread => {
  const made = createDrawingThread({
    painters: painterFiles(),
    onDeath: ({ message }) => deaths.push(message),
    ...options,
  });
  drawn.push(made);
  return made;
};
const FAULTY = new URL('./faulty-worker.mjs', import.meta.url);
const faulty = (options: DrawingThreadOptions = {}) => threadOf({ script: FAULTY, ...options });
const order = (locale: string): Drawable => drawable('bacchanalia', 'dei', { locale });

const threads = new Set<Worker>();
let count = 0;
const begun = (thread: Worker): void => {
  threads.add(thread);
  count++;
  thread.once('exit', () => threads.delete(thread));
};
let folder = '';
beforeAll(() => {
  process.on('worker', begun);
  folder = mkdtempSync(join(tmpdir(), 'threads-'));
});
afterAll(() => {
  process.off('worker', begun);
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  count = 0;
  deaths.length = 0;
});
afterEach(async () => {
  for (const made of drawn.splice(0)) await made.close();
  await expect.poll(() => threads.size).toBe(0);
});

const [frame] = playedGame(2, 5).frames.slice(4);
const ALL: readonly (readonly [string, Drawable])[] = [
  ['a board', drawable('tuchulcha', 'board', BOARDS.crowd)],
  ['a tableau', drawable('bacchanalia', 'tableau', STORIES.four)],
  ['all cards', drawable('bacchanalia', 'dei', { locale: 'de' })],
  ['a leaderboard', drawable('shared', 'leaderboard', leaderboard())],
  ['a profile', drawable('shared', 'profile', profile())],
  ['a finished game', drawable('tuchulcha', 'summary', summary(4, 3, 'en'))],
  ...(frame ? [['a turn', drawable('tuchulcha', 'turn', frame)] as const] : []),
];

describe('the drawing thread', () => {
  test('draws every picture as the calling thread would, all in one thread', async () => {
    const thread = threadOf();
    const pictures = await Promise.all(ALL.map(([, what]) => thread.draw(what)));
    expect(ALL).toHaveLength(7);
    for (const [i, [name, what]] of ALL.entries()) {
      const { bytes, ...rest } = pictures[i] ?? { bytes: null };
      const { bytes: expected, ...expectedRest } = await drawPicture(what);
      expect(rest, name).toEqual(expectedRest);
      expect(Buffer.isBuffer(bytes) && bytes.equals(expected), name).toBe(true);
    }
    expect(count).toBe(1);
  });

  test('is started by the first picture, or warmed up before it', async () => {
    const thread = threadOf();
    expect(count).toBe(0);
    await thread.warmUp();
    await thread.draw(drawable('tuchulcha', 'board', BOARDS.start));
    expect(count).toBe(1);
  });

  test('has a warm-up that fails where it cannot draw', async () => {
    const broken = threadOf({ script: new URL('./drawing-thread/missing.mjs', import.meta.url) });
    await expect(broken.warmUp()).rejects.toThrow('missing.mjs');
  });

  test('tells of a picture that fails, and goes on with the next', async () => {
    const thread = faulty();
    const [broken, next] = [thread.draw(order('fails')), thread.draw(order('next'))];
    await expect(broken).rejects.toThrow('ordered: no canvas');
    expect((await next).name).toBe('next');
    await expect(thread.draw(order((() => {}) as never))).rejects.toThrow('cloned');
    expect([count, deaths]).toEqual([1, []]);
  });

  test('that dies loses no picture: another draws what was begun', async () => {
    const thread = faulty();
    const orders = ['slow', `ends-once ${join(folder, 'ended')}`, 'third'];
    const pictures = await Promise.all(orders.map((locale) => thread.draw(order(locale))));
    expect(pictures.map(({ name }) => name)).toEqual(orders);
    expect([count, deaths]).toEqual([2, ['the drawing thread ended with code 7']]);
  });

  test('that hangs is given up', async () => {
    const thread = faulty({ timeout: 3000 });
    const name = `hangs-once ${join(folder, 'hung')}`;
    expect((await thread.draw(order(name))).name).toBe(name);
    expect([count, deaths]).toEqual([2, ['a picture was not drawn in 3000 ms']]);
  });

  test.each(['ends', 'throws'])('fails for a picture of which it dies (%s), for no other', async (deed) => {
    const thread = faulty();
    const before = thread.draw(order('slow'));
    const deadly = thread.draw(order(deed));
    const after = thread.draw(order('slow'));
    await expect(deadly).rejects.toThrow(deed === 'ends' ? 'code 7' : 'ordered: no memory');
    expect((await Promise.all([before, after])).map(({ name }) => name)).toEqual(['slow', 'slow']);
    expect(deaths).toHaveLength(2);
  });

  test('that dies with nothing to draw is started again by the next picture', async () => {
    const thread = faulty();
    await thread.draw(order('first'));
    for (const one of threads) await one.terminate();
    expect((await thread.draw(order('second'))).name).toBe('second');
    expect([count, deaths]).toEqual([2, ['the drawing thread ended with code 1']]);
  });

  test.each(['closed', 'late'])('that encodes while it is %s takes no process with it', async (reason) => {
    const thread = faulty(reason === 'late' ? { timeout: 700 } : {});
    const given = expect(thread.draw(order('encodes'))).rejects.toThrow();
    await sleep(500);
    if (reason === 'closed') await thread.close();
    await given;
  });

  test.each(['closed', 'late'])(
    'that fails as it is asked to end, %s, fails nothing else',
    async (reason) => {
      const thread = faulty(reason === 'late' ? { timeout: 700 } : {});
      const given = expect(thread.draw(order('fails-at-end'))).rejects.toThrow();
      await sleep(500);
      if (reason === 'closed') await thread.close();
      await given;
    },
  );

  test('that is closed while it draws ends after its picture', async () => {
    const thread = threadOf();
    await thread.draw(ALL[0]?.[1] as Drawable);
    const given = expect(thread.draw(ALL[1]?.[1] as Drawable)).rejects.toThrow('the bot is stopping');
    await thread.close();
    await given;
    expect([threads.size, deaths]).toEqual([0, []]);
  });

  test('that is closed gives up what it draws, and draws nothing more', async () => {
    const thread = faulty();
    const first = thread.draw(order('slow'));
    const given = expect(first).rejects.toThrow('the bot is stopping');
    await thread.close();
    await given;
    await expect(thread.draw(order('second'))).rejects.toThrow('stopping');
    expect([threads.size, deaths]).toEqual([0, []]);
  });
});
