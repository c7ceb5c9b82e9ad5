import { describe, expect, test } from 'vitest';
import { links, lobbyButtons } from '../../../src/discord/views/links.ts';
import { openLobby } from '../../../src/tables/changes/lobby.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { vacationAt } from '../../../src/tables/clock/vacation.ts';
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
