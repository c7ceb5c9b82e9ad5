// A throw-away PgBouncer in transaction mode before a throw-away PostgreSQL: for test/postgres.mjs.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** So few that clients have to share them: code that needs a connection for longer than a transaction fails. */
const POOL_SIZE = 4;

/**
 * The address of every database of the server through PgBouncer; null if it is not installed. Ends with `stop`. `folder`: the
 * server's own. `as`: the user and group to run as, which must not be root.
 */
export async function startPgbouncer({ folder, as, user, serverPort, port }) {
  const program = find();
  if (program === null) return null;
  const file = (name, lines) => {
    const where = path.join(folder, name);
    writeFileSync(where, `${lines.join('\n')}\n`);
    return where;
  };
  const users = file('pgbouncer.users', [`"${user}" ""`]);
  const config = file('pgbouncer.ini', [
    '[databases]',
    `* = host=127.0.0.1 port=${serverPort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    `default_pool_size = ${POOL_SIZE}`,
    'max_client_conn = 500',
    `logfile = ${path.join(folder, 'pgbouncer.log')}`,
  ]);
  const child = spawn(program, ['-q', config], { ...as, cwd: folder, stdio: 'ignore' });
  const stop = () => child.kill('SIGQUIT');
  process.on('exit', stop);
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    if (await accepts(port)) return { url: `postgresql://${user}@127.0.0.1:${port}/postgres`, stop };
    await sleep(50);
  }
  stop();
  throw new Error('PgBouncer did not start.');
}

function find() {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find((one) => existsSync(one)) ?? null;
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
