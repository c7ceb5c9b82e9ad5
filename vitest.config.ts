import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { withCompiledWorkers } from './test/compiled.ts';
import { LONG_TIMEOUT_MS } from './test/runs.ts';
import { SkippedTests } from './test/skipped.ts';

/** Would keep one worker busy alone if they came last. */
const LONGEST = /\/((sharding|ending|containers)\.long|simulation|posts|permissions)\.test\.ts$/;
const LONG = /\.long\.test\.ts$/;
const SOURCE = /\/(src|tools)\/.*\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      LONGEST.test(moduleId) ? 0 : LONG.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** `--mode long`, as in `npm run test:long`: tests named `*.long.test.ts` as well. */
export default defineConfig(({ mode }) => ({
  plugins: [
    {
      name: 'compiled workers',
      enforce: 'pre',
      transform: (code, id) => (SOURCE.test(id) ? withCompiledWorkers(id, code) : null),
    },
  ],
  test: {
    include: ['test/**/*.test.ts', 'playground/test/**/*.test.ts'],
    exclude: mode === 'test' ? ['**/*.long.test.ts'] : [],
    // Endless tests fail soon; slower ones have a longer timeout, by folder (test/timeouts.ts) or in the test.
    testTimeout: mode === 'long' ? LONG_TIMEOUT_MS : 15_000,
    hookTimeout: mode === 'long' ? LONG_TIMEOUT_MS : 60_000,
    reporters: ['default', new SkippedTests()],
    globalSetup: 'test/storage/global-setup.ts',
    setupFiles: ['test/games.ts', 'test/timeouts.ts'],
    // A worker per core, also with two. Long tests wait for sockets, processes and browsers a third of their time.
    maxWorkers: mode === 'long' ? Math.ceil(1.5 * availableParallelism()) : '100%',
    // Games make much that lives for a moment: with more room for it, a tenth of the time goes less into looking for garbage.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 30_000 } },
    // A worker loads imports once for all its files. Files that mock modules (vi.mock) reset them themselves.
    isolate: false,
  },
}));
