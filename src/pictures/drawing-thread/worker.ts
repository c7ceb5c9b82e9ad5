import { parentPort, workerData } from 'node:worker_threads';
import { drawPicture, warmUp } from '../draw.ts';
import type { Painter, Painters } from '../painter.ts';
import { sharedPainter } from '../results/painter.ts';
import { freePixels } from './free-pixels.ts';
import type { DrawingOrder, DrawingResult, PainterFiles } from './index.ts';

const files: PainterFiles = workerData ?? {};
const ofGames = Object.entries(files).map(async ([name, file]): Promise<[string, Painter]> => {
  const { painter } = await import(file);
  return [name, painter];
});
const painters: Painters = { shared: sharedPainter, ...Object.fromEntries(await Promise.all(ofGames)) };

function send(result: DrawingResult): void {
  parentPort?.postMessage(result);
  // The answer first.
  setImmediate(freePixels);
}

parentPort?.on('message', ({ id, what }: DrawingOrder) => {
  const drawn = what ? drawPicture(painters, what) : warmUp(painters).then(() => null);
  drawn.then(
    (picture) => send({ id, picture }),
    (error: unknown) => send({ id, error }),
  );
});
