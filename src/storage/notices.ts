import {
  type LiveMessage,
  type NewNotice,
  type Notice,
  type NoticeStore,
  noticeColumns,
  noticeTextJson,
  REVIEW_AFTER_MS,
} from '../tables/notice.ts';
import { parseJson, parseTableRows, type ReadableRows } from './columns.ts';
import { insertRows, type TransactionClient, type Transactions } from './database/client.ts';
import { type Notice as NoticeRow, Prisma } from './generated/sqlite/client.ts';

/** Throws BrokenRow. */
function parseNotice(row: NoticeRow): Notice {
  const { messageId, messageChannelId, digest } = row;
  return parseTableRows(row.tableId, () => ({
    ...noticeColumns.parse(row),
    text: parseJson(noticeTextJson, row.text),
    live:
      messageId && messageChannelId ? { messageId, channelId: messageChannelId, digest: digest ?? '' } : null,
  }));
}

/** Sorted by key, so that processes that write the same notices at once can't deadlock. Throws BrokenRow. */
export function noticeRows(notices: readonly NewNotice[]): NoticeRow[] {
  const rows = notices.map(({ key, tableId, userId, text, dueAt }, position) => ({
    key,
    tableId,
    userId,
    text: JSON.stringify(text),
    dueAt,
    position,
    state: 'waiting',
    attempts: 0,
    claimedAt: null,
    settledAt: null,
    absenceMessageId: null,
    messageId: null,
    messageChannelId: null,
    digest: null,
  }));
  for (const row of rows) parseNotice(row);
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
}

const UNSETTLED = { in: ['waiting', 'sending'] };

/** Leaves out notices whose key already exists. */
export async function writeNotices(tx: TransactionClient, notices: readonly NewNotice[]): Promise<void> {
  await insertRows(tx, 'notices', noticeRows(notices), { skipTaken: true });
}

const liveColumns = ({ messageId, channelId, digest }: LiveMessage) => ({
  messageId,
  messageChannelId: channelId,
  digest,
});

/** The message is not kept up to date any more. */
const RELEASED = { messageId: null, messageChannelId: null, digest: null };

const reviewTime = (now: Date): Date => new Date(now.getTime() + REVIEW_AFTER_MS);

/** The live messages of changed tables are due again. `ids`: one id, or a query. */
export const reviewLive = (ids: string | Prisma.Sql, now: Date): Prisma.Sql => Prisma.sql`
  UPDATE notices SET state = 'waiting', due_at = ${reviewTime(now)}
  WHERE table_id IN (${ids}) AND state IN ('shown', 'sending') AND message_id IS NOT NULL
`;

/** The outbox of notices. */
export function noticeRepository(transactions: Transactions, readable: ReadableRows): NoticeStore {
  return {
    async notify(notices) {
      if (notices.length > 0) await transactions.write((tx) => writeNotices(tx, notices));
    },

    dueNotices(now, lost, most) {
      const page = (part: { readonly skip: number; readonly take: number }) =>
        transactions.single((client) =>
          client.notice.findMany({
            where: {
              OR: [
                { state: 'waiting', dueAt: { lte: now } },
                { state: 'sending', claimedAt: { lt: lost } },
              ],
            },
            orderBy: [{ dueAt: 'asc' }, { position: 'asc' }, { key: 'asc' }],
            ...part,
          }),
        );
      return readable.first(most, page, parseNotice);
    },

    claimNotice: (key, attempts, now) =>
      transactions.single(async (client) => {
        const { count } = await client.notice.updateMany({
          where: { key, attempts, state: UNSETTLED },
          data: { state: 'sending', attempts: { increment: 1 }, claimedAt: now },
        });
        return count === 1;
      }),

    renewNotice: (key, attempts, now) =>
      transactions.single(async (client) => {
        const where = { key, attempts, state: 'sending' };
        const { count } = await client.notice.updateMany({ where, data: { claimedAt: now } });
        return count === 1;
      }),

    async settleNotice(key, how, now, { text, absenceMessage, live } = {}) {
      const where = { key, state: UNSETTLED };
      const data = {
        ...(live ? { state: 'waiting', dueAt: reviewTime(now), attempts: 1 } : { state: how }),
        ...(live ? liveColumns(live) : RELEASED),
        settledAt: now,
        claimedAt: null,
        ...(text && { text: JSON.stringify(text) }),
      };
      if (absenceMessage === undefined) {
        await transactions.single((client) => client.notice.updateMany({ where, data }));
        return;
      }
      await transactions.write(async (tx) => {
        const notice = await tx.notice.findUnique({ where: { key }, select: { tableId: true } });
        if (!notice) return;
        await tx.notice.updateMany({
          where: { tableId: notice.tableId, absenceMessageId: { not: null } },
          data: { absenceMessageId: null },
        });
        await tx.notice.updateMany({ where, data: { ...data, absenceMessageId: absenceMessage } });
      });
    },

    absenceMessage: (tableId) =>
      transactions.single(async (client) => {
        const found = await client.notice.findFirst({ where: { tableId, absenceMessageId: { not: null } } });
        if (!found?.absenceMessageId) return null;
        return { id: found.absenceMessageId, text: parseNotice(found).text };
      }),

    async keepMessage(notice, live) {
      const [row] = noticeRows([notice]);
      if (!row) return;
      const sent = { ...row, ...liveColumns(live), settledAt: notice.dueAt, dueAt: reviewTime(notice.dueAt) };
      await transactions.write((tx) => insertRows(tx, 'notices', [sent], { skipTaken: true }));
    },

    settleReview: (key, attempts, digest, now) =>
      transactions.single(async (client) => {
        const { count } = await client.notice.updateMany({
          where: { key, attempts, state: 'sending' },
          data: { state: 'shown', attempts: 1, claimedAt: null, digest },
        });
        if (count === 1) return true;
        await client.notice.updateMany({
          where: { key, state: { in: ['shown', 'sending'] }, messageId: { not: null } },
          data: { state: 'waiting', dueAt: reviewTime(now) },
        });
        return false;
      }),

    async releaseMessage(messageId) {
      await transactions.single((client) =>
        client.notice.updateMany({ where: { messageId }, data: { state: 'sent', ...RELEASED } }),
      );
    },

    async postponeNotice(key, dueAt) {
      await transactions.single((client) =>
        client.notice.updateMany({
          where: { key, state: UNSETTLED },
          data: { state: 'waiting', dueAt, claimedAt: null },
        }),
      );
    },
  };
}
