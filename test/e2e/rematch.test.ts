import { describe, expect } from 'vitest';
import { computerName } from '../../src/tables/games.ts';
import { test } from './fixtures.ts';
import { type Game, labelsOf, startGame } from './game.ts';
import type { Harness } from './harness.ts';

/** A game that is over: the second player has resigned. */
async function over(harness: Harness, people: Parameters<typeof startGame>[1], computers = 0): Promise<Game> {
  const game = await startGame(harness, people, { computers });
  const loser = people.at(-1);
  const { version } = await game.table();
  const asked = await (await loser?.command('tuchulcha end', { table: game.id }))?.reply();
  if (!asked) throw new Error('Nobody resigned.');
  await loser?.press(asked, `Resign from table ${game.number}`);
  await game.advanced(version);
  await expect.poll(async () => (await game.settled()).status).toBe('finished');
  return game;
}

describe('a rematch', () => {
  test('takes one tap from each, and starts by itself', async ({ harness, aule, larthia }) => {
    const game = await over(harness, [aule, larthia]);
    const end = await game.message();
    expect(labelsOf(end)).toEqual(['Play a rematch', 'Story of the game']);
    await aule.press(end, 'Play a rematch');
    const lobby = await larthia.waitFor(({ content }) => content.startsWith('**Tuchulcha, table 2**'));
    expect(lobby.content).toMatch(/^<:blue:\d+> blue \(Alpan\): \*\*Aule\*\*$/m);
    expect(labelsOf(lobby)).toContain('Join the table');
    // Beside the lobby, in the channel: whoever played before is called once, and nobody else.
    const invited = await larthia.waitFor(({ content }) => content.includes('invites you to table 2'), {
      channel: lobby.channel_id,
    });
    expect(invited.content).toBe(`${larthia.mention}: Aule invites you to table 2.`);
    expect(larthia.notified.map(({ messageId }) => messageId)).toContain(invited.id);
    expect(aule.notified.map(({ messageId }) => messageId)).not.toContain(invited.id);
    // The call has a way to join of its own.
    await larthia.press(invited, 'Join the table');
    await larthia.waitFor(({ content }) =>
      content.includes('table 2**: Aule (blue) and Larthia (yellow) are playing'),
    );
    // Aule began the game before.
    const turn = await larthia.waitFor(
      ({ content }) => content.startsWith(larthia.mention) && content.includes('Table 2'),
    );
    expect(labelsOf(turn).length).toBeGreaterThan(0);
    expect((await game.table()).status).toBe('finished');
  });

  test('with computer players starts at once', async ({ harness, aule }) => {
    const game = await over(harness, [aule], 2);
    const before = await game.table();
    await aule.press(await game.message(), 'Play a rematch');
    await aule.waitFor(({ content }) => content.startsWith(aule.mention) && content.includes('Table 2'));
    const [table] = await harness.store.tablesOf(harness.playground.guildId, aule.id);
    expect(table?.seats.map(({ color, occupant }) => [color, occupant.kind])).toEqual([
      ['blue', 'person'],
      ['red', 'computer'],
      ['yellow', 'computer'],
    ]);
    for (const color of ['red', 'yellow'] as const)
      expect(table && computerName(table, color)).toBe(computerName(before, color));
  });
});
