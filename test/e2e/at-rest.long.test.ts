import type { Person } from '@haruspex/playground/testing/person.ts';
import { describe, expect } from 'vitest';
import { DEFAULT_SETTINGS, type PersonSettings } from '../../src/tables/settings.ts';
import { timedTest as test } from './fixtures.ts';
import { startGame } from './game.ts';
import type { Harness } from './harness.ts';
import { DAY, HOUR, MINUTE } from './test-clock.ts';

/** A night of so many hours that begins so much later than now, by the clock on everybody's wall. */
function night(harness: Harness, ms: number, hours: number): Partial<PersonSettings> {
  const minute = (at: number) => Math.floor((at % DAY) / MINUTE);
  const from = harness.clock.ms + ms;
  return { quiet: { from: minute(from), to: minute(from + hours * HOUR), timeZone: 'UTC' } };
}

const wants = (harness: Harness, { id }: Person, settings: Partial<PersonSettings>) =>
  harness.store.saveSettings(id, { ...DEFAULT_SETTINGS, ...settings });

/** How often a phone rang for what is said so. */
function rung(harness: Harness, { notified }: Person, words: RegExp): number {
  const { messages } = harness.visitors.page;
  return notified.filter(({ messageId }) => words.test(messages.get(messageId)?.content ?? '')).length;
}

const REMINDER = /is waiting for you/;

describe('nobody’s phone rings at rest', () => {
  test('for a reminder that was due just before the night: it comes in the morning', async ({ harness }) => {
    const people = [harness.person('Aule'), harness.person('Larthia')];
    const game = await startGame(harness, people);
    const mover = await game.mover();
    // Half of the time is left after 720 minutes; rounds are made after 719 and 724.
    await wants(harness, mover, night(harness, 722 * MINUTE, 8));
    await harness.passTime(4 * MINUTE);
    await harness.passTime(12 * HOUR);
    expect(rung(harness, mover, REMINDER)).toBe(0);
    await harness.passTime(7 * HOUR);
    expect(rung(harness, mover, REMINDER)).toBe(0);
    await harness.passTime(HOUR);
    expect(rung(harness, mover, REMINDER)).toBe(1);
    await harness.passTime(5 * HOUR);
    expect(rung(harness, mover, REMINDER)).toBe(1);
  });
});
