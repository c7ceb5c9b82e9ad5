import type { Snowflake } from '../../tables/game-types.ts';
import type { FinishedTable } from '../../tables/results/result.ts';
import type { HistoryQuery, ResultsStore } from '../../tables/results/results-store.ts';
import type { ListPart } from '../history-tap.ts';
import { mayList } from './past-game.ts';

/** Lines on a page. */
export const PAGE_LINES = 10;

/** As many games are looked through for a page: where most are private to others, it stays short. */
const MOST_ROWS = 1000;
/** At once, where the first ones did not do. */
const NEXT_ROWS = 100;

export interface ListPage {
  /** Newest first. */
  readonly tables: readonly FinishedTable[];
  /** Where there are more on either side. */
  readonly newer: ListPart | null;
  readonly older: ListPart | null;
}

export interface ListAsked {
  readonly guildId: Snowflake;
  /** Whose games; null: everybody's. */
  readonly of: Snowflake | null;
  readonly part: ListPart;
  readonly reader: Snowflake;
}

type Records = Pick<ResultsStore, 'history'>;
type Direction = 'before' | 'after';

/** A page of what the reader may see. What is private to others is left out, and others take its place. */
export async function listPage(records: Records, asked: ListAsked): Promise<ListPage> {
  const { part } = asked;
  if (part.from === 'after') {
    const { nearest: tables, next } = await visible(records, asked, 'after', part.position);
    // Too few for a page: the newest one, which is full where it can be.
    if (next === null) return listPage(records, { ...asked, part: { from: 'newest' } });
    const oldest = tables[0]?.position ?? part.position + 1;
    return {
      tables: tables.toReversed(),
      newer: { from: 'after', position: next },
      older: { from: 'before', position: oldest },
    };
  }
  const position = part.from === 'before' ? part.position : undefined;
  const { nearest: tables, next } = await visible(records, asked, 'before', position);
  const newest = tables[0]?.position ?? (position ?? 0) - 1;
  return {
    tables,
    newer: position === undefined ? null : { from: 'after', position: Math.max(0, newest) },
    older: next === null ? null : { from: 'before', position: next },
  };
}

interface Visible {
  /** At most a page. */
  readonly nearest: readonly FinishedTable[];
  /** The position after which the next page goes on; null: there is none. */
  readonly next: number | null;
}

async function visible(
  records: Records,
  { guildId, of, reader }: ListAsked,
  direction: Direction,
  position: number | undefined,
): Promise<Visible> {
  const found: FinishedTable[] = [];
  let from = position;
  let most = PAGE_LINES + 1;
  for (let looked = 0; looked < MOST_ROWS; ) {
    const query: HistoryQuery = {
      ...{ guildId, most },
      ...(of !== null && { userId: of }),
      ...(from !== undefined && { [direction]: from }),
    };
    const rows = await records.history(query);
    const nearest = direction === 'before' ? rows : rows.toReversed();
    found.push(...nearest.filter((table) => mayList(table, reader)));
    const last = found[PAGE_LINES - 1];
    if (last && found.length > PAGE_LINES)
      return { nearest: found.slice(0, PAGE_LINES), next: last.position };
    if (nearest.length < most) return { nearest: found, next: null };
    looked += nearest.length;
    from = nearest.at(-1)?.position;
    most = NEXT_ROWS;
  }
  return { nearest: found, next: from ?? null };
}
