import { buttonsOf, type PageMessage, type Person } from '@haruspex/playground/testing/person.ts';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import type { TableOf } from '../../src/tables/table.ts';
import { test } from './fixtures.ts';
import { closeGame, type Game, labelsOf, openTable, startGame } from './game.ts';

const seatOf = ({ seats }: TableOf<'tuchulcha'>, person: Person) =>
  seats.find(({ occupant }) => occupant.kind === 'person' && occupant.userId === person.id);

async function asked(person: Person, command: string, options = {}): Promise<PageMessage> {
  return (await person.command(`tuchulcha ${command}`, options)).reply();
}

/** Chooses *Propose to end* in the list of ways to leave or end; returns the answer. */
async function proposes(person: Person): Promise<PageMessage> {
  const ways = await asked(person, 'end');
  return (await person.press(ways, 'Propose to end')).reply();
}

/** A game that is closed: neither lobby nor turn can be tapped, and everybody can read what happened. */
async function expectClosed(game: Game, anybody: Person): Promise<void> {
  await expect.poll(async () => (await game.table()).status).toBe('aborted');
  const { lobbyMessageId, turnMessageId } = (await game.settled()).showing;
  const lobby = await anybody.waitForChange(
    lobbyMessageId ?? '',
    (message) => !labelsOf(message).includes('Go to table'),
  );
  expect(lobby.content).toMatch(
    / ended by agreement, without a winner\. | was closed before its end\. | was closed: nobody had played /,
  );
  await anybody.waitForChange(turnMessageId ?? '', (message) => buttonsOf(message).length === 0);
}

describe('ending a game by agreement', () => {
  test('takes everybody, shows who agrees, and calls the others once', async ({ harness, aule, larthia }) => {
    const arnth = harness.person('Arnth');
    const game = await startGame(harness, [aule, larthia, arnth]);
    await game.settled();
    const rung = harness.visitors.page.notified.length;
    expect((await proposes(larthia)).content).toContain(`Table ${game.number}: I’ve asked the others`);
    const { playChannelId } = (await game.table()).showing;
    const proposal = await aule.waitFor((message) => labelsOf(message).includes('Agree to end'), {
      channel: playChannelId ?? '',
    });
    expect(proposal.content).toContain(
      `Larthia proposes to end table ${game.number} without a result.\nAgreed: Larthia (1 of 3).`,
    );
    await aule.press(proposal, 'Agree to end');
    await aule.waitForChange(proposal, ({ content }) =>
      content.includes('Agreed: Larthia and Aule (2 of 3)'),
    );
    await arnth.press(proposal, 'Play on');
    const declined = await aule.waitForChange(proposal, (message) => buttonsOf(message).length === 0);
    expect(declined.content).toBe(`Arnth wants to play on: table ${game.number} isn’t ended.`);
    expect((await game.table()).status).toBe('playing');

    // Proposed again within an hour, it pings nobody.
    await proposes(larthia);
    const second = await aule.waitFor((message) => labelsOf(message).includes('Agree to end'));
    for (const person of [arnth, aule]) await person.press(second, 'Agree to end');
    const closed = await aule.waitFor(({ content }) => content.startsWith(`Table ${game.number} was closed`));
    expect(closed.content).toBe(`Table ${game.number} was closed without a result: everyone agreed.`);
    expect(labelsOf(closed)).toEqual(['Play again']);
    await expect.poll(() => aule.messages().some(({ id }) => id === second.id)).toBe(false);
    await expectClosed(game, aule);
    expect((await game.table()).closedWhy).toBe('agreed');
    const called = harness.visitors.page.notified.slice(rung);
    expect(called.map(({ messageId }) => messageId)).toEqual([proposal.id, proposal.id]);
  });

  test('is for those who are still in the game', async ({ harness, aule, larthia }) => {
    const arnth = harness.person('Arnth');
    const game = await startGame(harness, [aule, larthia, arnth]);
    const { version } = await game.settled();
    const question = await asked(arnth, 'end');
    await arnth.press(question, `Resign from table ${game.number}`);
    await game.advanced(version);
    expect((await asked(arnth, 'end', { table: game.id })).content).toContain('You can’t end table');
    await proposes(larthia);
    const proposal = await aule.waitFor((message) => labelsOf(message).includes('Agree to end'));
    expect(proposal.content).toContain('Agreed: Larthia (1 of 2)');
    const told = await (await arnth.press(proposal, 'Agree to end')).reply();
    expect(told.content).toContain('You’re out of the game');
    await aule.press(proposal, 'Agree to end');
    await expectClosed(game, aule);
  });

  test('asked for twice in an hour calls the others once, and takes nothing back', async ({
    harness,
    aule,
    larthia,
  }) => {
    const game = await startGame(harness, [aule, larthia]);
    for (const _ of [1, 2]) await proposes(larthia);
    expect((await game.table()).reminders.abort).toEqual([larthia.id]);
    const calls = () => aule.messages().filter((message) => labelsOf(message).includes('Agree to end'));
    expect(calls()).toHaveLength(1);
  });

  test('alone against computer players is done at once', async ({ harness, aule }) => {
    const game = await startGame(harness, [aule], { computers: 2 });
    await expect.poll(async () => (await game.settled()).status).toBe('playing');
    await closeGame(game, aule);
    await expectClosed(game, aule);
  });
});

describe('closing', () => {
  test('a game that has just begun asks its opener once more', async ({ harness, aule, larthia }) => {
    const game = await startGame(harness, [larthia, aule]);
    const done = await closeGame(game, larthia);
    expect(done.content).toBe(`Table ${game.number} is closed.`);
    await expectClosed(game, larthia);
    expect((await game.table()).closedWhy).toBe('opener');
  });

  test('is for who manages the server, who need not play', async ({ harness, aule, larthia }) => {
    const steward = harness.person('Thana');
    const game = await startGame(harness, [larthia, aule]);
    const { playChannelId } = (await game.settled()).showing;
    harness.playground.admin.setPersonPermissions(steward.id, PermissionFlagsBits.ManageGuild);
    const choices = await steward.suggestions('tuchulcha end', { table: '' }, 'table');
    expect(choices.map(({ value }) => value)).toEqual([game.id]);
    await closeGame(game, steward, { channel: playChannelId ?? '' });
    await expectClosed(game, aule);
    expect((await game.table()).closedWhy).toBe('admin');
    const again = await asked(steward, 'end', { table: game.id });
    expect(again.content).toContain('isn’t running');
  });

  test('a lobby leaves a line without buttons', async ({ harness, aule }) => {
    const game = await openTable(harness, aule);
    const question = await asked(aule, 'end');
    expect(question.content).toContain('nobody can join any more');
    await aule.press(question, `Close table ${game.number}`);
    const lobby = await aule.waitForChange(
      (await game.table()).showing.lobbyMessageId ?? '',
      (message) => buttonsOf(message).length === 0,
    );
    expect(lobby.content).toContain('was closed before it started');
  });
});

describe('taking a seat away', () => {
  test('from a lobby is done at once', async ({ harness, aule, larthia }) => {
    const game = await openTable(harness, aule);
    const { version } = await game.table();
    await larthia.press(await game.lobby(), 'Join the table');
    const joined = await game.advanced(version);
    const done = await asked(aule, 'remove', { player: larthia.id });
    expect(done.content).toBe(`Table ${game.number}: Larthia is no longer at the table.`);
    expect(seatOf(await game.advanced(joined.version), larthia)).toBeUndefined();
    expect((await game.lobby()).content).not.toContain('Larthia');
  });

  test.for([
    ['computer', 'Computer takes over', 'a computer player now has Larthia’s seat'],
    ['out', 'Remove from the game', 'Larthia is out of the game'],
  ] as const)(
    'in a game it takes a second tap: %s',
    async ([becomes, button, words], { harness, aule, larthia }) => {
      const game = await startGame(harness, [aule, larthia, harness.person('Arnth')]);
      const before = await game.settled();
      const color = seatOf(before, larthia)?.color ?? 'blue';
      const question = await asked(aule, 'remove', { player: larthia.id, becomes });
      expect(question.content).toContain('Larthia');
      expect(question.content).toContain(`table ${game.number}`);
      expect((await game.table()).version).toBe(before.version);
      await aule.press(question, button);
      const done = await aule.waitForChange(question, (message) => buttonsOf(message).length === 0);
      expect(done.content).toBe(`Table ${game.number}: ${words}.`);
      const table = await game.advanced(before.version);
      const occupant = table.seats.find((seat) => seat.color === color)?.occupant;
      if (becomes === 'computer') expect(occupant).toEqual({ kind: 'computer' });
      else expect(table.state?.position.colors[color]?.role).toBe('out');
      await game.expectLogReplays();
    },
  );

  test('is for the opener and for who manages the server; and of people who sit there', async ({
    harness,
    aule,
    larthia,
  }) => {
    const [arnth, thana] = [harness.person('Arnth'), harness.person('Thana')];
    const game = await startGame(harness, [larthia, arnth]);
    const table = game.id;
    expect((await asked(arnth, 'remove', { player: larthia.id, table })).content).toContain(
      'Only the person who opened',
    );
    expect((await asked(larthia, 'remove', { player: thana.id, table })).content).toBe(
      `That person isn’t at table ${game.number}.`,
    );
    const question = await asked(aule, 'remove', { player: arnth.id, table });
    expect(labelsOf(question)).toEqual(['Computer takes over']);
  });
});
