import type { PageMessage, Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
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
    expect(message.content).toBe(`${larthia.mention}: Aule invites you to table ${game.number}.`);
    expect(labelsOf(message)).toEqual(['Go to table']);
    const { channelId, showing } = await game.table();
    expect(JSON.stringify(message.components)).toContain(`/${channelId}/${showing.lobbyMessageId}`);
    const rung = harness.visitors.page.notified.map(({ userId }) => userId);
    expect(rung).toEqual([larthia.id]);
    const { version } = await game.table();
    await larthia.press(await game.lobby(), 'Join the table');
    await game.advanced(version);
    expect(await seated(game)).toEqual([aule.id, larthia.id]);
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
    const refused = await (await thana.press(await game.lobby(), 'Join the table')).reply();
    expect(refused.content).toContain('anyone at the table can invite you');
  });
});

describe('an invitation is refused', () => {
  test('for bots, strangers, and those who sit there', async ({ harness, aule, larthia }) => {
    const thana = harness.person('Thana');
    const game = await openTable(harness, aule);
    harness.playground.admin.removeMember(thana.id);
    expect(await invite(aule, { player: harness.playground.botId })).toContain('Bots can’t be invited');
    expect(await invite(aule, { player: thana.id })).toContain('isn’t on this server');
    expect(await invite(aule, { player: aule.id })).toBe(`Aule is already at table ${game.number}.`);
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
