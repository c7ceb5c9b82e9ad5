import { expect } from 'vitest';
import { seeded } from './dice.ts';
import { ownDiceTest as test } from './fixtures.ts';
import { secretOf, startGame } from './game.ts';
import type { House } from './harness.ts';
import { playAtRandom } from './play.ts';

/** The newest messages, requests and log lines: all of it would be too much to look through after every tap. */
function expectUntoldLately({ visitors, playground, logged }: House, hex: string): void {
  const lately = [
    ...[...visitors.page.messages.values()].slice(-4),
    ...playground.recorded.slice(-12),
    ...logged.slice(-12),
  ].map((one) => JSON.stringify(one));
  expect(lately.join('\n')).not.toContain(hex);
}

test('the dice of a whole game are secret to its end, and right', { timeout: 300_000 }, async ({
  house,
  aule,
  larthia,
}) => {
  for (const person of [aule, larthia])
    await (await person.command('me', { 'turn-end': 'auto', 'only-turn': 'auto' })).reply();
  const game = await startGame(house, [aule, larthia]);
  const hex = secretOf(await game.table());
  await playAtRandom(game, {
    random: seeded(8),
    eachTap: async ({ status }) => {
      if (status === 'playing') expectUntoldLately(house, hex);
    },
  });
  const over = await (await aule.command('verify', { table: game.id })).reply();
  const rolls = (await game.log()).filter(({ action }) => action.type === 'roll').length;
  expect(over.content).toContain(
    `**Table 1: the dice are right.** Worked out again from the secret: who began, and all ${rolls} rolls.`,
  );
  expect(over.content).toContain(`\`${hex}\``);
});
