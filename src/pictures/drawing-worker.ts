import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { AsyncQueue } from '@sapphire/async-queue';
import { drawPicture, sharedPainter, warmUp } from './draw-picture.ts';
import type { DrawingResult, PainterFiles, ThreadMessage } from './drawing-queue.ts';
import type { Painter, Painters } from './painter.ts';

const files: PainterFiles = workerData ?? {};
const ofGames = Object.entries(files).map(async ([name, file]): Promise<[string, Painter]> => {
  const { painter } = await import(file);
  return [name, painter];
});
const painters: Painters = { shared: sharedPainter, ...Object.fromEntries(await Promise.all(ofGames)) };

/**
 * A picture's pixels are 3 MB outside the heap, with little garbage inside it: by default, V8 lets them reach 60 MB, then scans all
 * live objects. Collecting young objects after each picture takes a third of that time, and keeps 50 MB less.
 */
setFlagsFromString('--expose-gc');
const collect: (options: { readonly type: 'minor' }) => void = runInNewContext('gc');

function draw({ id, what }: Exclude<ThreadMessage, 'end'>): DrawingResult {
  try {
    if (what) return { id, picture: drawPicture(painters, what) };
    warmUp(painters);
    return { id, picture: null };
  } catch (error) {
    return { id, error };
  }
}

function send(result: DrawingResult): void {
  const bytes = 'picture' in result ? result.picture?.bytes : undefined;
  // Moved, not copied, unless it is part of Node's pool for small buffers.
  const isOwn = bytes?.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  parentPort?.postMessage(result, isOwn ? [bytes.buffer as ArrayBuffer] : []);
}

const orders = new AsyncQueue();

parentPort?.on('message', async (order: ThreadMessage) => {
  if (order === 'end') process.exit();
  await orders.wait();
  send(draw(order));
  // Node frees pixels between two turns of the event loop, which never ends a turn while orders come in.
  await setImmediate();
  collect({ type: 'minor' });
  await setImmediate();
  orders.shift();
});
