import { expect, test } from 'vitest';
import { plain } from '../../../../src/discord/api/message.ts';
import { seasonCard, tablesOfSeason } from '../../../../src/discord/features/seasons/card.ts';
import { seasonsFeature } from '../../../../src/discord/features/seasons/index.ts';
import type { HandlerContext } from '../../../../src/discord/handling/context.ts';
import { leaveSeason } from '../../../../src/tables/seasons/changes.ts';
import { DEFAULT_SETTINGS } from '../../../../src/tables/settings.ts';
import { seasonKey } from '../../../../src/tables/store.ts';
import { DAY, HOUR, MINUTE } from '../../../e2e/test-clock.ts';
import { person } from '../../../tables/people.ts';
import { expectLawful, textOf } from '../../laws.ts';
import { CHANNEL, openedSeason, SERVER, seasonsOf, taskOf } from '../../posting.ts';
import { TestBot } from '../../test-bot.ts';

test('an evening’s card says what happens with fewer people, who are told that it is put off and called off', async () => {
  const bot = new TestBot();
  bot.discord.addChannel(CHANNEL, 'games');
  const evening = { rounds: 3, minutes: 90, final: true } as const;
  const id = await openedSeason(bot, { size: 4, pace: 'live', weeks: 0, evening });
  const task = taskOf(seasonsFeature)(bot);
  const [anna, bert] = [person('anna'), person('bert')];
  for (const name of ['carl', 'dora'] as const) await leaveSeason(seasonsOf(bot), id, person(name));
  const rest = { from: bot.world.at, to: new Date(bot.world.at.getTime() + 30 * DAY) };
  await bot.world.store.saveSettings(bert.userId, { ...DEFAULT_SETTINGS, vacations: [rest] });
  // A card that was sent before it had rows gets them, in the same message.
  const messageId = await bot.context.channelApi.send(CHANNEL, plain('An evening'), { nonce: '1' });
  const place = { key: seasonKey(id), guildId: SERVER, channelId: CHANNEL };
  await bot.store.savePost({ ...place, messageId, digest: '', state: 'sent' });
  await task.run();
  expect(bot.discord.channel(CHANNEL).messages).toMatchObject([{ id: messageId, content: '' }]);
  const [card = ''] = bot.discord.contents(CHANNEL);
  for (const told of [
    'About 4 hours in all, 6 hours at most.',
    'with 3 people or more; with fewer, it’s put off by a week',
    'With three or four people, you all play at one table, round after round.',
  ])
    expect(card).toContain(told);
  for (const days of [2, 7, 7]) {
    bot.after(days * DAY);
    await bot.world.store.recordHeartbeat(bot.world.at, Number.POSITIVE_INFINITY);
    await task.run();
    await task.run();
  }
  const [, ...posts] = bot.discord.channels.get(CHANNEL)?.messages.toReversed() ?? [];
  expect(bot.discord.contents(CHANNEL)[0]).toContain('This evening was called off.');
  const told = 'The evening Tuchulcha, 3 rounds and a final';
  const names = `<@${anna.userId}>, ${bert.name}`;
  expect(posts.map(({ content }) => content.replaceAll(/<t:\d+:?\w?>/g, '…'))).toEqual([
    ...[1, 2].map(() => `${told} takes 3 people, so it starts … instead (…). You’re still in.\n${names}`),
    `${told} is called off, since it takes 3 people.\n${names}`,
  ]);
  expect(posts.map(({ mentions }) => mentions)).toEqual(posts.map(() => [anna.userId]));
});

test('a season’s card is true at any time, also where it changes by time alone', async () => {
  const bot = new TestBot();
  bot.discord.addChannel(CHANNEL, 'games');
  const id = await openedSeason(bot, { weeks: 2 });
  const task = taskOf(seasonsFeature)(bot);
  const { seasons } = seasonsOf(bot);
  for (let hours = 0; hours < 14 * 24; hours += 11) {
    // The bot's moves at the tables after the first look are on the card at the next one.
    for (const ms of [11 * HOUR, 2 * MINUTE]) {
      bot.after(ms);
      await bot.world.store.recordHeartbeat(bot.world.at, Number.POSITIVE_INFINITY);
      await task.run();
    }
    const stored = await seasons.season(id);
    if (!stored) throw new Error('no season');
    const tables = await tablesOfSeason(bot.context as HandlerContext, stored, null);
    const log = await seasons.seasonLog(id);
    const { message } = seasonCard({ stored, tables, log, now: bot.world.at });
    expect(bot.discord.contents(CHANNEL), `after ${hours / 24} days`).toContain(textOf(message));
    expectLawful(message);
  }
});
