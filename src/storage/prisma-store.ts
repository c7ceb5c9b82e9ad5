import type { RecordStore } from '../tables/record/record-store.ts';
import type { TableStore } from '../tables/store.ts';
import type { Connection } from './client.ts';
import { storedDowntimes } from './stored-downtimes.ts';
import { storedNotes } from './stored-notes.ts';
import { storedNotices } from './stored-notices.ts';
import { storedRecord } from './stored-record.ts';
import { storedSettings } from './stored-settings.ts';
import { storedTables } from './stored-tables.ts';
import { tableLists } from './table-lists.ts';
import { Transactions } from './transactions.ts';

/** Tables, and the record of what was played at them. */
export type Store = TableStore & RecordStore;

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
    close: () => transactions.close(),
  };
}
