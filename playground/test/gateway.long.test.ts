import { Client, GatewayIntentBits, type TextChannel } from 'discord.js';
import { GatewayOpcodes as Op } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Playground, startPlayground } from '../src/index.ts';
import { type Stage, stage, textChannel } from '../testing/bot.ts';

interface Packet {
  readonly op: number;
  readonly t?: string | null;
  readonly s?: number | null;
  readonly d?: unknown;
}

class Wire {
  readonly socket: WebSocket;
  readonly packets: Packet[] = [];
  readonly closed: Promise<number>;
  readonly #looking = new Set<() => void>();

  constructor(playground: Playground) {
    this.socket = new WebSocket(`${playground.url.replace('http', 'ws')}/gateway/?v=10&encoding=json`);
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    this.socket.on('message', (raw) => {
      this.packets.push(JSON.parse(String(raw)));
      for (const look of this.#looking) look();
    });
  }

  until(test: (packet: Packet) => boolean): Promise<Packet> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.packets.find(test);
        if (found === undefined) return;
        this.#looking.delete(look);
        resolve(found);
      };
      this.#looking.add(look);
      look();
    });
  }

  async say(packet: unknown): Promise<void> {
    await this.until(({ op }) => op === Op.Hello);
    this.socket.send(typeof packet === 'string' ? packet : JSON.stringify(packet));
  }
}

const playground = await startPlayground({ port: 0 });
let wires: Wire[] = [];

afterEach(() => {
  for (const { socket } of wires) socket.close();
  wires = [];
});

afterAll(() => playground.close());

function wire(): Wire {
  const made = new Wire(playground);
  wires.push(made);
  return made;
}

const identify = (more = {}) => ({
  op: Op.Identify,
  d: { token: playground.token, intents: GatewayIntentBits.Guilds, properties: {}, ...more },
});

async function identified(more = {}) {
  const made = wire();
  await made.say(identify(more));
  const ready = await made.until(({ t }) => t === 'READY');
  return { wire: made, session: (ready.d as { session_id: string }).session_id };
}

describe('the gateway', () => {
  test.each<[string, () => unknown, number]>([
    ['what is not JSON', () => 'hello', 4002],
    ['an unknown opcode', () => ({ op: 99 }), 4001],
    ['a presence before identifying', () => ({ op: Op.PresenceUpdate, d: {} }), 4003],
    ['a wrong token', () => identify({ token: 'wrong' }), 4004],
    ['a token of nothing', () => identify({ token: '' }), 4004],
    ['a privileged intent', () => identify({ intents: GatewayIntentBits.MessageContent }), 4014],
    ['an intent that is none', () => identify({ intents: 2 ** 27 }), 4013],
    ['a shard that is none', () => identify({ shard: [1, 1] }), 4010],
    [
      'resuming with a wrong token',
      () => ({ op: Op.Resume, d: { token: 'x', session_id: 'x', seq: 1 } }),
      4004,
    ],
  ])('closes on %s', async (_, packet, code) => {
    const made = wire();
    await made.say(packet());
    expect(await made.closed).toBe(code);
  });

  test('closes on identifying twice', async () => {
    const { wire: made } = await identified();
    await made.say(identify());
    expect(await made.closed).toBe(4005);
  });

  test('closes when heartbeats stay away', async () => {
    const hasty = await startPlayground({ port: 0, heartbeatMs: 20 });
    expect(await new Wire(hasty).closed).toBe(4009);
    await hasty.close();
  });

  test('replays what a resumed session missed', async () => {
    const { wire: first, session } = await identified();
    await first.until(({ t }) => t === 'GUILD_CREATE');
    first.socket.terminate();
    await first.closed;
    playground.admin.deny(playground.admin.channelId('games'), 1n);
    playground.admin.allow(playground.admin.channelId('games'), 1n);
    const second = wire();
    await second.say({ op: Op.Resume, d: { token: playground.token, session_id: session, seq: 2 } });
    await second.until(({ t }) => t === 'RESUMED');
    const names = second.packets.filter(({ op }) => op === Op.Dispatch).map(({ t, s }) => `${s} ${t}`);
    expect(names).toEqual(['3 CHANNEL_UPDATE', '4 CHANNEL_UPDATE', '5 RESUMED']);
  });

  test('does not resume an unknown session, nor one that said goodbye', async () => {
    const { wire: first, session } = await identified();
    first.socket.close(1000);
    await first.closed;
    for (const session_id of [session, 'unknown']) {
      const made = wire();
      await made.say({ op: Op.Resume, d: { token: playground.token, session_id, seq: 1 } });
      expect(await made.until(({ op }) => op === Op.InvalidSession)).toMatchObject({ d: false });
    }
  });

  test('does not resume ahead of what was said', async () => {
    const { wire: first, session } = await identified();
    first.socket.terminate();
    const made = wire();
    await made.say({ op: Op.Resume, d: { token: playground.token, session_id: session, seq: 100 } });
    expect(await made.closed).toBe(4007);
  });

  test('tells of messages only with their intent', async () => {
    const { wire: without } = await identified();
    const { wire: plenty } = await identified({ intents: GatewayIntentBits.GuildMessages });
    await fetch(`${playground.apiUrl}/v10/channels/${playground.admin.channelId('games')}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'x' }),
    });
    await plenty.until(({ t }) => t === 'MESSAGE_CREATE');
    await without.say({ op: Op.Heartbeat, d: null });
    await without.until(({ op }) => op === Op.HeartbeatAck);
    expect(without.packets.some(({ t }) => t === 'MESSAGE_CREATE')).toBe(false);
    expect(plenty.packets.some(({ t }) => t === 'GUILD_CREATE')).toBe(false);
  });
});

describe('discord.js', () => {
  let here: Stage;
  let games: TextChannel;

  beforeAll(async () => {
    here = await stage();
    games = await textChannel(here);
  });

  afterAll(() => here.close());

  test('is turned away with a wrong token', async () => {
    const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: here.playground.apiUrl } });
    await expect(client.login('wrong')).rejects.toThrow(/token/i);
    await client.destroy();
  });

  const back = (event: 'shardResume' | 'shardReady') =>
    new Promise<void>((resolve) => here.client.once(event, () => resolve()));

  test.each<[string, 'shardResume' | 'shardReady', () => void]>([
    ['resumes after a cut', 'shardResume', () => here.playground.faults.cutGateway()],
    ['resumes when asked to reconnect', 'shardResume', () => here.playground.faults.askToReconnect()],
    [
      'resumes after a passing invalidation',
      'shardResume',
      () => here.playground.faults.invalidateSession(true),
    ],
    [
      'starts again after an invalidation',
      'shardReady',
      () => here.playground.faults.invalidateSession(false),
    ],
    ['starts again when its session is lost', 'shardReady', () => here.playground.faults.loseSessions()],
  ])('%s', async (_, event, fault) => {
    const before = here.playground.identified;
    const returned = back(event);
    fault();
    await returned;
    expect(here.playground.identified - before).toBe(event === 'shardReady' ? 1 : 0);
    const heard = new Promise<string>((resolve) =>
      here.client.once('messageCreate', ({ id }) => resolve(id)),
    );
    const { id } = await games.send('still here');
    expect(await heard).toBe(id);
  });

  test('gets the interactions it missed', async () => {
    const message = await games.send({
      content: 'x',
      components: [{ type: 1, components: [{ type: 2, style: 2, label: 'Roll', custom_id: 'roll' }] }],
    });
    const aule = here.visitors.as('aule');
    await aule.waitFor(({ id }) => id === message.id);
    here.onInteraction((interaction) => (interaction.isButton() ? interaction.update('rolled') : null));
    here.playground.faults.cutGateway();
    await aule.press(message.id, 'Roll');
    await aule.waitForChange(message.id, ({ content }) => content === 'rolled');
  });
});
