/** Recalculates all results and ratings from the logs, and says whether they came out different: `npm run ratings`. */
import { config as loadDotenv } from 'dotenv';
import { parseConfig } from '../config.ts';
import { openStore, StoreUnavailable } from '../storage/index.ts';
import { rebuildResults } from '../tables/results/results-store.ts';

async function main(): Promise<void> {
  loadDotenv({ quiet: true });
  const parsed = parseConfig(process.env);
  if (!parsed.ok) return giveUp(parsed.problems.join('\n'));
  const store = await openStore({ url: parsed.config.databaseUrl });
  try {
    const whole = await rebuildResults(store, (sentence) => process.stdout.write(`${sentence}\n`));
    if (!whole) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof StoreUnavailable) giveUp(error.message);
  giveUp(`The ratings could not be reckoned: ${error instanceof Error ? error.message : String(error)}`);
});
