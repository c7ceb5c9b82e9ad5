// Runs after every install: derives the PostgreSQL schema from schema.prisma and generates both clients.
import '../scripts/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(here);
const generated = path.join(root, 'src/storage/generated');

export const sqliteSchema = path.join(here, 'schema.prisma');
export const postgresqlSchema = path.join(generated, 'postgresql.prisma');

/** Derives the PostgreSQL schema. Throws when schema.prisma isn't as expected. */
export function derivePostgresql(source) {
  return replaceOnce(
    replaceOnce(source, 'provider = "sqlite"', 'provider = "postgresql"'),
    '"../src/storage/generated/sqlite"',
    '"./postgresql"',
  );
}

function replaceOnce(text, from, to) {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`schema.prisma should say ${from} once.`);
  return parts.join(to);
}

const require = createRequire(import.meta.url);

function isInstalled(name) {
  try {
    return Boolean(require.resolve(`${name}/package.json`));
  } catch {
    return false;
  }
}

function generate(schema) {
  const cli = path.join(path.dirname(require.resolve('prisma/package.json')), 'build/index.js');
  const run = spawnSync(process.execPath, [cli, 'generate', '--no-hints', '--schema', schema], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      // Generating needs no schema engine, but Prisma would download one if this named no file.
      PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
  });
  if (run.status === 0) return;
  process.stderr.write(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error ?? ''}\n`);
  throw new Error(`prisma generate failed for ${path.relative(root, schema)}; see the output above.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    mkdirSync(generated, { recursive: true });
    writeFileSync(postgresqlSchema, derivePostgresql(readFileSync(sqliteSchema, 'utf8')));
    // In production the generated clients are part of the bundle.
    if (isInstalled('prisma')) {
      generate(sqliteSchema);
      generate(postgresqlSchema);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
