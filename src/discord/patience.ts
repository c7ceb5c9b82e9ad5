import { setTimeout as sleep } from 'node:timers/promises';

/** What the promise gives; `otherwise` where that takes longer than `ms` milliseconds. */
export const within = <Given, Otherwise>(
  ms: number,
  promise: Promise<Given>,
  otherwise: Otherwise,
): Promise<Given | Otherwise> => Promise.race([promise, sleep(ms, otherwise, { ref: false })]);
