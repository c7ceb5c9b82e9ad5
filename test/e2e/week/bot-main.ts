/** The bot in a process of its own, by a clock that its parent holds. */

import '../../games.ts';
import { DefaultRestOptions } from 'discord.js';
import type { Bot } from '../../../src/discord/bot.ts';
import { createLog } from '../../../src/log.ts';
import { openStore, type Store } from '../../../src/storage/index.ts';
import { TestDice } from '../dice.ts';
import { startTestBot } from '../start-bot.ts';
import { type Birth, type FromBot, MOST_SILENCE_MS, type ToBot } from './orders.ts';

// Hours pass in a second here: what Discord allows in a real second is no measure.
Object.assign(DefaultRestOptions, { globalRequestsPerSecond: Number.POSITIVE_INFINITY });

const log = createLog('info');
const tell = (message: FromBot) => process.send?.(message);

let time = 0;
const now = () => new Date(time);
let running: { readonly bot: Bot; readonly store: Store } | null = null;

async function begin({ token, apiUrl, databaseUrl, seed, now: at }: Birth): Promise<void> {
  time = at;
  const store = await openStore({ url: databaseUrl, now });
  const bot = await startTestBot({
    token,
    apiUrl,
    store,
    log,
    now,
    dice: new TestDice(seed),
    mostSilenceMs: MOST_SILENCE_MS,
  });
  running = { bot, store };
}

async function obey(order: ToBot): Promise<void> {
  switch (order.does) {
    case 'begin':
      await begin(order.birth);
      return;
    case 'time':
      time = order.now;
      return;
    case 'round':
      await running?.bot.runPeriodicTasks();
      return;
    case 'settle':
      await running?.bot.settled();
      return;
    case 'stop':
      await running?.bot.stop();
      await running?.store.close();
  }
}

process.on('message', (order: ToBot) => {
  obey(order).then(
    () => {
      tell({ done: order.does === 'begin' ? 0 : order.order });
      if (order.does === 'stop') process.disconnect();
    },
    (error: unknown) => {
      log.fatal({ err: error }, `the order to ${order.does} failed`);
      process.exit(1);
    },
  );
});
process.on('unhandledRejection', (error) => log.fatal({ err: error }, 'a promise failed unheard'));
