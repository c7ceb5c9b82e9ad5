/**
 * Measures pictures in a separate process and prints JSON: `node picture-cost.mjs thread|warm|here`. `thread`: in the drawing
 * thread; `warm`: in the drawing thread after its warm-up; `here`: in the main thread.
 */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { painterFiles } from '../../src/game-modules.ts';
import { createDrawingThread } from '../../src/pictures/drawing-queue.ts';
import { type Drawable, drawable } from '../../src/pictures/painter.ts';
import { SCENES } from '../../test/pictures/bacchanalia/scenes.ts';
import { someViews } from '../../test/pictures/tuchulcha/random-views.ts';

export interface Cost {
  readonly first: { readonly cpu: number; readonly wall: number };
  /** Medians for a picture of each kind: milliseconds of all threads and of the main thread, and bytes. */
  readonly kinds: Readonly<
    Record<string, { readonly cpu: number; readonly main: number; readonly bytes: number }>
  >;
  /** Megabytes of the process before the first picture, after it, and after those of games. */
  readonly memory: readonly number[];
}

const ROUNDS = 90;
/** Pictures before the measured ones, during which V8 compiles the code. */
const WARM_UP = 120;
const [mode = ''] = process.argv.slice(2);
const thread = createDrawingThread({ painters: painterFiles() });
const draw = { thread: thread.draw, warm: thread.draw, here: drawHere }[mode];
if (!draw) throw new Error(`no such mode: ${mode}`);

async function drawHere(what: Drawable): Promise<{ readonly bytes: Buffer }> {
  const { drawPicture } = await import('../../test/pictures/draw.ts');
  return drawPicture(what);
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const mainCpu = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1e6);
const round = (ms: number): number => Math.round(ms * 10) / 10;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const boards = ([4, 3, 2] as const).map(
  (players) =>
    [
      `board of ${players}`,
      someViews(players, ROUNDS).map((view) => drawable('tuchulcha', 'board', view)),
    ] as const,
);
const kinds: readonly (readonly [string, readonly Drawable[]])[] = [
  ...boards,
  [
    'tableau',
    [SCENES.crowd, SCENES.four, SCENES.six].map((view) => drawable('bacchanalia', 'tableau', view)),
  ],
  ['all cards', [drawable('bacchanalia', 'dei', { locale: 'en' })]],
];

const [first] = boards[0]?.[1] ?? [];
if (!first) throw new Error('no board');
if (mode === 'warm') await thread.warmUp();
// The bot, too, has been running for a while before the first tap.
await setTimeout(1000);
const memory = [megabytes()];
const [cpuAt, at] = [cpu(), performance.now()];
await draw(first);
const firstCost = { cpu: round(cpu() - cpuAt), wall: round(performance.now() - at) };
memory.push(megabytes());

const costs: Record<string, Cost['kinds'][string]> = {};
async function measure([kind, views]: (typeof kinds)[number]): Promise<void> {
  const bytes: number[] = [];
  const drawAll = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      const what = views[i % views.length];
      if (!what || !draw) throw new Error('nothing to draw');
      const picture = await draw(what);
      bytes.push(picture.bytes.length);
    }
  };
  await drawAll(WARM_UP);
  bytes.length = 0;
  const [cpuBefore, mainBefore] = [cpu(), mainCpu()];
  await drawAll(ROUNDS);
  costs[kind] = {
    cpu: round((cpu() - cpuBefore) / ROUNDS),
    main: round((mainCpu() - mainBefore) / ROUNDS),
    bytes: median(bytes),
  };
}

for (const kind of kinds) await measure(kind);
memory.push(megabytes());
// These scenes load the canvas into the main thread.
const { leaderboard, profile, summary } = await import('../../test/pictures/results/scenes.ts');
await measure(['leaderboard', [drawable('shared', 'leaderboard', leaderboard())]]);
await measure(['profile', [drawable('shared', 'profile', profile())]]);
await measure(['summary', [drawable('tuchulcha', 'summary', summary(4, 3, 'en'))]]);
console.log(JSON.stringify({ first: firstCost, kinds: costs, memory } satisfies Cost));
process.exit(0);
