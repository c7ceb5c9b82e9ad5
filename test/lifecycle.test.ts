import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lifecycle, STOP_TIMEOUT_MS } from '../src/lifecycle.ts';
import { createLog } from '../src/log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begun() {
  const lines: string[] = [];
  const exits: number[] = [];
  const closed: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const life = new Lifecycle(log, (code) => exits.push(code));
  const add = (name: string, close: () => Promise<void> = async () => {}) =>
    life.add(name, async () => {
      closed.push(name);
      await close();
    });
  return { life, add, exits, closed, said: () => lines.map((line) => JSON.parse(line)) };
}

const never = () => new Promise<void>(() => {});

test('a signal closes everything, the newest first, and ends with 0', async () => {
  const { life, add, exits, closed } = begun();
  add('the database');
  add('the bot');
  await life.stop('SIGTERM');
  expect(closed).toEqual(['the bot', 'the database']);
  expect(exits).toEqual([0]);
});

test('the same signal twice, as from npm, stops once', async () => {
  const { life, add, exits, closed, said } = begun();
  add('the bot');
  await Promise.all([life.stop('SIGINT'), life.stop('SIGINT')]);
  expect({ closed, exits }).toEqual({ closed: ['the bot'], exits: [0] });
  expect(said()).toHaveLength(1);
});

test('what hangs is not waited for longer than a supervisor waits', async () => {
  const { life, add, exits, said } = begun();
  add('the database', never);
  add('the bot');
  void life.stop('SIGTERM');
  await vi.advanceTimersByTimeAsync(STOP_TIMEOUT_MS - 1);
  expect(exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(exits).toEqual([1]);
  expect(STOP_TIMEOUT_MS).toBeLessThan(10_000);
  expect(said().at(-1)).toMatchObject({
    level: 60,
    msg: 'Haruspex could not stop within 9 seconds, because the database did not close: it ends now.',
  });
});

test('giving up is one line, and its code is kept', async () => {
  const { life, add, exits, said } = begun();
  add('the bot');
  await life.giveUp('The token is refused: put the present one in.', 78);
  expect(exits).toEqual([78]);
  expect(said()).toEqual([
    expect.objectContaining({
      level: 60,
      msg: 'The token is refused: put the present one in.',
      exitCode: 78,
    }),
  ]);
  await life.giveUp('Again.', 1);
  expect(said()).toHaveLength(1);
});

test('giving up keeps its code where something hangs', async () => {
  const { life, add, exits } = begun();
  add('the bot', never);
  void life.giveUp('The token is refused.', 78);
  await vi.advanceTimersByTimeAsync(STOP_TIMEOUT_MS);
  expect(exits).toEqual([78]);
});

test('a crash is one line with its error; the rest is closed within seconds', async () => {
  const { life, add, exits, closed, said } = begun();
  add('the database');
  add('the bot', never);
  void life.crash(new Error('ordered'));
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toEqual(['the bot']);
  expect(said()).toEqual([
    expect.objectContaining({ level: 60, err: expect.objectContaining({ message: 'ordered' }) }),
  ]);
  await vi.advanceTimersByTimeAsync(STOP_TIMEOUT_MS);
  expect(exits).toEqual([1]);
});

test('a crash while stopping, and a part that cannot close, are no clean end; the others are closed', async () => {
  const first = begun();
  first.add('the database');
  first.add('the bot', () => first.life.crash(new Error('ordered')));
  await first.life.stop('SIGTERM');
  expect(first).toMatchObject({ exits: [1], closed: ['the bot', 'the database'] });

  const second = begun();
  second.add('the database');
  second.add('the bot', () => Promise.reject(new Error('ordered')));
  await second.life.stop('SIGTERM');
  expect(second).toMatchObject({ exits: [1], closed: ['the bot', 'the database'] });
});
