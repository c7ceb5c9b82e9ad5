import { type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { test } from './fixtures.ts';
import { labelsOf, resign, startGame } from './game.ts';

const SHARE = 'Share here';
const ask = async (person: Person, of?: Person | string): Promise<PageMessage> => {
  const id = typeof of === 'string' ? of : of?.id;
  return (await person.command('profile', id === undefined ? {} : { person: id })).reply();
};
const linesOf = ({ content }: PageMessage): string[] => content.split('\n');

/** Takes oneself off leaderboards, or puts oneself back. */
async function press(person: Person, button: RegExp): Promise<void> {
  const privacy = await (await person.command('privacy')).reply();
  await person.press(privacy, button);
  await person.waitForChange(privacy, (now) => !labelsOf(now).some((label) => button.test(label)));
}

describe('/profile', () => {
  test('tells one’s own record, privately, with the curve', async ({ harness, aule, larthia }) => {
    harness.dice.next([3, 5]);
    const game = await startGame(harness, [aule, larthia]);
    await game.tap('A → 5');
    await game.tap('A → 3');
    await resign(game, larthia);
    const own = await ask(aule);
    expect(own.ephemeral_for).toBe(aule.id);
    expect(linesOf(own)).toEqual([
      '**Aule** · Tuchulcha, on this server',
      'Rating **1579 ± 726**, place 1 of 2 (all time); provisional for 4 more games',
      'Games: **1**, won **1** (100%)',
      'How they ended: 1st 1×',
      'Wins in a row: 1 now, 1 at most',
      'Turns: 1',
      'Hits: 0; lost to hits: 0, in Passages: 0',
      'Pips rolled: +1 against the average of 2 dice',
    ]);
    expect(own.attachments).toHaveLength(1);
    expect(own.attachments[0]?.description).toContain('Aule');
    expect(labelsOf(own)).toEqual([SHARE]);

    const hers = await ask(aule, larthia);
    expect(linesOf(hers)[0]).toContain('**Larthia**');
    expect(hers.content).toContain('How they ended: left early 1×');
    expect(larthia.notified.map(({ messageId }) => messageId)).not.toContain(hers.id);
    expect(harness.loggedFrom(40)).toEqual([]);
  });

  test('shows another person’s in its place, chosen from the list', async ({ harness, aule, larthia }) => {
    await resign(await startGame(harness, [aule, larthia]), larthia);
    const own = await ask(aule);
    await aule.select(own, 'profile:of', [larthia.id]);
    const hers = await aule.waitForChange(own, ({ content }) => content.startsWith('**Larthia**'));
    expect(hers.attachments).toHaveLength(1);
    expect(hers.attachments[0]?.description).toContain('Larthia');
    await aule.select(hers, 'profile:of', [harness.person('Thana').id]);
    const none = await aule.waitForChange(own, ({ content }) => content.startsWith('Thana hasn’t finished'));
    expect(none.attachments).toEqual([]);
    await aule.select(none, 'profile:of', [aule.id]);
    const back = await aule.waitForChange(own, ({ content }) => content.startsWith('**Aule**'));
    await aule.press(back, SHARE);
    const shared = await aule.waitForChange(own, (now) => labelsOf(now).length === 0);
    expect(selectsOf(shared)).toHaveLength(1);
    const all = await larthia.waitFor(({ content }) => content.includes('**Aule**'));
    expect(selectsOf(all)).toEqual([]);
  });

  test('is nobody else’s business where it is hidden', async ({ harness, aule, larthia }) => {
    await resign(await startGame(harness, [aule, larthia]), larthia);
    const before = await ask(aule, larthia);
    await press(larthia, /^Hide my/);
    expect((await ask(aule, larthia)).content).toBe('Larthia keeps their profile private.');
    const told = await (await aule.press(before, SHARE)).reply();
    expect(told.content).toContain('its owner has just hidden it');

    const own = await ask(larthia);
    expect(own.content).toContain('Rating **1421 ± 726**, on no leaderboard');
    expect(own.content).toContain('-# Only you can see this');
    expect(labelsOf(own)).toEqual([]);
    const board = await (await larthia.command('leaderboard')).reply();
    expect(board.content).not.toContain('Larthia');
    expect(board.content).toContain('you’ve hidden yourself');

    await press(larthia, /^Show my profile/);
    expect((await ask(aule, larthia)).content).toContain('place 2 of 2');
  });
});
