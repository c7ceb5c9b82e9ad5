import path from 'node:path';
import { StoreUnavailable } from './unavailable.ts';

export type Location =
  | { readonly kind: 'sqlite' /** Absolute. */; readonly file: string }
  | { readonly kind: 'postgresql'; readonly url: string };

/** Reads `file:…` or a plain path (SQLite), or `postgresql://…`. Throws StoreUnavailable for anything else. */
export function parseLocation(url: string): Location {
  if (/^postgres(ql)?:\/\//.test(url)) {
    const schema = URL.canParse(url) ? new URL(url).searchParams.get('schema') : null;
    if (schema !== null && schema !== 'public') {
      throw new StoreUnavailable(
        'badUrl',
        `The database's address asks for the schema ${schema}, but only public is supported: give Haruspex a database of its own.`,
      );
    }
    return { kind: 'postgresql', url };
  }
  const file = url.replace(/^file:/, '');
  if (file === '' || file === ':memory:' || /^[a-z]+:\/\//i.test(file)) {
    throw new StoreUnavailable(
      'badUrl',
      "The database's address must be a file (file:data/haruspex.sqlite) or a PostgreSQL server (postgresql://user:password@host/database).",
    );
  }
  return { kind: 'sqlite', file: path.resolve(file) };
}
