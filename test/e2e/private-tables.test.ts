import type { PageMessage, Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { lobbyChannel } from '../../src/tables/table.ts';
import { test } from './fixtures.ts';
import { Game, labelsOf, lobbyOf, openTable, startGame } from './game.ts';
import type { Harness } from './harness.ts';

async function openPrivate(harness: Harness, opener: Person, options = {}): Promise<Game> {
  await lobbyOf(opener, { private: true, ...options });
  const [table] = await harness.store.tablesOf(harness.playground.guildId, opener.id);
  if (!table) throw new Error('No table came of it.');
  const game = new Game(harness, table);
  await game.settled();
  return game;
}

/** The people at the table. */
const seated = async (game: Game): Promise<string[]> =>
  (await game.table()).seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : []));

const invite = async (person: Person, options: Readonly<Record<string, string>>): Promise<string> =>
  (await (await person.command('tuchulcha invite', options)).reply()).content;

const invitation = (person: Person, game: Game): Promise<PageMessage> =>
  person.waitFor(
    ({ content }) => content.startsWith(person.mention) && content.includes(`table ${game.number}`),
  );

describe('a private table', () => {
  test('lets in whom its opener invites, and rings nobody else', async ({ harness, aule, larthia }) => {
    const game = await openPrivate(harness, aule);
    expect(await invite(aule, { player: larthia.id })).toBe(`Table ${game.number}: Larthia is invited.`);
    const message = await invitation(larthia, game);
    expect(message.content).toContain(`${larthia.mention}: Aule invites you to table ${game.number}.\n`);
    expect(labelsOf(message)).toEqual(['Join the table', 'No, thanks', 'Go to table']);
    const table = await game.table();
    const thread = lobbyChannel(table);
    expect(JSON.stringify(message.components)).toContain(`/${thread}/${table.showing.lobbyMessageId}`);
    expect(message.channel_id).toBe(thread);
    const rung = harness.visitors.page.notified.map(({ userId }) => userId);
    expect(rung).toEqual([larthia.id]);
    const { version } = await game.table();
    await larthia.press(await game.lobby(), 'Join the table');
    await game.advanced(version);
    expect(await seated(game)).toEqual([aule.id, larthia.id]);
  });

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
    const shown = larthia.messages({ channel: 'parlour' }).map(({ content }) => content);
    expect(called.channel_id).toBe(harness.playground.admin.channelId('parlour'));
    expect(shown[0]).toContain('only invited people can sit down, but everyone here can read it');
    const tables = await harness.store.tablesOf(harness.playground.guildId, aule.id);
    expect(tables.map(({ showing }) => showing.threadMembers)).toEqual([null]);
  });

  test('lets those who sit there invite more, and nobody twice', async ({ harness, aule, larthia }) => {
    const [arnth, thana] = [harness.person('Arnth'), harness.person('Thana')];
    const game = await openPrivate(harness, aule, { invite: larthia.id });
    const table = game.id;
    expect(await invite(larthia, { player: arnth.id, table })).toContain('You have no seat at table');
    const { version } = await game.table();
    await larthia.press(await game.lobby(), 'Join the table');
    await game.advanced(version);
    expect(await invite(larthia, { player: arnth.id })).toBe(`Table ${game.number}: Arnth is invited.`);
    expect(await invite(aule, { player: arnth.id })).toBe(`Table ${game.number}: Arnth is already invited.`);
    expect((await game.table()).invited).toEqual([larthia.id, arnth.id]);
    expect(arnth.notified).toHaveLength(1);
    await expect(thana.press(await game.lobby(), 'Join the table')).rejects.toThrow(/not there/);
  });
});

describe('an invitation is refused', () => {
  test('for bots, strangers, those who can’t see the channel, and those who sit there', async ({
    harness,
    aule,
    larthia,
  }) => {
    const thana = harness.person('Thana');
    const game = await openTable(harness, aule);
    harness.playground.admin.removeMember(thana.id);
    expect(await invite(aule, { player: harness.playground.botId })).toContain('Bots can’t be invited');
    expect(await invite(aule, { player: thana.id })).toContain('isn’t on this server');
    expect(await invite(aule, { player: aule.id })).toBe(`Aule is already at table ${game.number}.`);
    const { admin } = harness.playground;
    const games = admin.channelId('games');
    admin.close(games);
    const unseen = `Larthia can’t see <#${games}>, so they can’t play there.`;
    expect(await invite(aule, { player: larthia.id })).toBe(unseen);
    const opened = await aule.command('tuchulcha new', { invite: larthia.id }, { channel: games });
    expect((await opened.reply()).content).toBe(unseen);
    const offered = await aule.command('tuchulcha hand-over', { to: larthia.id }, { channel: games });
    expect((await offered.reply()).content).toBe(unseen);
    expect((await game.table()).invited).toEqual([]);
    expect(larthia.notified).toEqual([]);
  });

  test('once the game has begun', async ({ harness, aule, larthia }) => {
    const game = await startGame(harness, [aule, larthia]);
    expect(await invite(aule, { player: harness.person('Arnth').id, table: game.id })).toContain(
      'has already begun',
    );
    expect(harness.person('Arnth').notified).toEqual([]);
  });
});

test('an open table can be told of as well', async ({ harness, aule, larthia }) => {
  const game = await openTable(harness, aule);
  await invite(aule, { player: larthia.id });
  await invitation(larthia, game);
  expect((await game.lobby()).content).toContain(`Invited: ${larthia.mention}`);
});
