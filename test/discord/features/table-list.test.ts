import { describe, expect, test, vi } from 'vitest';
import { type OutMessage, plain } from '../../../src/discord/api/message.ts';
import {
  type ListedTables,
  tableListButtons,
  tableListFeature,
  tableListMessage,
  tableListPage,
} from '../../../src/discord/features/table-list/index.ts';
import type { HandlerContext } from '../../../src/discord/handling/context.ts';
import type { Setup } from '../../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { SeasonTerms } from '../../../src/tables/seasons/season.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { tableListKey } from '../../../src/tables/store.ts';
import type { Table } from '../../../src/tables/table.ts';
import { translator } from '../../../src/texts/index.ts';
import { aTable } from '../../tables/a-table.ts';
import { finishedSeason } from '../../tables/seasons/finished-season.ts';
import { clientOf } from '../a-server.ts';
import { expectLawful, textOf } from '../laws.ts';
import { UNAVAILABLE } from '../rest-stub.ts';
import { asker, toldBy } from '../stub-interaction.ts';
import { TestBot } from '../test-bot.ts';
import { storedSeason } from './seasons/stored.ts';

const t = translator('en');
const LONG = '*'.repeat(32);

/** This many lobbies, each with three people of long names that are longer still when escaped. */
const lobbies = (count: number): ListedTables & { readonly joinable: Table[] } => ({
  joinable: Array.from({ length: count }, (_, index) =>
    aTable({
      id: `t${index}`,
      number: index + 1,
      guildId: '1'.repeat(19),
      channelId: '2'.repeat(19),
      seats: (['blue', 'red', 'yellow'] as const).map((color, seat) => ({
        color,
        occupant: { kind: 'person', userId: `${seat}`, name: LONG },
      })),
    }),
  ),
  running: [],
});

const namedIn = (message: OutMessage): number[] =>
  [...textOf(message).matchAll(/\*\*Table (\d+)\*\*/g)].map(([, number]) => Number(number));

describe('the list of tables, with long names', () => {
  test.each([
    [40, 40],
    [40, 1],
    [1, 40],
  ])('for everybody fits into a message with some of each: %i lobbies, %i games', (open, played) => {
    const { joinable } = lobbies(open + played);
    const running = joinable.splice(open).map((table) => ({ ...table, status: 'playing' as const }));
    const tables = { joinable, running };
    const besides = { seekers: 2, seasons: [], lines: [] };
    const message = tableListMessage(t, tables, besides);
    expectLawful(message);
    const [lobbiesNamed, gamesNamed] = textOf(message)
      .split('**Being played**')
      .map((part) => part.match(/^\*\*Table/gm)?.length ?? 0);
    expect(lobbiesNamed).toBeGreaterThanOrEqual(Math.min(open, 2));
    expect(gamesNamed).toBeGreaterThanOrEqual(Math.min(played, 2));
    expect(JSON.stringify(message.layout).match(/Join table/g)).toHaveLength(lobbiesNamed ?? 0);
  });

  test('by pages names each table once, and each page fits into a message', () => {
    const tables = lobbies(40);
    const named: number[] = [];
    for (let page = 0; ; page++) {
      const message = tableListPage(t, tables, page);
      expectLawful(message);
      named.push(...namedIn(message));
      if (!JSON.stringify(message.layout).includes('Next page')) break;
    }
    expect(named).toEqual(tables.joinable.map(({ number }) => number));
    expect(tableListPage(t, tables, 999)).toEqual(tableListPage(t, tables, 998));
  });
});

test.each<[string, Partial<SeasonTerms>, string]>([
  ['a season', {}, '[A season of Tuchulcha]'],
  ['an evening', { evening: { rounds: 3, minutes: 90, final: true } }, '[An evening of Tuchulcha]'],
])('the list of tables names %s as what it is', (_, terms, words) => {
  const played = finishedSeason(8, false);
  const season = { ...played, terms: { ...played.terms, ...terms } };
  const seasons = [storedSeason(season, new Map())];
  const nothing = { joinable: [], running: [] };
  const content = textOf(tableListMessage(t, nothing, { seekers: 0, seasons, lines: [] }));
  const ends = `<t:${season.endsAt.getTime() / 1000}:R>`;
  expect(content).toContain(`${words}(https://discord.com/channels/1/2/3): `);
  expect(content).toContain(terms.evening ? `the round ends ${ends}` : `: ends ${ends}`);
});

test.each([
  ['a person', {}, 'waiting for Ann (blue)'],
  ['nobody, where computer players sit in for all', { standIn: true } as const, ': a pause'],
])('a game in the list waits for %s', (_, more, words) => {
  const setup: Setup = { players: ['blue', 'yellow'], first: 'blue' };
  const seats = [
    { color: 'blue', occupant: { kind: 'person', userId: '1', name: 'Ann' }, ...more },
    { color: 'yellow', occupant: { kind: 'computer' } },
  ] as const;
  const table = aTable({ status: 'playing', size: 2, seats, setup, state: tuchulcha.start(setup) });
  expect(textOf(tableListPage(t, { joinable: [], running: [table] }, 0))).toContain(words);
});

test('the public list names no season of a channel that its readers can’t see', async () => {
  const bot = new TestBot();
  await bot.store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, tableList: '2' });
  const season = finishedSeason(8, false);
  const shown = ['4', '5'].map((channelId) => storedSeason(season, new Map(), { channelId }));
  const seasons = { openSeasons: async () => shown };
  const context = { ...bot.context, seasons } as unknown as HandlerContext;
  await tableListFeature.createTask?.(context, clientOf({ '2': true, '4': true, '5': false })).run();
  const [list = ''] = bot.discord.contents('2');
  expect(list).toContain('(https://discord.com/channels/1/4/3)');
  expect(list).not.toContain('channels/1/5');
});

test('the list goes where the server wants it, and is taken from where it was', async () => {
  const bot = new TestBot();
  bot.discord.addChannel('3');
  const task = tableListFeature.createTask?.(bot.context, clientOf({ '2': true, '3': true }));
  let before = DEFAULT_GUILD_SETTINGS;
  for (const [tableList, shown] of [
    ['2', [1, 0]],
    ['3', [0, 1]],
    [null, [0, 0]],
  ] as const) {
    const after = { ...DEFAULT_GUILD_SETTINGS, tableList };
    await task?.serverChanged?.('1', before, after);
    before = after;
    expect(['2', '3'].map((id) => bot.discord.contents(id).length)).toEqual(shown);
  }
});

test('a list that is switched off while Discord is out of order is removed later', async () => {
  const bot = new TestBot();
  const task = tableListFeature.createTask?.(bot.context, clientOf({ '2': true }));
  const [off, on] = [DEFAULT_GUILD_SETTINGS, { ...DEFAULT_GUILD_SETTINGS, tableList: '2' }];
  await task?.serverChanged?.('1', off, on);
  await bot.store.saveGuildSettings('1', off);
  bot.discord.fail({ method: 'DELETE', path: /messages/, error: UNAVAILABLE, times: 1 });
  await task?.serverChanged?.('1', on, off);
  expect(bot.discord.contents('2')).toHaveLength(1);
  bot.after(60_000);
  await task?.run();
  expect(bot.discord.contents('2')).toEqual([]);
});

test('a list that was sent before it had rows gets them, in the same message', async () => {
  const bot = new TestBot();
  await bot.store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, tableList: '2' });
  const messageId = await bot.context.channelApi.send('2', plain('Tables'), { nonce: '1' });
  const place = { key: tableListKey('1'), guildId: '1', channelId: '2' };
  await bot.store.savePost({ ...place, messageId, digest: '', state: 'sent' });
  await tableListFeature.createTask?.(bot.context, clientOf({ '2': true })).run();
  expect(bot.discord.channel('2').messages).toMatchObject([{ id: messageId, content: '' }]);
  expect(bot.discord.contents('2')).toEqual([expect.stringContaining('### Tables on this server')]);
});

test('however many ask for the whole list of a channel, it is put together once in a while', async () => {
  const bot = new TestBot();
  const client = clientOf({ '2': true, '3': true, '4': true });
  let read = 0;
  const { joinable } = lobbies(30);
  Object.assign(bot.store, {
    publicTables: async () => {
      if (read++ === 0) throw new Error('no store');
      return joinable.map((table) => ({ ...table, guildId: '1', channelId: '4' }));
    },
  });
  const place = client.channels.cache.get('4');
  const looked = place && 'permissionsFor' in place ? vi.spyOn(place, 'permissionsFor') : null;
  const ask = async (channelId: string) =>
    toldBy(await bot.button(asker('anna', { channelId, client }), tableListButtons.all()));
  expect(await ask('2')).toEqual([expect.stringContaining('Something went wrong')]);
  const lists = await Promise.all(Array.from({ length: 40 }, () => ask('2')));
  for (const told of lists) expect(told).toEqual([expect.stringContaining('30')]);
  expect(read).toBe(2);
  // A channel's readers are looked up once, however many tables there are.
  expect(looked).toHaveBeenCalledTimes(1);
  await ask('3');
  expect(read).toBe(3);
  bot.after(3000);
  await ask('2');
  expect(read).toBe(4);
});
