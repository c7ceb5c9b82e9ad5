import { afterEach, expect, test, vi } from 'vitest';
import { Harness } from './harness.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('an empty SHARDS, as .env.example has it, means all of them', async () => {
  vi.stubEnv('SHARDS', '');
  const harness = await Harness.open();
  expect(harness.playground.connected).toBe(1);
  await harness.close();
});
