import { z } from 'zod';
import type { NewNotice, Notice } from '../tables/notice.ts';
import { parsedOf } from './broken-row.ts';
import { counter, parseJson, snowflake } from './columns.ts';
import type { Notice as NoticeRow } from './generated/sqlite/client.ts';
import { noticeTextJson } from './notice-text-json.ts';

const noticeRow = z.object({
  key: z.string().min(1).max(100),
  tableId: z.string(),
  userId: snowflake.nullable(),
  dueAt: z.date(),
  attempts: counter,
});

/** Throws BrokenRow. */
export function parseNotice(row: NoticeRow): Notice {
  return parsedOf(row.tableId, () => ({
    ...noticeRow.parse(row),
    text: parseJson(noticeTextJson, row.text),
  }));
}

/** Of notices that are written together; by key, so that many who write the same ones never wait for each other in a ring. Throws BrokenRow. */
export function noticeRows(notices: readonly NewNotice[]): NoticeRow[] {
  const rows = notices.map(({ key, tableId, userId, text, dueAt }, position) => ({
    ...{ key, tableId, userId, text: JSON.stringify(text), dueAt, position },
    ...{ state: 'waiting', attempts: 0, claimedAt: null, settledAt: null },
  }));
  for (const row of rows) parseNotice(row);
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
}
