import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { postgresqlSchema, sqliteSchema } from '../../../prisma/generate.mjs';
import {
  diagnoseHistory,
  diffMigrations,
  PostgresqlForDiff,
  SqliteForDiff,
} from '../../../prisma/schema-engine.mjs';
import { projectFile } from '../../../src/project-file.ts';
import {
  type AppliedMigration,
  type Migration,
  migratePostgresql,
  migrateSqlite,
  pendingMigrations,
  readMigrations,
} from '../../../src/storage/database/migrations.ts';
import { openSqliteFile, StoreUnavailable } from '../../../src/storage/database/sqlite-file.ts';
import { openStore } from '../../../src/storage/index.ts';
import { freshReminders } from '../../../src/tables/reminders/wake-times.ts';
import { remindersJson } from '../../../src/tables/table.ts';
import { everything, type Database as Fresh, raw, sqliteDatabase } from '../databases.ts';
import { describeDatabases } from '../describe.ts';
import { newTable } from '../samples.ts';

const committed = projectFile('prisma/migrations');

const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function fresh(create: () => Promise<Fresh>): Promise<string> {
  const database = await create();
  cleanups.push(() => database.drop());
  return database.url;
}

/** Copies the committed migrations and adds or replaces some: name → SQL. */
function migrationsWith(provider: 'sqlite' | 'postgresql', more: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'haruspex-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  cpSync(committed, folder, { recursive: true });
  for (const [name, sql] of Object.entries(more)) {
    mkdirSync(path.join(folder, provider, name), { recursive: true });
    writeFileSync(path.join(folder, provider, name, 'migration.sql'), sql);
  }
  return readMigrations(provider, folder);
}

const providerOf = (url: string) => (url.startsWith('file:') ? 'sqlite' : 'postgresql');

async function migrate(url: string, known: readonly Migration[]): Promise<void> {
  if (url.startsWith('file:')) migrateSqlite(url.slice('file:'.length), known);
  else await migratePostgresql(url, known);
}

function forDiff(url: string) {
  const migrations = path.join(committed, providerOf(url));
  return url.startsWith('file:')
    ? { schema: sqliteSchema, migrations, adapter: new SqliteForDiff(url.slice('file:'.length)) }
    : { schema: postgresqlSchema, migrations, adapter: new PostgresqlForDiff(url) };
}

/** 1700000000123 in the format of both databases. */
const THEN = '2023-11-14T22:13:20.123+00:00';
const EARLIER = '2023-11-08T22:13:20.123+00:00';
const LATER = '2023-11-15T22:13:20.123+00:00';
const DIGITS = 'a0'.repeat(32);

describe('what is to be applied', () => {
  const known = ['0001_a', '0002_b', '0003_c'].map((name) => ({ name, sql: '', checksum: `sum of ${name}` }));
  const applied = (name: string, change: Partial<AppliedMigration> = {}): AppliedMigration => ({
    name,
    checksum: `sum of ${name}`,
    finished: true,
    ...change,
  });

  it.each([
    ['everything, on an empty database', [], ['0001_a', '0002_b', '0003_c']],
    ['what is missing', [applied('0001_a')], ['0002_b', '0003_c']],
    ['what was left out in between', [applied('0001_a'), applied('0003_c')], ['0002_b']],
    ['nothing, where all is there', known.map(({ name }) => applied(name)), []],
  ])('%s', (_name, history, names) => {
    expect(pendingMigrations(known, history).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['a database that is newer', applied('0004_d'), 'newerDatabase', /0004_d.*newer version/],
    [
      'a migration that was changed',
      applied('0002_b', { checksum: 'x' }),
      'changedMigration',
      /0002_b.*restore the original/,
    ],
    [
      'one that was not finished',
      applied('0002_b', { finished: false }),
      'unfinishedMigration',
      /0002_b.*backup/,
    ],
  ])('refuses %s', (_name, entry, reason, sentence) => {
    const refused = () => pendingMigrations(known, [applied('0001_a'), entry]);
    expect(refused).toThrow(StoreUnavailable);
    expect(refused).toThrow(expect.objectContaining({ reason, message: expect.stringMatching(sentence) }));
  });

  it('is not disturbed by the line ends of another system', () => {
    const unix = migrationsWith('sqlite', { '0002_x': 'SELECT 1;\nSELECT 2;\n' });
    const windows = migrationsWith('sqlite', { '0002_x': 'SELECT 1;\r\nSELECT 2;\r\n' });
    expect(windows).toEqual(unix);
  });
});

describeDatabases('migrations', (create) => {
  it('lead to the schema', async (context) => {
    const url = await fresh(create);
    if (providerOf(url) === 'postgresql') {
      const [row] = await raw(url, "SELECT current_setting('server_version_num') AS version");
      if (Number(row?.['version']) >= 180_000)
        context.skip("Prisma's engine can't read PostgreSQL 18 (prisma/orm#29635)");
    }
    expect(await diffMigrations(forDiff(url))).toBeNull();
  });

  it('leave a history that Prisma accepts', async () => {
    const url = await fresh(create);
    await (await openStore({ url })).close();
    const said = await diagnoseHistory(forDiff(url));
    expect(said).toMatchObject({
      hasMigrationsTable: true,
      failedMigrationNames: [],
      editedMigrationNames: [],
    });
    expect(said.history).toBeNull();
  });

  it('are applied once, and later ones when they come, also by many at once', async () => {
    const url = await fresh(create);
    await migrate(url, readMigrations(providerOf(url)));
    const more = migrationsWith(providerOf(url), { '0900_more': 'ALTER TABLE notes ADD COLUMN more TEXT;' });
    await Promise.all(Array.from({ length: 8 }, () => migrate(url, more)));
    const applied = await raw(url, 'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1');
    expect(applied.map(({ name }) => name)).toEqual(more.map(({ name }) => name));
    expect(await raw(url, 'SELECT more FROM notes')).toEqual([]);
  });

  it('are undone as a whole where a statement fails', async () => {
    const url = await fresh(create);
    const broken = migrationsWith(providerOf(url), {
      '0900_broken': 'CREATE TABLE half (id TEXT); INSERT INTO nowhere VALUES (1);',
    });
    await expect(migrate(url, broken)).rejects.toMatchObject({
      reason: 'failedMigration',
      message: expect.stringMatching(/0900_broken.*nowhere/),
    });
    const tables = [...(await everything(url)).keys()];
    expect(tables).toContain('tables');
    expect(tables).not.toContain('half');
  });

  it('delete what features that are gone have stored, and leave everything else as it was', async () => {
    const url = await fresh(create);
    const [first] = readMigrations(providerOf(url));
    if (!first) throw new Error('there are no migrations');
    await migrate(url, [first]);
    const terms = { game: 'tuchulcha', size: 4, atOnce: 1, pace: 'daily', weeks: 3, timeZone: 'UTC' };
    const changes = [
      {
        type: 'opened',
        id: 's',
        terms,
        startsAt: new Date(THEN),
        commitment: DIGITS,
        sittingOut: [],
        roleId: '77',
      },
      { type: 'roleChosen', roleId: null },
      { type: 'announced', eventId: '78' },
      { type: 'calledOff', why: 'manager' },
      { type: 'roleRefused' },
    ].map((change) => JSON.stringify(change));
    await raw(
      url,
      `INSERT INTO seasons (id, guild_id, channel_id, locale, secret, version, created_at)
      VALUES ('s', '5', '6', 'en', '${DIGITS}', ${changes.length}, '${EARLIER}')`,
    );
    const entries = changes.map(
      (change, seq) => `('s', ${seq}, '${seq > 2 ? LATER : EARLIER}', '9${seq}', '1', '${change}')`,
    );
    await raw(
      url,
      `INSERT INTO season_entries (season_id, seq, at, interaction_id, "by", change) VALUES ${entries.join(', ')}`,
    );
    const posts = ['event', 'event:playing:1', 'role', 'calledOff'].map(
      (key) => `('s', '${key}', 'sent', '${THEN}')`,
    );
    await raw(url, `INSERT INTO season_posts (season_id, key, state, claimed_at) VALUES ${posts.join(', ')}`);
    await raw(
      url,
      `INSERT INTO notes (key, value) VALUES ('webhook:6', 'token'), ('spoken:6', '7'), ('greeted:5', ''),
      ('table-list:5', '{"channelId":"6","messageId":"70","digest":"d","isRefused":false}'),
      ('welcome:5', '${EARLIER}'), ('introduced:5', '["bacchanalia"]'), ('introduced:6', '')`,
    );
    await raw(
      url,
      `INSERT INTO puzzle_posts
      (guild_id, day, puzzle_id, channel_id, locale, state, due_at, closes_at, message_id) VALUES
      ('5', 9, 'ab', '6', 'en', 'sent', '${THEN}', '${THEN}', '71'),
      ('5', 10, 'cd', '6', 'en', 'waiting', '${THEN}', '${THEN}', NULL)`,
    );
    await raw(
      url,
      `INSERT INTO guild_settings (guild_id, channels, pace, place, max_tables, games) VALUES
      ('5', '[]', 'daily', 'thread', 9, '{"bacchanalia":{"channels":"off","speaks":true}}'),
      ('6', '[]', 'daily', 'thread', 9, '{"bacchanalia":{"channels":"off"}}')`,
    );

    const store = await openStore({ url });
    const stored = await store.season('s');
    expect(stored?.season).toMatchObject({ status: 'calledOff', interactionId: '92' });
    expect((await store.seasonLog('s')).map(({ type }) => type)).toEqual(
      'opened obsolete obsolete calledOff obsolete'.split(' '),
    );
    const place = { guildId: '5', channelId: '6', state: 'sent' };
    expect(await store.post('season:s:calledOff')).toMatchObject({ ...place, messageId: null });
    expect(await store.post('puzzle:5:9')).toMatchObject({ ...place, messageId: '71' });
    expect(await store.post('puzzle:5:10')).toBeNull();
    expect(await store.post(`welcome:5:${EARLIER}`)).toMatchObject({ guildId: '5', state: 'sent' });
    expect(await store.post('introduced:bacchanalia:5')).toMatchObject({ guildId: '5', state: 'sent' });
    expect(await store.knownGuilds()).toContain('5');
    expect(await store.games.tuchulcha.latestPuzzlePost('5')).toMatchObject({ day: 10, puzzleId: 'cd' });
    expect(await store.post('table-list:5')).toMatchObject({ ...place, messageId: '70', digest: 'd' });
    const { games } = await store.guildSettings('5');
    expect(games).toEqual((await store.guildSettings('6')).games);
    await store.close();
    expect(await raw(url, 'SELECT key FROM notes')).toEqual([{ key: 'greeted:5' }]);
    const left = JSON.stringify([...(await everything(url))].filter(([name]) => !name.startsWith('_')));
    expect(left).not.toMatch(/roleId|eventId|speaks|token/);
  });

  it('keep open offers of seats, and no message of an answered one', async () => {
    const url = await fresh(create);
    await migrate(
      url,
      readMigrations(providerOf(url)).filter(({ name }) => name < '0011'),
    );
    const reminders = JSON.stringify(freshReminders(5));
    const tables = ['offered', 'plain'].map(
      (
        id,
        at,
      ) => `('${id}', '5', ${at}, 'tuchulcha', '6', '1', 'en', 2, 'lobby', 'daily', false, '[]', '{}', '${DIGITS}',
        '[]', 0, 1, 0, 0, '${reminders}', 1, '${THEN}', '${THEN}')`,
    );
    await raw(url, "INSERT INTO guilds (id, last_table, last_result) VALUES ('5', 2, 0)");
    await raw(
      url,
      `INSERT INTO tables (id, guild_id, number, game, channel_id, opener_id, locale, size, status, pace, is_private, invited,
        terms, secret, seat_history, log_length, version, turn_shown, version_shown, reminders, reminders_version, created_at,
        updated_at) VALUES ${tables.join(', ')}`,
    );
    await raw(
      url,
      `INSERT INTO offers (id, table_id, from_id, to_id, by_id, is_away, at, ended, ended_at) VALUES
      ('open', 'offered', '11', '21', '11', true, '${THEN}', NULL, NULL),
      ('taken', 'offered', '12', '22', '12', false, '${THEN}', 'taken', '${THEN}'),
      ('gone', 'plain', '13', '23', '13', false, '${THEN}', 'gone', '${THEN}')`,
    );
    const notices = ['open', 'taken', 'gone'].map(
      (offer, at) => `('${offer === 'gone' ? 'plain' : 'offered'}:offer:7${at}',
        '${offer === 'gone' ? 'plain' : 'offered'}', '2', '{"kind":"offer","offer":"${offer}"}', '${THEN}', 0, 'shown', 1,
        '7${at}', '6', 'd', 0)`,
    );
    await raw(
      url,
      `INSERT INTO notices (key, table_id, user_id, text, due_at, position, state, attempts, message_id, message_channel_id,
        digest, seen) VALUES ${notices.join(', ')}`,
    );
    await (await openStore({ url })).close();
    const stored = await raw(url, 'SELECT id, reminders FROM tables ORDER BY id');
    const open = { id: 'open', from: '11', to: '21', isAway: true };
    expect(stored.map((row) => remindersJson.parse(JSON.parse(`${row['reminders']}`)).offers)).toEqual([
      [open],
      undefined,
    ]);
    expect(await raw(url, 'SELECT table_id, user_id FROM mentions')).toEqual([
      { table_id: 'offered', user_id: '21' },
    ]);
    expect(await raw(url, 'SELECT message_id FROM notices WHERE message_id IS NOT NULL ORDER BY 1')).toEqual([
      { message_id: '70' },
      { message_id: '72' },
    ]);
  });

  it('of a newer version keep an older one from starting', async () => {
    const url = await fresh(create);
    await migrate(url, migrationsWith(providerOf(url), { '0900_more': 'SELECT 1;' }));
    const refused = openStore({ url });
    await expect(refused).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'newerDatabase' });
    // The refused opening must have released the file.
    await expect(openStore({ url })).rejects.toMatchObject({ reason: 'newerDatabase' });
  });
});

describe('migrations, SQLite alone', () => {
  async function withTable() {
    const url = await fresh(sqliteDatabase);
    const store = await openStore({ url });
    await store.create(newTable('kept'));
    await store.close();
    return { url, file: url.replace('file:', '') };
  }

  it('may make a table anew without losing what refers to it', async () => {
    const { file } = await withTable();
    migrateSqlite(
      file,
      migrationsWith('sqlite', {
        '0900_anew': `
          CREATE TABLE new_tables AS SELECT * FROM tables;
          DROP TABLE tables;
          ALTER TABLE new_tables RENAME TO tables;
          CREATE UNIQUE INDEX tables_id ON tables(id);`,
      }),
    );
    const database = openSqliteFile(file);
    expect(database.prepare('SELECT position FROM seats').all()).toHaveLength(1);
    database.close();
  });

  it('are refused where they leave rows that refer to nothing, or the disk is full', async () => {
    const { url, file } = await withTable();
    const wrong = migrationsWith('sqlite', { '0900_wrong': 'DELETE FROM tables;' });
    expect(() => migrateSqlite(file, wrong)).toThrow(/0900_wrong.*foreign keys.*: start the former version/);
    const big = 'PRAGMA max_page_count = 1; CREATE TABLE big AS SELECT zeroblob(9000000) AS one;';
    expect(() => migrateSqlite(file, migrationsWith('sqlite', { '0900_big': big }))).toThrow(
      expect.objectContaining({
        reason: 'full',
        message: expect.stringMatching(/is full: make room on it\.$/),
      }),
    );
    const again = await openStore({ url });
    expect(await again.load('kept')).toMatchObject({ id: 'kept' });
    await again.close();
  });
});
