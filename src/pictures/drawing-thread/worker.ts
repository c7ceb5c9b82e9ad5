import { parentPort } from 'node:worker_threads';
import { drawPicture } from '../draw.ts';
import { freePixels } from './free-pixels.ts';
import type { DrawingOrder, DrawingResult } from './index.ts';

function send(result: DrawingResult): void {
  parentPort?.postMessage(result);
  // The answer first.
  setImmediate(freePixels);
}

parentPort?.on('message', ({ id, what }: DrawingOrder) => {
  drawPicture(what).then(
    (picture) => send({ id, picture }),
    (error: unknown) => send({ id, error }),
  );
});
