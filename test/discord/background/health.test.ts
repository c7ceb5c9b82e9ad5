import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Fatal } from '../../../src/discord/background/gateway.ts';
import { exitWhenStalled, startHealth } from '../../../src/discord/background/health.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function started(
  checks: Parameters<typeof startHealth>[0]['checks'],
  metrics = async () => 'a_metric 1\n',
) {
  const health = await startHealth({ host: '127.0.0.1', port: 0, checks, metrics, checkTimeoutMs: 50 });
  open.push(health);
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${health.port}${path}`, init);
}

describe('/healthz', () => {
  test('is 200 while everything is well', async () => {
    const ask = await started({ gateway: () => true, database: async () => true });
    const answer = await ask('/healthz?x=1');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok', failing: [] });
    expect((await ask('/healthz', { method: 'HEAD' })).status).toBe(200);
  });

  test('is 503 and names what fails, also what throws', async () => {
    const ask = await started({
      gateway: () => false,
      database: () => Promise.reject(new Error('ordered')),
      tasks: () => true,
    });
    const answer = await ask('/healthz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'failing', failing: ['gateway', 'database'] });
  });

  test('does not wait for a database that hangs', async () => {
    const ask = await started({ database: () => new Promise(() => {}) });
    const answer = await ask('/healthz');
    expect(await answer.json()).toEqual({ status: 'failing', failing: ['database'] });
  });
});

test('/metrics is what Prometheus reads', async () => {
  const ask = await started({});
  const answer = await ask('/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toBe('a_metric 1\n');
});

test('metrics that fail are a 500, and the next request is answered', async () => {
  const ask = await started({}, () => Promise.reject(new Error('ordered')));
  expect((await ask('/metrics')).status).toBe(500);
  expect((await ask('/healthz')).status).toBe(200);
});

test('anything else is refused', async () => {
  const ask = await started({});
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/healthz', { method: 'POST' })).status).toBe(405);
});

test('a port that is taken is said in one sentence', async () => {
  const first = await startHealth({ host: '127.0.0.1', port: 0, checks: {}, metrics: async () => '' });
  open.push(first);
  const second = startHealth({ host: '127.0.0.1', port: first.port, checks: {}, metrics: async () => '' });
  await expect(second).rejects.toBeInstanceOf(Fatal);
  await expect(second).rejects.toThrow(
    /^The health page can't listen on 127.0.0.1:\d+ \(EADDRINUSE\): set HEALTH_PORT/,
  );
});

describe('a bot that stands still', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const MINUTE = 60_000;

  function watched() {
    const well: Record<'gateway' | 'database' | 'tasks', boolean> = {
      gateway: true,
      database: true,
      tasks: true,
    };
    const onFatal = vi.fn<(fatal: Fatal) => void>();
    const names = Object.keys(well) as (keyof typeof well)[];
    exitWhenStalled(Object.fromEntries(names.map((name) => [name, () => well[name]])), onFatal);
    return { well, onFatal };
  }

  test('for ten minutes ends, to be started again', async () => {
    const { well, onFatal } = watched();
    well.tasks = false;
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    expect(onFatal).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    expect(onFatal).toHaveBeenCalledTimes(1);
    expect(onFatal.mock.calls[0]?.[0]).toMatchObject({ needsOperator: false });
    expect(onFatal.mock.calls[0]?.[0].message).toMatch(/^[^.]+ start again\.$/);
  });

  test.each(['gateway', 'database'] as const)('for want of the %s waits, and may come back', async (lost) => {
    const { well, onFatal } = watched();
    Object.assign(well, { tasks: false, [lost]: false });
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    well[lost] = true;
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    well.tasks = true;
    await vi.advanceTimersByTimeAsync(MINUTE);
    well.tasks = false;
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    expect(onFatal).not.toHaveBeenCalled();
  });
});
