import { buttonsOf } from '@haruspex/playground/testing/person.ts';
import { expect } from 'vitest';
import { timedTest as test } from './fixtures.ts';
import { startGame } from './game.ts';
import { MAX_ROUND_MS } from './harness.ts';
import { HOUR } from './test-clock.ts';

test('the end tells of turns that a computer player played in somebody’s place', async ({ harness }) => {
  const [aule, larthia] = [harness.person('Aule'), harness.person('Larthia')];
  const game = await startGame(harness, [aule, larthia]);
  const mover = await game.mover();
  const other = mover.id === aule.id ? larthia : aule;

  await harness.passTime(25 * HOUR, MAX_ROUND_MS);
  const choice = await other.waitFor((message) =>
    buttonsOf(message).some(({ label }) => label === 'Computer plays this turn'),
  );
  const { version } = await game.table();
  await other.press(choice, 'Computer plays this turn');
  await game.advanced(version);
  await harness.passTime(25 * HOUR, MAX_ROUND_MS);
  await harness.passTime(25 * HOUR, MAX_ROUND_MS);
  expect(await game.log()).not.toEqual([]);

  const asked = await (await mover.command('tuchulcha end', { table: game.id })).reply();
  await mover.press(asked, /^Resign/);
  const end = await other.waitFor(({ content }) => content.includes('Game over'));
  const own = await game.colorOf(mover);
  expect(end.content).toMatch(new RegExp(`Turns of ${own}: \\d+ by computer player`));
});
