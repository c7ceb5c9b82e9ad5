import { expect, test } from 'vitest';
import type { ChannelApi, RecentMessage } from '../../../src/discord/api/channel-api.ts';
import type { ComponentRow, OutMessage } from '../../../src/discord/api/message.ts';
import { NoticeSender } from '../../../src/discord/background/notice-sender.ts';
import type { HandlerContext } from '../../../src/discord/handling/context.ts';
import { createLog } from '../../../src/log.ts';
import { Secret } from '../../../src/tables/fairness/dice.ts';
import { freshReminders } from '../../../src/tables/reminders/wake-times.ts';
import { USUAL_TERMS } from '../../../src/tables/tuchulcha/settings.ts';
import { memoryStore } from '../../tables/memory-store.ts';

const [FOLLOWER, DIRECT] = ['300000000000000001', '20'];
/** Consecutive message ids of one moment. */
const FIRST_ID = 1_212_912_186_163_331_092n;

test('of tables with one number on two servers, a follower hears of both, also where a process died', async () => {
  let now = new Date(2_000_000_000_000);
  const store = memoryStore(() => now);
  const sent: RecentMessage[] = [];
  const channelApi: Partial<ChannelApi> = {
    openDirectMessage: async () => DIRECT,
    recentMessages: async () => sent,
    send: async (_, { content, rows }: OutMessage) => {
      const id = String(FIRST_ID + (BigInt(now.getTime()) << 22n) + BigInt(sent.length));
      const buttons = rows.flatMap((row): readonly ComponentRow['components'][number][] => row.components);
      sent.unshift({
        id,
        content,
        customIds: buttons.flatMap((one) => ('custom_id' in one ? [one.custom_id] : [])),
        links: buttons.flatMap((one) => ('url' in one ? [one.url] : [])),
      });
      return id;
    },
  };
  const sender = new NoticeSender({
    store,
    tables: { store, now: () => now },
    channelApi,
    log: createLog('silent'),
    now: () => now,
    botId: () => '5',
    tableMessages: { current: async () => null },
    isTableReachable: () => true,
  } as unknown as HandlerContext);
  const keys: string[] = [];
  for (const guildId of ['41', '42']) {
    const { id } = await store.create({
      id: `table000${guildId}`,
      game: 'tuchulcha',
      guildId,
      channelId: '2',
      openerId: '3',
      locale: 'en',
      pace: 'daily',
      isPrivate: false,
      invited: [],
      terms: USUAL_TERMS,
      size: 4,
      seats: [],
      seatHistory: [],
      secret: Secret.fresh(),
      reminders: freshReminders(0),
      wakeAt: null,
      lobbyMessageId: '9',
    });
    const key = `${id}:follow`;
    keys.push(key);
    await store.notify([
      { key, tableId: id, userId: FOLLOWER, text: { kind: 'followed', turn: 1, over: false }, dueAt: now },
    ]);
  }
  // A process claims the second, and dies.
  expect(await store.claimNotice(keys[1] ?? '', 0, now)).toBe(true);
  await sender.deliver();
  expect(sent).toHaveLength(1);
  now = new Date(now.getTime() + 2 * 60_000);
  await sender.deliver();
  expect(sent.map(({ content }) => content)).toEqual([sent[0]?.content, sent[0]?.content]);
  expect(new Set(sent.flatMap(({ links }) => links)).size).toBe(2);
  await sender.deliver();
  expect(sent).toHaveLength(2);
});
