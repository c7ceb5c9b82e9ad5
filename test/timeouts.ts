import { expect, vi } from 'vitest';
import { LONG_TIMEOUT_MS } from './runs.ts';

/** Most of these wait for sockets, processes, browsers and threads. All others declare a longer timeout themselves. */
const SLOW =
  /\/(e2e|playground|pictures|readme|cli|tools)\/|\/test\/(lifecycle|start)\.test|\.long\.test\.ts$/;

if (SLOW.test(expect.getState().testPath ?? ''))
  vi.setConfig({ testTimeout: LONG_TIMEOUT_MS, hookTimeout: LONG_TIMEOUT_MS });
