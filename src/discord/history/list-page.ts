import type { HistoryQuery, RecordStore } from '../../tables/record/record-store.ts';
import type { FinishedTable } from '../../tables/record/result.ts';
import type { Snowflake } from '../../tables/table.ts';
import type { ListPart } from '../history-tap.ts';
import { mayList } from './past-game.ts';

/** Lines on a page. */
export const PAGE_LINES = 10;

export interface ListPage {
  /** Newest first. */
  readonly tables: readonly FinishedTable[];
  /** Whether there are more on either side. */
  readonly newer: boolean;
  readonly older: boolean;
}

export interface ListAsked {
  readonly guildId: Snowflake;
  /** Whose games; null: everybody's. */
  readonly of: Snowflake | null;
  readonly part: ListPart;
  readonly reader: Snowflake;
}

type Records = Pick<RecordStore, 'history'>;

/** A page of what the reader may see. What is private to others is left out, and others take its place. */
export async function listPage(records: Records, asked: ListAsked): Promise<ListPage> {
  const { part } = asked;
  if (part.from !== 'after') {
    const found = await visible(records, asked, part.from === 'before' ? part.position : undefined, 'before');
    return {
      tables: found.slice(0, PAGE_LINES),
      newer: part.from === 'before',
      older: found.length > PAGE_LINES,
    };
  }
  const found = await visible(records, asked, part.position, 'after');
  // Too few for a page: the newest one, which is full where it can be.
  if (found.length <= PAGE_LINES) return listPage(records, { ...asked, part: { from: 'newest' } });
  return { tables: found.slice(0, PAGE_LINES).reverse(), newer: true, older: true };
}

/** One more than a page holds, from a position on, nearest first. */
async function visible(
  records: Records,
  { guildId, of, reader }: ListAsked,
  position: number | undefined,
  direction: 'before' | 'after',
): Promise<FinishedTable[]> {
  const most = PAGE_LINES + 1;
  const found: FinishedTable[] = [];
  let from = position;
  for (;;) {
    const query: HistoryQuery = {
      ...{ guildId, most },
      ...(of !== null && { userId: of }),
      ...(from !== undefined && { [direction]: from }),
    };
    const rows = await records.history(query);
    const nearest = direction === 'before' ? rows : rows.toReversed();
    found.push(...nearest.filter((table) => mayList(table, reader)));
    from = nearest.at(-1)?.position;
    if (nearest.length < most || found.length >= most || from === undefined) return found.slice(0, most);
  }
}
