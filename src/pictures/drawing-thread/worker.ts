import { parentPort } from 'node:worker_threads';
import { drawPicture } from '../draw.ts';
import type { DrawingOrder, DrawingResult } from './index.ts';

const send = (result: DrawingResult): void => parentPort?.postMessage(result);

parentPort?.on('message', ({ id, what }: DrawingOrder) => {
  drawPicture(what).then(
    (picture) => send({ id, picture }),
    (error: unknown) => send({ id, error }),
  );
});
