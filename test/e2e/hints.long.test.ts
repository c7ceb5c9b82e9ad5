import { buttonsOf, type Person } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HINT, openTable } from './game.ts';
import { Harness } from './harness.ts';

let harness: Harness;
let aule: Person;
let larthia: Person;

beforeAll(async () => {
  harness = await Harness.open();
  [aule, larthia] = ['Aule', 'Larthia'].map((name) => harness.person(name)) as [Person, Person];
});
afterAll(() => harness.close());

const hasHint = (message: Parameters<typeof buttonsOf>[0]) =>
  buttonsOf(message).some(({ label }) => label === HINT);

describe('a hint', () => {
  test('against the computer is given to its player alone, and ends the rating after they agreed', {
    timeout: 60_000,
  }, async () => {
    const game = await openTable(harness, aule, { players: 2, computers: 1, level: 'novice' });
    const turn = await game.message();
    expect(hasHint(turn)).toBe(true);
    const question = await (await aule.press(turn, HINT)).reply();
    expect(question.content).toContain('no longer rated');
    expect((await game.table()).reminders.unrated).toBeUndefined();
    await aule.press(question, 'Show me the hint');
    const hint = await aule.waitForChange(question, ({ content }) => content.includes('💡'));
    expect(hint.content).toMatch(
      /\*\*Hint for \d-\d\*\*.*\n\*\*1\.\*\* .+: \*\*\d+%\*\*, .+ · on the board\n/,
    );
    expect((await game.table()).reminders.unrated).toBe(true);
    const labels = buttonsOf(hint).map(({ label }) => label);
    expect(labels[0]).toBe('Play 1');
    expect(labels).toContain('Show 2 on the board');
    await aule.press(hint, 'Show 2 on the board');
    const shown = await aule.waitForChange(question, ({ content }) =>
      /\*\*2\.\*\* .+ · on the board/.test(content),
    );
    await expect(larthia.press(turn, HINT)).rejects.toThrow(/not there/);
    const { version, logLength } = await game.table();
    await aule.press(shown, 'Play 1');
    expect((await game.advanced(version)).logLength).toBeGreaterThan(logLength);
  });

  test('among people is there only where the opener allowed it, without a question', {
    timeout: 60_000,
  }, async () => {
    for (const hints of [false, true]) {
      const game = await openTable(harness, aule, { players: 2, hints });
      const { version } = await game.table();
      await larthia.press(await game.lobby(), 'Join the table');
      await game.advanced(version);
      await game.settled();
      const turn = await game.message();
      expect(hasHint(turn)).toBe(hints);
      if (!hints) continue;
      const hint = await (await (await game.mover()).press(turn, HINT)).reply();
      expect(hint.content).toContain('💡');
      expect((await game.table()).reminders.unrated).toBeUndefined();
    }
  });
});
