// Opens the store that its argument names, prints `open` and stays; or prints why it can't, and ends with 1.
import '../games.ts';
import { openStore, StoreUnavailable } from '../../src/storage/index.ts';

try {
  const store = await openStore({ url: process.argv[2] ?? '' });
  console.log('open');
  process.on('SIGTERM', () => store.close().then(() => process.exit(0)));
  setInterval(() => {}, 60_000);
} catch (error) {
  if (!(error instanceof StoreUnavailable)) throw error;
  console.log(`${error.reason}: ${error.message}`);
  process.exitCode = 1;
}
