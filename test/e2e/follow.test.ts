import type { PageMessage, Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { timedTest as test } from './fixtures.ts';
import { closeGame, type Game, labelsOf, openTable, startGame } from './game.ts';

/** The lobby's message of a game that is being played. */
async function playingMessage(game: Game, person: Person): Promise<PageMessage> {
  const { lobbyMessageId } = (await game.settled()).showing;
  return person.waitForChange(lobbyMessageId ?? '', (message) =>
    labelsOf(message).includes('Follow this table'),
  );
}

/** Direct messages from the bot. */
async function direct(person: Person): Promise<PageMessage[]> {
  const { id } = await person.openDirect();
  return person.messages({ channel: id }).filter(({ ephemeral_for }) => !ephemeral_for);
}

const follow = async (person: Person, options = {}): Promise<PageMessage> =>
  (await person.command('tuchulcha follow', options)).reply();

describe('following a table', () => {
  test('to its end takes one tap; how to hear of each turn is said privately', async ({
    harness,
    aule,
    larthia,
  }) => {
    const thana = harness.person('Thana');
    const game = await startGame(harness, [aule, larthia]);
    const answer = await (await thana.press(await playingMessage(game, thana), 'Follow this table')).reply();
    expect(answer.ephemeral_for).toBe(thana.id);
    expect(answer.content).toBe(`You’re following table ${game.number}: I’ll message you when it ends.`);
    expect(await harness.store.followers(game.id)).toEqual([{ userId: thana.id, at: 'end' }]);
    const [hello] = await direct(thana);
    expect(hello?.content).toBe(`I’ll message you here when table ${game.number} ends.`);
    expect(hello && labelsOf(hello)).toEqual(['Go to table', 'Unfollow this table']);
    expect(thana.notified).toEqual([]);

    await thana.press(answer, 'Tell me every turn');
    await thana.waitForChange(answer, ({ content }) => content.includes('every turn'));
    expect(await harness.store.followers(game.id)).toEqual([{ userId: thana.id, at: 'turn' }]);
    expect(await direct(thana)).toHaveLength(1);
    await thana.press(answer, 'Unfollow this table');
    await thana.waitForChange(
      answer,
      ({ content }) => content === `You no longer follow table ${game.number}.`,
    );
    expect(await harness.store.followers(game.id)).toEqual([]);
  });

  test('brings a message at each turn, until a tap in the direct messages ends it', async ({
    harness,
    aule,
    larthia,
  }) => {
    const thana = harness.person('Thana');
    harness.dice.next([3, 5], [2, 4]);
    const game = await startGame(harness, [aule, larthia]);
    await follow(thana, { at: 'turn' });
    const [hello] = await direct(thana);
    expect(hello?.content).toContain(`every turn of table ${game.number}`);
    await game.tap(/^A → [123]?5$/);
    await game.tap(/^A → [123]?3$/);
    await harness.passTime(1000);
    const told = await thana.waitFor(({ content }) => content.includes('turn 2'));
    const secrets = thana.secrets().length;
    await thana.press(told, 'Unfollow this table');
    const now = await thana.waitForChange(told, ({ content }) => content.includes('You no longer follow'));
    expect(now.content).toContain(told.content);
    expect(labelsOf(now)).toEqual(['Go to table']);
    expect(thana.secrets()).toHaveLength(secrets);
    expect(await harness.store.followers(game.id)).toEqual([]);
  });

  test('needs direct messages: who takes none is told what to do, and follows nothing', async ({
    harness,
    aule,
    larthia,
  }) => {
    const thana = harness.person('Thana');
    const game = await startGame(harness, [aule, larthia]);
    harness.playground.admin.setDirectMessages(thana.id, false);
    const answer = await follow(thana);
    expect(answer.content).toContain('Allow direct messages in this server’s privacy settings');
    expect(answer.content).toContain(`table ${game.number}`);
    expect(await harness.store.followers(game.id)).toEqual([]);
    harness.playground.admin.setDirectMessages(thana.id, true);
    expect((await follow(thana)).content).toContain('when it ends');
  });

  test('is not for who sits there, nor for tables that are over', async ({ harness, aule, larthia }) => {
    const thana = harness.person('Thana');
    const game = await startGame(harness, [aule, larthia]);
    const own = await (await larthia.press(await playingMessage(game, larthia), 'Follow this table')).reply();
    expect(own.content).toBe(`You’re at table ${game.number}, so you’re notified already.`);
    await closeGame(game, aule);
    await expect.poll(async () => (await game.table()).status).toBe('aborted');
    expect((await follow(thana, { table: game.id })).content).toContain('isn’t running');
    expect(await harness.store.followers(game.id)).toEqual([]);
  });

  test('is suggested where others play, and asks which of several', async ({ harness, aule, larthia }) => {
    const thana = harness.person('Thana');
    const one = await openTable(harness, aule);
    const two = await openTable(harness, larthia);
    const ids = async (person: Person) =>
      (await person.suggestions('tuchulcha follow', { table: '' }, 'table')).map(({ value }) => value);
    expect(await ids(thana)).toEqual([two.id, one.id]);
    expect(await ids(aule)).toEqual([two.id]);
    expect((await follow(thana)).content).toBe('Which table do you mean?');
    expect((await follow(thana, { table: one.id, at: 'turn' })).content).toContain(
      `You’re following table ${one.number}`,
    );
    expect(await harness.store.followers(two.id)).toEqual([]);
  });
});
