import { describe, expect } from 'vitest';
import type { NewNotice } from '../../src/tables/notice.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../../src/tables/settings.ts';
import type { Person } from '../playground/person.ts';
import { timedTest as test } from './fixtures.ts';
import { type Game, startGame } from './game.ts';
import type { House } from './harness.ts';
import { DAY, HOUR, MINUTE } from './test-clock.ts';

/** A night of so many hours that begins so much later than now, by the clock on everybody's wall. */
function night(house: House, ms: number, hours: number): Partial<PersonSettings> {
  const minute = (at: number) => Math.floor((at % DAY) / MINUTE);
  const from = house.clock.ms + ms;
  return { quiet: { from: minute(from), to: minute(from + hours * HOUR), timeZone: 'UTC' } };
}

const wants = (house: House, { id }: Person, settings: Partial<PersonSettings>) =>
  house.store.saveSettings(id, { ...DEFAULT_SETTINGS, ...settings });

async function nudgeOf(house: House, game: Game): Promise<NewNotice> {
  const { turn } = (await game.table()).watch;
  return {
    ...{ key: `${game.id}:nudge`, tableId: game.id, userId: turn?.userId ?? null, dueAt: house.clock.now() },
    text: { kind: 'nudge', turn: turn?.turn ?? 0, by: 'Arnth' },
  };
}

/** How often a phone rang for what is said so. */
function rung(house: House, { notified }: Person, words: RegExp): number {
  const { messages } = house.visitors.page;
  return notified.filter(({ messageId }) => words.test(messages.get(messageId)?.content ?? '')).length;
}

const REMINDER = /is waiting for you/;
const NUDGE = / asks you to play at table/;
const NEXT = /you are next at table/;

describe('nobody’s phone rings at rest', () => {
  test('for a reminder that was due just before the night: it comes in the morning', async ({ house }) => {
    const people = [house.person('Aule'), house.person('Larthia')];
    const game = await startGame(house, people);
    const mover = await game.mover();
    // Half of the time is left after 720 minutes; rounds are made after 719 and 724.
    await wants(house, mover, night(house, 722 * MINUTE, 8));
    await house.passTime(4 * MINUTE);
    await house.passTime(12 * HOUR);
    expect(rung(house, mover, REMINDER)).toBe(0);
    await house.passTime(7 * HOUR);
    expect(rung(house, mover, REMINDER)).toBe(0);
    await house.passTime(HOUR);
    expect(rung(house, mover, REMINDER)).toBe(1);
    await house.passTime(5 * HOUR);
    expect(rung(house, mover, REMINDER)).toBe(1);
  });

  test('for a nudge that a bot that was down is late with', async ({ house }) => {
    const people = [house.person('Aule'), house.person('Larthia')];
    const game = await startGame(house, people);
    const mover = await game.mover();
    await wants(house, mover, night(house, 3 * HOUR, 8));
    await house.stopBot();
    await house.store.notify([await nudgeOf(house, game)]);
    house.clock.advance(5 * HOUR);
    await house.startBot();
    await house.passTime(5 * HOUR);
    expect(rung(house, mover, NUDGE)).toBe(0);
    await house.passTime(HOUR + 5 * MINUTE);
    expect(rung(house, mover, NUDGE)).toBe(1);
  });

  test('for a nudge that a bot died over, which is said once', async ({ house }) => {
    const people = [house.person('Aule'), house.person('Larthia')];
    const game = await startGame(house, people);
    const mover = await game.mover();
    await wants(house, mover, night(house, 3 * HOUR, 8));
    const nudge = await nudgeOf(house, game);
    await house.store.notify([nudge]);
    await house.passTime(5 * MINUTE);
    expect(rung(house, mover, NUDGE)).toBe(1);
    // Another, of which nobody knows whether it was sent: one was, one was not.
    await house.stopBot();
    for (const key of ['arrived', 'lost']) {
      const text = key === 'arrived' ? nudge.text : ({ ...nudge.text, by: 'Thana' } as const);
      await house.store.notify([{ ...nudge, key: `${game.id}:${key}`, text }]);
      await house.store.claimNotice(`${game.id}:${key}`, 0, house.clock.now());
    }
    house.clock.advance(5 * HOUR);
    await house.startBot();
    await house.passTime(5 * HOUR);
    expect(rung(house, mover, NUDGE)).toBe(1);
    await house.passTime(HOUR + 5 * MINUTE);
    expect(rung(house, mover, /Thana asks you to play/)).toBe(1);
    expect(rung(house, mover, NUDGE)).toBe(2);
  });

  test('to say that they are next: they are told in the morning, if that is still so', async ({ house }) => {
    const people = [house.person('Aule'), house.person('Larthia')];
    const nights = { ...night(house, 0, 8), tellNext: true };
    for (const person of people) await wants(house, person, nights);
    const game = await startGame(house, people);
    const mover = await game.mover();
    const next = people.find(({ id }) => id !== mover.id) ?? mover;
    await house.passTime(7 * HOUR);
    expect(rung(house, next, NEXT)).toBe(0);
    await house.passTime(HOUR + 5 * MINUTE);
    expect(rung(house, next, NEXT)).toBe(1);
  });

  test('on vacation; whoever comes back early is told within the hour', async ({ house }) => {
    const people = [house.person('Aule'), house.person('Larthia')];
    const game = await startGame(house, people);
    const mover = await game.mover();
    const from = new Date(house.clock.ms + 722 * MINUTE);
    const vacation = { from, to: new Date(from.getTime() + 5 * DAY) };
    await wants(house, mover, { vacations: [vacation] });
    await house.passTime(4 * MINUTE);
    await house.passTime(DAY);
    expect(rung(house, mover, REMINDER)).toBe(0);
    await wants(house, mover, { vacations: [{ from, to: house.clock.now() }] });
    await house.passTime(HOUR);
    expect(rung(house, mover, REMINDER)).toBe(1);
  });
});
