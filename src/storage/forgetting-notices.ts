import type { Snowflake } from '../tables/game-types.ts';
import type { NoticeText } from '../tables/notice.ts';
import type { TransactionClient } from './client.ts';
import { parseJson } from './columns.ts';
import { noticeTextJson } from './notice-text-json.ts';
import { inChunks } from './touched-tables.ts';

/** What was for the person is gone; where others are told of them at these tables, it is of nobody by name. */
export async function forgetInNotices(
  tx: TransactionClient,
  userId: Snowflake,
  names: ReadonlySet<string>,
  touched: readonly string[],
): Promise<void> {
  // A key may name whom the notice is about, e.g. `3f9a:vacation:123:1700000000000`.
  await tx.notice.deleteMany({ where: { OR: [{ userId }, { key: { contains: userId } }] } });
  await inChunks(touched, async (some) => {
    const rows = await tx.notice.findMany({
      where: { tableId: { in: some } },
      select: { key: true, text: true },
    });
    for (const { key, text } of rows) {
      const forgotten = JSON.stringify(withoutNames(parseJson(noticeTextJson, text), names));
      if (forgotten !== text) await tx.notice.updateMany({ where: { key }, data: { text: forgotten } });
    }
    return [];
  });
}

function withoutNames(text: NoticeText, names: ReadonlySet<unknown>): NoticeText {
  const named = Object.entries(text).map(([field, value]) => [field, names.has(value) ? '' : value]);
  return noticeTextJson.parse(Object.fromEntries(named));
}
