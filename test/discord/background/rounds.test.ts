import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROUND_MS, Rounds, type RoundsParts } from '../../../src/discord/background/rounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Rounds of one bot, of which each waits at its first question until it is let go. */
function hanging(isConnected: () => boolean) {
  const beats: number[] = [];
  let letGo: () => void = () => {};
  const store = {
    beat: async (now: Date) => {
      beats.push(now.getTime());
      return null;
    },
    due: () =>
      new Promise<string[]>((resolve) => {
        letGo = () => resolve([]);
      }),
    unshown: async () => [],
    forget: async () => {},
  };
  const parts = {
    ...{ store, isConnected, tables: {}, noticeSender: { deliver: async () => {} } },
    ...{ log: pino({ level: 'silent' }), now: () => new Date(), mostSilenceMs: 60_000 },
    ...{ isReachable: () => true, refreshTable: async () => {}, takeUpInteractions: async () => {} },
  };
  // Of the store and the tables, only what a round without tables asks for.
  return { beats, letGo: () => letGo(), rounds: new Rounds(parts as unknown as RoundsParts) };
}

test('a round that takes minutes is no silence', async () => {
  const { rounds, beats, letGo } = hanging(() => true);
  rounds.start();
  await vi.advanceTimersByTimeAsync(12 * ROUND_MS);
  const gaps = beats.slice(1).map((at, index) => at - (beats[index] ?? 0));
  expect(beats).toHaveLength(12);
  expect(Math.max(...gaps)).toBe(ROUND_MS);
  letGo();
  await rounds.stop();
});

test('without a connection there is silence, also in the middle of a round', async () => {
  let connected = true;
  const { rounds, beats, letGo } = hanging(() => connected);
  rounds.start();
  await vi.advanceTimersByTimeAsync(ROUND_MS);
  connected = false;
  await vi.advanceTimersByTimeAsync(12 * ROUND_MS);
  expect(beats).toHaveLength(1);
  letGo();
  await rounds.stop();
});
