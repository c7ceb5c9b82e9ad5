import { EventEmitter, once } from 'node:events';
import { type Playground, startPlayground } from '@haruspex/playground';
import { type Client, Events } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backoffMs, guardHeartbeat, slowDown } from '../../../src/discord/background/gateway.ts';
import { createClient } from '../../../src/discord/services.ts';
import { createLog } from '../../../src/log.ts';

let lines: string[];
const log = createLog('warn', { write: (line) => lines.push(line) });
const logged = () => lines.map((line) => JSON.parse(line));

beforeEach(() => {
  lines = [];
});

describe('the bot’s client on a gateway that is not as it expects', () => {
  let playground: Playground;
  let client: Client;
  const login = async () => {
    const ready = once(client, Events.ClientReady);
    await client.login(playground.token);
    await ready;
  };
  beforeEach(async () => {
    playground = await startPlayground({ port: 0 });
    client = createClient({ apiUrl: playground.apiUrl, log });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await client.destroy();
    await playground.close();
  });

  test('a server that does not say whether it is available is', async () => {
    await login();
    expect(client.guilds.cache.map(({ available }) => available)).toEqual([true]);
  });

  test('a packet that it can not parse is logged by its name and skipped', async () => {
    await login();
    const games = playground.admin.channelId('games');
    playground.faults.spoilPacket('CHANNEL_UPDATE', 'broken');
    playground.admin.setAgeRestricted(games, true);
    const next = once(client, Events.ChannelUpdate);
    playground.admin.setAgeRestricted(games, false);
    await next;
    expect(logged()).toMatchObject([{ level: 50, packet: 'CHANNEL_UPDATE', msg: /skipped/ }]);
  });

  test('so is one that names no server, while it waits for them', async () => {
    playground.faults.spoilPacket('GUILD_CREATE', 'broken');
    Object.assign(client.options, { waitGuildTimeout: 100 });
    await login();
    expect(new Set(logged().map(({ packet }) => packet))).toEqual(new Set(['GUILD_CREATE']));
  });

  test('and one that it has kept until it was ready', async () => {
    await login();
    const handle: (packet: unknown) => boolean = Reflect.get(client.ws, 'handlePacket');
    handle({ t: 'CHANNEL_UPDATE', d: null });
    expect(logged()).toMatchObject([{ packet: 'CHANNEL_UPDATE' }]);
  });

  test('connects less and less often where it is closed again and again', async () => {
    await login();
    const manager: Parameters<typeof slowDown>[0] = Reflect.get(client.ws, '_ws');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let failure = 0; failure < 3; failure++) manager.emit('closed', { code: 4000, shardId: 0 });
    let isNext = false;
    const asksForSession = async () => {
      await manager.options.retrieveSessionInfo(0);
      isNext = true;
    };
    void asksForSession();
    await vi.advanceTimersByTimeAsync(1900);
    expect(isNext).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isNext).toBe(true);
  });
});

test('no heart beats without an open connection, nor goes on beating once its own is closed', async () => {
  const [OPEN, CLOSED] = [1, 3];
  const beats: number[] = [];
  const shard = {
    connection: { readyState: OPEN },
    heartbeat: async () => void beats.push(shard.connection.readyState),
  };
  guardHeartbeat(shard);
  const goesOn = async (work: Promise<void>) =>
    Promise.race([work.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);
  expect(await goesOn(shard.heartbeat())).toBe(true);
  const closing = shard.heartbeat();
  shard.connection.readyState = CLOSED;
  expect(await goesOn(closing)).toBe(false);
  expect(await goesOn(shard.heartbeat())).toBe(false);
  expect(beats).toEqual([OPEN, OPEN]);
});

describe('a connection that keeps failing', () => {
  const SHARD = 3;
  let waits: number[];
  let session: object | null;
  let manager: EventEmitter & { options: { retrieveSessionInfo(shard: number): Promise<unknown> } };
  /** As the library does after a close; whether it would resume. */
  const closed = async (code: number) => {
    manager.emit('closed', { code, shardId: SHARD });
    return (await manager.options.retrieveSessionInfo(SHARD)) !== null;
  };

  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 1) });
    waits = [];
    session = { sessionId: 'x' };
    const options = {
      retrieveSessionInfo: async () => session,
      updateSessionInfo: async (_: number, next: object | null) => {
        session = next;
      },
    };
    manager = Object.assign(new EventEmitter(), { options });
    // Only its events and options are used.
    slowDown(manager as never, log, async (ms) => {
      waits.push(ms);
      await vi.advanceTimersByTimeAsync(ms);
    });
    await manager.options.retrieveSessionInfo(SHARD);
  });
  afterEach(() => vi.useRealTimers());

  test('asks less and less often, and gives up a session that can not be resumed', async () => {
    const resumed: boolean[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) resumed.push(await closed(4002));
    expect(waits.slice(0, 5)).toEqual([0, 1000, 2000, 4000, 8000]);
    expect(waits.at(-1)).toBe(5 * 60_000);
    expect(resumed.filter(Boolean)).toHaveLength(5);
  });

  test('spends no more than half of a day’s identifies', () => {
    let [spent, at] = [0, 0];
    for (; at < 24 * 3_600_000; spent += 1) at += 500 + backoffMs(spent + 1);
    expect(spent).toBeLessThan(500);
  });

  test('is warned of after a minute, with the code, and again every ten', async () => {
    manager.emit('ready', { shardId: SHARD });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(lines).toEqual([]);
    for (let attempt = 0; attempt < 3; attempt += 1) await closed(4000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(logged()).toMatchObject([{ level: 40, shard: SHARD, code: 4000, failures: 3 }]);
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(lines).toHaveLength(3);
  });

  test('is warned of where nothing is heard at all', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(logged()).toMatchObject([{ shard: SHARD, code: null }]);
  });

  test('is forgotten once one has lasted, not at once', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await closed(4000);
    manager.emit('ready', { shardId: SHARD });
    await vi.advanceTimersByTimeAsync(1000);
    await closed(4000);
    manager.emit('resumed', { shardId: SHARD });
    await vi.advanceTimersByTimeAsync(3_600_000);
    await closed(4000);
    expect(waits).toEqual([0, 1000, 2000, 4000, 0]);
    expect(lines).toEqual([]);
  });
});
