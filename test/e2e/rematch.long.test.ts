import { type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { timedTest } from './fixtures.ts';
import { type Game, startGame } from './game.ts';
import type { Harness } from './harness.ts';
import { HOUR } from './test-clock.ts';

/** A game that is over: all but the first player have resigned, or the only one has. */
async function over(harness: Harness, people: Parameters<typeof startGame>[1], computers = 0): Promise<Game> {
  const game = await startGame(harness, people, { computers });
  for (const loser of people.length > 1 ? people.slice(1) : people) {
    const { version } = await game.table();
    const asked = await (await loser.command('tuchulcha end', { table: game.id })).reply();
    await loser.press(asked, `Resign from table ${game.number}`);
    await game.advanced(version);
  }
  await expect.poll(async () => (await game.settled()).status).toBe('finished');
  return game;
}

describe('titles', () => {
  timedTest(
    'are given with a tap, changed, and counted in profiles; nobody is pinged',
    async ({ harness, aule, larthia }) => {
      const arnth = harness.person('Arnth');
      const game = await over(harness, [aule, larthia, arnth]);
      const end = await game.message();
      const pings = [aule, larthia, arnth].map(({ notified }) => notified.length);
      const asked = await (await aule.press(end, 'Give a player a title')).reply();
      expect(asked.ephemeral_for).toBe(aule.id);
      expect(asked.content).toMatch(/^\*\*Who was what in table 1’s game\?\*\*.*<t:\d+:R>\)\.$/);
      const [list] = selectsOf(asked);
      expect(list?.options.map(({ label }) => label)).toHaveLength(12);
      const give = async (person: Person, message: PageMessage, to: Person, title: string) => {
        await person.select(message, `award:${game.id}:0`, [`${to.id}:${title}`]);
        return person.waitForChange(message, ({ content }) => content.includes(`**${to.name}**: `));
      };
      await give(aule, asked, arnth, 'cruellest');
      const given = await give(aule, asked, larthia, 'noblest');
      expect(given.content).toContain('Yours went to **Larthia**: 🌿 noblest soul.');
      const hers = await (await arnth.press(end, 'Give a player a title')).reply();
      await give(arnth, hers, larthia, 'noblest');

      const profile = await (await larthia.command('profile')).reply();
      expect(profile.content).toContain('Titles from others: 🌿 noblest soul 2×');
      expect((await (await aule.command('profile')).reply()).content).not.toContain('Titles');
      const told = await (await larthia.press(end, 'Give a player a title')).reply();
      expect(told.content).toContain('The others called you: 🌿 noblest soul.');

      // Others have no titles to give, and a day later nobody has.
      const [stranger] = harness.visitors.some(4).slice(3);
      const refused = await (await stranger?.press(end, 'Give a player a title'))?.reply();
      expect(refused?.content).toBe('You’re not playing at that table.');
      await harness.passTime(25 * HOUR);
      await aule.select(given, `award:${game.id}:0`, [`${arnth.id}:boldest`]);
      const late = await aule.waitForChange(given, ({ content }) => content.includes('a day after the end'));
      expect(late.content).toContain('Yours went to **Larthia**: 🌿 noblest soul.');
      expect(selectsOf(late)).toEqual([]);
      expect([aule, larthia, arnth].map(({ notified }) => notified.length)).toEqual(pings);
      expect(harness.loggedFrom(40)).toEqual([]);
    },
  );
});
