import { connectPostgresql, connectSqlite } from '../../src/storage/database/client.ts';
import { prismaStore, type Store } from '../../src/storage/index.ts';

/** Another process from the database's view, with an empty cache; with SQLite, which allows only one, past the file's lock. */
export async function elsewhere<T>(url: string, work: (other: Store) => Promise<T>): Promise<T> {
  const connection = url.startsWith('file:')
    ? connectSqlite(url.slice('file:'.length))
    : await connectPostgresql(url);
  const other = prismaStore(
    connection,
    () => new Date(),
    () => {},
  );
  try {
    return await work(other);
  } finally {
    await other.close();
  }
}
