import type { DraftStore } from '../tables/drafts.ts';
import type { ResultsStore } from '../tables/results/results-store.ts';
import type { TableStore } from '../tables/store.ts';
import type { Connection } from './client.ts';
import { storedDowntimes } from './stored-downtimes.ts';
import { storedDrafts } from './stored-drafts.ts';
import { storedNotes } from './stored-notes.ts';
import { storedNotices } from './stored-notices.ts';
import { storedRecord } from './stored-record.ts';
import { storedSettings } from './stored-settings.ts';
import { storedTables } from './stored-tables.ts';
import { tableLists } from './table-lists.ts';
import { Transactions } from './transactions.ts';

/** Tables, the record of what was played at them, and what is written for them. */
export type Store = TableStore & ResultsStore & DraftStore;

/** `release` is called after the connections are closed. */
export function prismaStore(connection: Connection, now: () => Date, release: () => void): Store {
  const transactions = new Transactions(connection, release);
  return {
    ...storedTables(transactions, now),
    ...tableLists(transactions),
    ...storedSettings(transactions),
    ...storedNotices(transactions),
    ...storedDowntimes(transactions),
    ...storedNotes(transactions),
    ...storedRecord(transactions, now),
    ...storedDrafts(transactions),
    close: () => transactions.close(),
  };
}
