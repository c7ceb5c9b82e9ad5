import { describe, expect, test } from 'vitest';
import { links, lobbyButtons } from '../../../src/discord/views/links.ts';
import { openLobby } from '../../../src/tables/changes/lobby.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { vacationAt } from '../../../src/tables/clock/vacation.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { HOUR } from '../../e2e/test-clock.ts';
import { opened } from '../../tables/opened.ts';
import { idOf, person } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { TestBot } from '../test-bot.ts';

/** A bot for which Bert is on vacation for two days. */
async function away(): Promise<TestBot> {
  const bot = new TestBot();
  await bot.world.people.startVacation(person('bert'), 2);
  return bot;
}

/** Anna's lobby. */
async function lobby({ world }: TestBot): Promise<string> {
  return opened(await openLobby(world.tables, { ...world.opening(['anna', 'carl']), pace: 'live' })).id;
}

/** A table at which Bert has lost. */
async function finished({ world }: TestBot): Promise<string> {
  const id = await world.playing(['anna', 'bert'], { pace: 'live' });
  sure(await resignGame(world.tables, id, idOf('bert')));
  return id;
}

const isAway = async ({ world }: TestBot): Promise<boolean> =>
  vacationAt((await world.people.settings(idOf('bert'))).vacations, world.at) !== null;

const tablesOf = (bot: TestBot) => bot.store.tablesOf('1', idOf('bert'));

describe('a person on vacation is asked before they', () => {
  test.each<[string, (bot: TestBot) => Promise<string>]>([
    ['join a table', async (bot) => lobbyButtons.join({ table: await lobby(bot) })],
    ['choose a color', async (bot) => lobbyButtons.sit({ table: await lobby(bot), seat: 'yellow' })],
    ['play again', async (bot) => links.rematch({ table: await finished(bot) })],
  ])('%s, and then do', async (_, buttonAt) => {
    const bot = await away();
    const customId = await buttonAt(bot);
    const asked = JSON.stringify(await bot.button('bert', customId));
    expect(asked).toContain('end your vacation first?');
    expect(asked).toContain('"flags":64');
    expect(bot.writes).toEqual([]);
    expect(asked).toContain(links.endVacationFirst({ after: customId }));

    expect(JSON.stringify(await bot.button('bert', links.stayOnVacation(), true))).toContain('goes on');
    expect([await isAway(bot), (await tablesOf(bot)).length]).toEqual([true, 0]);

    const done = JSON.stringify(await bot.button('bert', links.endVacationFirst({ after: customId }), true));
    expect(done).toContain('Welcome back');
    expect([await isAway(bot), (await tablesOf(bot)).length]).toEqual([false, 1]);
  });

  test('open one for others, who use the command again', async () => {
    const bot = await away();
    expect(JSON.stringify(await bot.command('bert', 'tuchulcha new'))).toContain('end your vacation first?');
    const again = JSON.stringify(await bot.button('bert', links.endVacationFirst({ after: '' }), true));
    expect(again).toContain('use the command once more');
    expect(await tablesOf(bot)).toEqual([]);
  });

  test.each(['nonsense', links.endVacationFirst({ after: 'nonsense' })])(
    'do what no button does: %s',
    async (after) => {
      const bot = await away();
      expect(JSON.stringify(await bot.button('bert', links.endVacationFirst({ after }), true))).toContain(
        'older version of the bot',
      );
    },
  );
});

test('a turn says that its player is on vacation until that ends, and when its time is up by then', async () => {
  const bot = new TestBot();
  const table = await bot.playing(['anna', 'bert'], { pace: 'slow' });
  await bot.context.people.startVacation(person(await bot.world.moverName(table.id)), 2);
  const turn = async () => {
    await bot.periodicTasks.run();
    for (const id of bot.tableMessages.outdated) await bot.tableMessages.show(id);
    return bot.discord.contents(tableChannel(table))[0];
  };
  const AWAY = /is on vacation until <t:\d+:F>/;
  const inDays = (days: number) => `<t:${bot.world.at.getTime() / 1000 + days * 24 * 3600}:R>`;
  const up = inDays(5);
  expect(await turn()).toMatch(AWAY);
  expect(await turn()).toContain(up);
  bot.after(48 * 3_600_000 - 1);
  expect(await turn()).toMatch(AWAY);
  bot.after(1);
  expect(await turn()).not.toMatch(AWAY);
  expect(await turn()).toContain(up);
});

test('who is waited for, and why: the turn, the list of games, a nudge, and the choice of the others', async () => {
  const bot = new TestBot();
  const { context, periodicTasks, tableMessages, discord } = bot;
  const table = await bot.playing();
  const mover = await bot.world.moverName(table.id);
  const other = mover === 'anna' ? 'bert' : 'anna';
  const look = async () => {
    await periodicTasks.run();
    await periodicTasks.run();
    for (const id of tableMessages.outdated) await tableMessages.show(id);
    return discord.contents(tableChannel(table));
  };
  const AWAY = /is on vacation until <t:\d+:F>/;
  await context.people.startVacation(person(mover), 7);
  const [turn, ...said] = await look();
  expect(turn).toMatch(AWAY);
  expect(said.filter((content) => AWAY.test(content))).toEqual([
    expect.stringMatching(
      /is on vacation until <t:\d+:F>, and it’s their turn. Do you want to wait, <@\d+>\?/,
    ),
  ]);
  expect(JSON.stringify(await bot.command(other, 'nudge'))).toMatch(AWAY);
  expect(JSON.stringify(await bot.command(other, 'games'))).toMatch(/, on vacation until <t:\d+:F>/);

  await context.people.endVacation(person(mover));
  const [goesOn, ...later] = await look();
  expect(goesOn).not.toMatch(AWAY);
  expect(later).toContainEqual(expect.stringContaining('is here: the turn goes on.'));
  expect(later.join()).not.toContain('is back from vacation');
});

test('the message about a vacation says so until it is over, and then that the person is back', async () => {
  const bot = new TestBot();
  const { people } = bot.context;
  const table = await bot.playing(['anna', 'bert', 'carl'], { pace: 'slow' });
  const mover = await bot.world.moverName(table.id);
  const [away, other] = (['anna', 'bert', 'carl'] as const).filter((name) => name !== mover);
  if (!away || !other) throw new Error('a table of three');
  const said = async () => {
    await bot.noticeSender.deliver();
    return bot.said(table).filter((content) => /vacation/.test(content));
  };
  await people.startVacation(person(away), 2);
  await people.startVacation(person(other), 2);
  const of = [...away].map((letter, at) => (at === 0 ? letter.toUpperCase() : letter)).join('');
  expect(await said()).toEqual([
    expect.stringMatching(`${of} is on vacation until`),
    expect.stringContaining('is on vacation until'),
  ]);
  await people.endVacation(person(away));
  const back = [`${of} is back from vacation.`, expect.stringContaining('is on vacation until')];
  expect(await said()).toEqual(back);
  bot.after(HOUR);
  await people.startVacation(person(away), 1);
  expect(await said()).toEqual([...back, expect.stringContaining(`${of} is on vacation until`)]);
  bot.after(48 * HOUR);
  await bot.world.acts(table.id);
  await bot.noticeSender.deliver();
  expect((await bot.store.liveNotices(table.id)).filter(({ text }) => text.kind === 'vacation')).toEqual([]);
});
