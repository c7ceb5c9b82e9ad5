import { EventEmitter } from 'node:events';
import { ChannelType, type Client, Events, type Guild, PermissionsBitField, Status } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { isConnected } from '../../../src/discord/background/gateway.ts';
import {
  peopleToTell,
  troubleNotices,
  watchServers,
  welcome,
} from '../../../src/discord/background/server-events.ts';
import { troubleOf } from '../../../src/discord/table-message/thread.ts';
import { withStorySettings } from '../../../src/tables/bacchanalia/types.ts';
import { openLobby } from '../../../src/tables/changes/lobby.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import type { Trouble } from '../../../src/tables/notice.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { DAY, HOUR, MINUTE } from '../../e2e/test-clock.ts';
import { idOf, whoIs } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { MISSING_PERMISSION, refusal, UNAVAILABLE, UNKNOWN_CHANNEL } from '../rest-stub.ts';
import { BOT, TestBot } from '../test-bot.ts';

const WEEK = 7 * DAY;
const OWNER = '900';

/** A bot that receives events of its servers, channels and threads. */
async function watching() {
  const bot = new TestBot();
  const table = await bot.playing();
  const events = new EventEmitter();
  let running: Promise<unknown> = Promise.resolve();
  watchServers(bot.context, events as unknown as Client, (work) => {
    running = Promise.all([running, work]);
  });
  /** Until all that follows is done; how many requests it took. */
  const happens = async (event: string, ...given: readonly object[]): Promise<string[]> => {
    const before = bot.discord.asked.length;
    events.emit(event, ...given);
    await running;
    return bot.discord.asked.slice(before);
  };
  return { bot, table, happens };
}

const down = async ({ world }: TestBot, guildId = '1'): Promise<number> =>
  (await world.store.downtimes(guildId, new Date(0), new Date(world.at.getTime() + 1))).length;

describe('a connection', () => {
  test('the bot is connected where any of its connections stands', () => {
    const connected = (...statuses: readonly Status[]) => {
      const shards = statuses.map((status) => ({ status }));
      return isConnected({ ws: { shards } } as unknown as Client);
    };
    expect(connected(Status.Reconnecting, Status.Ready)).toBe(true);
    expect(connected(Status.Reconnecting, Status.Idle)).toBe(false);
    expect(connected()).toBe(false);
  });
});

/** A server that adds the bot now. `writable`: its channels besides #2, by ids, and whether the bot may write there. */
const joins = (bot: TestBot, id: string, writable: Readonly<Record<string, boolean>> = {}) => ({
  id,
  systemChannelId: '2',
  joinedTimestamp: bot.world.at.getTime(),
  preferredLocale: 'en-US',
  ownerId: OWNER,
  client: { user: { id: BOT } },
  channels: {
    cache: new Map(
      Object.entries(writable).map(([channel, may]) => [
        channel,
        { id: channel, type: ChannelType.GuildText, permissionsFor: () => ({ has: () => may }) },
      ]),
    ),
  },
});

describe('a server', () => {
  test.each([Events.GuildUnavailable, Events.GuildDelete])('is out of reach from %s on', async (event) => {
    const { bot, happens } = await watching();
    expect(await happens(event, { id: '1' })).toEqual([]);
    expect(await down(bot)).toBe(1);
    expect(await down(bot, '2')).toBe(0);
  });

  test.each([Events.GuildAvailable, Events.GuildCreate])(
    'is back at %s: what happened meanwhile is shown, no clock ran',
    async (event) => {
      const { bot, table, happens } = await watching();
      await happens(Events.GuildUnavailable, { id: '1' });
      await bot.world.acts(table.id);
      bot.after(HOUR);
      await happens(event, { id: '1' });
      const { showing, version } = await bot.world.table(table.id);
      expect(showing.versionShown).toBe(version);
      expect(bot.logged(30)).toEqual([
        'a server is unreachable; its clocks stand still',
        'a server was unreachable; its clocks were stopped',
      ]);
      const [outage] = await bot.world.store.downtimes('1', new Date(0), bot.world.at);
      expect((outage?.to.getTime() ?? 0) - (outage?.from.getTime() ?? 0)).toBe(HOUR);
      expect(await happens(event, { id: '1' })).toEqual([]);
    },
  );

  test('that adds the bot is greeted once, also after a restart when Discord has forgotten the nonce', async () => {
    const { bot, happens } = await watching();
    const greeted = () =>
      bot.discord.contents('2').filter((one) => one.includes('an Etruscan race with dice')).length;
    const first = joins(bot, '7');
    await happens(Events.GuildCreate, first);
    expect(greeted()).toBe(1);
    bot.after(10 * MINUTE);
    await happens(Events.GuildCreate, first);
    await welcome(bot.context, first as unknown as Guild);
    expect(greeted()).toBe(1);
    await happens(Events.GuildCreate, joins(bot, '8'));
    expect(greeted()).toBe(2);
    bot.after(MINUTE);
    await happens(Events.GuildCreate, joins(bot, '7'));
    expect(greeted()).toBe(3);
  });

  test.each([
    ['is greeted if the bot was down meanwhile', 30 * HOUR, 1],
    ['isn’t greeted if that is long ago', 8 * 24 * HOUR, 0],
  ])('that has added the bot %s', async (_, ago, times) => {
    const { bot, happens } = await watching();
    const joinedTimestamp = bot.world.at.getTime() - ago;
    await happens(Events.GuildCreate, { ...joins(bot, '7'), joinedTimestamp });
    const greeted = bot.discord.contents('2').filter((one) => one.includes('an Etruscan race with dice'));
    expect(greeted).toHaveLength(times);
  });

  const MAY_NOT = () => refusal(50013);
  const LOST = { method: 'POST', path: /messages$/, error: UNAVAILABLE } as const;

  test.each([
    ['the first channel where the bot may write', { '3': false, '4': true }, [], '4'],
    ['its owner’s direct messages where there is none', { '3': false }, [], `9${OWNER}`],
    ['the system channel after a failure', { '4': true }, [{ ...LOST }], '2'],
    ['the system channel once, though the answer was lost', {}, [{ ...LOST, afterwards: true }], '2'],
  ])('is greeted in %s', async (_, writable, faults, place) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { bot, happens } = await watching();
    for (const id of Object.keys(writable)) bot.discord.addChannel(id);
    if (faults.length === 0)
      bot.discord.fail({ method: 'POST', path: /channels\/2\/messages/, error: MAY_NOT });
    for (const fault of faults) bot.discord.fail(fault);
    await happens(Events.GuildCreate, joins(bot, '7', writable));
    // Discord has forgotten the nonce.
    bot.after(6 * MINUTE);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    const greeted = [...bot.discord.channels.keys()].filter((id) =>
      bot.discord.contents(id).some((one) => one.includes('an Etruscan race with dice')),
    );
    expect(greeted).toEqual([place]);
    expect(bot.discord.contents(place).filter((one) => one.includes('Etruscan'))).toHaveLength(1);
  });

  test('is told of stories where they are turned on, and only there', async () => {
    const { bot, happens } = await watching();
    const offered = () => bot.discord.contents('2').filter((one) => one.includes('Bacchanalia')).length;
    await happens(Events.GuildCreate, joins(bot, '7'));
    expect(offered()).toBe(0);
    await bot.world.store.saveGuildSettings(
      '8',
      withStorySettings(DEFAULT_GUILD_SETTINGS, { channels: 'everywhere' }),
    );
    await happens(Events.GuildCreate, joins(bot, '8'));
    expect(offered()).toBe(1);
  });

  const role = (permissions: bigint, id = '1') => ({
    permissions: new PermissionsBitField(permissions),
    guild: { id },
  });
  test.each<[string, string, object[], object[]]>([
    ['changes a role', Events.GuildRoleUpdate, [role(1n), role(3n)], [role(1n), role(1n)]],
    ['deletes a role', Events.GuildRoleDelete, [role(1n)], [role(1n, '2')]],
    ['gives it a role', Events.GuildMemberUpdate, [{}, role(1n)], [{}, role(1n, '2')]],
  ])('%s: what the bot could not show is shown, and only then', async (_, event, given, other) => {
    const { bot, table, happens } = await watching();
    await bot.world.acts(table.id);
    expect(await happens(event, ...other)).toEqual([]);
    expect(await happens(event, ...given)).not.toEqual([]);
  });
});

describe('a channel', () => {
  test.each([
    ['its thread', Events.ThreadDelete, (place: string) => place],
    ['its channel', Events.ChannelDelete, () => '2'],
  ])('%s deleted: the turn is shown again, in a new place', async (_, event, which) => {
    const { bot, table, happens } = await watching();
    const place = tableChannel(table);
    bot.discord.channels.delete(place);
    await happens(event, { id: which(place) });
    const after = await bot.world.table(table.id);
    expect(tableChannel(after)).not.toBe(place);
    expect(bot.discord.contents(tableChannel(after))).toHaveLength(1);
  });

  test('that was changed shows what could not be shown; nothing where all is shown', async () => {
    const { bot, table, happens } = await watching();
    expect(await happens(Events.ChannelUpdate, {}, { id: '2' })).toEqual([]);
    await bot.world.acts(table.id);
    expect(await happens(Events.ChannelUpdate, {}, { id: '2' })).not.toEqual([]);
    const { showing, version } = await bot.world.table(table.id);
    expect(showing.versionShown).toBe(version);
  });
});

describe('a thread', () => {
  interface ThreadNow {
    readonly archived: boolean;
    readonly locked: boolean;
  }
  const OPEN: ThreadNow = { archived: false, locked: false };
  const ASLEEP: ThreadNow = { archived: true, locked: false };
  const LOCKED: ThreadNow = { archived: true, locked: true };

  /** A thread of a game, changed so long after its last message, which Discord archives after a week. */
  async function changed(
    before: ThreadNow,
    after: ThreadNow,
    quietMs: number,
    prepare = async (_: TestBot) => {},
  ) {
    const { bot, table, happens } = await watching();
    await prepare(bot);
    const id = tableChannel(table);
    const [last] = bot.discord.channel(id).messages;
    bot.after(quietMs);
    const thread = { id, lastMessageId: last?.id ?? null, autoArchiveDuration: WEEK / MINUTE };
    const asked = await happens(Events.ThreadUpdate, { ...thread, ...before }, { ...thread, ...after });
    return { bot, table, woken: asked.filter((one) => one === `PATCH /channels/${id}`).length, asked };
  }

  // Discord rounds.
  test.each([WEEK, WEEK - 4 * MINUTE])('that fell asleep after %i ms is opened again', async (quietMs) => {
    expect((await changed(OPEN, ASLEEP, quietMs)).woken).toBe(1);
  });

  test.each([
    ['that a person closed stays closed', OPEN, ASLEEP, WEEK - 6 * MINUTE],
    ['that a person closed after some hours stays closed', OPEN, ASLEEP, 3 * HOUR],
    ['that a person closed at once stays closed', OPEN, ASLEEP, 0],
    ['that a person locked stays locked, also after its week', OPEN, LOCKED, WEEK],
    ['that slept before is left alone', ASLEEP, ASLEEP, WEEK],
  ])('%s', async (_, before, after, quietMs) => {
    expect((await changed(before, after, quietMs)).asked).toEqual([]);
  });

  test('of a game that is over may sleep', async () => {
    const over = async ({ world }: TestBot) => {
      const [table] = await world.store.tablesOf('1', idOf('anna'));
      sure(await resignGame(world.tables, table?.id ?? '', idOf('anna')));
    };
    expect((await changed(OPEN, ASLEEP, WEEK, over)).asked).toEqual([]);
  });

  test('of a lobby may sleep', async () => {
    const { bot, happens } = await watching();
    const opening = { ...bot.world.opening(['carl'], { channelId: '3' }), size: 2 };
    await openLobby(bot.world.tables, opening);
    const thread = { id: '3', lastMessageId: null, autoArchiveDuration: 60 };
    expect(await happens(Events.ThreadUpdate, { ...thread, ...OPEN }, { ...thread, ...ASLEEP })).toEqual([]);
  });

  test('that is unlocked shows what happened meanwhile; one that is locked does not', async () => {
    const acted = async ({ world }: TestBot) => {
      const [table] = await world.store.tablesOf('1', idOf('anna'));
      await world.acts(table?.id ?? '');
    };
    const unlocked = await changed(LOCKED, ASLEEP, HOUR, acted);
    const { showing, version } = await unlocked.bot.world.table(unlocked.table.id);
    expect(showing.versionShown).toBe(version);
    expect((await changed(ASLEEP, LOCKED, HOUR, acted)).asked).toEqual([]);
  });
});

describe('trouble', () => {
  /** The receivers of new notices. */
  async function told(...times: readonly { readonly error: Error; readonly afterMs?: number }[]) {
    const bot = new TestBot();
    const { id } = await bot.playing();
    const mover = await bot.world.moverName(id);
    const all: string[][] = [];
    for (const { error, afterMs = 0 } of times) {
      bot.after(afterMs);
      const table = await bot.world.table(id);
      const what = troubleOf(error);
      const people = await peopleToTell(table, what, async () => OWNER);
      await bot.world.store.notify(troubleNotices(table, '2', what, people, bot.world.at));
      const due = await bot.world.store.dueNotices(bot.world.at, new Date(0), 99);
      all.push(
        due
          .map(({ text, userId }) => `${text.kind === 'trouble' ? text.what : text.kind} ${whoIs(userId)}`)
          .sort(),
      );
      for (const { key } of due) await bot.world.store.settleNotice(key, 'sent', bot.world.at);
    }
    return { all, mover };
  }

  test('of permissions: the opener, whose turn it is and the owner hear of it', async () => {
    const { all, mover } = await told({ error: MISSING_PERMISSION() });
    expect(all).toEqual([[...new Set(['anna', mover, OWNER])].map((name) => `noPermission ${name}`).sort()]);
  });

  test('of a channel that is gone: not the owner, who can mend nothing', async () => {
    const { all, mover } = await told({ error: UNKNOWN_CHANNEL() });
    expect(all).toEqual([[...new Set(['anna', mover])].map((name) => `channelGone ${name}`).sort()]);
  });

  test('of a season’s channel: whose turn it is, and the opener only of the season', async () => {
    const bot = new TestBot();
    const table = { ...(await bot.playing()), seasonId: 'season' };
    const toldOf = (what: Trouble) => peopleToTell(table, what, async () => OWNER);
    const mover = [table.reminders.turn?.userId];
    expect([await toldOf('noPermission'), await toldOf('channelGone')]).toEqual([mover, mover]);
    expect(await toldOf('failed')).toContain(table.openerId);
  });

  test('is told once a day, and again on another day', async () => {
    const error = MISSING_PERMISSION();
    const { all } = await told(
      { error },
      { error, afterMs: HOUR },
      { error: refusal(50001), afterMs: HOUR },
      // It began at noon, was fixed, and failed again.
      { error, afterMs: 10 * HOUR },
      { error, afterMs: HOUR },
    );
    expect(all.map((people) => people.length > 0)).toEqual([true, false, false, true, false]);
  });

  test('of another kind is told on the same day', async () => {
    const { all } = await told({ error: MISSING_PERMISSION() }, { error: UNKNOWN_CHANNEL() });
    expect(all.map((people) => people.length > 0)).toEqual([true, true]);
  });

  test('nobody’s id is told to nobody', async () => {
    const bot = new TestBot();
    const table = await bot.playing();
    expect(await peopleToTell(table, 'noPermission', async () => null)).not.toContain(null);
  });
});
