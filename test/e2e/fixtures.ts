import { test as base } from 'vitest';
import type { Person } from '../playground/person.ts';
import { House } from './harness.ts';
import { TestClock } from './test-clock.ts';

/** A test with a house and people of its own, so that many can run at once. */
export const test = base.extend<{ house: House; aule: Person; larthia: Person }>({
  house: async ({ task: _ }, use) => {
    const house = await House.open();
    await use(house);
    await house.close();
  },
  aule: ({ house }, use) => use(house.person('Aule')),
  larthia: ({ house }, use) => use(house.person('Larthia')),
});

/** The same, where time passes when the test says so (`house.passTime`). */
export const timedTest = test.extend<{ house: House }>({
  house: async ({ task: _ }, use) => {
    const house = await House.open({ clock: new TestClock() });
    await use(house);
    await house.close();
  },
});

/** The same, with dice that come from the table's secret, not from the test. */
export const ownDiceTest = test.extend<{ house: House }>({
  house: async ({ task: _ }, use) => {
    const house = await House.open({ ownDice: true });
    await use(house);
    await house.close();
  },
});
