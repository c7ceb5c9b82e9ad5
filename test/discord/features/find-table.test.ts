import { expect, test } from 'vitest';
import { findTableFeature } from '../../../src/discord/features/find-table.ts';
import { openLobby } from '../../../src/tables/changes/lobby.ts';
import { DEFAULT_SEARCH } from '../../../src/tables/seekers.ts';
import { MINUTE } from '../../e2e/test-clock.ts';
import { idOf, type Name } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { clientOf } from '../a-server.ts';
import { toldBy } from '../stub-interaction.ts';
import { TestBot } from '../test-bot.ts';

const seeks = (bot: TestBot, name: Name, channelId = '2'): Promise<unknown> =>
  bot.store.seek({
    ...DEFAULT_SEARCH,
    guildId: '1',
    game: 'tuchulcha',
    channelId,
    since: bot.world.at,
    size: 2,
    userId: idOf(name),
    name,
    askedBy: `7${idOf(name)}`,
  });

const messagesOf = ({ discord }: TestBot) =>
  [...discord.channels.values()].flatMap(({ messages }) => messages);

async function runsThrice(bot: TestBot, ms: number): Promise<void> {
  const task = findTableFeature.createTask?.(bot.context, clientOf({ '2': true }));
  for (let n = 0; n < 3; n++) {
    await task?.run();
    bot.after(ms);
  }
}

test.each(['nothing fails', 'the bot died as soon as that was stored'])(
  'who has too many tables by now looks no more and is told so once, where %s; the others look on',
  async (what) => {
    const bot = new TestBot();
    const { world, store, discord } = bot;
    for (let n = 0; n < 5; n++) sure(await openLobby(world.tables, world.opening(['anna', 'carl'])));
    discord.addChannel('2');
    await seeks(bot, 'anna');
    await seeks(bot, 'bert');
    if (what !== 'nothing fails') bot.faults.fail('stopSeeking', { afterwards: true });
    await runsThrice(bot, MINUTE);
    const told = messagesOf(bot).filter(({ mentions }) => mentions.includes(idOf('anna')));
    expect(told).toHaveLength(1);
    expect(told[0]?.content).toContain('as many tables as this server allows');
    expect((await store.seekers('1')).map(({ userId }) => userId)).toEqual([idOf('bert')]);
  },
);

test('who finds a table is called to it once, also by a bot that died when it had called', async () => {
  const bot = new TestBot();
  await seeks(bot, 'anna');
  await seeks(bot, 'bert');
  bot.faults.fail('endMatch');
  await runsThrice(bot, 10 * MINUTE);
  expect(messagesOf(bot).filter(({ content }) => content.endsWith(' is yours.'))).toHaveLength(1);
});

test('a table that was found and begins at once pings each of its people once', async () => {
  const bot = new TestBot();
  bot.discord.addChannel('2');
  for (const name of ['anna', 'bert'] as const) await seeks(bot, name);
  await findTableFeature.createTask?.(bot.context, clientOf({ '2': true })).run();
  const [table] = await bot.store.publicTables('1');
  expect(table?.status).toBe('playing');
  for (const name of ['anna', 'bert'] as const) {
    const pings = messagesOf(bot).filter(({ mentions }) => mentions.includes(idOf(name)));
    expect([name, pings.length]).toEqual([name, 1]);
  }
  // Both are named, so that they see whose table it is.
  const call = messagesOf(bot).find(({ content }) => content.endsWith(' is yours.'));
  expect(call?.content).toMatch(/<@\d+> and <@\d+>/);
});

test('who finds a table while they rest is named, and not rung', async () => {
  const bot = new TestBot();
  const { world, store, discord } = bot;
  discord.addChannel('2');
  await store.saveSettings(idOf('anna'), {
    ...(await store.settings(idOf('anna'))),
    quiet: { from: 0, to: 12 * 60 - 1, timeZone: 'UTC' },
  });
  world.at = new Date('2026-03-01T03:00:00Z');
  await seeks(bot, 'anna');
  await seeks(bot, 'bert');
  await findTableFeature.createTask?.(bot.context, clientOf({ '2': true })).run();
  const call = messagesOf(bot).find(({ content }) => content.endsWith(' is yours.'));
  expect(call?.content).toContain(`<@${idOf('anna')}>`);
  expect(call?.mentions).not.toContain(idOf('anna'));
  const pings = messagesOf(bot).filter(({ mentions }) => mentions.includes(idOf('bert')));
  expect(pings).toHaveLength(1);
  // It stands beside the table’s own messages, and stays when they are over.
  expect(call?.components ?? []).toEqual([]);
});

const NAMES = ['anna', 'bert', 'carl'] as const;

/**
 * People look for a table, each from one of these channels: in #2 everybody can read, in #9 its staff. #8 was deleted, #7 just now:
 * those who looked there hear of it.
 */
test.each<[string, Partial<Record<Name, string>>, readonly string[], readonly Name[]]>([
  ['where all of them can read', { anna: '9', bert: '2' }, ['2: anna bert'], []],
  ['of their own where others can’t read', { anna: '9' }, ['9: anna'], []],
  ['of nobody whose channel is gone', { anna: '8', bert: '2', carl: '2' }, ['2: bert carl'], ['anna']],
  ['of nobody where it can’t be shown', { anna: '7', bert: '7' }, [], ['anna', 'bert']],
])('people who look are seated at a table %s', async (_, people, tables, lost) => {
  const bot = new TestBot();
  for (const id of ['2', '9', ...NAMES.map((name) => `9${idOf(name)}`)]) bot.discord.addChannel(id);
  for (const [name, channelId] of Object.entries(people)) await seeks(bot, name as Name, channelId);
  bot.after(61 * MINUTE);
  const client = clientOf({ '2': true, '7': true, '9': false });
  const task = findTableFeature.createTask?.(bot.context, client);
  for (let n = 0; n < 2; n++) await task?.run();
  const opened = (await bot.store.publicTables('1')).map(({ channelId, seats }) => {
    const names = seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? occupant.name : []));
    return [`${channelId}:`, ...names.sort()].join(' ');
  });
  expect(opened).toEqual(tables);
  expect(await bot.store.seekers('1')).toEqual([]);
  const sentTo = (name: Name) => bot.discord.channel(`9${idOf(name)}`).messages;
  const content = expect.stringMatching(/^[^,]*I can’t write any more where you looked[^,]*, [^,]*$/);
  for (const name of NAMES)
    expect(sentTo(name)).toMatchObject(lost.includes(name) ? [{ content, silent: false }] : []);
  await bot.retryQueue.stop();
});

test('a search that has begun goes on, and nothing went wrong for its person, though no table can be opened now', async () => {
  const bot = new TestBot();
  await seeks(bot, 'anna');
  bot.faults.fail('takeMatch');
  await bot.store.saveWanted('1', idOf('bert'), { ...DEFAULT_SEARCH, size: 2 });
  const told = toldBy(await bot.button('bert', 'seek:start', true)).join('\n');
  expect(told).toMatch(/You started looking(?!.*went wrong)/s);
  expect((await bot.store.seekers('1')).map(({ userId }) => userId)).toEqual([idOf('anna'), idOf('bert')]);
});
