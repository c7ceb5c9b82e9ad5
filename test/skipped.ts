import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

/** Lists skipped tests at the end, so that nobody takes them for passed. Prints nothing if only some test names were requested. */
export class SkippedTests implements Reporter {
  #isWhole = true;

  onInit({ config }: Vitest): void {
    this.#isWhole = config.testNamePattern === undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      skippedIn(module).map((name) => `  ${module.relativeModuleId} > ${name}`),
    );
    if (this.#isWhole && names.length > 0)
      console.warn(`\nSkipped (test/postgres.mjs has PostgreSQL and PgBouncer):\n${names.join('\n')}`);
  }
}

const isSkipped = (one: TestCase | TestSuite): boolean =>
  one.type === 'test' ? one.result().state === 'skipped' : one.children.array().every(isSkipped);

const skippedIn = (around: TestModule | TestSuite): string[] =>
  around.children
    .array()
    .flatMap((one) => (isSkipped(one) ? one.name : one.type === 'suite' ? skippedIn(one) : []));
