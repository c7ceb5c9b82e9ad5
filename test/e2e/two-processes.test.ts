import { test as base, describe } from 'vitest';
import { buttonsOf } from '../playground/person.ts';
import { describePostgresql } from '../storage/describe.ts';
import { seeded } from './dice.ts';
import { openTable, startGame } from './game.ts';
import { LogWatch } from './log-watch.ts';
import { Pair } from './pair.ts';
import { playAtRandom } from './play.ts';
import { MINUTE } from './test-clock.ts';

const twoBots = (stores: 'one' | 'two') =>
  base.extend<{ pair: Pair }>({
    pair: async ({ task: _ }, use) => {
      const pair = await Pair.open(stores);
      await use(pair);
      await pair.close();
    },
  });

const rungOf = ({ house }: Pair): string[] =>
  house.visitors.page.notified.map(({ userId, messageId }) => `${userId} ${messageId}`);

const secretsOf = ({ house }: Pair) =>
  [...house.visitors.page.messages.values()].filter(({ ephemeral_for }) => ephemeral_for !== undefined);

const acknowledged = ({ house }: Pair) =>
  house.playground.recorded
    .filter(({ path }) => path.endsWith('/callback'))
    .map(({ status }) => status)
    .sort();

function suite(stores: 'one' | 'two'): void {
  const test = twoBots(stores);

  test('the commands are registered once', async ({ pair, expect }) => {
    const { recorded } = pair.house.playground;
    const registered = recorded.filter(
      ({ method, route }) => method === 'PUT' && route === '/applications/{application_id}/commands',
    );
    expect(registered).toHaveLength(1);
    expect(pair.house.playground.connected).toBe(2);
  });

  test('a tap that arrives at both is carried out by one; the other is silent', async ({ pair, expect }) => {
    const { house } = pair;
    const [aule, larthia] = [house.person('Aule'), house.person('Larthia')];
    const game = await startGame(house, [aule, larthia]);
    const before = acknowledged(pair).length;
    const [button] = buttonsOf(await game.message());
    await game.tap(button?.customId ?? '');
    await pair.passes(1);
    expect(acknowledged(pair).slice(before)).toHaveLength(2);
    expect(pair.loggedFrom(40)).toEqual([]);
    expect(secretsOf(pair)).toEqual([]);
    await game.expectLogReplays();
  });

  test('a command that arrives at both is answered once', async ({ pair, expect }) => {
    const { house } = pair;
    const aule = house.person('Aule');
    await openTable(house, aule);
    await (await aule.command('vacation', { days: 2 })).reply();
    await (await aule.command('games')).reply();
    await pair.passes(1);
    expect((await house.store.tablesOf(house.playground.guildId, aule.id)).length).toBe(1);
    expect(secretsOf(pair).map(({ content }) => content.split('\n')[0])).toHaveLength(2);
    expect(pair.loggedFrom(40)).toEqual([]);
  });

  test('a whole game of two people and a computer player', { timeout: 300_000 }, async ({ pair, expect }) => {
    const { house } = pair;
    const game = await startGame(house, [house.person('Aule'), house.person('Larthia')], { computers: 1 });
    const watch = new LogWatch(game);
    await playAtRandom(game, { random: seeded(3), eachTap: (table) => watch.expectReplays(table) });
    await game.expectLogReplays();
    expect((await game.table()).status).toBe('finished');
    expect(new Set(rungOf(pair)).size).toBe(rungOf(pair).length);
    expect(pair.loggedFrom(40)).toEqual([]);
    expect(secretsOf(pair).filter(({ content }) => content.includes('wrong'))).toEqual([]);
  });

  test('a thread deleted while nobody taps: both make one new thread and one message', async ({
    pair,
    expect,
  }) => {
    const { house } = pair;
    const [aule, larthia] = [house.person('Aule'), house.person('Larthia')];
    const game = await startGame(house, [aule, larthia]);
    const old = await game.message();
    house.playground.admin.deleteChannel(old.channel_id);
    await expect.poll(async () => (await game.table()).showing.playChannelId).not.toBe(old.channel_id);
    await pair.passes(10 * MINUTE);
    const threads = [...house.visitors.page.channels.values()].filter(({ kind }) => kind === 'thread');
    expect(threads).toHaveLength(1);
    expect(aule.notified.length).toBe(2);
    expect((await game.messages()).length).toBe(1);
    const [button] = buttonsOf(await game.message());
    await game.tap(button?.customId ?? '');
    expect(pair.loggedFrom(50)).toEqual([]);
  });
}

describe('two bots on one store', () => suite('one'));
describePostgresql('two bots with a store each', () => suite('two'));
