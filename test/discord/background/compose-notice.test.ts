import { describe, expect, test, vi } from 'vitest';
import { composeNotice } from '../../../src/discord/background/compose-notice.ts';
import type { NoticeDelivery } from '../../../src/discord/game-features.ts';
import { muteReminders, noteLeftServer } from '../../../src/tables/changes/absent-player.ts';
import type { Opening } from '../../../src/tables/changes/lobby.ts';
import { makeRequest, resignGame } from '../../../src/tables/changes/turns.ts';
import type { NoticeText } from '../../../src/tables/notice.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { HOUR } from '../../e2e/test-clock.ts';
import { idOf, type Name, person } from '../../tables/people.ts';
import { actsInStory, beginsStory, storyAt } from '../../tables/story-world.ts';
import { sure } from '../../tables/world.ts';
import { UNAVAILABLE } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';

/** A game in which the first turn is being played. */
async function begun(more: Partial<Opening> = {}, names: readonly Name[] = ['anna', 'bert']) {
  const bot = new TestBot();
  const { id } = await bot.playing(names, more);
  const mover = await bot.world.moverName(id);
  const deliver = async (name: Name | null, text: NoticeText): Promise<NoticeDelivery | null> => {
    const userId = name === null ? null : idOf(name);
    const notice = { key: 'k', tableId: id, userId, text, dueAt: bot.world.at, attempts: 0, live: null };
    return composeNotice(bot.context, await bot.world.table(id), notice);
  };
  return { bot, id, mover, other: mover === 'anna' ? 'bert' : 'anna', deliver } as const;
}

const remind = { kind: 'remind', turn: 1, share: 50 } as const;
const nudge = { kind: 'nudge', turn: 1, by: 'Carl' } as const;
const next = { kind: 'next', turn: 1 } as const;
const timeUp = { kind: 'timeUp', turn: 1 } as const;

describe('to the player whose turn it is', () => {
  test.each([remind, nudge])('$kind: in the channel, with a ring; settings are read once', async (text) => {
    const { bot, id, mover, deliver } = await begun();
    const settings = vi.spyOn(bot.store, 'settings');
    expect(await deliver(mover, text)).toMatchObject({
      direct: false,
      to: tableChannel(await bot.world.table(id)),
      fallback: null,
      message: { mentions: [idOf(mover)], content: expect.stringContaining(`<@${idOf(mover)}>, `) },
    });
    expect(settings).toHaveBeenCalledTimes(text.kind === 'remind' ? 1 : 0);
  });

  test.each([remind, nudge])('$kind: not to another player', async (text) => {
    const { other, deliver } = await begun();
    expect(await deliver(other, text)).toBeNull();
  });

  test('nothing that its person has switched off while it waited', async () => {
    const { bot, id, mover, other, deliver } = await begun();
    await bot.world.settings(mover, { reminders: [10] });
    expect(await deliver(mover, remind)).toBeNull();
    expect(await deliver(mover, { ...remind, share: 10 })).not.toBeNull();
    await muteReminders(bot.world.tables, id, 1, idOf(mover));
    expect(await deliver(mover, { ...remind, share: 10 })).toBeNull();
    // Another player asks.
    expect(await deliver(mover, nudge)).not.toBeNull();
    expect(await deliver(other, next)).toBeNull();
    await bot.world.store.follow(id, idOf('carl'), 'end');
    expect(await deliver('carl', { kind: 'followed', turn: 1, over: false })).toBeNull();
    expect(await deliver('carl', { kind: 'followed', turn: 1, over: true })).not.toBeNull();
    expect(await deliver('dora', { kind: 'followed', turn: 1, over: true })).toBeNull();
  });

  test.each([remind, nudge])('$kind: who has left the server is marked, and not called', async (text) => {
    const { bot, id, mover, deliver } = await begun();
    bot.discord.left.add(idOf(mover));
    const { turnMessageId } = (await bot.world.table(id)).showing;
    bot.discord.channel(tableChannel(await bot.world.table(id))).messages.length = 0;
    expect(await deliver(mover, text)).toBeNull();
    expect((await bot.world.table(id)).showing.turnMessageId).toBe(turnMessageId);
    expect((await bot.world.table(id)).reminders.turn?.overdue?.why).toBe('left');
  });

  test.each([remind, nudge])('$kind: who can’t read the channel is told so elsewhere', async (text) => {
    const { bot, id, mover, deliver } = await begun();
    const channel = tableChannel(await bot.world.table(id));
    const told: unknown[] = [];
    Object.assign(bot.context, {
      presenceOf: async () => 'shutOut',
      reportTrouble: async (...trouble: unknown[]) => told.push(trouble.slice(1)),
    });
    expect(await deliver(mover, text)).toBeNull();
    expect(told).toEqual([[channel, 'shutOut', { people: [idOf(mover)] }]]);
  });

  test('the turn of somebody who has left says no longer until when they have time', async () => {
    const { bot, id, mover, deliver } = await begun();
    const shown = async () => bot.discord.contents(tableChannel(await bot.world.table(id))).join();
    expect(await shown()).toContain('time runs out');
    bot.discord.left.add(idOf(mover));
    await deliver(mover, remind);
    // These are shown again at once.
    for (const one of bot.tableMessages.outdated) await bot.tableMessages.show(one);
    expect(await shown()).not.toContain('time runs out');
  });

  test('nobody is marked as gone because Discord didn’t answer', async () => {
    const { bot, id, mover, deliver } = await begun();
    bot.discord.fail({ method: 'GET', path: /\/members\//, error: UNAVAILABLE });
    await expect(deliver(mover, remind)).rejects.toThrow('Service Unavailable');
    expect((await bot.world.table(id)).reminders.turn?.overdue ?? null).toBeNull();
  });

  test.each([
    ['its message', (bot: TestBot, place: string) => (bot.discord.channel(place).messages.length = 0)],
    ['its thread', (bot: TestBot, place: string) => bot.discord.channels.delete(place)],
  ])('a turn that lost %s is sent again, which is the reminder', async (_, lose) => {
    const { bot, id, mover, deliver } = await begun();
    const before = await bot.world.table(id);
    lose(bot, tableChannel(before));
    expect(await deliver(mover, remind)).toBeNull();
    const after = await bot.world.table(id);
    expect(after.showing.turnMessageId).not.toBe(before.showing.turnMessageId);
    const [sent] = bot.discord.channel(tableChannel(after)).messages;
    expect(sent).toMatchObject({ id: after.showing.turnMessageId, mentions: [idOf(mover)], silent: false });
  });

  test('directly, where they want it so, else by a mention; a nudge is always seen at the table', async () => {
    const { bot, mover, deliver } = await begun();
    await bot.world.settings(mover, { remindBy: 'message' });
    expect(await deliver(mover, remind)).toMatchObject({
      direct: true,
      to: idOf(mover),
      message: { content: expect.stringContaining('Table 1 (Tuchulcha) is waiting for you') },
      fallback: { direct: false, message: { mentions: [idOf(mover)] } },
    });
    expect(await deliver(mover, nudge)).toMatchObject({ direct: false });
  });
});

test.each([remind, nudge, next])('$kind: while that turn is played, and no longer', async (text) => {
  for (const ends of [(bot: TestBot, id: string) => bot.world.plays(id), resigns]) {
    const { bot, id, mover, other, deliver } = await begun();
    const whom = text === next ? other : mover;
    await bot.world.settings(whom, { tellNext: true });
    expect(await deliver(whom, text)).toMatchObject({ message: { mentions: [idOf(whom)] } });
    await ends(bot, id);
    expect(await deliver(whom, text)).toBeNull();
  }
});

const resigns = async ({ world }: TestBot, id: string) =>
  sure(await resignGame(world.tables, id, idOf(await world.moverName(id))));

describe('to the table', () => {
  test('silently, with a capital letter', async () => {
    const { bot, id, deliver } = await begun();
    expect(await deliver(null, { kind: 'back', name: 'Anna' })).toMatchObject({
      direct: false,
      to: tableChannel(await bot.world.table(id)),
      picture: null,
      message: { content: 'Anna is back.', mentions: [] },
      possibleTexts: ['Anna is back.'],
    });
  });

  test('that time is up only while it is, and of that turn', async () => {
    const { bot, id, deliver } = await begun();
    expect(await deliver(null, timeUp)).toBeNull();
    await noteLeftServer(bot.world.tables, id, 1);
    expect(await deliver(null, timeUp)).not.toBeNull();
    expect(await deliver(null, { ...timeUp, turn: 2 })).toBeNull();
  });

  test('that time is up, with a choice where there are others to choose', async () => {
    for (const [names, buttons] of [
      // Nobody waits for a person who has left the server.
      [['anna', 'bert'], 3],
      [['anna'], 0],
    ] as const) {
      const { bot, id, deliver } = await begun({ size: 2 }, names);
      await bot.world.playsUntil(id, 'anna');
      const { turnNumber = 0 } = (await bot.world.table(id)).state ?? {};
      await noteLeftServer(bot.world.tables, id, turnNumber);
      const delivery = await deliver(null, { kind: 'timeUp', turn: turnNumber });
      expect(delivery?.message.rows[0]?.components.length ?? 0).toBe(buttons);
    }
  });

  test('that it will close only if it still will then', async () => {
    const { bot, id, deliver } = await begun();
    const { reminders, remindersVersion, wakeAt } = await bot.world.table(id);
    const closesAt = bot.world.at.getTime() + HOUR;
    const change = { reminders: { ...reminders, closesAt }, wakeAt, notices: [] };
    await bot.world.store.saveReminders(id, remindersVersion, change);
    expect(await deliver(null, { kind: 'idle', closesAt: closesAt + 1 })).toBeNull();
    expect(await deliver(null, { kind: 'idle', closesAt })).toMatchObject({ message: { mentions: [] } });
    // The player to act could keep it open.
    expect(await deliver('anna', { kind: 'idle', closesAt })).toMatchObject({
      message: { mentions: [idOf('anna')] },
    });
  });

  test('that it will close since everyone is away', async () => {
    const { bot, id, deliver } = await begun();
    const isLeft = async () => (await bot.world.occupants(id)).every((one) => one.startsWith('('));
    while (!(await isLeft())) await bot.world.hours(1);
    const { closesAt } = (await bot.world.table(id)).reminders;
    const delivery = await deliver(null, { kind: 'idle', closesAt: closesAt ?? 0 });
    expect(delivery?.message.content).toMatch(/^Everyone at table 1 is away\. It closes/);
  });
});

describe('directly', () => {
  test('to a follower, with the board, in their language', async () => {
    const { bot, id, deliver } = await begun();
    await bot.world.store.saveSettings(idOf('carl'), { ...DEFAULT_SETTINGS, locale: 'de' });
    await bot.world.store.follow(id, idOf('carl'), 'turn');
    const delivery = await deliver('carl', { kind: 'followed', turn: 1, over: false });
    expect(delivery).toMatchObject({ direct: true, to: idOf('carl'), fallback: null });
    expect(delivery?.picture?.view).toMatchObject({ locale: 'de' });
    expect(delivery?.message.content).toMatch(/^Tisch 1/);
  });

  test('of trouble, without a board; in whatever language, an earlier attempt is recognized', async () => {
    const { deliver } = await begun();
    const text = { kind: 'trouble', what: 'noPermission', channelId: '2' } as const;
    const delivery = await deliver('anna', text);
    expect(delivery?.picture).toBeNull();
    expect(new Set(delivery?.possibleTexts).size).toBe(LANGUAGES.length);
    expect(delivery?.possibleTexts).toContain(delivery?.message.content);
  });
});

describe('of a story', () => {
  /** Anna has told her introduction. */
  async function told() {
    const bot = new TestBot();
    const id = await beginsStory(bot.world, ['anna', 'bert', 'carl']);
    const { name } = person('anna');
    const deliver = async (text: NoticeText) =>
      composeNotice(bot.context, await storyAt(bot.world, id), {
        key: 'k',
        tableId: id,
        userId: null,
        text,
        dueAt: bot.world.at,
        attempts: 0,
        live: null,
      });
    let table = await storyAt(bot.world, id);
    for (let acts = 0; acts < 20 && (table.state?.tales ?? 0) === 0; acts++)
      table = await actsInStory(bot.world, id, `a tale of ${name}’s`);
    return { bot, id, deliver };
  }
  const tale = { kind: 'tale', tale: 0, part: 0, here: false } as const;

  test('a tale is told to everybody', async () => {
    const { deliver } = await told();
    expect((await deliver(tale))?.message.content).toContain('a tale of anna’s');
    expect(await deliver({ ...tale, tale: 9 })).toBeNull();
    expect(await deliver({ ...tale, part: 1 })).toBeNull();
  });

  test('a skipped one is not told; where it stands already, it is taken off the screen', async () => {
    const { bot, id, deliver } = await told();
    const delivery = await deliver(tale);
    const message = bot.discord.addMessage('2', delivery?.message.content ?? '');
    message.components = [...(delivery?.message.rows ?? [])];
    const other = bot.discord.addMessage('2', 'another message');
    const skipper = (await storyAt(bot.world, id)).seats[1]?.occupant;
    const by = skipper?.kind === 'person' ? skipper.userId : '';
    const skipped = await makeRequest(bot.world.tables, id, null, by, {
      type: 'skip',
      tale: 0,
      anonymous: false,
    });
    expect(skipped.ok).toBe(true);
    expect(await deliver(tale)).toBeNull();
    const announced = await deliver({ kind: 'skipped', tale: 0 });
    expect(announced?.message.content).toContain('bert');
    expect(message.content).not.toContain('a tale of anna’s');
    expect(other.content).toBe('another message');
  });

  test('nothing at a table of another game', async () => {
    const { deliver } = await begun();
    expect(await deliver(null, tale)).toBeNull();
    expect(await deliver(null, { kind: 'skipped', tale: 0 })).toBeNull();
  });
});
