/** Recalculates all results and ratings from the logs and reports differences: `npm run ratings`. */
import { openStore, StoreUnavailable } from '../storage/index.ts';
import { rebuildResults } from '../tables/results/results-store.ts';
import { databaseUrl, giveUp, messageOf } from './program.ts';

async function main(): Promise<void> {
  const store = await openStore({ url: databaseUrl() });
  try {
    await rebuildResults(store, (sentence) => process.stdout.write(`${sentence}\n`));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof StoreUnavailable) giveUp(error.message);
  giveUp(`The ratings could not be calculated: ${messageOf(error)}`);
});
