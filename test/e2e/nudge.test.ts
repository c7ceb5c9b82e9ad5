import type { Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { timedTest as test } from './fixtures.ts';
import { startGame } from './game.ts';
import { HOUR, MINUTE } from './test-clock.ts';

const nudge = async (person: Person, options = {}): Promise<string> =>
  (await (await person.command('nudge', options)).reply()).content;

describe('/nudge', () => {
  test('reminds the player whose turn it is, once in some hours, by a mention of theirs alone', async ({
    harness,
    aule,
    larthia,
  }) => {
    const game = await startGame(harness, [aule, larthia]);
    const mover = await game.mover();
    const other = mover.id === aule.id ? larthia : aule;
    expect(await nudge(other)).toMatch(
      new RegExp(
        `^Table ${game.number}: ${mover.name} \\(.*\\) was reminded a short while ago\\. .*<t:\\d+:R>\\.$`,
      ),
    );
    await harness.passTime(HOUR + 5 * MINUTE);
    const rung = mover.notified.length;
    expect(await nudge(other)).toMatch(new RegExp(`^Table ${game.number}: I’ll remind ${mover.name} .*\\.$`));
    await harness.passTime(1000);
    const reminder = await mover.waitFor(({ content }) =>
      content.includes(`nudges you: table ${game.number}`),
    );
    expect(reminder.content).toContain(other.name);
    expect(mover.notified.map(({ messageId }) => messageId).slice(rung)).toEqual([reminder.id]);
    expect(other.notified.some(({ messageId }) => messageId === reminder.id)).toBe(false);

    expect(await nudge(other)).toContain('was reminded a short while ago');
    await harness.passTime(6 * HOUR);
    expect(await nudge(other)).toContain('I’ll remind');
  });
});
