import { ButtonInteraction, Client, type Interaction } from 'discord.js';
import type { GatewayInteractionCreateDispatchData } from 'discord-api-types/v10';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writtenAt } from '../../../src/discord/api/channel-api.ts';
import { Inbox } from '../../../src/discord/background/inbox.ts';
import {
  type Answerable,
  acknowledgementOf,
  DEADLINE_MS,
} from '../../../src/discord/handling/acknowledgement.ts';
import type { InboxStore, WrittenInteraction } from '../../../src/tables/store.ts';
import { held } from '../../held.ts';
import { PRESSED, SENT } from '../sent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const payload = { ...SENT, ...PRESSED, id: '1574002098813665280', token: 'secret' };

interface Row extends WrittenInteraction {
  readonly leasedTo: Date;
}

function memoryInbox() {
  const rows = new Map<string, Row>();
  const store: InboxStore = {
    async writeInteraction(given, leasedTo) {
      rows.set(given.id, { ...given, attempts: 1, leasedTo });
    },
    async renewLeases(ids, leasedTo) {
      for (const id of ids) {
        const row = rows.get(id);
        if (row) rows.set(id, { ...row, leasedTo });
      }
    },
    async abandonedInteractions(now) {
      return [...rows.values()].filter(({ leasedTo }) => leasedTo <= now);
    },
    async claimInteraction(id, attempts, leasedTo) {
      const row = rows.get(id);
      if (row?.attempts !== attempts) return false;
      rows.set(id, { ...row, attempts: attempts + 1, leasedTo });
      return true;
    },
    async removeInteraction(id) {
      rows.delete(id);
    },
  };
  return { rows, store };
}

function opened(handle: (interaction: Interaction) => Promise<boolean>, more: Partial<InboxStore> = {}) {
  const { rows, store } = memoryInbox();
  const client = new Client({ intents: [] });
  const requests: string[] = [];
  client.rest.post = async (path) => {
    requests.push(`${path}`);
    return {};
  };
  const told: string[] = [];
  const sayLate = async ({ id }: Answerable) => void told.push(id);
  const parts = { client, handle, sayLate, log: pino({ level: 'silent' }), now: () => new Date() };
  const inbox = new Inbox({ ...parts, store: { ...store, ...more } });
  inbox.hear(payload as unknown as GatewayInteractionCreateDispatchData);
  const interaction = Reflect.construct(ButtonInteraction, [client, payload]) as Answerable;
  return { rows, inbox, interaction, requests, told };
}

test('what is done in time is never written down', async () => {
  const { rows, inbox, interaction, requests } = opened(async () => true);
  await inbox.receive(interaction);
  await vi.advanceTimersByTimeAsync(DEADLINE_MS);
  expect(rows.size).toBe(0);
  expect(requests).toEqual([]);
});

test('what takes longer is written down before it is acknowledged, and removed once it is done', async () => {
  const { until: handled, letGo: done } = held<boolean>();
  const { rows, inbox, interaction, requests } = opened(() => handled);
  acknowledgementOf(interaction).promiseUpdate();
  const received = inbox.receive(interaction);
  await vi.advanceTimersByTimeAsync(DEADLINE_MS);
  expect([...rows.values()]).toMatchObject([
    { id: payload.id, userId: '8', promised: 'update', payload, attempts: 1 },
  ]);
  expect(requests).toHaveLength(1);
  done(true);
  await received;
  expect(rows.size).toBe(0);
});

test('a store that writes nothing down acknowledges nothing', async () => {
  const { until: handled, letGo: done } = held<boolean>();
  const writeInteraction = () => Promise.reject(new Error('no store'));
  const { inbox, interaction, requests, told } = opened(() => handled, { writeInteraction });
  const received = inbox.receive(interaction);
  await vi.advanceTimersByTimeAsync(2 * DEADLINE_MS);
  done(true);
  await received;
  expect(requests).toEqual([]);
  expect(told).toEqual([payload.id]);
});

test('a store that hangs acknowledges nothing, and the person is told before Discord gives up', async () => {
  const { until: handled, letGo: done } = held<boolean>();
  const writing = held();
  const writeInteraction = () => writing.until;
  const { inbox, interaction, requests, told } = opened(() => handled, { writeInteraction });
  const received = inbox.receive(interaction);
  await vi.advanceTimersByTimeAsync(2700);
  expect(told).toEqual([payload.id]);
  writing.letGo();
  done(true);
  await received;
  expect(requests).toEqual([]);
});

test('while its process lives, its lease is never over, and it takes nothing up that it is at itself', async () => {
  const { until: handled, letGo: done } = held<boolean>();
  const handle = vi.fn(() => handled);
  const { rows, inbox, interaction } = opened(handle);
  const received = inbox.receive(interaction);
  for (let minutes = 0; minutes < 5; minutes += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rows.size).toBe(1);
    expect([...rows.values()].filter(({ leasedTo }) => leasedTo <= new Date())).toEqual([]);
  }
  for (const row of rows.values()) rows.set(row.id, { ...row, leasedTo: new Date(0) });
  await inbox.takeUp();
  expect(handle).toHaveBeenCalledOnce();
  done(true);
  await received;
});

test('what a process left is done by another, with the same interaction, and removed', async () => {
  const seen: Interaction[] = [];
  const { inbox, rows } = opened(async (interaction) => {
    seen.push(interaction);
    return true;
  });
  const left = { id: payload.id, userId: '8', promised: 'update', payload, attempts: 1 } as const;
  rows.set(payload.id, { ...left, leasedTo: new Date(0) });
  await inbox.takeUp();
  expect(seen).toMatchObject([{ id: payload.id, customId: 'x', token: 'secret', deferred: true }]);
  expect(seen[0]?.isButton()).toBe(true);
  expect(rows.size).toBe(0);
});

test('what could not be done is tried again, at last without an answer, and given up', async () => {
  vi.setSystemTime(writtenAt(payload.id));
  const handle = vi.fn(async () => false);
  const { inbox, rows } = opened(handle);
  const left = { id: payload.id, userId: '8', promised: 'reply', payload, attempts: 1 } as const;
  rows.set(payload.id, { ...left, leasedTo: new Date(0) });
  const calls: number[] = [];
  for (let minutes = 0; minutes < 20; minutes += 1) {
    await inbox.takeUp();
    calls.push(handle.mock.calls.length);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(calls.slice(0, 15)).toEqual([1, ...Array.from({ length: 14 }, () => 2)]);
  expect(calls.at(-1)).toBe(3);
  expect(rows.size).toBe(0);
});
