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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of the long ones wait for sockets and processes: every core has a worker, also where there are two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Two bots and a database on a busy machine take their time.
    expect: { poll: { timeout: 10_000 } },
  },
});
