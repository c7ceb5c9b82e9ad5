import { describe, expect, test } from 'vitest';
import { blockButtons } from '../../../src/discord/features/blocks.ts';
import { preferences } from '../../../src/discord/features/preferences.ts';
import { links, lobbyButtons } from '../../../src/discord/views/links.ts';
import { openLobby, sitDown } from '../../../src/tables/changes/lobby.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { DEFAULT_SETTINGS, MAX_BLOCKED, type PersonSettings } from '../../../src/tables/settings.ts';
import { DAY } from '../../e2e/test-clock.ts';
import { opened } from '../../tables/opened.ts';
import { idOf, type Name, person } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { TestBot } from '../test-bot.ts';

const MENU = 'Don’t seat me with them';

const told = async (calls: Promise<unknown>): Promise<string> => JSON.stringify(await calls);

/** A bot for which Bert doesn't want to be seated with Anna. */
async function apart(): Promise<TestBot> {
  const bot = new TestBot();
  await told(bot.menu('bert', MENU, idOf('anna')));
  return bot;
}

const listOf = async ({ store }: TestBot, name: Name) => (await store.settings(idOf(name))).blocked;

describe('the list of people with whom somebody doesn’t want to be seated', () => {
  test('gains one from their menu, who is taken off again by the answer’s button', async () => {
    const bot = new TestBot();
    const answer = await told(bot.menu('bert', MENU, idOf('anna')));
    expect(answer).toContain('<@101> won’t be there');
    expect(answer).toContain('"flags":64');
    expect(answer).toContain(blockButtons.undo({ userId: idOf('anna') }));
    await bot.menu('bert', MENU, idOf('anna'));
    expect([await listOf(bot, 'bert'), await listOf(bot, 'anna')]).toEqual([['101'], []]);
    expect(await told(bot.button('bert', blockButtons.undo({ userId: idOf('anna') }), true))).toContain(
      'again',
    );
    expect(await listOf(bot, 'bert')).toEqual([]);
  });

  test('is in the preferences, too', async () => {
    const bot = await apart();
    const shown = JSON.stringify(await bot.button('bert', preferences.ids.page({ page: 'you' }), true));
    expect(shown).toContain('{"id":"101","type":"user"}');
    const chosen = await told(
      bot.pick('bert', preferences.ids.select({ setting: 'blocked' }), 'users', ['103', '102', '104']),
    );
    expect(chosen).toContain('{"id":"103","type":"user"}');
    expect(await listOf(bot, 'bert')).toEqual(['103', '104']);
  });

  test('takes nobody more than it has room for, and never oneself', async () => {
    const bot = new TestBot();
    const blocked = Array.from({ length: MAX_BLOCKED }, (_, at) => `2${at}`);
    await bot.store.saveSettings(idOf('bert'), { ...DEFAULT_SETTINGS, blocked });
    expect(await told(bot.menu('bert', MENU, idOf('anna')))).toContain('full');
    expect(await told(bot.menu('bert', MENU, idOf('bert')))).toContain('That’s you');
    expect(await listOf(bot, 'bert')).toEqual(blocked);
  });
});

describe('they are asked before they', () => {
  const lobby = async ({ world }: TestBot) =>
    opened(await openLobby(world.tables, world.opening(['anna', 'carl', 'dora']))).id;
  /** Anna has opened the rematch of a game between her and Bert. */
  const finished = async (bot: TestBot) => {
    const id = await bot.world.playing(['anna', 'bert'], { pace: 'live' });
    sure(await resignGame(bot.world.tables, id, idOf('bert')));
    await bot.button('anna', links.rematch({ table: id }));
    return id;
  };
  const tablesOf = async (bot: TestBot) => (await bot.store.tablesOf('1', idOf('bert'))).length;

  test.each<[string, (bot: TestBot) => Promise<string>]>([
    ['join a table', async (bot) => lobbyButtons.join({ table: await lobby(bot) })],
    ['choose a color', async (bot) => lobbyButtons.sit({ table: await lobby(bot), seat: 'yellow' })],
    ['play again', async (bot) => links.rematch({ table: await finished(bot) })],
  ])('%s, and then do or don’t', async (_, buttonAt) => {
    const bot = await apart();
    const customId = await buttonAt(bot);
    const asked = await told(bot.button('bert', customId));
    expect(asked).toContain('rather not sit with anna');
    expect(asked).toContain('"flags":64');
    expect(bot.writes).toEqual([]);
    const meet = /meet:[^"]+/.exec(asked)?.[0] ?? '';
    const avoid = /avoid:[^"]+/.exec(asked)?.[0] ?? '';
    expect(await told(bot.button('bert', avoid, true))).toContain('haven’t taken a seat');
    expect(await tablesOf(bot)).toBe(0);
    await bot.button('bert', meet, true);
    expect(await tablesOf(bot)).toBe(1);
  });

  test('sit down where nobody is whom they avoid: not at all', async () => {
    const bot = await apart();
    const { id } = opened(await openLobby(bot.world.tables, bot.world.opening(['carl', 'dora', 'eva'])));
    expect(await told(bot.button('bert', lobbyButtons.join({ table: id })))).not.toContain('rather not');
    expect(await tablesOf(bot)).toBe(1);
  });
});

describe('somebody whom they avoid joins their lobby', () => {
  /** Bert's lobby, which Anna has just filled. */
  async function filled(bert: Partial<PersonSettings> = {}) {
    const bot = await apart();
    await bot.context.people.change(idOf('bert'), (current) => ({ ...current, ...bert }));
    const { world, noticeSender } = bot;
    const lobby = bot.discord.addMessage('2', 'the lobby');
    const opening = world.opening(['bert', 'anna'], { lobbyMessageId: lobby.id });
    const { id } = opened(await openLobby(world.tables, opening));
    const answer = await told(bot.button('anna', lobbyButtons.join({ table: id })));
    await noticeSender.deliver();
    return { bot, id, answer, asked: () => bot.discord.direct(idOf('bert')).messages };
  }

  test('only they are asked, and the game doesn’t begin by itself', async () => {
    const { bot, id, answer, asked } = await filled();
    expect((await bot.world.store.load(id))?.status).toBe('lobby');
    expect(JSON.stringify(asked())).toContain('anna has joined table 1');
    const seenByOthers = [answer, ...bot.discord.contents('2')].join();
    expect(seenByOthers).not.toMatch(/rather not|by itself|meet:|Closes/);
    await bot.button('bert', links.meet({ table: id, after: '' }));
    expect((await bot.world.store.load(id))?.status).toBe('playing');
  });

  test('they are asked when their vacation is over', async () => {
    const at = new TestBot().world.at.getTime();
    const vacation = { from: new Date(at - DAY), to: new Date(at + DAY) };
    const { bot, asked } = await filled({ vacations: [vacation] });
    expect(asked()).toEqual([]);
    bot.after(DAY);
    await bot.noticeSender.deliver();
    expect(asked()).toHaveLength(1);
  });

  test('they leave, and the seat is free again', async () => {
    const { bot, id } = await filled();
    expect(await told(bot.button('bert', links.avoid({ table: id })))).toContain('left table 1');
    const table = await bot.world.store.load(id);
    expect([table?.status, table?.seats.length]).toEqual(['lobby', 1]);
  });

  test('the opener can start nevertheless, and the question is gone', async () => {
    const { bot, id, asked } = await filled();
    await bot.button('bert', lobbyButtons.start({ table: id }));
    expect((await bot.world.store.load(id))?.status).toBe('playing');
    await bot.noticeSender.deliver();
    expect(asked()).toEqual([]);
  });
});

test('a button for somebody who doesn’t sit there is refused', async () => {
  const bot = await apart();
  const { id } = opened(await openLobby(bot.world.tables, bot.world.opening(['anna', 'carl', 'dora'])));
  sure(await sitDown(bot.world.tables, id, person('carl'), null));
  await bot.button('bert', links.meet({ table: id, after: '' }));
  expect((await bot.world.store.load(id))?.reminders.meets).toBeUndefined();
});
