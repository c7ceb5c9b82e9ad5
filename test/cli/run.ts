import { execFile } from 'node:child_process';

/** Runs a program of `src/cli` on a database. */
export const run = (
  url: string,
  program: string,
  ...args: string[]
): Promise<{ readonly output: string; readonly status: number }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/start.mjs', `cli-${program}`, ...args],
      { env: { ...process.env, DATABASE_URL: url } },
      (_, stdout, stderr) => resolve({ output: stdout + stderr, status: child.exitCode ?? -1 }),
    );
  });
