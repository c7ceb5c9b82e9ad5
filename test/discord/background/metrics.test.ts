import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Client, Collection, Events, Status } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { Metrics } from '../../../src/discord/background/metrics.ts';

const stats = { tables: { playing: 3, lobby: 1 }, noticesDue: 2, transactions: 5 };
let metrics: Metrics;
let client: EventEmitter & { readonly rest: EventEmitter & { options: { makeRequest: typeof fetch } } };
let asked: number;

beforeEach(() => {
  asked = 0;
  metrics = new Metrics({
    ping: async () => {},
    stats: async () => {
      asked += 1;
      return stats;
    },
  });
  const rest = Object.assign(new EventEmitter(), {
    options: { makeRequest: () => Promise.reject(new Error('ordered')) },
  });
  const shards = new Collection([
    [0, { status: Status.Ready }],
    [1, { status: Status.Connecting }],
  ]);
  client = Object.assign(new EventEmitter(), { rest, ws: { shards }, guilds: { cache: { size: 4 } } });
  // Only the client's events and these fields are read.
  metrics.watch({
    client: client as unknown as Client,
    queues: { retry: () => 7 },
    lastRunAt: () => 1_700_000_000_000,
  });
});

/** Samples by their name and labels. */
async function read(): Promise<ReadonlyMap<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const KINDS = [
  'isChatInputCommand',
  'isAutocomplete',
  'isMessageContextMenuCommand',
  'isButton',
  'isAnySelectMenu',
  'isModalSubmit',
] as const;

const tap = (id: string, is: (typeof KINDS)[number]) =>
  client.emit(Events.InteractionCreate, {
    id,
    ...Object.fromEntries(KINDS.map((name) => [name, () => name === is])),
  });

const answered = (id: string, status = 204) =>
  client.rest.emit(
    'response',
    { method: 'POST', path: `/interactions/${id}/a.secret.token/callback` },
    { status },
  );

describe('taps', () => {
  test('are counted by kind and outcome, their first answer once', async () => {
    tap('1', 'isButton');
    answered('1');
    answered('1');
    metrics.done('1');
    tap('2', 'isChatInputCommand');
    answered('2');
    metrics.failed('2');
    metrics.done('2');
    tap('3', 'isModalSubmit');
    answered('3', 404);
    metrics.done('3');
    const samples = await read();
    expect(samples.get('haruspex_tap_seconds_count{kind="button",outcome="answered"}')).toBe(1);
    expect(samples.get('haruspex_tap_seconds_count{kind="command",outcome="failed"}')).toBe(1);
    expect(samples.get('haruspex_tap_seconds_count{kind="form",outcome="unanswered"}')).toBe(1);
    expect(samples.get('haruspex_acknowledgement_seconds_count{kind="button"}')).toBe(1);
    expect(samples.get('haruspex_acknowledgement_seconds_count{kind="form"}')).toBeUndefined();
  });

  test('under way are a queue, and are forgotten when done', async () => {
    tap('1', 'isButton');
    expect((await read()).get('haruspex_queue_length{queue="taps"}')).toBe(1);
    metrics.done('1');
    expect((await read()).get('haruspex_queue_length{queue="taps"}')).toBe(0);
  });
});

test('requests are counted by status, also those without an answer; no token is among them', async () => {
  answered('1', 429);
  client.rest.emit('rateLimited', { global: true, scope: 'user' });
  await expect(client.rest.options.makeRequest('http://x', { method: 'PATCH' })).rejects.toThrow('ordered');
  const samples = await read();
  expect(samples.get('haruspex_discord_requests_total{method="POST",status="429"}')).toBe(1);
  expect(samples.get('haruspex_discord_requests_total{method="PATCH",status="none"}')).toBe(1);
  expect(samples.get('haruspex_discord_rate_limit_waits_total{scope="global"}')).toBe(1);
  expect(await metrics.text()).not.toContain('secret');
});

test('questions without a sure answer are counted by language and reason', async () => {
  metrics.unanswered('de', 'unsure');
  metrics.unanswered('de', 'unsure');
  expect((await read()).get('haruspex_questions_unanswered_total{language="de",reason="unsure"}')).toBe(2);
});

test('a drawing is timed, also one that fails', async () => {
  expect(await metrics.timed(async () => 'done')()).toBe('done');
  await expect(metrics.timed(() => Promise.reject(new Error('ordered')))()).rejects.toThrow('ordered');
  const samples = await read();
  expect(samples.get('haruspex_drawing_seconds_count')).toBe(2);
});

test('the store is asked once for many readings', async () => {
  const samples = await read();
  await read();
  expect(asked).toBe(1);
  expect(samples.get('haruspex_database_up')).toBe(1);
  expect(samples.get('haruspex_tables{status="playing"}')).toBe(3);
  expect(samples.get('haruspex_queue_length{queue="notices"}')).toBe(2);
  expect(samples.get('haruspex_queue_length{queue="transactions"}')).toBe(5);
  expect(samples.get('haruspex_queue_length{queue="retry"}')).toBe(7);
  expect(samples.get('haruspex_shards{state="connected"}')).toBe(1);
  expect(samples.get('haruspex_shards{state="lost"}')).toBe(1);
  expect(samples.get('haruspex_servers')).toBe(4);
  expect(samples.get('haruspex_last_run_timestamp_seconds')).toBe(1_700_000_000);
});

const lost = () => Promise.reject(new Error('ordered'));

test.each([
  ['lost', { ping: lost, stats: lost }],
  ['read, and not written', { ping: lost, stats: async () => stats }],
])('a database that is %s is a figure, and costs no other', async (_, store) => {
  expect(await new Metrics(store).text()).toContain('haruspex_database_up 0');
});

test('all are listed in docs/metrics.md, and it lists no others of ours', async () => {
  const page = readFileSync(new URL('../../../docs/metrics.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `(haruspex_\w+)/gm)].map(([, name]) => name);
  const text = await metrics.text();
  const ours = [...text.matchAll(/^# TYPE (haruspex_\w+)/gm)]
    .map(([, name]) => name)
    .filter((name) => !/^haruspex_(process|nodejs)_/.test(name ?? ''));
  expect(listed.filter((name) => !/^haruspex_(process|nodejs)_/.test(name ?? '')).sort()).toEqual(
    ours.sort(),
  );
  for (const name of listed) expect(text).toContain(`# TYPE ${name} `);
});
