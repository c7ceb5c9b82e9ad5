import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Transactions } from '../../../src/storage/database/client.ts';
import { adapterOn } from '../../../src/storage/database/sqlite-adapter.ts';
import { openSqliteFile } from '../../../src/storage/database/sqlite-file.ts';
import {
  connectionRefusal,
  type OutageListener,
  Outages,
  toStoreUnavailable,
} from '../../../src/storage/database/unavailable.ts';
import { PrismaClient } from '../../../src/storage/generated/sqlite/client.ts';
import { openStore, StoreUnavailable, statsRepository } from '../../../src/storage/index.ts';
import { postgresqlDatabase, raw } from '../databases.ts';
import { describePostgresql } from '../describe.ts';
import { newTable } from '../samples.ts';
import { rawFailure } from './raw-failure.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'haruspex-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileIn = (name: string) => path.join(folder, name);

function listening(): OutageListener & { readonly heard: string[] } {
  const heard: string[] = [];
  return { heard, lost: ({ reason }) => heard.push(reason), back: () => heard.push('back') };
}

type Case = readonly [name: string, place: () => string, reason: string, sentence: RegExp];

const PLACES: readonly Case[] = [
  [
    'a file that is no database',
    () => {
      writeFileSync(fileIn('notes.txt'), 'a list of things to do, and nothing of SQLite in it '.repeat(100));
      return fileIn('notes.txt');
    },
    'broken',
    /^\S*notes\.txt is not a SQLite database: .*npm run restore.* move the file away/,
  ],
  [
    'a folder in its place',
    () => {
      mkdirSync(fileIn('tables.sqlite'));
      return fileIn('tables.sqlite');
    },
    'unwritable',
    /^The database \S*tables\.sqlite can't be opened: set DATABASE_URL/,
  ],
  [
    'a file where its folder should be',
    () => {
      writeFileSync(fileIn('data'), '');
      return path.join(fileIn('data'), 'more', 'tables.sqlite');
    },
    'badPath',
    /^The database's folder \S*data.more can't be created \(E[A-Z]+: .*\): set DATABASE_URL/,
  ],
];

/** Node's recursive mkdir never returns here. */
const BELOW_PROC: Case = [
  'a folder below /proc',
  () => '/proc/nowhere/data/tables.sqlite',
  'badPath',
  /^The database's folder \/proc\/nowhere can't be created/,
];

describe('a place that cannot be used is said in one sentence, at once', () => {
  test.each([...PLACES, ...(existsSync('/proc/version') ? [BELOW_PROC] : [])])(
    '%s',
    async (_, place, reason, sentence) => {
      const refused = openStore({ url: `file:${place()}` });
      await expect(refused).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(refused).rejects.toMatchObject({ reason, message: expect.stringMatching(sentence) });
      await expect(refused).rejects.toThrow(/^[^\n]*\.$/);
    },
  );

  test.each([...['mysql://bot@host/x', 'sqlite:data/x.sqlite', 'mongodb+srv://x', ':memory:', 'file:']])(
    '%s',
    async (url) => {
      await expect(openStore({ url })).rejects.toMatchObject({
        reason: 'badUrl',
        message: expect.stringMatching(/^DATABASE_URL must be a file .* or a PostgreSQL server .*\.$/),
      });
    },
  );
});

test('a page that is overwritten is found while it runs, and told once with the path', async () => {
  const file = fileIn('tables.sqlite');
  const store = await openStore({ url: `file:${file}` });
  await store.create(newTable('t1'));
  await store.close();
  const database = openSqliteFile(file);
  const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").get();
  database.close();
  const broken = openSync(file, 'r+');
  writeSync(broken, Buffer.alloc(4096, 0xff), 0, 4096, (rootpage - 1) * 4096);
  closeSync(broken);

  const outages = listening();
  const again = await openStore({ url: `file:${file}`, outages });
  for (let read = 0; read < 2; read += 1) {
    await expect(again.load('t1')).rejects.toMatchObject({
      reason: 'broken',
      message: `The database ${file} is damaged: restore a backup with "npm run restore", or move the file away to start with an empty one.`,
    });
  }
  await again.close();
  expect(outages.heard).toEqual(['broken']);
});

test('a full disk is told once, though it can be read, and once when there is room again', async () => {
  const file = fileIn('tables.sqlite');
  await (await openStore({ url: `file:${file}` })).close();
  const database = openSqliteFile(file);
  // Migrations leave free pages.
  database.exec('VACUUM');
  const { page_count: pages } = database.prepare('PRAGMA page_count').get();
  database.exec(`PRAGMA max_page_count = ${pages}`);
  const client = new PrismaClient({
    adapter: { provider: 'sqlite', adapterName: 'test', connect: async () => adapterOn(database) },
  });
  const outages = listening();
  const connection = { client, snapshot: 'Serializable', place: { file }, erase: async () => {} } as const;
  const transactions = new Transactions(connection, () => {}, outages);

  const fill = (key: string) =>
    transactions.write((tx) => tx.note.create({ data: { key, value: 'x'.repeat(50_000) } }));
  const full = { reason: 'full', message: `The disk with the database ${file} is full: make room on it.` };
  await expect(fill('a')).rejects.toMatchObject(full);
  await expect(fill('b')).rejects.toMatchObject(full);
  const alone = { key: 'alone', value: 'x'.repeat(50_000) };
  await expect(transactions.client.note.create({ data: alone })).rejects.toMatchObject(full);
  const raw = transactions.client.$executeRaw`INSERT INTO notes VALUES ('raw', ${alone.value})`;
  await expect(raw).rejects.toMatchObject(full);
  const { ping } = statsRepository(transactions, () => new Date());
  await expect(ping()).rejects.toMatchObject(full);
  expect(await transactions.client.note.count()).toBe(0);
  expect(outages.heard).toEqual(['full']);
  database.exec('PRAGMA max_page_count = 1000000');
  await fill('a');
  await fill('b');
  await ping();
  expect(outages.heard).toEqual(['full', 'back']);
  await transactions.close();
});

/** SQLite's own error, with an extended result code. */
const resulting = (errcode: number) => Object.assign(coded('ERR_SQLITE_ERROR'), { errcode });
const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

describe('of failed queries', () => {
  const file = '/data/x.sqlite';
  test.each<readonly [string, unknown, string]>([
    ['a read-only file that was moved', resulting(1032), 'unwritable'],
    ['a failing disk', resulting(778), 'unwritable'],
    ['a damaged index', resulting(779), 'broken'],
  ])('%s concerns the database', (_, error, reason) => {
    expect(toStoreUnavailable(error, { file })).toMatchObject({
      reason,
      message: expect.stringContaining(file),
    });
  });

  test.each<readonly [string, unknown]>([
    ['a server that is gone', coded('P1001', "\nInvalid `x`\n\nCan't reach database server at h:1")],
    ['a cut connection', new Error('Connection terminated unexpectedly')],
    ['a server that stops', coded('57P01', 'terminating connection due to administrator command')],
    ['no free connection', coded('P2024')],
    ['a server that is gone, for a raw statement', rawFailure('DatabaseNotReachable')],
    ['a cut connection, for a raw statement', rawFailure('ConnectionClosed')],
    ['a server that is gone, through PgBouncer', rawFailure('postgres', 'server conn crashed?', '08P01')],
    ['a network that is gone', coded('ECONNRESET', 'read ECONNRESET')],
  ])('%s concerns PostgreSQL, without a stack in its sentence', (_, error) => {
    expect(toStoreUnavailable(error, 'PostgreSQL')).toMatchObject({
      reason: 'unreachable',
      message: expect.stringMatching(/^PostgreSQL can't be reached \([^\n]+\)\.$/),
    });
  });

  test.each<readonly [string, unknown, string]>([
    ['a full disk', coded('53100', 'could not extend file "base/1/2": No space left on device'), 'full'],
    [
      'a standby',
      rawFailure('postgres', 'cannot execute INSERT in a read-only transaction', '25006'),
      'unwritable',
    ],
  ])('%s of PostgreSQL concerns its writers', (_, error, reason) => {
    expect(toStoreUnavailable(error, 'PostgreSQL')).toMatchObject({
      reason,
      message: expect.stringMatching(/^[^\n]* PostgreSQL[^\n]*\.$|^PostgreSQL [^\n]*\.$/),
    });
  });

  test.each<readonly [string, unknown]>([
    ['a value twice', coded('P2002', 'Unique constraint failed')],
    ['a value twice, in a raw statement', rawFailure('UniqueConstraintViolation')],
    ['a mistake of ours', new TypeError('x is undefined')],
    ['nothing that is an error', 'ECONNREFUSED'],
  ])('%s does not', (_, error) => {
    expect(toStoreUnavailable(error, 'PostgreSQL')).toBeNull();
    expect(toStoreUnavailable(error, { file })).toBeNull();
  });
});

describe('an outage', () => {
  const gone = new StoreUnavailable('unreachable', 'gone');

  test('is told once, and once that it is over', () => {
    const listener = listening();
    const outages = new Outages(listener);
    for (let query = 0; query < 3; query += 1) outages.failed(outages.begin(), gone);
    outages.succeeded(outages.begin(), false);
    outages.succeeded(outages.begin(), false);
    outages.failed(outages.begin(), gone);
    expect(listener.heard).toEqual(['unreachable', 'back', 'unreachable']);
  });

  test('is not told by queries that were begun before things turned', () => {
    const listener = listening();
    const outages = new Outages(listener);
    const early = [outages.begin(), outages.begin()] as const;
    outages.failed(outages.begin(), gone);
    outages.succeeded(early[0], true);
    expect(listener.heard).toEqual(['unreachable']);
    const late = outages.begin();
    outages.succeeded(outages.begin(), false);
    outages.failed(late, gone);
    outages.failed(early[1], gone);
    expect(listener.heard).toEqual(['unreachable', 'back']);
  });
});

describe('a PostgreSQL that refuses', () => {
  test.each<readonly [string, Error, string | undefined]>([
    ['has no such database', coded('3D000', 'database "x" does not exist'), 'noDatabase'],
    ['behind PgBouncer has none', coded('08P01', 'database "x" does not exist'), 'noDatabase'],
    ['knows no such user', coded('28000', 'role "x" does not exist'), 'notLetIn'],
    ['is given a wrong password', coded('28P01', 'password authentication failed for user "x"'), 'notLetIn'],
    [
      'is given none',
      new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
      'notLetIn',
    ],
    ['behind PgBouncer is given a wrong one', coded('08P01', '"trust" authentication failed'), 'notLetIn'],
    ['lets others make tables', coded('42501', 'permission denied for schema public'), 'notLetIn'],
    ['is gone behind PgBouncer', coded('08P01', 'server login has been failing, try again later'), undefined],
    ['has too many at once', coded('53300', 'sorry, too many clients already'), undefined],
  ])('and %s', (_, error, reason) => {
    const refused = connectionRefusal(error);
    expect(refused?.reason).toBe(reason);
    if (refused) expect(refused.message).toMatch(/^PostgreSQL [^\n]+\([^\n]+\): [^\n]+\.$/);
  });
});

describePostgresql('to be opened', () => {
  const named = async (change: (url: URL) => void) => {
    const database = await postgresqlDatabase();
    await database.drop();
    const url = new URL(database.url);
    change(url);
    return url.href;
  };

  test('needs a database', async () => {
    const url = await named(() => {});
    await expect(openStore({ url })).rejects.toMatchObject({
      reason: 'noDatabase',
      message: expect.stringMatching(/^PostgreSQL has no such database \(database "\w+" does not exist\): /),
    });
  });

  test('needs a user that it knows', async () => {
    const url = await named((one) => {
      one.username = 'nobody_at_all';
    });
    await expect(openStore({ url })).rejects.toMatchObject({ reason: 'notLetIn' });
  });

  test('needs a user who may make tables in it', async () => {
    const database = await postgresqlDatabase();
    const user = `guest_${database.url.slice(-6)}`;
    await raw(database.url, `CREATE ROLE ${user} LOGIN PASSWORD 'guest'`);
    const url = new URL(database.url);
    url.username = user;
    url.password = 'guest';
    await expect(openStore({ url: url.href })).rejects.toMatchObject({
      reason: 'notLetIn',
      message: expect.stringMatching(/let its user own the database\.$/),
    });
    await raw(database.url, `DROP ROLE ${user}`);
    await database.drop();
  });
});

describe.skipIf(process.platform === 'win32')('a database file is its owner’s alone', () => {
  const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
  const before = process.umask(0o022);
  process.umask(before);
  beforeEach(() => void process.umask(0o022));
  afterEach(() => void process.umask(before));

  test('with all that is beside it, and the folders that were made for it', async () => {
    const file = path.join(fileIn('made'), 'too', 'tables.sqlite');
    const store = await openStore({ url: `file:${file}` });
    await store.create(newTable('t1'));
    const there = readdirSync(path.dirname(file)).map((name) => path.join(path.dirname(file), name));
    expect(there).toHaveLength(5);
    expect(there.map(modeOf)).toEqual(there.map(() => '600'));
    expect([fileIn('made'), path.dirname(file)].map(modeOf)).toEqual(['700', '700']);
    await store.close();
  });

  test('also one that was open to others; a folder of somebody else’s making is left as it is', async () => {
    chmodSync(folder, 0o755);
    const file = fileIn('tables.sqlite');
    await (await openStore({ url: `file:${file}` })).close();
    const database = openSqliteFile(file);
    for (const end of ['', '-lock']) chmodSync(`${file}${end}`, 0o644);
    database.exec('CREATE TABLE more (one)');
    chmodSync(`${file}-wal`, 0o644);
    const store = await openStore({ url: `file:${file}` });
    await store.create(newTable('t1'));
    const there = readdirSync(folder).map(fileIn);
    expect(there.map(modeOf)).toEqual(there.map(() => '600'));
    expect(modeOf(folder)).toBe('755');
    database.close();
    await store.close();
  });
});
