import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longest, and would keep one worker busy alone if they came last. */
const LONGEST = ['two-processes', 'week', 'storage/kill', 'e2e/kill', 'e2e/whole-games', 'outage'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Nothing is measured by these: on a busy machine everything takes its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Most of the long ones wait for sockets and processes: every core has a worker, also where there are two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 30_000 } },
    // What files import is loaded once a worker. One that puts other modules in their place (vi.mock) resets them itself.
    isolate: false,
  },
});
