import { afterAll, beforeAll } from 'vitest';
import { openStore, type Store } from '../../src/storage/index.ts';
import type { Database } from './databases.ts';
import { describeDatabases } from './describe.ts';
import { privacySuite } from './privacy-suite.ts';
import { type RecordBench, recordSuite } from './record-suite.ts';

describeDatabases('the record', (create) => {
  let database: Database;
  let store: Store;
  let other: Store;
  let made = 0;

  beforeAll(async () => {
    database = await create();
    store = await openStore({ url: database.url });
    // A SQLite file lets in one process only.
    other = database.url.startsWith('file:') ? store : await openStore({ url: database.url });
  });
  afterAll(async () => {
    await Promise.all([store.close(), other.close()]);
    await database.drop();
  });

  const bench: RecordBench = {
    store: () => store,
    database: () => database,
    other: () => other,
    fresh: () => {
      made += 1;
      return `8${String(made).padStart(17, '0')}`;
    },
  };
  recordSuite(bench);
  privacySuite(bench);
});
