import {
  type NewNotice,
  type Notice,
  type NoticeStore,
  noticeColumns,
  noticeTextJson,
} from '../tables/notice.ts';
import { parseJson, parseTableRows, type ReadableRows } from './columns.ts';
import { insertRows, type TransactionClient, type Transactions } from './database/client.ts';
import type { Notice as NoticeRow } from './generated/sqlite/client.ts';

/** Throws BrokenRow. */
function parseNotice(row: NoticeRow): Notice {
  return parseTableRows(row.tableId, () => ({
    ...noticeColumns.parse(row),
    text: parseJson(noticeTextJson, row.text),
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
  }));
  for (const row of rows) parseNotice(row);
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
}

const UNSETTLED = { in: ['waiting', 'sending'] };

/** Leaves out notices whose key already exists. */
export async function writeNotices(tx: TransactionClient, notices: readonly NewNotice[]): Promise<void> {
  await insertRows(tx, 'notices', noticeRows(notices), { skipTaken: true });
}

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

    async settleNotice(key, how, now, { text, absenceMessage, messageId } = {}) {
      const where = { key, state: UNSETTLED };
      const settled = { state: how, settledAt: now, claimedAt: null };
      const data = {
        ...settled,
        ...(text && { text: JSON.stringify(text) }),
        ...(messageId && { messageId }),
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

    noticeMessage: (key) =>
      transactions.single(async (client) => {
        const found = await client.notice.findUnique({ where: { key }, select: { messageId: true } });
        return found?.messageId ?? null;
      }),

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
