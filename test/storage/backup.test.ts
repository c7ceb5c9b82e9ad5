import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp, type Restored, restore } from '../../src/storage/backup.ts';
import { openStore, type Store } from '../../src/storage/index.ts';
import { deletionMark, SALT_KEY } from '../../src/storage/privacy.ts';
import { type Database, everything, migratedPostgresql, type Row, raw, sqliteDatabase } from './databases.ts';
import { describePostgresql } from './describe.ts';
import { ANN, annInBlue, BOB, bobInYellow, GUILD, newTable } from './samples.ts';
import { playShort } from './short-games.ts';

const AT = new Date('2026-11-22T09:30:00.500Z');

let database: Database;
let store: Store | null;
let file: string;
let folder: string;
beforeEach(async () => {
  database = await sqliteDatabase();
  file = database.url.replace(/^file:/, '');
  folder = path.dirname(file);
  store = await openStore({ url: database.url });
});
afterEach(async () => {
  await store?.close();
  await database.drop();
});

const inFolder = (name: string): string => path.join(folder, name);

async function play(id: string): Promise<void> {
  await playShort(await opened(), {
    id,
    guildId: GUILD,
    players: [
      [ANN, 'Ann'],
      [BOB, 'Bob'],
    ],
    at: AT,
  });
}

async function opened(): Promise<Store> {
  store ??= await openStore({ url: database.url });
  return store;
}

async function closed(): Promise<void> {
  await store?.close();
  store = null;
}

const refusal = (problem: RegExp) => ({ ok: false, problem: expect.stringMatching(problem) });

async function restored(name: string, at = AT): Promise<Restored> {
  await closed();
  const done = await restore(database.url, inFolder(name), at);
  if (!done.ok) throw new Error(done.problem);
  return done;
}

describe('a backup', () => {
  test('is a whole copy of one moment, made while the database is in use', async () => {
    const first = await opened();
    await play('before');
    const before = await everything(database.url);
    expect(await backUp(database.url, inFolder('copy'))).toMatchObject({
      ok: true,
      file: inFolder('copy'),
      tables: 1,
      bytes: statSync(inFolder('copy')).size,
    });
    expect(await everything(`file:${inFolder('copy')}`)).toEqual(before);
    expect(statSync(inFolder('copy')).mode & 0o777).toBe(0o600);
    await first.create(newTable('after', { seats: [annInBlue, bobInYellow] }));
    expect(await first.load('after')).not.toBeNull();
  });

  test.each<[string, () => string, RegExp]>([
    ['a name that is taken', () => file, /is there already: choose another name\.$/],
    ['a folder that is not there', () => inFolder('no/copy'), /^There is no folder .*no: make it first\.$/],
  ])('is refused for %s', async (_, target, problem) => {
    const before = readdirSync(folder);
    expect(await backUp(database.url, target())).toEqual(refusal(problem));
    expect(readdirSync(folder)).toEqual(before);
  });

  test.each<[string, () => string, RegExp]>([
    ['no database', () => inFolder('none.sqlite'), /^There is no database .*none\.sqlite: set DATABASE_URL/],
    [
      'what is no database',
      () => made('letter', 'Dear all, '.repeat(1000)),
      /letter can't be copied .*not a database/,
    ],
    [
      'a PostgreSQL server',
      () => 'postgresql://bot@host/db',
      /^The tables are in PostgreSQL, .* pg_dump .*"\$DATABASE_URL"$/,
    ],
  ])('is refused of %s', async (_, url, problem) => {
    expect(await backUp(url(), inFolder('copy'))).toEqual(refusal(problem));
    expect(existsSync(inFolder('copy'))).toBe(false);
  });

  function made(name: string, content: string): string {
    writeFileSync(inFolder(name), content);
    return inFolder(name);
  }
});

describe('restoring', () => {
  test('puts the copy in the place of the database, which is kept', async () => {
    await play('kept');
    await backUp(database.url, inFolder('copy'));
    await play('lost');
    const { aside, ...done } = await restored('copy');
    expect(done).toEqual({ ok: true, file, tables: 1, deleted: 0 });
    expect(await (await opened()).load('lost')).toBeNull();
    expect((await (await opened()).load('kept'))?.status).toBe('finished');
    expect(aside).toBe(`${file}.before-2026-11-22T09-30-00-500Z`);
    const old = await openStore({ url: `file:${aside}` });
    expect((await old.load('lost'))?.status).toBe('finished');
    await old.close();
    expect(readdirSync(folder).filter((name) => /\d+$/.test(name))).toEqual([]);
  });

  test('works where nothing was, and with a copy of an older version', async () => {
    const other = `file:${inFolder('new/place/haruspex.sqlite')}`;
    const old = path.join(import.meta.dirname, 'upgrade/1.0.0.sqlite.gz');
    const { gunzipSync } = await import('node:zlib');
    writeFileSync(inFolder('old'), gunzipSync(readFileSync(old)));
    const done = await restore(other, inFolder('old'), AT);
    expect(done).toMatchObject({ ok: true, tables: 20, aside: null, deleted: null });
    const there = await openStore({ url: other });
    const { tables } = await there.stats();
    expect((tables['lobby'] ?? 0) + (tables['playing'] ?? 0)).toBeGreaterThan(8);
    await there.close();
  });

  test('a log of changes that a crashed bot left is not taken for the copy’s', async () => {
    await play('kept');
    await backUp(database.url, inFolder('copy'));
    await play('lost');
    const left = ['', '-wal', '-shm'].map((end) => [end, readFileSync(`${file}${end}`)] as const);
    await closed();
    for (const [end, bytes] of left) writeFileSync(`${file}${end}`, bytes);
    const { aside } = await restored('copy');
    expect(await (await opened()).load('lost')).toBeNull();
    const old = await openStore({ url: `file:${aside}` });
    expect(await old.load('lost')).not.toBeNull();
    await old.close();
  });

  test('deletes again whoever deleted their data since, not who came back before', async () => {
    const cyd = '100000000000000077';
    await play('both');
    await (await opened()).saveDiscordLocale(cyd, 'it');
    await (await opened()).forgetPerson(cyd);
    await (await opened()).saveDiscordLocale(cyd, 'de');
    await backUp(database.url, inFolder('copy'));
    await (await opened()).forgetPerson(ANN);
    expect((await restored('copy')).deleted).toBe(1);
    expect(JSON.stringify([...(await everything(database.url)).values()])).not.toContain(ANN);
    expect(await (await opened()).discordLocale(cyd)).toBe('de');
    // Known still when the same copy is restored again.
    expect((await restored('copy', new Date(AT.getTime() + 1))).deleted).toBe(1);
  });

  test('a deletion is known by its mark for 90 days, and the mark does not name the person', async () => {
    await play('game');
    await (await opened()).forgetPerson(ANN);
    const notes = await raw(database.url, 'SELECT key, value FROM notes');
    const salt = notes.find(({ key }) => key === SALT_KEY)?.['value'];
    expect(notes.map(({ key }) => key)).toContain(deletionMark(String(salt), ANN));
    expect(JSON.stringify(notes)).not.toContain(ANN);
    await (await opened()).forget(new Date(Date.now() + 1000));
    expect((await raw(database.url, 'SELECT key FROM notes')).map(({ key }) => key)).toEqual([SALT_KEY]);
  });

  test.each<[string, (copy: string) => void, RegExp]>([
    ['no file', () => {}, /^There is no file .*copy\.$/],
    [
      'what is no database',
      (copy) => writeFileSync(copy, 'x'.repeat(9999)),
      /can't be copied .*not a database\.$/,
    ],
    ['a folder', (copy) => mkdirSync(copy), /copy can't be copied/],
  ])('is refused with %s, and changes nothing', async (_, make, problem) => {
    await play('kept');
    await closed();
    make(inFolder('copy'));
    const before = readFileSync(file);
    expect(await restore(database.url, inFolder('copy'), AT)).toEqual(refusal(problem));
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('says at once that the database’s folder can’t be made', async () => {
    await backUp(database.url, inFolder('copy'));
    await expect(restore('file:/proc/nowhere/below/it.sqlite', inFolder('copy'), AT)).rejects.toThrow(
      "The database's folder /proc/nowhere can't be created",
    );
  });

  test('is refused with a database of another program, of a newer version, or a damaged one', async () => {
    await play('kept');
    await backUp(database.url, inFolder('newer'));
    await raw(
      `file:${inFolder('newer')}`,
      "UPDATE _prisma_migrations SET migration_name = '9999_future' WHERE migration_name LIKE '0001%'",
    );
    await raw(`file:${inFolder('other')}`, 'CREATE TABLE letters (text TEXT)');
    await backUp(database.url, inFolder('damaged'));
    const bytes = readFileSync(inFolder('damaged'));
    bytes.fill(0x5a, 4096 * 8);
    writeFileSync(inFolder('damaged'), bytes);
    await closed();
    const before = readFileSync(file);
    for (const [name, problem] of [
      ['newer', /9999_future, which this version of Haruspex doesn't know/],
      ['other', /is not a database of Haruspex\.$/],
      ['damaged', /damaged|malformed/],
    ] as const)
      expect(await restore(database.url, inFolder(name), AT)).toEqual(refusal(problem));
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test.skipIf(process.getuid?.() !== 0)('leaves the database to its owner', async () => {
    await play('kept');
    await backUp(database.url, inFolder('copy'));
    await closed();
    chownSync(file, 12345, 23456);
    await restored('copy');
    expect(statSync(file)).toMatchObject({ uid: 12345, gid: 23456 });
  });

  test('is refused while a bot uses the database, and with the database itself', async () => {
    await play('kept');
    await backUp(database.url, inFolder('copy'));
    const copy = inFolder('copy');
    expect(await restore(database.url, copy, AT)).toEqual(refusal(/is in use by another Haruspex process/));
    await closed();
    expect(await restore(database.url, file, AT)).toEqual(refusal(/is the database itself\.$/));
  });
});

const TIME = /^(\d{4}-\d\d-\d\dT[\d:]+)(\.\d*?)?0*\+00:00$/;

/** As PostgreSQL writes a row in JSON: times without a zone or trailing zeros. `booleans`: the names of columns. */
const asInPostgresql = (row: Row, booleans: ReadonlySet<string>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (booleans.has(name)) return [name, value === null ? null : value === 1];
      return [
        name,
        typeof value === 'string' ? value.replace(TIME, '$1$2').replace(/(T.*)\.$/, '$1') : value,
      ];
    }),
  );

const sorted = (rows: readonly Row[]): readonly string[] =>
  rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

describePostgresql('a copy of SQLite', () => {
  let server: Database;
  beforeEach(async () => {
    server = await migratedPostgresql();
  });
  afterEach(() => server.drop());

  test('moves to an empty database with every row, also of an older version', async () => {
    const older = path.join(import.meta.dirname, 'upgrade/1.0.0.sqlite.gz');
    writeFileSync(inFolder('copy'), gunzipSync(readFileSync(older)));
    const { tables } = await restored('copy');
    expect(await restore(server.url, inFolder('copy'), AT)).toEqual({
      ...{ ok: true, file: 'PostgreSQL', aside: null, tables, deleted: null },
    });
    let rows = 0;
    for (const [name, from] of await everything(database.url)) {
      if (name === '_prisma_migrations') continue;
      const to = await raw(server.url, `SELECT row_to_json(t) AS row FROM "${name}" t`);
      const moved = to.map(({ row }) => row as Row);
      const booleans = new Set(
        moved.flatMap((row) => Object.keys(row).filter((column) => typeof row[column] === 'boolean')),
      );
      const expected = from.map((row) => asInPostgresql(row, booleans));
      expect(sorted(moved), name).toEqual(sorted(expected));
      rows += moved.length;
    }
    expect(rows).toBeGreaterThan(1000);
  });

  test('plays on there, with the next numbers; nothing else can be restored over it', async () => {
    const before = await opened();
    await play('over');
    await before.create(newTable('open', { seats: [annInBlue, bobInYellow] }));
    for (const hours of [0, 2, 4])
      await before.recordHeartbeat(new Date(AT.getTime() + hours * 3_600_000), 60_000);
    await closed();
    await backUp(database.url, inFolder('copy'));
    await restore(server.url, inFolder('copy'), AT);
    const after = await openStore({ url: server.url });
    expect(await after.load('open')).toMatchObject({ seats: [annInBlue, bobInYellow] });
    expect(await after.result('over')).toMatchObject({ tableId: 'over' });
    await after.recordHeartbeat(new Date(AT.getTime() + 8 * 3_600_000), 60_000);
    expect(await after.downtimes(GUILD, AT, new Date(AT.getTime() + 9 * 3_600_000))).toHaveLength(3);
    await after.close();

    const filled = await everything(server.url);
    expect(await restore(server.url, inFolder('copy'), AT)).toEqual(
      refusal(/^The PostgreSQL database isn't empty: .* pg_restore .* FILE$/),
    );
    expect(await everything(server.url)).toEqual(filled);
    writeFileSync(inFolder('dump'), 'PGDMP'.repeat(1000));
    expect(await restore(server.url, inFolder('dump'), AT)).toEqual(
      refusal(/dump can't be copied .* pg_restore .* FILE$/),
    );
  });
});
