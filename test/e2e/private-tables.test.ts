import { describe, expect } from 'vitest';
import { lobbyChannel } from '../../src/tables/table.ts';
import { test } from './fixtures.ts';
import { Game, lobbyOf } from './game.ts';

describe('a private table', () => {
  test('is seen by nobody else from the lobby to the end', async ({ harness, aule, larthia }) => {
    const [thana, stranger] = [harness.person('Thana'), harness.person('Ramtha')];
    await lobbyOf(aule, { private: true, players: 2, invite: larthia.id });
    const [opened] = await harness.store.tablesOf(harness.playground.guildId, aule.id);
    if (!opened) throw new Error('No table came of it.');
    const game = new Game(harness, opened);
    await game.settled();
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
});
