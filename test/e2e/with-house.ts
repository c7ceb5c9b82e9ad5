import { test as base } from 'vitest';
import type { Person } from '../playground/person.ts';
import { House } from './harness.ts';

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
