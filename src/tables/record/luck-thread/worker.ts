/** Weighs the luck of one game in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Frame } from '../../results/frames.ts';
import { luckOf } from '../../results/luck.ts';

const frames: readonly Frame[] = workerData;
parentPort?.postMessage(luckOf(frames));
