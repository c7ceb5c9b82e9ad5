import type { NoticeText } from '../tables/notice.ts';
import type { Snowflake } from '../tables/table.ts';
import type { TransactionClient } from './client.ts';
import { parseJson } from './columns.ts';
import { noticeTextJson } from './notice-text-json.ts';

/** What was for the person is gone; where others are told of them at these tables, it is of nobody by name. */
export async function forgetInNotices(
  tx: TransactionClient,
  userId: Snowflake,
  names: ReadonlySet<string>,
  touched: readonly string[],
): Promise<void> {
  // A key may name whom the notice is about, e.g. `3f9a:vacation:123:1700000000000`.
  await tx.notice.deleteMany({ where: { OR: [{ userId }, { key: { contains: userId } }] } });
  const tables = new Set(touched);
  for (const name of names) {
    const rows = await tx.notice.findMany({
      where: { text: { contains: JSON.stringify(name) } },
      select: { key: true, tableId: true, text: true },
    });
    for (const { key, tableId, text } of rows) {
      if (!tables.has(tableId)) continue;
      const forgotten = withoutName(parseJson(noticeTextJson, text), name);
      await tx.notice.updateMany({ where: { key }, data: { text: JSON.stringify(forgotten) } });
    }
  }
}

function withoutName(text: NoticeText, name: string): NoticeText {
  const named = Object.entries(text).map(([field, value]) => [field, value === name ? '' : value]);
  return noticeTextJson.parse(Object.fromEntries(named));
}
