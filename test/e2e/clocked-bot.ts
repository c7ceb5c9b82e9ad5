// A bot in a separate process, with a clock set by the parent: see clocked-process.ts.

import '../games.ts';
import { parseConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { openStore } from '../../src/storage/index.ts';
import { tableDice } from '../../src/tables/fairness/dice.ts';
import type { Order } from './clocked-process.ts';
import { startTestBot } from './start-bot.ts';

const [token = '', apiUrl = '', url = '', begin = '', shards = ''] = process.argv.slice(2);
const parsed = parseConfig({ SHARDS: shards });
if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
let ms = Number(begin);
const now = () => new Date(ms);
const store = await openStore({ url, now });
const bot = await startTestBot({
  token,
  apiUrl,
  store,
  now,
  shards: parsed.config.shards,
  dice: tableDice,
  log: createLog('info'),
  // Longer than rounds are apart in any test.
  mostSilenceMs: 30 * 60_000,
});
process.on('message', async ({ at }: Order) => {
  ms = at;
  await bot.runPeriodicTasks();
  process.send?.('made');
});
// The test that gives the orders is gone: its bot goes, too.
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', async () => {
  await bot.stop();
  await store.close();
  process.exit(0);
});
// Drawing at the start would draw over what people do next.
await bot.runPeriodicTasks();
process.send?.('ready');
