/** Weighs the luck of one game in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { luckOf } from '../luck.ts';
import type { Frame } from '../turns.ts';

const frames: readonly Frame[] = workerData;
parentPort?.postMessage(luckOf(frames));
