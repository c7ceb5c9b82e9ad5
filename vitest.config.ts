import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of the long ones wait for sockets and processes: every core has a worker, also where there are two.
    maxWorkers: '100%',
    // Two bots and a database on a busy machine take their time.
    expect: { poll: { timeout: 10_000 } },
  },
});
