import { describe, expect, test } from 'vitest';
import { links } from '../../../src/discord/views/links.ts';
import { lobbyButtons } from '../../../src/discord/views/lobby-buttons.ts';
import { openLobby, sitDown, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { vacationAt } from '../../../src/tables/clock/vacation.ts';
import { Secret } from '../../../src/tables/fairness/dice.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import { opened } from '../../tables/opened.ts';
import { sure } from '../../tables/world.ts';
import { type Asker, StubBot } from '../stub-bot.ts';

const bert: Asker = { userId: '12', guildId: '1', isManager: false, channelId: '2' };
const person = (userId: string) => ({ kind: 'person', userId, name: `user ${userId}` }) as const;

/** A lobby of two with Anna; `isOver`: Bert has lost a game there. */
async function table({ tables, store }: StubBot, isOver = false): Promise<string> {
  const { id } = opened(
    await openLobby(tables, {
      game: 'tuchulcha',
      guildId: '1',
      channelId: '2',
      locale: 'en',
      size: 2,
      computers: 0,
      pace: 'live',
      isPrivate: false,
      invited: [],
      color: 'blue',
      opener: person('11'),
      secret: Secret.fresh(),
      lobbyMessageId: '44',
    }),
  );
  if (!isOver) return id;
  sure(await sitDown(tables, id, person('12'), 'yellow'));
  sure(await startIfFull(tables, id));
  await store.show(id, { playChannelId: '9', turnMessageId: '45' });
  sure(await resignGame(tables, id, '12'));
  return id;
}

/** A bot for which Bert is on vacation for two days. */
async function away(): Promise<StubBot> {
  const bot = new StubBot();
  const from = new Date(bot.tables.now().getTime() - 1000);
  const vacations = [{ from, to: new Date(from.getTime() + 2 * 86_400_000) }];
  await bot.store.saveSettings('12', { ...DEFAULT_SETTINGS, vacations });
  return bot;
}

const isAway = async (bot: StubBot): Promise<boolean> =>
  vacationAt((await bot.store.settings('12')).vacations, bot.tables.now()) !== null;

const tablesOf = (bot: StubBot) => bot.store.tablesOf('1', '12');

describe('a person on vacation is asked before they', () => {
  test.each<[string, (bot: StubBot) => Promise<string>]>([
    ['join a table', async (bot) => lobbyButtons.join({ table: await table(bot) })],
    ['choose a color', async (bot) => lobbyButtons.sit({ table: await table(bot), seat: 'yellow' })],
    ['play again', async (bot) => links.rematch({ table: await table(bot, true) })],
  ])('%s, and then do', async (_, buttonAt) => {
    const bot = await away();
    const customId = await buttonAt(bot);
    const asked = JSON.stringify(await bot.button(bert, customId));
    expect(asked).toContain('end your vacation first?');
    expect(asked).toContain('"flags":64');
    expect(bot.writes).toEqual([]);
    expect(asked).toContain(links.endVacationFirst({ after: customId }));

    expect(JSON.stringify(await bot.button(bert, links.stayOnVacation(), true))).toContain('goes on');
    expect([await isAway(bot), (await tablesOf(bot)).length]).toEqual([true, 0]);

    const done = JSON.stringify(await bot.button(bert, links.endVacationFirst({ after: customId }), true));
    expect(done).toContain('Welcome back');
    expect([await isAway(bot), (await tablesOf(bot)).length]).toEqual([false, 1]);
  });

  test('open one for others, who use the command again', async () => {
    const bot = await away();
    expect(JSON.stringify(await bot.command(bert, 'tuchulcha new', {}))).toContain(
      'end your vacation first?',
    );
    const again = JSON.stringify(await bot.button(bert, links.endVacationFirst({ after: '' }), true));
    expect(again).toContain('use the command once more');
    expect(await tablesOf(bot)).toEqual([]);
  });

  test.each(['nonsense', links.endVacationFirst({ after: 'nonsense' })])(
    'do what no button does: %s',
    async (after) => {
      const bot = await away();
      expect(JSON.stringify(await bot.button(bert, links.endVacationFirst({ after }), true))).toContain(
        'older version of the bot',
      );
    },
  );
});
