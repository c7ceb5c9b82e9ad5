import { ChannelType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { isWithoutPlaceForNow } from '../../../src/discord/features/lobby/open-table.ts';
import { refreshTable } from '../../../src/discord/handling/refresh-table.ts';
import { makePlayChannel, renameThread, updateMembers } from '../../../src/discord/table-message/thread.ts';
import { openLobby, sitDown, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { declineOffer, offerSeat } from '../../../src/tables/changes/substitutes.ts';
import { moveTable } from '../../../src/tables/changes/table-settings.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { directGuildOf, tableChannel } from '../../../src/tables/table.ts';
import { handOver } from '../../tables/hands.ts';
import { idOf, person } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { lobby } from '../posting.ts';
import { MISSING_PERMISSION, UNAVAILABLE } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';

const START = { method: 'POST', path: /threads$/ } as const;

async function begun(prepare: (bot: TestBot) => unknown = () => {}) {
  const bot = new TestBot();
  await prepare(bot);
  const table = await bot.playing();
  return { bot, table };
}

/** A table in Anna's direct messages, where nothing has been sent yet. */
async function inDirectMessages() {
  const bot = new TestBot();
  const channelId = await bot.context.channelApi.openDirectMessage(idOf('anna'));
  const guildId = directGuildOf(idOf('anna'));
  const id = await bot.world.playing(['anna'], { guildId, channelId, size: 2, isPrivate: true });
  return { bot, table: await bot.world.table(id) };
}

describe('where a game is played', () => {
  test('in its channel, where Discord fails on each attempt to make a thread: the players and the log are told', async () => {
    const bot = new TestBot();
    const path = /^\/channels\/2\/messages\/\d+\/threads$/;
    bot.discord.fail({ ...START, path, error: UNAVAILABLE, times: Number.POSITIVE_INFINITY });
    bot.discord.addChannel('8');
    const other = bot.discord.addMessage('8', 'another table');
    await expect(bot.playing()).rejects.toThrow();
    const [{ id } = { id: '' }] = await bot.world.store.tablesIn('2');
    for (const seconds of [2, 10, 60]) {
      bot.after(seconds * 1000);
      await bot.context.channelApi.startThread('8', other.id, 'another table');
      await refreshTable(bot.context, id);
    }
    await bot.retryQueue.stop();
    expect(tableChannel(await bot.world.table(id))).toBe('2');
    expect(bot.logged(50)).toContain('no thread can be made; the table plays in its channel');
    await bot.noticeSender.deliver();
    expect(bot.discord.contents('2').at(-1)).toMatch(/^Discord keeps failing to open a thread/);
  });

  test('in a thread that grows out of its lobby, named after its players', async () => {
    const { bot, table } = await begun();
    expect(tableChannel(table)).toBe(table.showing.lobbyMessageId);
    expect(bot.discord.channel(tableChannel(table)).name).toMatch(/1.*anna.*bert/);
  });

  test('in its channel, where the server wants it so', async () => {
    const { bot, table } = await begun(({ world }) =>
      world.store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, place: 'channel' }),
    );
    expect(tableChannel(table)).toBe('2');
    expect([...bot.discord.channels.keys()]).toEqual(['2']);
  });

  test('in direct messages, which have no threads', async () => {
    const { bot, table } = await inDirectMessages();
    await bot.tableMessages.show(table.id);
    expect(tableChannel(await bot.world.table(table.id))).toBe(table.channelId);
    expect([...bot.discord.channels.keys()]).toEqual(['2', table.channelId]);
  });

  test('in direct messages that are closed, once they are open', async () => {
    const { bot, table } = await inDirectMessages();
    bot.discord.closedTo.add(idOf('anna'));
    await refreshTable(bot.context, table.id);
    expect([bot.logged(40), bot.did, bot.retryQueue.length]).toEqual([[], [], 0]);
    expect((await bot.world.table(table.id)).status).toBe('playing');
    bot.discord.closedTo.clear();
    await refreshTable(bot.context, table.id);
    expect((await bot.world.table(table.id)).showing.turnMessageId).not.toBeNull();
  });

  test('in a thread of its own where the lobby’s message is gone, made once', async () => {
    const { bot, table } = await begun();
    bot.discord.channel('2').messages.length = 0;
    const place = await makePlayChannel(bot.context, table, table.showing.lobbyMessageId);
    const again = await makePlayChannel(bot.context, table, null);
    expect(tableChannel(again)).toBe(tableChannel(place));
    expect(bot.discord.channel('2').messages).toHaveLength(1);
  });

  test('in one that two processes make for the one that was deleted: the second keeps what the first has sent', async () => {
    const { bot, table } = await begun();
    bot.discord.channels.delete(tableChannel(table));
    const { showing } = (await bot.tableMessages.show(table.id, true)) ?? table;
    const placed = await makePlayChannel(bot.context, table, null);
    expect(placed.showing).toEqual(showing);
    expect((await bot.world.table(table.id)).showing.turnMessageId).toBe(showing.turnMessageId);
  });

  test('in the place of one that was deleted, though the process dies before the turn is sent there', async () => {
    const { bot, table } = await begun();
    bot.discord.channels.delete(tableChannel(table));
    bot.discord.fail({ method: 'POST', path: /\/channels\/\d+\/messages$/, skip: 2, error: UNAVAILABLE });
    await refreshTable(bot.context, table.id, true);
    await bot.retryQueue.stop();
    expect(await bot.world.store.unshown(bot.world.at)).toEqual([table.id]);
    await refreshTable(bot.context, table.id);
    const { turnMessageId } = (await bot.world.table(table.id)).showing;
    const sent = bot.discord.channel(tableChannel(await bot.world.table(table.id))).messages;
    expect(sent.map(({ id }) => id)).toContain(turnMessageId);
  });

  test('in that one also where the answer to making it was lost, however long its name is', async () => {
    const bot = new TestBot();
    const table = await bot.playing(['anna', 'bert', 'carl', 'dora']);
    const name = 'A'.repeat(32);
    const seats = table.seats.map((seat) => ({ ...seat, occupant: { ...person('anna'), name } }));
    const named = { ...table, seats };
    bot.discord.fail({
      method: 'POST',
      path: /\/channels\/2\/messages$/,
      error: MISSING_PERMISSION,
      times: 2,
    });
    bot.discord.fail({
      method: 'POST',
      path: /\/channels\/2\/threads$/,
      error: UNAVAILABLE,
      afterwards: true,
    });
    await expect(makePlayChannel(bot.context, named, null)).rejects.toThrow('Service Unavailable');
    const place = await makePlayChannel(bot.context, named, null);
    const alone = [...bot.discord.channels].filter(([, channel]) => channel.name.includes(name));
    expect(alone.map(([id]) => id)).toEqual([tableChannel(place)]);
  });
});

describe('a thread’s name', () => {
  test('follows who plays there', async () => {
    const { bot, table } = await begun();
    sure(await handOver(bot.world.tables, table.id, idOf('bert'), person('dora')));
    await renameThread(bot.context, table.id);
    expect(bot.discord.channel(tableChannel(table)).name).toMatch(/anna.*dora/);
    const from = bot.world.at.getTime();
    for (let times = 1; times <= 2; times++) await renameThread(bot.context, table.id);
    // A third name in ten minutes waits.
    expect(bot.world.at.getTime() - from).toBeGreaterThan(600_000);
  });

  test('is never given to the server’s own channel', async () => {
    const { bot, table } = await begun(({ world }) =>
      world.store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, place: 'channel' }),
    );
    const before = bot.discord.requests.length;
    await renameThread(bot.context, table.id);
    expect(bot.discord.requests.length).toBe(before);
    expect(bot.discord.channel('2').name).toBe('2');
  });

  test('that can’t be changed is only logged', async () => {
    const { bot, table } = await begun();
    bot.discord.fail({ method: 'PATCH', path: /./, error: MISSING_PERMISSION });
    await renameThread(bot.context, table.id);
    expect(bot.logged(40)).toEqual(['failed to rename a thread']);
  });
});

describe('a private table', () => {
  /** Anna's, in a private thread of channel 2, with Bert invited. */
  async function hidden(prepare: (bot: TestBot) => unknown = () => {}) {
    const bot = new TestBot();
    bot.discord.addChannel('2');
    await prepare(bot);
    const more = { size: 2, isPrivate: true, lobbyMessageId: null, invited: [idOf('bert')] };
    const opening = bot.world.opening(['anna'], { ...more, threadMembers: [] });
    const { id } = sure(await openLobby(bot.world.tables, opening));
    await refreshTable(bot.context, id);
    const table = () => bot.world.table(id);
    const members = async () => [...bot.discord.channel(tableChannel(await table())).members].sort();
    return { bot, id, table, members };
  }

  const ids = (...names: Parameters<typeof idOf>[0][]) => names.map((name) => idOf(name)).sort();

  test('has its lobby in a private thread with its people, and nothing in the channel', async () => {
    const { bot, table, members } = await hidden();
    const { playChannelId, lobbyMessageId } = (await table()).showing;
    const started = bot.discord.requests.find(({ path }) => path === '/channels/2/threads');
    expect(started?.body).toMatchObject({ type: ChannelType.PrivateThread });
    expect(bot.discord.contents(playChannelId ?? '')).toEqual([expect.stringContaining('🔒 Private')]);
    expect(lobbyMessageId).not.toBeNull();
    expect(await members()).toEqual(ids('anna', 'bert'));
    expect(bot.discord.contents('2')).toEqual([]);
  });

  test('is played there, without those who left, and with those who take over', async () => {
    const { bot, id, table, members } = await hidden();
    const thread = tableChannel(await table());
    sure(await sitDown(bot.world.tables, id, person('bert'), null));
    sure(await startIfFull(bot.world.tables, id));
    await refreshTable(bot.context, id);
    expect(tableChannel(await table())).toBe(thread);
    expect(bot.discord.contents(thread)).toHaveLength(2);
    bot.discord.channel(thread).archived = true;
    sure(await handOver(bot.world.tables, id, idOf('bert'), person('carl')));
    await refreshTable(bot.context, id);
    expect(await members()).toEqual(ids('anna', 'carl'));
  });

  test('is open to whom a seat is offered, as long as that stands', async () => {
    const { bot, id, members } = await hidden();
    sure(await sitDown(bot.world.tables, id, person('bert'), null));
    sure(await startIfFull(bot.world.tables, id));
    const hands = { from: idOf('anna'), to: idOf('carl') };
    sure(await offerSeat(bot.world.tables, id, idOf('anna'), false, hands));
    await updateMembers(bot.context, id);
    expect(await members()).toEqual(ids('anna', 'bert', 'carl'));
    sure(await declineOffer(bot.world.tables, id, hands));
    await updateMembers(bot.context, id);
    expect(await members()).toEqual(ids('anna', 'bert'));
  });

  test('keeps its lobby if another process finds the thread late', async () => {
    const { bot, id, table } = await hidden();
    const { showing } = await table();
    const before = { ...(await table()), showing: { ...showing, playChannelId: null, lobbyMessageId: null } };
    const placed = await makePlayChannel({ ...bot.context, store: bot.world.store }, before);
    expect(tableChannel(placed)).toBe(showing.playChannelId);
    expect((await bot.world.table(id)).showing).toEqual(showing);
  });

  test('gets another thread with everybody, once its own is deleted', async () => {
    const { bot, id, table, members } = await hidden();
    for (const isPlaying of [false, true]) {
      if (isPlaying) {
        sure(await sitDown(bot.world.tables, id, person('bert'), null));
        sure(await startIfFull(bot.world.tables, id));
        await refreshTable(bot.context, id);
      }
      const before = tableChannel(await table());
      bot.discord.channels.delete(before);
      await refreshTable(bot.context, id, true);
      expect(tableChannel(await table())).not.toBe(before);
      expect(await members()).toEqual(ids('anna', 'bert'));
    }
    expect(bot.discord.contents('2')).toEqual([]);
  });

  test('is shown nowhere without one, until its opener says where', async () => {
    const fault = { ...START, error: MISSING_PERMISSION, times: Number.POSITIVE_INFINITY };
    const { bot, id, table } = await hidden(({ discord }) => discord.fail(fault));
    await bot.notify({ id }, null, { kind: 'rematch', by: 'Anna' });
    await bot.periodicTasks.run();
    await bot.noticeSender.deliver();
    expect([bot.discord.contents('2'), bot.did, bot.logged(40)]).toEqual([[], [], []]);
    expect(isWithoutPlaceForNow(await table())).toBe(true);
    await bot.world.store.show(id, { threadMembers: null });
    await refreshTable(bot.context, id, true);
    bot.after(10 * 60_000);
    await bot.noticeSender.deliver();
    expect(bot.discord.contents('2')).toEqual([
      expect.stringContaining('everyone here can read it'),
      expect.stringContaining('invites you'),
    ]);
  });

  test('that loses its thread and the permission tells its opener, and stays out of the channel', async () => {
    const { bot, id, table } = await hidden();
    bot.discord.fail({ ...START, error: MISSING_PERMISSION, times: Number.POSITIVE_INFINITY });
    bot.discord.channels.delete(tableChannel(await table()));
    await refreshTable(bot.context, id, true);
    expect([bot.did, bot.discord.contents('2')]).toEqual([['trouble 2'], []]);
  });

  test('has its own; in one of people, players are added when the table moves there, and when they sit down', async () => {
    const bot = new TestBot();
    bot.discord.addChannel('3');
    const threads = { public: null, private: null };
    const access = {
      channelId: '3',
      home: '3',
      parentId: '2',
      isThread: true,
      isPrivateThread: true,
      threads,
    };
    bot.known.set('3', { ...access, isOutside: false, missing: [], timedOutUntil: null });
    const id = await lobby(bot, { size: 4 });
    sure(await sitDown(bot.world.tables, id, person('bert'), null));
    sure(await moveTable(bot.world.tables, id, idOf('anna'), false, '3'));
    await refreshTable(bot.context, id, true);
    const members = () => [...bot.discord.channel('3').members].sort();
    expect(members()).toEqual(ids('anna', 'bert'));
    sure(await sitDown(bot.world.tables, id, person('carl'), null));
    await refreshTable(bot.context, id);
    expect(members()).toEqual(ids('anna', 'bert', 'carl'));
  });

  test('survives that somebody can’t be added', async () => {
    const { bot, table, members } = await hidden(({ discord }) =>
      discord.fail({ method: 'PUT', path: new RegExp(idOf('bert')), error: MISSING_PERMISSION }),
    );
    expect((await table()).showing.threadMembers).toEqual([idOf('anna'), idOf('bert')]);
    expect(await members()).toEqual(ids('anna'));
    expect(bot.logged(40)).toContain('failed to change who is in a thread');
  });
});
