// Writes the next migration of both databases from the changes in schema.prisma: npm run migration -- add-clocks
// Needs a PostgreSQL server for temporary databases in TEST_DATABASE_URL (test/postgres.mjs starts one).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { derivePostgresql, postgresqlSchema, sqliteSchema } from './generate.mjs';
import { diffMigrations, PostgresqlForDiff, SqliteForDiff } from './schema-engine.mjs';

const [name] = process.argv.slice(2);
const connectionString = process.env.TEST_DATABASE_URL;
if (!/^[a-z0-9-]+$/.test(name ?? '') || !connectionString) {
  console.error('Say what the migration does, for example: npm run migration -- add-clocks');
  process.exit(1);
}

writeFileSync(postgresqlSchema, derivePostgresql(readFileSync(sqliteSchema, 'utf8')));
const folders = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
const taken = readdirSync(path.join(folders, 'sqlite'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [Number.parseInt(entry.name, 10)] : [],
);
// Numbers may have gaps; migrations run in the order of their names.
const number = String(Math.max(0, ...taken) + 1).padStart(4, '0');

for (const [provider, schema, adapter] of [
  ['sqlite', sqliteSchema, new SqliteForDiff()],
  ['postgresql', postgresqlSchema, new PostgresqlForDiff(connectionString)],
]) {
  const migrations = path.join(folders, provider);
  const sql = await diffMigrations({ schema, migrations, adapter });
  if (sql === null) {
    console.log(`${provider}: nothing changed.`);
    continue;
  }
  const folder = path.join(migrations, `${number}_${name.replaceAll('-', '_')}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), sql);
  console.log(`${path.relative(process.cwd(), folder)}/migration.sql`);
}
// The engine keeps its connections open.
process.exit(0);
