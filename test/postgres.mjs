// Runs a command with TEST_DATABASE_URL naming a throw-away PostgreSQL server: node test/postgres.mjs npx vitest run test/storage
// If the variable is set already, that server is used. If PostgreSQL is missing, root installs it by apt-get.
// If PgBouncer is installed, TEST_PGBOUNCER_URL names one in front of that server.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { startPgbouncer } from './pgbouncer.mjs';

const [command, ...args] = process.argv.slice(2);
if (command === undefined)
  fail('Say which command to run, for example: node test/postgres.mjs npx vitest run');

const isRoot = process.getuid?.() === 0;
const server = process.env.TEST_DATABASE_URL ? null : await start();
const code = await run(command, args, {
  TEST_DATABASE_URL: server?.url ?? process.env.TEST_DATABASE_URL,
  ...(server?.pooled && { TEST_PGBOUNCER_URL: server.pooled }),
});
server?.stop();
process.exit(code);

async function start() {
  const bin = binaries() ?? install();
  const folder = mkdtempSync(path.join(tmpdir(), 'haruspex-postgres-'));
  // PostgreSQL refuses to run as root.
  const as = isRoot ? { uid: numericId('-u'), gid: numericId('-g') } : {};
  if (isRoot) chownSync(folder, as.uid, as.gid);
  const env = { PATH: `${bin}:/usr/bin:/bin`, LANG: 'C.UTF-8' };
  const tool = (name, ...toolArgs) => {
    const ran = spawnSync(path.join(bin, name), toolArgs, {
      ...as,
      cwd: folder,
      env,
      // The server keeps what it inherits: a pipe would never end.
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return ran.status === 0;
  };

  const data = path.join(folder, 'data');
  const stop = () => {
    tool('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  const port = await freePort();
  // Temporary data need not survive a crash, so nothing waits for the disk.
  const careless = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  // Every worker has files with several stores, each with a separate pool.
  const listens = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c max_connections=300`;
  const options = `${listens} ${careless}`;
  const started =
    tool('initdb', '-D', data, '-U', 'bot', '-A', 'trust', '--no-locale', '-E', 'UTF8') &&
    tool('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start');
  if (!started) {
    rmSync(folder, { recursive: true, force: true });
    fail('PostgreSQL did not start.');
  }
  const pool = { folder, as, user: 'bot', serverPort: port, port: await freePort() };
  const bouncer = await startPgbouncer(pool).catch((error) => {
    stop();
    fail(error.message);
  });
  return {
    url: `postgresql://bot@127.0.0.1:${port}/postgres`,
    pooled: bouncer?.url,
    stop() {
      bouncer?.stop();
      stop();
    },
  };
}

/** The folder of the newest PostgreSQL, as on Debian and its derivatives, or in the PATH. */
function binaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

function install() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    fail('PostgreSQL is not installed. Install it, or let TEST_DATABASE_URL name a server for tests.');
  }
  console.error('PostgreSQL is not installed: apt-get brings it.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  spawnSync('apt-get', ['-qq', 'update'], { env, stdio });
  spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'postgresql'], { env, stdio });
  return binaries() ?? fail('apt-get could not install PostgreSQL.');
}

function numericId(which) {
  return Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The command's exit code. Ctrl+C goes to the command; the server is stopped after it. */
function run(name, runArgs, env) {
  const child = spawn(name, runArgs, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (exitCode, signal) => resolve(exitCode ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
