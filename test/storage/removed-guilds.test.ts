import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openStore, type Store } from '../../src/storage/index.ts';
import { type Database, everything, raw } from './databases.ts';
import { describeDatabases } from './describe.ts';
import { newTable } from './samples.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));

/** A server and what it has: the marks that are in each of its rows. */
const serverOf = (n: number) =>
  ({ n, guild: `90000000000000000${n}`, table: `table-of-${n}`, season: `season-of-${n}` }) as const;
type Server = ReturnType<typeof serverOf>;

const OWNERS: Readonly<Record<string, keyof Omit<Server, 'n'>>> = {
  guild_id: 'guild',
  table_id: 'table',
  season_id: 'season',
};
/** Other tables refer to these. */
const FIRST: Readonly<Record<string, keyof Omit<Server, 'n'> | null>> = {
  guilds: 'guild',
  tables: 'table',
  seasons: 'season',
  results: null,
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

async function columnsByTable(url: string): Promise<ReadonlyMap<string, readonly Column[]>> {
  const columns = (await raw(
    url,
    url.startsWith('file:')
      ? `SELECT m.name AS "table", c.name, c.type FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'`
      : `SELECT table_name AS "table", column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = 'public'`,
  )) as unknown as Column[];
  const tables = new Map<string, Column[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  return tables;
}

function sampleOf({ table, name, type }: Column, server: Server): string {
  const mark = OWNERS[name] ?? (name === 'id' ? FIRST[table] : null);
  if (mark) return `'${server[mark]}'`;
  if (/text/i.test(type)) return `'${table}-${server.n}'`;
  if (/date|time/i.test(type)) return `'2026-01-01T00:00:00.000+00:00'`;
  return /bool/i.test(type) ? 'false' : `${server.n}`;
}

/** Puts a row of the server into every table of the schema that can have one; the names of those tables. */
async function fill(url: string, server: Server): Promise<readonly string[]> {
  const tables = await columnsByTable(url);
  const owned = [...tables].filter(
    ([table, columns]) => table in FIRST || columns.some(({ name }) => name in OWNERS),
  );
  const names = [...new Set([...Object.keys(FIRST), ...owned.map(([table]) => table)])];
  for (const table of names) {
    const columns = tables.get(table) ?? [];
    const into = columns.map(({ name }) => `"${name}"`).join();
    const values = columns.map((column) => sampleOf(column, server)).join();
    await raw(url, `INSERT INTO "${table}" (${into}) VALUES (${values})`);
  }
  for (const key of [`season-salt:${server.guild}`, `copies-elsewhere:${server.table}`])
    await raw(url, `INSERT INTO notes (key, value) VALUES ('${key}', '')`);
  return [...names, 'notes'];
}

/** The tables that have a row with one of the server's marks. */
async function tablesWith(url: string, { guild, table, season }: Server): Promise<string[]> {
  const marks = [guild, table, season];
  return [...(await everything(url))].flatMap(([name, rows]) =>
    rows.some((row) => marks.some((mark) => JSON.stringify(row).includes(mark))) ? name : [],
  );
}

describeDatabases('a server that the bot was removed from', (create) => {
  const onStore = async (work: (store: Store, database: Database) => Promise<void>) => {
    const database = await create();
    const store = await openStore({ url: database.url });
    try {
      await work(store, database);
    } finally {
      await store.close();
      await database.drop();
    }
  };

  it('leaves a row in no table of the schema once its data is deleted, and takes none of another’s', () =>
    onStore(async (store, { url }) => {
      const [gone, kept] = [serverOf(1), serverOf(2)];
      const names = [...(await fill(url, gone))].sort();
      await fill(url, kept);
      await raw(url, `UPDATE outages SET removed_at = NULL`);
      expect((await tablesWith(url, gone)).sort()).toEqual(names);
      await store.markRemoved(gone.guild, at(0));
      await store.deleteGuild(gone.guild, at(0));
      const file = url.replace(/^file:/, '');
      const files = [file, `${file}-wal`].filter((one) => existsSync(one));
      expect(files.map((one) => readFileSync(one, 'latin1')).join('')).not.toContain(gone.guild);
      expect(await tablesWith(url, gone)).toEqual([]);
      expect((await tablesWith(url, kept)).sort()).toEqual(names);
      expect(await raw(url, 'SELECT guild_id FROM puzzle_answers')).toHaveLength(2);
    }));

  it('is deleted only if it was removed so long ago, and has not come back', () =>
    onStore(async (store, { url }) => {
      const [guildId] = ['80000000000000001'];
      await store.create(newTable('kept', { guildId }));
      expect(await store.knownGuilds()).toEqual([guildId]);
      await store.deleteGuild(guildId, at(99));
      expect(await store.markRemoved(guildId, at(1))).toBe(true);
      expect(await store.markRemoved(guildId, at(2))).toBe(false);
      expect(await store.downtimes(guildId, at(0), at(3))).toEqual([{ from: at(1), to: at(3) }]);
      expect(await store.removedGuilds(at(0))).toEqual([]);
      expect(await store.removedGuilds(at(1))).toEqual([guildId]);
      await store.deleteGuild(guildId, at(0));
      await store.markPresent([guildId]);
      expect(await store.removedGuilds(at(9))).toEqual([]);
      await store.markRemoved(guildId, at(4));
      await store.endOutage(guildId, at(5));
      expect(await store.removedGuilds(at(9))).toEqual([]);
      await store.deleteGuild(guildId, at(99));
      expect(await store.load('kept')).not.toBeNull();
      expect(await raw(url, 'SELECT guild_id FROM outages')).toEqual([]);
    }));

  it('is none that people’s direct messages are', () =>
    onStore(async (store) => {
      const { openerId } = newTable('direct');
      await store.create(newTable('direct', { guildId: openerId }));
      expect(await store.knownGuilds()).toEqual([]);
    }));
});
