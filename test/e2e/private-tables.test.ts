import { type Person, textOf } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { lobbyChannel } from '../../src/tables/table.ts';
import { test } from './fixtures.ts';
import { Game, labelsOf, lobbyOf, openTable } from './game.ts';
import type { Harness } from './harness.ts';

async function openPrivate(harness: Harness, opener: Person, options = {}): Promise<Game> {
  await lobbyOf(opener, { private: true, ...options });
  const [table] = await harness.store.tablesOf(harness.playground.guildId, opener.id);
  if (!table) throw new Error('No table came of it.');
  const game = new Game(harness, table);
  await game.settled();
  return game;
}

describe('a private table', () => {
  test('is seen by nobody else from the lobby to the end', async ({ harness, aule, larthia }) => {
    const [thana, stranger] = [harness.person('Thana'), harness.person('Ramtha')];
    const game = await openPrivate(harness, aule, { players: 2, invite: larthia.id });
    const thread = lobbyChannel(await game.table());
    await expect(stranger.say(thread, 'x')).rejects.toThrow(/not there/);
    const { version } = await game.table();
    await larthia.press(await game.lobby(), 'Join the table');
    await game.advanced(version);
    await game.settled();
    const inside = { players: 2, invite: thana.id };
    const refused = await (await aule.command('tuchulcha new', inside, { channel: thread })).reply();
    expect(refused.content).toMatch(/^This thread is only for the players of its game\./);
    await aule.command('tuchulcha hand-over', { to: thana.id, table: game.id });
    const offer = await thana.waitFor(({ content }) => content.startsWith(thana.mention));
    await thana.press(offer, 'Decline the seat');
    await expect.poll(() => thana.messages({ channel: thread })).toEqual([]);
    const ways = await (await larthia.command('tuchulcha end', { table: game.id })).reply();
    await larthia.press(ways, /^Resign/);
    await expect.poll(async () => (await game.table()).status).toBe('finished');
    await game.settled();
    const shown = [stranger, thana].flatMap((one) => one.messages()).filter(({ author }) => author.bot);
    expect(shown.filter(({ content }) => content.includes(`table ${game.number}`))).toEqual([]);
    expect(stranger.notified).toEqual([]);
  });

  test('against computers alone leaves the channel quiet, and counts', async ({ harness, aule, larthia }) => {
    const game = await openTable(harness, aule, { players: 2, computers: 1 });
    const table = await game.table();
    expect(table).toMatchObject({ status: 'playing', isPrivate: true, counts: true });
    expect((await game.message()).channel_id).toBe(lobbyChannel(table));
    expect(larthia.messages({ channel: lobbyChannel(table) })).toEqual([]);
    expect(aule.secrets().at(-1)?.content).toContain('has a private thread, so that the channel stays quiet');
    expect(larthia.messages({ channel: 'games' }).filter(({ author }) => author.bot)).toEqual([]);
  });

  test('where there are no private threads, its opener is asked', async ({ harness, aule, larthia }) => {
    const ask = async () => {
      const options = { private: true, invite: larthia.id };
      return (await aule.command('tuchulcha new', options, { channel: 'parlour' })).reply();
    };
    const first = await ask();
    expect([first.ephemeral_for, labelsOf(first)]).toEqual([
      aule.id,
      ['Open it, everyone here can read it', 'Don’t open it'],
    ]);
    await aule.press(first, 'Don’t open it');
    await aule.waitForChange(first, ({ content }) => content === 'No table was opened.');
    expect(larthia.messages({ channel: 'parlour' })).toEqual([]);
    await aule.press(await ask(), /^Open it/);
    const called = await larthia.waitFor(({ content }) => content.startsWith(larthia.mention));
    const shown = larthia.messages({ channel: 'parlour' }).map(textOf);
    expect(called.channel_id).toBe(harness.playground.admin.channelId('parlour'));
    expect(shown[0]).toContain('only invited people can sit down, but everyone here can read it');
    const tables = await harness.store.tablesOf(harness.playground.guildId, aule.id);
    expect(tables.map(({ showing }) => showing.threadMembers)).toEqual([null]);
  });
});
