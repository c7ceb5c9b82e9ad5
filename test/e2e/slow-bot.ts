// A bot in a process of its own whose changes of tables take so many milliseconds: see killed-bot.ts.

import '../games.ts';
import { createLog } from '../../src/log.ts';
import { openStore } from '../../src/storage/index.ts';
import { tableDice } from '../../src/tables/fairness/dice.ts';
import { startTestBot } from './start-bot.ts';
import { StoreFaults, withFaults } from './store-faults.ts';

const [delay = '0'] = process.argv.slice(2);
const { DISCORD_TOKEN: token = '', DISCORD_API_URL: apiUrl = '', DATABASE_URL: url = '' } = process.env;
const real = await openStore({ url });
// As if the leases of the processes that were killed were over.
const left = await real.abandonedInteractions(new Date('2100-01-01'), 100);
await real.renewLeases(
  left.map(({ id }) => id),
  new Date(0),
);
const trouble = new StoreFaults();
const bot = await startTestBot({
  token,
  apiUrl,
  store: withFaults(real, trouble),
  dice: tableDice,
  log: createLog('info'),
});
await bot.runPeriodicTasks();
trouble.slow('change', Number(delay));
process.stdout.write('taken up\n');
process.on('SIGTERM', async () => {
  trouble.clear();
  await bot.stop();
  await real.close();
  process.exit(0);
});
