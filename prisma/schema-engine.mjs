// Prisma's schema engine as WebAssembly, which compares schemas without the native engine; for development, under tsx.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { adapterOn } from '../src/storage/database/sqlite-adapter.ts';
import { openSqliteFile } from '../src/storage/database/sqlite-file.ts';

const require = createRequire(import.meta.url);
const filters = { externalTables: [], externalEnums: [] };

let engineClass;

function schemaEngine() {
  engineClass ??= load();
  return engineClass;
}

/** Loads the package in Node; its own entry point is for bundlers. */
async function load() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message(message) {
      this.message = message;
    },
  };
  const glue = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bindings = await import(glue);
  const bytes = readFileSync(path.join(path.dirname(glue), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine;
}

export class SqliteForDiff {
  provider = 'sqlite';
  adapterName = 'haruspex-sqlite';
  #file;

  constructor(file = ':memory:') {
    this.#file = file;
  }

  async connect() {
    return adapterOn(openSqliteFile(this.#file));
  }

  async connectToShadowDb() {
    const adapter = adapterOn(openSqliteFile(':memory:'));
    const one = adapter.executeRaw;
    // The engine sends whole migrations, of which the driver would prepare only the first statement.
    adapter.executeRaw = (query) =>
      query.args.length > 0 ? one(query) : adapter.executeScript(query.sql).then(() => 0);
    const read = adapter.queryRaw;
    // The engine looks up a partial index by a name in double quotes, which this SQLite reads as a column.
    adapter.queryRaw = (query) =>
      read({ ...query, sql: query.sql.replace(/ name = "(\w+)"/, " name = '$1'") });
    return adapter;
  }
}

const CHAR = 18;
const TEXT = 25;

/** Reports PostgreSQL's internal one-letter type as text, since the adapter doesn't know it (prisma/orm#27403). */
class CatalogPool extends pg.Pool {
  async query(...args) {
    const result = await super.query(...args);
    for (const field of result.fields ?? []) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT;
    return result;
  }
}

export class PostgresqlForDiff extends PrismaPg {
  #connectionString;

  constructor(connectionString) {
    super({ connectionString });
    this.#connectionString = connectionString;
  }

  async connectToShadowDb() {
    const server = new pg.Client({ connectionString: this.#connectionString });
    await server.connect();
    const name = `haruspex_shadow_${process.pid}_${Date.now()}`;
    await server.query(`CREATE DATABASE ${name}`);
    const url = new URL(this.#connectionString);
    url.pathname = `/${name}`;
    const pool = new CatalogPool({ connectionString: url.href });
    const adapter = await new PrismaPg(pool).connect();
    adapter.dispose = async () => {
      await pool.end();
      await server.query(`DROP DATABASE ${name}`);
      await server.end();
    };
    return adapter;
  }
}

/**
 * Returns the SQL from a folder of migrations to a schema; null if they are equal. The migrations run in the adapter's shadow
 * database (SQLite: in memory; PostgreSQL: created and dropped).
 */
export function diffMigrations({ schema, migrations, adapter }) {
  return withEngine(schema, adapter, async (engine, content) => {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrationsList(migrations) },
      to: { tag: 'schemaDatamodel', files: [{ path: schema, content }] },
      script: true,
      exitCode: true,
      filters,
      shadowDatabaseUrl: null,
    });
    return exitCode === 0 ? null : stdout;
  });
}

/** Compares the adapter's database with the folder of migrations. */
export function diagnoseHistory({ schema, migrations, adapter }) {
  return withEngine(schema, adapter, (engine) =>
    engine.diagnoseMigrationHistory({
      migrationsList: migrationsList(migrations),
      optInToShadowDatabase: false,
      filters,
    }),
  );
}

async function withEngine(schema, adapter, work) {
  const content = readFileSync(schema, 'utf8');
  const SchemaEngine = await schemaEngine();
  const engine = await SchemaEngine.new(
    { datamodels: [[schema, content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  try {
    return await work(engine, content);
  } finally {
    engine.free();
  }
}

function migrationsList(folder) {
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];
  const lock = path.join(folder, 'migration_lock.toml');
  return {
    baseDir: path.resolve(folder),
    shadowDbInitScript: '',
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lock) ? readFileSync(lock, 'utf8') : null,
    },
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') },
      },
    })),
  };
}
