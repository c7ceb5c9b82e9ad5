import { describe, expect, test, vi } from 'vitest';
import { links } from '../../../src/discord/views/links.ts';
import { closeTable } from '../../../src/tables/changes/closing.ts';
import { sitDown, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { joinRematch } from '../../../src/tables/changes/rematch.ts';
import { returnToSeat } from '../../../src/tables/changes/substitutes.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { HOUR, MINUTE } from '../../e2e/test-clock.ts';
import { idOf, person } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { MISSING_PERMISSION, refusal, UNAVAILABLE } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';

const remind = { kind: 'remind', turn: 1, share: 50 } as const;
const ONE_MESSAGE = /^\/channels\/\d+\/messages\/\d+$/;

async function begun() {
  const bot = new TestBot();
  const table = await bot.playing();
  return { bot, table, mover: await bot.world.moverName(table.id) } as const;
}

async function reminded() {
  const { bot, table, mover } = await begun();
  await bot.notify(table, mover, remind);
  await bot.noticeSender.deliver();
  const reminders = () => bot.said(table).filter((content) => content.startsWith(`<@${idOf(mover)}>, `));
  expect(reminders()).toHaveLength(1);
  return { bot, table, mover, reminders } as const;
}

/** A rematch of three to which anna has invited the others. */
async function rematch() {
  const bot = new TestBot();
  const { id } = await bot.playing(['anna', 'bert', 'carl']);
  for (const name of ['anna', 'bert'] as const) sure(await resignGame(bot.world.tables, id, idOf(name)));
  const lobby = sure(await joinRematch(bot.world.tables, id, person('anna')));
  await bot.noticeSender.deliver();
  const invitation = () => bot.said(lobby).filter((content) => /invites you|^-# Table/.test(content));
  return { bot, lobby, invitation } as const;
}

describe('a message that was sent', () => {
  test.each(['remind', 'nudge', 'next'] as const)(
    'to %s stands during its turn, and is removed after it',
    async (kind) => {
      const bot = new TestBot();
      const table = await bot.playing();
      const text = { remind, nudge: { kind, turn: 1, by: 'Carl' }, next: { kind, turn: 1 } }[kind];
      const mover = await bot.world.moverName(table.id);
      await bot.world.settings(mover, { tellNext: true });
      await bot.notify(table, mover, text as typeof remind);
      await bot.noticeSender.deliver();
      await bot.world.settings(mover, {});
      const before = bot.said(table);
      expect(before).toHaveLength(1);
      await bot.world.acts(table.id);
      await bot.noticeSender.deliver();
      expect(bot.said(table)).toEqual(
        (await bot.world.table(table.id)).state?.turnNumber === 1 ? before : [],
      );
      if ((await bot.world.table(table.id)).state?.turnNumber === 1) await bot.world.plays(table.id);
      await bot.noticeSender.deliver();
      expect(bot.said(table)).toEqual([]);
    },
  );

  test('is kept up to date without names that it needs no more', async () => {
    const { bot, table, mover } = await begun();
    await bot.notify(table, mover, { kind: 'nudge', turn: 1, by: 'Carl' });
    await bot.noticeSender.deliver();
    expect(bot.said(table)).toEqual([expect.stringContaining('Carl nudges you')]);
    await bot.world.acts(table.id);
    const kept = await bot.world.store.dueNotices(bot.world.at, bot.world.at, 9);
    expect(kept.map(({ text }) => text)).toEqual([{ kind: 'nudge', turn: 1, by: '' }]);
  });

  test.each([
    ['has been deleted', () => refusal(10_008, 404), 1],
    ['is in a deleted channel', () => refusal(10_003, 404), 1],
    ['can’t be changed now', UNAVAILABLE, 2],
  ])('and %s is tried as often as makes sense', async (_, error, tries) => {
    const { bot, table } = await reminded();
    await bot.world.plays(table.id);
    bot.discord.fail({ method: 'DELETE', path: ONE_MESSAGE, error });
    for (let minute = 0; minute < 10; minute += 1) {
      bot.after(MINUTE);
      await bot.noticeSender.deliver();
    }
    expect(bot.discord.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(tries);
  });
});

test('the message that a table will close only loses its button when that happens', async () => {
  const { bot, table } = await begun();
  const { reminders, remindersVersion, wakeAt } = await bot.world.table(table.id);
  const closesAt = bot.world.at.getTime() + HOUR;
  const change = { reminders: { ...reminders, closesAt }, wakeAt, notices: [] };
  await bot.world.store.saveReminders(table.id, remindersVersion, change);
  await bot.notify(table, null, { kind: 'idle', closesAt });
  await bot.noticeSender.deliver();
  const { messages } = bot.discord.channel(tableChannel(table));
  const shown = () => messages.map(({ components }) => JSON.stringify(components).includes('keep:'));
  expect(shown()).toEqual([true, false]);
  sure(await closeTable(bot.world.tables, table.id, person('anna'), true));
  await bot.noticeSender.deliver();
  expect(shown()).toEqual([false, false, false]);
});

test('a message that may not be changed is left as it is in the end, which is no error', async () => {
  const { bot, table, reminders } = await reminded();
  await bot.world.plays(table.id);
  bot.discord.fail({ method: 'DELETE', path: ONE_MESSAGE, error: MISSING_PERMISSION, times: 99 });
  for (let hour = 0; hour < 24; hour += 1) {
    bot.after(HOUR);
    await bot.noticeSender.deliver();
  }
  expect(bot.discord.requests.filter(({ method }) => method === 'DELETE').length).toBeLessThan(10);
  expect(reminders()).toHaveLength(1);
  expect(bot.logged(50)).toEqual([]);
});

test.each(['mention', 'message'] as const)(
  'a reminder by %s names no time that has run out',
  async (remindBy) => {
    const { bot, table, mover } = await begun();
    await bot.world.settings(mover, { remindBy });
    await bot.notify(table, mover, remind);
    await bot.noticeSender.deliver();
    const place =
      remindBy === 'message' ? bot.discord.direct(idOf(mover)) : bot.discord.channel(tableChannel(table));
    const reminder = () =>
      place.messages.find(({ content }) => /is waiting for you/.test(content ?? ''))?.content;
    expect(reminder()).toMatch(/is waiting for you \(⏱ time runs out <t:\d+:R>\)\.$/);
    bot.after(25 * HOUR);
    await bot.periodicTasks.run();
    await bot.noticeSender.deliver();
    expect((await bot.world.table(table.id)).reminders.turn?.overdue).toBeTruthy();
    expect(reminder()).toMatch(/is waiting for you\.$/);
  },
);

test.each([
  ['a later reminder', { ...remind, share: 10 }, 'mention'],
  ['a nudge', { kind: 'nudge', turn: 1, by: 'Carl' }, 'mention'],
  ['a nudge in the channel', { kind: 'nudge', turn: 1, by: 'Carl' }, 'message'],
] as const)('%s takes the place of the earlier call to the same turn', async (_, text, remindBy) => {
  const { bot, table, mover } = await begun();
  await bot.world.settings(mover, { remindBy });
  const calls = () =>
    [...bot.discord.channels.values()]
      .flatMap(({ messages }) => messages)
      .flatMap(({ id, content }) => (/table 1 is waiting for you/i.test(content ?? '') ? [id] : []));
  await bot.notify(table, mover, remind);
  await bot.noticeSender.deliver();
  const [first] = calls();
  bot.after(HOUR);
  await bot.notify(table, mover, text);
  // What Discord answers to its removal is lost, so the next attempt finds what has been sent.
  bot.discord.fail({ method: 'DELETE', path: ONE_MESSAGE, error: UNAVAILABLE, afterwards: true });
  await bot.noticeSender.deliver();
  bot.after(2 * MINUTE);
  await bot.noticeSender.deliver();
  expect(calls()).toHaveLength(1);
  expect(calls()).not.toContain(first);
  expect((await bot.store.liveNotices(table.id)).map(({ live }) => live?.messageId)).toEqual(calls());
});

test('a later reminder that is tried again doesn’t take the earlier one’s message for its own', async () => {
  const { bot, table, mover, reminders } = await reminded();
  bot.after(1000);
  await bot.notify(table, mover, { ...remind, share: 10 });
  bot.discord.fail({ method: 'POST', path: /messages$/, error: UNAVAILABLE });
  await bot.noticeSender.deliver();
  bot.after(2 * MINUTE);
  await bot.noticeSender.deliver();
  expect(reminders()).toHaveLength(1);
  const [live, ...others] = await bot.store.liveNotices(table.id);
  expect([live?.text, others]).toEqual([{ ...remind, share: 10 }, []]);
});

test('that somebody is away has no button where that is over by the time it is told', async () => {
  const { bot, table } = await begun();
  const away = { kind: 'standIn', name: 'anna', by: null } as const;
  await bot.notify(table, null, away);
  sure(await closeTable(bot.world.tables, table.id, person('anna'), true));
  for (let pass = 0; pass < 2; pass += 1) await bot.noticeSender.deliver();
  const shown = bot.discord.channel(tableChannel(table)).messages.map((one) => JSON.stringify(one));
  expect(shown.filter((one) => one.includes('plays for anna'))).toHaveLength(1);
  expect(shown.filter((one) => one.includes(links.back({ table: table.id })))).toEqual([]);
});

test('a message that another process has taken for what came of it stays that one’s', async () => {
  const { bot, table } = await begun();
  await bot.notify(table, null, { kind: 'waiting', name: 'anna', by: 'bert' });
  await bot.noticeSender.deliver();
  const [live] = (await bot.store.liveNotices(table.id)).flatMap((one) => one.live ?? []);
  if (!live) throw new Error('nothing is live');
  const { channelApi } = bot.context;
  const remove = channelApi.removeButtons.bind(channelApi);
  vi.spyOn(channelApi, 'removeButtons').mockImplementationOnce(async (...of) => {
    await remove(...of);
    const key = await bot.notify(table, null, { kind: 'standIn', name: 'anna', by: null });
    await bot.store.settleNotice(key, 'sent', bot.world.at, { live, replaces: live.messageId });
  });
  await bot.noticeSender.deliver();
  expect((await bot.store.liveNotices(table.id)).map(({ text }) => text.kind)).toEqual(['standIn']);
});

describe('an invitation', () => {
  test('names those who are missing, and says that the game has begun', async () => {
    const { bot, lobby, invitation } = await rematch();
    sure(await sitDown(bot.world.tables, lobby.id, person('bert'), null));
    await bot.noticeSender.deliver();
    expect(invitation()).toEqual([
      `<@${idOf('carl')}>: anna invites you to table 2.\n-# Tuchulcha, 3 players, 24 hours a turn. Already there: anna and bert.`,
    ]);
    sure(await sitDown(bot.world.tables, lobby.id, person('carl'), null));
    await bot.noticeSender.deliver();
    expect(invitation()).toEqual(['-# Table 2: invitation accepted.']);
    await bot.tableMessages.show(lobby.id);
    sure(await startIfFull(bot.world.tables, lobby.id));
    await bot.noticeSender.deliver();
    expect(invitation()).toEqual(['-# Table 2: the game has begun.']);
  });
});

test('after a change, notices are looked for only if it wrote some, or its table has a live message', async () => {
  const { bot, table, mover } = await begun();
  const due = vi.spyOn(bot.store, 'dueNotices');
  const looks = async (hasNotices: boolean): Promise<number> => {
    due.mockClear();
    bot.noticeSender.noteChanged(await bot.world.table(table.id), hasNotices);
    await bot.noticeSender.deliverNew();
    await bot.noticeSender.deliverNew();
    return due.mock.calls.length;
  };
  expect(await looks(false)).toBe(0);
  await bot.notify(table, mover, remind);
  expect(await looks(true)).toBe(1);
  expect(await looks(false)).toBe(1);
  expect(bot.said(table)).toHaveLength(1);
});

test('a message that still stands is compared with the change itself: nothing is read again, or claimed', async () => {
  const { bot, table } = await reminded();
  const changed = await bot.store.change(table.id, await bot.world.table(table.id), { pace: 'slow' });
  if (typeof changed === 'string') throw new Error(changed);
  const reads = vi.spyOn(bot.store, 'load');
  const claims = vi.spyOn(bot.store, 'claimNotice');
  bot.noticeSender.noteChanged(changed, false);
  await bot.noticeSender.deliverNew();
  expect([reads.mock.calls.length, claims.mock.calls.length]).toEqual([0, 0]);
  expect(await bot.store.dueNotices(bot.world.at, new Date(0), 9)).toEqual([]);
});

test('a deserted table has one button to come back, on its own message; a turn has it where somebody is away', async () => {
  const bot = new TestBot();
  const { id } = await bot.playing(['anna', 'bert'], { pace: 'live' });
  const backs = async () => {
    await bot.periodicTasks.run();
    await bot.noticeSender.deliver();
    const table = await bot.tableMessages.show(id);
    if (!table) throw new Error('it is gone');
    const messages = bot.discord.channel(tableChannel(table)).messages;
    return messages.filter((message) => JSON.stringify(message).includes(links.back({ table: id }))).length;
  };
  const away = async () => (await bot.world.table(id)).seats.filter(({ standIn }) => standIn).length;
  while ((await away()) < 2) {
    bot.after(MINUTE);
    await backs();
  }
  expect(await backs()).toBe(1);
  sure(await returnToSeat(bot.world.tables, id, idOf('anna')));
  // The words about Bert, and the turn.
  expect(await backs()).toBe(2);
});
