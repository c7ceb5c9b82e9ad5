import type { Person } from '@haruspex/playground/testing/person.ts';
import { test as base } from 'vitest';
import { Harness } from './harness.ts';
import { TestClock } from './test-clock.ts';

/** A test with a separate harness and people, so that many can run concurrently. */
export const test = base.extend<{ harness: Harness; aule: Person; larthia: Person }>({
  harness: async ({ task: _ }, use) => {
    const harness = await Harness.open();
    await use(harness);
    await harness.close();
  },
  aule: ({ harness }, use) => use(harness.person('Aule')),
  larthia: ({ harness }, use) => use(harness.person('Larthia')),
});

/** The same, with a clock controlled by the test (`harness.passTime`). */
export const timedTest = test.extend<{ harness: Harness }>({
  harness: async ({ task: _ }, use) => {
    const harness = await Harness.open({ clock: new TestClock() });
    await use(harness);
    await harness.close();
  },
});
