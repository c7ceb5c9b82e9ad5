import {
  type LiveMessage,
  type NewNotice,
  type Notice,
  type NoticeStore,
  noticeColumns,
  noticeTextJson,
} from '../tables/notice.ts';
import { parseJson, parseTableRows, type ReadableRows } from './columns.ts';
import { insertRows, type TransactionClient, type Transactions } from './database/client.ts';
import { type Notice as NoticeRow, Prisma } from './generated/sqlite/client.ts';

/** Throws BrokenRow. */
function parseNotice(row: NoticeRow): Notice {
  const { messageId, messageChannelId: channelId, digest, seen } = row;
  return parseTableRows(row.tableId, () => ({
    ...noticeColumns.parse(row),
    text: parseJson(noticeTextJson, row.text),
    live: messageId && channelId ? { messageId, channelId, digest: digest ?? '', seen: seen ?? 0 } : null,
    ...(channelId && !messageId && { sentTo: channelId }),
    ...(row.firstTriedAt && { firstTriedAt: row.firstTriedAt }),
  }));
}

/** Throws BrokenRow. */
function noticeRow({ key, tableId, userId, text, dueAt }: NewNotice, position = 0): NoticeRow {
  const row = {
    key,
    tableId,
    userId,
    text: JSON.stringify(text),
    dueAt,
    position,
    state: 'waiting',
    attempts: 0,
    firstTriedAt: null,
    claimedAt: null,
    settledAt: null,
    messageId: null,
    messageChannelId: null,
    digest: null,
    seen: null,
  };
  parseNotice(row);
  return row;
}

/** Sorted by key, so that processes that write the same notices at once can't deadlock. Throws BrokenRow. */
export const noticeRows = (notices: readonly NewNotice[]): NoticeRow[] =>
  notices.map(noticeRow).sort((a, b) => (a.key < b.key ? -1 : 1));

const UNSETTLED = { in: ['waiting', 'sending'] };
const UNSETTLED_OR_SHOWN = { in: ['waiting', 'sending', 'shown'] };

/** Leaves out notices whose key already exists. */
export async function writeNotices(tx: TransactionClient, notices: readonly NewNotice[]): Promise<void> {
  await insertRows(tx, 'notices', noticeRows(notices), { skipTaken: true });
}

const shownAs = ({ messageId, channelId, digest, seen }: LiveMessage) => ({
  state: 'shown',
  attempts: 1,
  messageId,
  messageChannelId: channelId,
  digest,
  seen,
});

/** Their ids; null: all. */
type Tables = ReadonlySet<string> | null;

interface Page {
  readonly skip: number;
  readonly take: number;
}

const RELEASED = { messageId: null, messageChannelId: null, digest: null, seen: null };

/** The message is not kept up to date any more. */
const release = (client: Pick<TransactionClient, 'notice'>, messageId: string, key: string | null = null) =>
  client.notice.updateMany({
    where: { messageId, ...(key !== null && { key }) },
    data: { state: 'sent', ...RELEASED },
  });

export function noticeRepository(transactions: Transactions, readable: ReadableRows): NoticeStore {
  const { client } = transactions;
  /** Usually there are none, which a query without models finds in half the time. */
  async function dueKeys(now: Date, lost: Date, { skip, take }: Page, of: Tables): Promise<string[]> {
    const ofTables = of ? Prisma.sql`table_id IN (${Prisma.join([...of])}) AND` : Prisma.empty;
    const due = await client.$queryRaw<{ readonly key: string }[]>`
        SELECT key FROM notices
        WHERE ${ofTables} ((state = 'waiting' AND due_at <= ${now}) OR (state = 'sending' AND claimed_at < ${lost})
          OR (state = 'shown' AND seen < (
            SELECT version + reminders_version FROM tables WHERE tables.id = notices.table_id
          )))
        ORDER BY due_at, position, key LIMIT ${take} OFFSET ${skip}
      `;
    return due.map(({ key }) => key);
  }

  return {
    async notify(notices) {
      if (notices.length > 0) await transactions.write((tx) => writeNotices(tx, notices));
    },

    dueNotices(now, lost, most, of = null) {
      const orderBy = [{ dueAt: 'asc' as const }, { position: 'asc' as const }, { key: 'asc' as const }];
      const page = async (part: Page) => {
        const keys = await dueKeys(now, lost, part, of);
        if (keys.length === 0) return [];
        const where = { key: { in: keys } };
        return client.notice.findMany({ where, orderBy });
      };
      return readable.first(most, page, parseNotice);
    },

    async claimNotice(key, attempts, now) {
      const { count } = await client.notice.updateMany({
        where: { key, attempts, state: UNSETTLED_OR_SHOWN },
        data: {
          state: 'sending',
          attempts: { increment: 1 },
          claimedAt: now,
          ...(attempts === 0 && { firstTriedAt: now }),
        },
      });
      return count === 1;
    },

    async renewNotice(key, attempts, now) {
      const where = { key, attempts, state: 'sending' };
      const { count } = await client.notice.updateMany({ where, data: { claimedAt: now } });
      return count === 1;
    },

    async settleNotice(key, how, now, { text, live, replaces } = {}) {
      const where = { key, state: UNSETTLED };
      const data = {
        ...(live ? shownAs(live) : { ...RELEASED, state: how }),
        settledAt: now,
        claimedAt: null,
        ...(text && { text: JSON.stringify(text) }),
      };
      const settle = (client: Pick<TransactionClient, 'notice'>) => client.notice.updateMany({ where, data });
      if (!replaces) await settle(client);
      else
        await transactions.write(async (tx) => {
          await release(tx, replaces);
          await settle(tx);
        });
    },

    async liveNotices(tableId) {
      const where = { tableId, messageId: { not: null } };
      return (await client.notice.findMany({ where, orderBy: { settledAt: 'desc' } })).map(parseNotice);
    },

    async beginNotice(notice, channelId) {
      const now = notice.dueAt;
      const tried = { attempts: 1, firstTriedAt: now, claimedAt: now };
      const begun = { state: 'sending', ...tried, messageChannelId: channelId };
      const create = { ...noticeRow(notice), ...begun };
      await client.notice.upsert({ where: { key: notice.key }, create, update: create });
    },

    async settleReview(key, attempts, live) {
      await client.notice.updateMany({
        where: { key, attempts, state: { in: ['sending', 'shown'] } },
        data: { ...shownAs(live), claimedAt: null },
      });
    },

    async releaseMessage(messageId, key) {
      await release(client, messageId, key);
    },

    async noticesIn(messageId) {
      const orderBy = [{ settledAt: 'asc' as const }, { key: 'asc' as const }];
      return (await client.notice.findMany({ where: { messageId }, orderBy })).map(parseNotice);
    },

    async postponeNotice(key, dueAt) {
      await client.notice.updateMany({
        where: { key, state: UNSETTLED_OR_SHOWN },
        data: { state: 'waiting', dueAt, claimedAt: null },
      });
    },
  };
}
