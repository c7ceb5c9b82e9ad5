import { once } from 'node:events';
import { HTTPError, type RESTOptions } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Fault, PlaygroundOptions } from '../src/index.ts';
import { loggedIn, type Stage, stage, textChannel } from '../testing/bot.ts';

let here: Stage | null = null;

afterEach(async () => {
  await here?.close();
  here = null;
});

async function games(rest: Partial<RESTOptions> = {}, options: Partial<PlaygroundOptions> = {}) {
  here = await stage(options, { rest });
  const { faults, recorded } = here.playground;
  return { channel: await textChannel(here), faults, recorded, stage: here };
}

const sending = { method: 'POST', path: /\/messages$/ };

describe('ordered faults', () => {
  test('a rate limit is waited for', async () => {
    const { channel, faults, recorded } = await games();
    faults.next({ ...sending, does: { kind: 'rateLimit', retryAfterMs: 200 } });
    expect((await channel.send('patient')).content).toBe('patient');
    const [refused, taken] = recorded.filter(({ method }) => method === 'POST');
    expect([refused?.status, taken?.status]).toEqual([429, 200]);
    expect((taken?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(200);
  });

  test('too many of them are an error', async () => {
    const { channel, faults } = await games({ retries: 1 });
    faults.next({ ...sending, times: 2, does: { kind: 'status', status: 500 } });
    await expect(channel.send('x')).rejects.toBeInstanceOf(HTTPError);
    await channel.send('y');
  });

  test('a cut connection is an error', async () => {
    const { channel, faults } = await games({ retries: 0 });
    faults.next({ ...sending, does: { kind: 'cut' } });
    await expect(channel.send('x')).rejects.toThrow();
    await channel.send('y');
  });

  test('no answer is given up on', async () => {
    const { channel, faults } = await games({ timeout: 100, retries: 0 });
    faults.next({ ...sending, does: { kind: 'hang', milliseconds: 60_000 } });
    await expect(channel.send('x')).rejects.toThrow(/abort/i);
  });

  test('a lost answer leaves the deed done', async () => {
    const { channel, faults } = await games({ retries: 1 });
    faults.next({ ...sending, afterwards: true, does: { kind: 'status', status: 502 } });
    await channel.send('twice');
    expect((await channel.messages.fetch()).map(({ content }) => content)).toEqual(['twice', 'twice']);
  });

  test.each<[string, Fault['does']]>([
    ['cut', { kind: 'cut' }],
    ['left hanging', { kind: 'hang', milliseconds: 60_000 }],
  ])('a deed is done though its answer is %s, as often as ordered', async (_, does) => {
    const { channel, faults, recorded } = await games({ retries: 0, timeout: 300 });
    const path = new RegExp(`^/channels/${channel.id}/messages$`);
    faults.next({ method: 'POST', path, times: 2, afterwards: true, does });
    await expect(channel.send('lost')).rejects.toThrow();
    await expect(channel.send('lost too')).rejects.toThrow();
    await channel.send('told');
    const there = await channel.messages.fetch({ cache: false });
    expect(there.map(({ content }) => content)).toEqual(['told', 'lost too', 'lost']);
    const sent = recorded.filter(({ method }) => method === 'POST');
    expect(sent.map(({ status }) => status)).toEqual([0, 0, 200]);
  });

  test('a lost answer to an interaction leaves it answered', async () => {
    const { channel, faults, stage } = await games({ retries: 0 });
    const aule = stage.visitors.as('aule');
    const roll = { type: 2, style: 2, label: 'Roll', custom_id: 'roll' } as const;
    const message = await channel.send({ content: 'x', components: [{ type: 1, components: [roll] }] });
    await aule.waitFor(({ id }) => id === message.id);
    faults.next({ path: /^\/interactions\/.*\/callback$/, afterwards: true, does: { kind: 'cut' } });
    const ends = new Promise<unknown[]>((resolve) => {
      stage.onInteraction(async (interaction) => {
        if (!interaction.isButton()) return;
        const failed = (error: unknown) => error;
        resolve([
          await interaction.update('rolled').catch(failed),
          await interaction.update('again').catch(failed),
        ]);
      });
    });
    await aule.press(message.id, 'Roll');
    const [lost, second] = await ends;
    expect(lost).toBeInstanceOf(Error);
    expect(second).toMatchObject({ code: 40060 });
    await aule.waitForChange(message.id, ({ content }) => content === 'rolled');
  });

  test('hit only what fits, and can be taken back', async () => {
    const { channel, faults } = await games({ retries: 0 });
    faults.next({ method: 'DELETE', does: { kind: 'status', status: 500 } });
    const message = await channel.send('x');
    faults.clear();
    await message.delete();
  });
});

test('real rate limits hold', async () => {
  const { channel, recorded } = await games({ offset: 0 }, { rateLimit: { requests: 2, perMs: 300 } });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((content) => channel.send(content)));
  const sent = recorded.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  const first = sent[0]?.at ?? 0;
  expect(sent.filter(({ status }) => status === 200).length).toBe(5);
  expect((sent.at(-1)?.at ?? 0) - first).toBeGreaterThanOrEqual(500);
});

test('more than the limit is refused with 429', async () => {
  const { stage, channel } = await games({}, { rateLimit: { requests: 1, perMs: 60_000 } });
  const ask = () =>
    fetch(`${stage.playground.apiUrl}/v10/channels/${channel.id}`, {
      headers: { authorization: `Bot ${stage.playground.token}` },
    });
  expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(await refused.json()).toMatchObject({ message: 'You are being rate limited.', global: false });
});

describe('the gateway', () => {
  test('closes its connections with a code', async () => {
    const { faults, stage } = await games();
    const closed = new Promise((resolve) => stage.client.once('shardDisconnect', resolve));
    faults.closeGateway(4014);
    expect(await closed).toMatchObject({ code: 4014 });
  });

  test('closes with a code whoever logs in, until told otherwise', async () => {
    const { faults, stage } = await games();
    faults.refuseLogins(4013);
    await expect(loggedIn(stage.playground)).rejects.toThrow('Used invalid intents');
    faults.refuseLogins(null);
    await (await loggedIn(stage.playground)).destroy();
  });
});

describe('packets', () => {
  test('come twice, late, never or broken, and then as usual', async () => {
    const { faults, stage, channel } = await games();
    const heard: unknown[] = [];
    const last = new Promise<void>((resolve) => {
      stage.client.on('raw', ({ t, d }: { t: string | null; d: { name?: string } | null }) => {
        if (t === 'CHANNEL_UPDATE') heard.push(d && 'whole');
        if (heard.length === 5) resolve();
      });
    });
    for (const does of ['twice', 'never', { lateMs: 200 }] as const) {
      faults.spoilPacket('CHANNEL_UPDATE', does);
      stage.playground.admin.deny(channel.id, 1n);
    }
    Reflect.set(stage.client.ws, 'handlePacket', () => true);
    faults.spoilPacket('CHANNEL_UPDATE', 'never');
    faults.sparePackets();
    faults.spoilPacket('CHANNEL_UPDATE', 'broken');
    for (let more = 0; more < 2; more += 1) stage.playground.admin.allow(channel.id, 1n);
    await last;
    expect(heard).toEqual(['whole', 'whole', null, 'whole', 'whole']);
  });

  test('none come where a connection is closed before it hears anything', async () => {
    const { faults, stage } = await games();
    faults.refuseConnections(4002);
    const socket = new WebSocket(`${stage.playground.url.replace('http', 'ws')}/gateway/`);
    let messages = 0;
    socket.on('message', () => {
      messages += 1;
    });
    const [code] = await once(socket, 'close');
    faults.refuseConnections(null);
    expect([code, messages]).toEqual([4002, 0]);
  });
});

describe('a bot', () => {
  test('that is removed sees nothing, until it is invited again', async () => {
    const { channel, stage } = await games();
    const gone = new Promise((resolve) => stage.client.once('guildDelete', resolve));
    stage.playground.admin.removeBot();
    await gone;
    await expect(channel.send('x')).rejects.toMatchObject({ code: 50001 });
    const back = new Promise((resolve) => stage.client.once('guildCreate', resolve));
    stage.playground.admin.inviteBot();
    await back;
    await channel.send('y');
  });

  test('finds a member gone', async () => {
    const { channel, stage } = await games();
    const aule = stage.visitors.as('aule');
    await channel.guild.members.fetch({ user: aule.id, force: true });
    stage.playground.admin.removeMember(aule.id);
    await expect(channel.guild.members.fetch({ user: aule.id, force: true })).rejects.toMatchObject({
      code: 10007,
    });
    await channel.send(`still ${aule.mention}`);
    await expect(aule.say('games', 'x')).rejects.toThrow(/not there/);
    expect(aule.notified).toEqual([]);
  });
});
