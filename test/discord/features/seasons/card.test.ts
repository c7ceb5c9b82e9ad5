import { expect, test } from 'vitest';
import { seasonCard, tablesOfSeason } from '../../../../src/discord/features/seasons/card.ts';
import { seasonsFeature } from '../../../../src/discord/features/seasons/index.ts';
import type { HandlerContext } from '../../../../src/discord/handling/context.ts';
import { HOUR, MINUTE } from '../../../e2e/test-clock.ts';
import { sqliteStore } from '../../../storage/sqlite-store.ts';
import { CHANNEL, openedSeason, seasonsOf, taskOf } from '../../posting.ts';
import { TestBot } from '../../test-bot.ts';

test('a season’s card is true at any time, also where it changes by time alone', async () => {
  const bot: TestBot = new TestBot(sqliteStore(() => bot.world.at));
  bot.discord.addChannel(CHANNEL, 'games');
  const id = await openedSeason(bot, { weeks: 2 });
  const task = taskOf(seasonsFeature)(bot);
  const { seasons } = seasonsOf(bot);
  for (let hours = 0; hours < 14 * 24; hours += 11) {
    // The bot's moves at the tables after the first look are on the card at the next one.
    for (const ms of [11 * HOUR, 2 * MINUTE]) {
      bot.after(ms);
      // The bot was not down meanwhile.
      await bot.world.store.recordHeartbeat(bot.world.at, Number.POSITIVE_INFINITY);
      await task.run();
    }
    const stored = await seasons.season(id);
    if (!stored) throw new Error('no season');
    const tables = await tablesOfSeason(bot.context as HandlerContext, stored, null);
    const log = await seasons.seasonLog(id);
    const { message } = seasonCard({ stored, tables, log, now: bot.world.at });
    expect(bot.discord.contents(CHANNEL), `after ${hours / 24} days`).toContain(message.content);
  }
});
