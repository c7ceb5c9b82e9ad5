import { describe, expect } from 'vitest';
import type { NewNotice } from '../../src/tables/notice.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../../src/tables/settings.ts';
import type { Person } from '../playground/person.ts';
import { timedTest as test } from './fixtures.ts';
import { type Game, startGame } from './game.ts';
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

async function nudgeOf(harness: Harness, game: Game): Promise<NewNotice> {
  const { turn } = (await game.table()).reminders;
  return {
    ...{
      key: `${game.id}:nudge`,
      tableId: game.id,
      userId: turn?.userId ?? null,
      dueAt: harness.clock.now(),
    },
    text: { kind: 'nudge', turn: turn?.turn ?? 0, by: 'Arnth' },
  };
}

/** How often a phone rang for what is said so. */
function rung(harness: Harness, { notified }: Person, words: RegExp): number {
  const { messages } = harness.visitors.page;
  return notified.filter(({ messageId }) => words.test(messages.get(messageId)?.content ?? '')).length;
}

const REMINDER = /is waiting for you/;
const NUDGE = / asks you to play at table/;
const NEXT = /you are next at table/;

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

  test('for a nudge that a bot that was down is late with', async ({ harness }) => {
    const people = [harness.person('Aule'), harness.person('Larthia')];
    const game = await startGame(harness, people);
    const mover = await game.mover();
    await wants(harness, mover, night(harness, 3 * HOUR, 8));
    await harness.stopBot();
    await harness.store.notify([await nudgeOf(harness, game)]);
    harness.clock.advance(5 * HOUR);
    await harness.startBot();
    await harness.passTime(5 * HOUR);
    expect(rung(harness, mover, NUDGE)).toBe(0);
    await harness.passTime(HOUR + 5 * MINUTE);
    expect(rung(harness, mover, NUDGE)).toBe(1);
  });

  test('for a nudge that a bot died over, which is said once', async ({ harness }) => {
    const people = [harness.person('Aule'), harness.person('Larthia')];
    const game = await startGame(harness, people);
    const mover = await game.mover();
    await wants(harness, mover, night(harness, 3 * HOUR, 8));
    const nudge = await nudgeOf(harness, game);
    await harness.store.notify([nudge]);
    await harness.passTime(5 * MINUTE);
    expect(rung(harness, mover, NUDGE)).toBe(1);
    // Another, of which nobody knows whether it was sent: one was, one was not.
    await harness.stopBot();
    for (const key of ['arrived', 'lost']) {
      const text = key === 'arrived' ? nudge.text : ({ ...nudge.text, by: 'Thana' } as const);
      await harness.store.notify([{ ...nudge, key: `${game.id}:${key}`, text }]);
      await harness.store.claimNotice(`${game.id}:${key}`, 0, harness.clock.now());
    }
    harness.clock.advance(5 * HOUR);
    await harness.startBot();
    await harness.passTime(5 * HOUR);
    expect(rung(harness, mover, NUDGE)).toBe(1);
    await harness.passTime(HOUR + 5 * MINUTE);
    expect(rung(harness, mover, /Thana asks you to play/)).toBe(1);
    expect(rung(harness, mover, NUDGE)).toBe(2);
  });

  test('to say that they are next: they are told in the morning, if that is still so', async ({
    harness,
  }) => {
    const people = [harness.person('Aule'), harness.person('Larthia')];
    const nights = { ...night(harness, 0, 8), tellNext: true };
    for (const person of people) await wants(harness, person, nights);
    const game = await startGame(harness, people);
    const mover = await game.mover();
    const next = people.find(({ id }) => id !== mover.id) ?? mover;
    await harness.passTime(7 * HOUR);
    expect(rung(harness, next, NEXT)).toBe(0);
    await harness.passTime(HOUR + 5 * MINUTE);
    expect(rung(harness, next, NEXT)).toBe(1);
  });

  test('on vacation; whoever comes back early is told within the hour', async ({ harness }) => {
    const people = [harness.person('Aule'), harness.person('Larthia')];
    const game = await startGame(harness, people);
    const mover = await game.mover();
    const from = new Date(harness.clock.ms + 722 * MINUTE);
    const vacation = { from, to: new Date(from.getTime() + 5 * DAY) };
    await wants(harness, mover, { vacations: [vacation] });
    await harness.passTime(4 * MINUTE);
    await harness.passTime(DAY);
    expect(rung(harness, mover, REMINDER)).toBe(0);
    await wants(harness, mover, { vacations: [{ from, to: harness.clock.now() }] });
    await harness.passTime(HOUR);
    expect(rung(harness, mover, REMINDER)).toBe(1);
  });
});
