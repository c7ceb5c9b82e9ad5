import type { Client } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Inbox } from '../../../src/discord/background/inbox.ts';
import { LostThreads, resume } from '../../../src/discord/background/resume.ts';
import { openLobby } from '../../../src/tables/changes/lobby.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { type TableOf, tableChannel } from '../../../src/tables/table.ts';
import { DAY, MINUTE } from '../../e2e/test-clock.ts';
import { UNAVAILABLE } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';

type Table = TableOf<'tuchulcha'>;

const WEEK = 7 * DAY;
/** On the other of two shards; the tests' server is on the first. */
const ELSEWHERE = String(1n << 22n);

/** A starting bot: Discord's events so far, and the start's requests. */
class Start {
  readonly bot = new TestBot();
  readonly told = new Set<string>(['2']);
  readonly servers = new Map([['1', { id: '1', available: true }]]);
  readonly #client = {
    options: { shardCount: 2 },
    ws: { shards: new Map([[0, {}]]) },
    guilds: { cache: this.servers },
    channels: { cache: this.told },
  } as unknown as Client;
  readonly lostThreads = new LostThreads(this.bot.context, this.#client);

  /** A game in a thread that Discord lists. */
  async playing(more: Parameters<TestBot['playing']>[1] = {}): Promise<Table> {
    const table = await this.bot.playing(['anna', 'bert'], more);
    this.told.add(tableChannel(table));
    return table;
  }

  /** The requests that it takes. */
  async starts(): Promise<string[]> {
    const { bot, lostThreads } = this;
    const before = bot.discord.asked.length;
    const inbox = { takeUp: async () => {} } as Inbox;
    await resume({ context: bot.context, client: this.#client, inbox, lostThreads });
    return bot.discord.asked.slice(before);
  }
}

describe('a start', () => {
  test('asks nothing of Discord, and reads no table, where all is shown and nothing is due', async () => {
    const start = new Start();
    for (let at = 0; at < 3; at++) await start.playing();
    const lobby = start.bot.world.opening(['carl'], { size: 2, lobbyMessageId: '5' });
    const opened = await openLobby(start.bot.world.tables, lobby);
    await start.bot.store.show(opened.table?.id ?? '', { versionShown: 1 });
    start.bot.faults.fail('load', { times: 99 });
    expect(await start.starts()).toEqual([]);
    expect(start.bot.logged(40)).toEqual([]);
  });

  test('finds a server out of reach; the next one ends that outage, and no other', async () => {
    const start = new Start();
    const { store, world } = start.bot;
    await store.beginOutage(ELSEWHERE, world.at);
    for (const available of [false, true]) {
      start.servers.set('1', { id: '1', available });
      await start.starts();
      expect(await store.outages()).toEqual(available ? [ELSEWHERE] : ['1', ELSEWHERE]);
      start.bot.after(MINUTE);
    }
  });
});

describe('a thread that Discord has not told of', () => {
  /** A game whose thread was archived this long after its last message; returns a start's requests then. */
  async function archived(quietMs: number, locked = false) {
    const start = new Start();
    const table = await start.bot.playing();
    const thread = start.bot.discord.channel(tableChannel(table));
    start.bot.after(quietMs);
    Object.assign(thread, { archived: true, locked, archivedAt: start.bot.world.at });
    start.bot.after(DAY);
    return { asked: await start.starts(), place: tableChannel(table), thread };
  }

  test('is not asked for once its server has removed the bot', async () => {
    const start = new Start();
    await start.bot.playing();
    start.lostThreads.add('1');
    start.servers.delete('1');
    const before = start.bot.discord.asked.length;
    await start.lostThreads.run();
    expect(start.bot.discord.asked.slice(before)).toEqual([]);
  });

  test('and that fell asleep is opened again; nothing is drawn', async () => {
    const { asked, place, thread } = await archived(WEEK);
    expect(asked).toEqual([`GET /channels/${place}`, `PATCH /channels/${place}`]);
    expect(thread.archived).toBe(false);
  });

  test('and that the bot may not see any more: those who can mend it are told', async () => {
    const start = new Start();
    const table = await start.bot.playing();
    start.bot.discord.channel(tableChannel(table)).closed = true;
    start.bot.discord.channel('2').closed = true;
    await start.starts();
    expect(start.bot.did).toEqual([`trouble ${tableChannel(table)}`]);
  });

  test('is asked for little by little, each once', async () => {
    const start = new Start();
    await start.bot.store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, maxTables: null });
    for (let at = 0; at < 25; at++) await start.bot.playing();
    const asked = [await start.starts()];
    for (let round = 0; round < 4; round++) {
      const before = start.bot.discord.asked.length;
      await start.lostThreads.run();
      asked.push(start.bot.discord.asked.slice(before));
    }
    expect(asked.map(({ length }) => length)).toEqual([20, 5, 0, 0, 0]);
    expect(new Set(asked.flat()).size).toBe(25);
  });

  test('is looked for in a hundred servers at a time', async () => {
    const start = new Start();
    const looked: string[] = [];
    const { placesIn } = start.bot.store;
    Object.assign(start.bot.store, {
      placesIn: (guildId: string) => {
        looked.push(guildId);
        return placesIn(guildId);
      },
    });
    for (let server = 2; server <= 250; server++)
      start.servers.set(`${server}`, { id: `${server}`, available: true });
    const counts = [];
    await start.starts();
    for (let round = 0; round < 4; round++) {
      counts.push(looked.length);
      await start.lostThreads.run();
    }
    expect(counts).toEqual([100, 200, 250, 250]);
    expect(new Set(looked).size).toBe(250);
  });

  test('is left where Discord is out of order, and looked for when the server is there again', async () => {
    const start = new Start();
    const table = await start.bot.playing();
    start.bot.discord.channels.delete(tableChannel(table));
    start.bot.discord.fail({ method: 'GET', path: /^\/channels\/\d+$/, error: UNAVAILABLE });
    await start.starts();
    expect(start.bot.logged(40)).toEqual(['failed to check whether a thread still exists']);
    expect(tableChannel(await start.bot.world.table(table.id))).toBe(tableChannel(table));
    start.lostThreads.add('1');
    await start.lostThreads.run();
    expect(tableChannel(await start.bot.world.table(table.id))).not.toBe(tableChannel(table));
  });
});
