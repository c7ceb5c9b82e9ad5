// A bot in a process of its own, whose clock stands where the parent says: see clocked-process.ts.

import { startBot } from '../../src/discord/bot.ts';
import { chooseAction } from '../../src/games/tuchulcha/players/computer.ts';
import { createLog } from '../../src/log.ts';
import { createAnimator } from '../../src/pictures/index.ts';
import { openStore } from '../../src/storage/index.ts';
import { tableDice } from '../../src/tables/fairness/dice.ts';
import { createLuckThread } from '../../src/tables/results/luck-thread/index.ts';
import type { Order } from './clocked-process.ts';
import { drawDot } from './dot.ts';

const [token = '', apiUrl = '', url = '', begin = ''] = process.argv.slice(2);
let ms = Number(begin);
const now = () => new Date(ms);
const store = await openStore({ url, now });
const bot = await startBot({
  ...{ token, apiUrl, store, records: store, drafts: store, now },
  dice: tableDice,
  computer: chooseAction,
  animator: createAnimator(),
  luckThread: createLuckThread(),
  draw: drawDot,
  log: createLog('info'),
  mostSilenceMs: 10 * 60_000,
});
process.on('message', async ({ at }: Order) => {
  ms = at;
  await bot.round();
  process.send?.('made');
});
// Whoever gives the orders is gone: a test that failed leaves nobody behind.
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', async () => {
  await bot.stop();
  await store.close();
  process.exit(0);
});
// What it draws as it takes up its tables would draw over what people do next.
await bot.round();
process.send?.('ready');
