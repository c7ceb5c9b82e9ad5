import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../src/storage/database/unavailable.ts';
import { parseLocation } from '../../src/storage/index.ts';

describe("a database's address", () => {
  it.each([
    ['file:data/haruspex.sqlite', path.resolve('data/haruspex.sqlite')],
    ['file:./data/haruspex.sqlite', path.resolve('data/haruspex.sqlite')],
    ['file:/var/lib/haruspex.sqlite', '/var/lib/haruspex.sqlite'],
    ['file:///var/lib/haruspex.sqlite', '/var/lib/haruspex.sqlite'],
    ['data/haruspex.sqlite', path.resolve('data/haruspex.sqlite')],
  ])('%s is the file %s', (url, file) => {
    expect(parseLocation(url)).toEqual({ kind: 'sqlite', file });
  });

  it.each([
    'postgresql://bot:secret@db.example/haruspex',
    'postgres://bot@127.0.0.1:5432/haruspex?sslmode=require',
    'postgresql://bot@db.example/haruspex?schema=public',
  ])('%s is a PostgreSQL server', (url) => {
    expect(parseLocation(url)).toEqual({ kind: 'postgresql', url });
  });

  it.each(['', 'file:', ':memory:', 'file::memory:', 'mysql://bot:secret@host/db', 'https://example.org'])(
    '%j is refused',
    (url) => {
      expect(() => parseLocation(url)).toThrow(StoreUnavailable);
    },
  );

  it('is never repeated with its password', () => {
    for (const url of ['mysql://bot:secret@host/db', 'postgresql://bot:secret@host/db?schema=other']) {
      expect(() => parseLocation(url)).toThrow(/^(?!.*secret)/);
    }
  });
});
