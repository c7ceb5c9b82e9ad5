import { expect, test } from 'vitest';
import { safetyNotice } from '../../../src/discord/bacchanalia/safety.ts';
import { gamesButtons, gamesMessage } from '../../../src/discord/features/my-games.ts';
import { pause } from '../../../src/tables/bacchanalia/agreement.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import type { Pace } from '../../../src/tables/clock/pace.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { translator } from '../../../src/texts/index.ts';
import { aTable } from '../../tables/a-table.ts';
import { idOf } from '../../tables/people.ts';
import { beginsStory, storyAt, storyUntil, sureStory } from '../../tables/story-world.ts';
import { controlsIn, textOf } from '../laws.ts';
import { UNAVAILABLE } from '../rest-stub.ts';
import { toldBy } from '../stub-interaction.ts';
import { TestBot } from '../test-bot.ts';

const listed = (pace: Pace): string =>
  textOf(gamesMessage(translator('en'), [{ table: aTable({ pace }), up: null, playedFor: null }], '3'));

test.each<[Pace, string]>([
  ['live', '4 free seats\n-# 5 minutes a turn; takes about an hour'],
  ['daily', '4 free seats\n-# 24 hours a turn; takes about 2 weeks'],
])('a table that waits says how long its game takes: %s', (pace, end) => {
  expect(listed(pace).endsWith(end)).toBe(true);
});

test('without a clock nobody can say', () =>
  expect(listed('none').endsWith('4 free seats\n-# no clock')).toBe(true));

test('a turn whose message was deleted comes back for whoever looks for it, with a link', async () => {
  const bot = new TestBot();
  const table = await bot.playing(['anna'], { size: 2 });
  await bot.world.playsUntil(table.id, 'anna');
  await bot.tableMessages.show(table.id);
  const channel = bot.discord.channels.get(tableChannel(table));
  channel?.messages.pop();
  const calls = await bot.command('anna', 'games');
  const [back] = channel?.messages.slice(-1) ?? [];
  expect((await bot.world.table(table.id)).showing.turnMessageId).toBe(back?.id);
  const [, reply] = calls.find(([method]) => method === 'reply') ?? [];
  const url = expect.stringMatching(new RegExp(`/${back?.id}$`));
  expect(controlsIn([reply as object])).toMatchObject([{ label: 'Go to my turn', url }]);
});

test('a page that is no longer there shows the last one, in place; no button leads beyond an end', async () => {
  const bot = new TestBot();
  await bot.playing(['anna'], { size: 2 });
  const lastPage = () => bot.button('anna', gamesButtons.page({ page: 7, by: 'next' }), true);
  expect(toldBy(await lastPage()).at(-1)).toMatch(/^update .*\n.*Table 1/);
  await bot.world.store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, maxTables: null });
  for (let more = 0; more < 14; more++) await bot.playing(['anna'], { size: 2 });
  const turning = async (calls: Promise<unknown>) =>
    JSON.stringify(await calls).match(/(Previous|Next) page/g);
  expect(await turning(bot.command('anna', 'games'))).toEqual(['Next page']);
  expect(await turning(lastPage())).toEqual(['Previous page']);
});

test('the list comes though Discord can’t say which messages are there', async () => {
  const bot = new TestBot();
  const { id } = await bot.playing(['anna'], { size: 2 });
  await bot.world.playsUntil(id, 'anna');
  await bot.tableMessages.show(id);
  bot.discord.fail({ method: 'GET', path: /messages/, error: UNAVAILABLE });
  const told = toldBy(await bot.command('anna', 'games'));
  expect(told.at(-1)).toContain('Table 1');
});

test('everybody who is asked at the same time sees that it is their turn, and the others who is asked', async () => {
  const bot = new TestBot();
  const id = await beginsStory(bot.world, ['anna', 'bert', 'carl']);
  await storyUntil(bot.world, id, ({ state }) => state?.phase.name === 'introductions');
  const introduction = { type: 'tell', kind: 'introduction', text: 'It is me.', here: false } as const;
  sureStory(await makeRequest(bot.world.tables, id, null, idOf('anna'), introduction));
  for (const name of ['bert', 'carl'] as const)
    expect(toldBy(await bot.command(name, 'games')).at(-1)).toMatch(/One table waits .*your turn/s);
  const asked = toldBy(await bot.command('anna', 'games')).at(-1);
  expect(asked).toMatch(/waiting for bert .* and carl/);
  expect(asked).not.toContain('With');
  // All of them are told when the story goes on, too.
  const goesOn = safetyNotice(await storyAt(bot.world, id), { kind: 'paused', paused: false });
  expect(goesOn?.mentions).toEqual([idOf('bert'), idOf('carl')]);
  sureStory(await pause(bot.world.tables, id, idOf('anna')));
  expect(toldBy(await bot.command('bert', 'games')).at(-1)).toMatch(
    /No table waits.*Table 1: the story is paused\n-# With anna and carl/s,
  );
});
