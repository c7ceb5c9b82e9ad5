import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Playground } from '../../src/playground/index.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Node's arguments, as an operator runs the program. */
const AS_OPERATORS_DO = ['--import', 'tsx', 'src/main.ts'];

/** The whole program in a process of its own, with a token, against the playground's double. */
export class BotProcess {
  readonly output: string[] = [];
  readonly errors: string[] = [];
  /** After its end, when everything it printed has been read. */
  readonly ended: Promise<void>;
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;

  constructor(
    playground: Playground,
    databaseUrl: string,
    program: readonly string[] = AS_OPERATORS_DO,
    settings: Readonly<Record<string, string>> = {},
  ) {
    this.#child = spawn(process.execPath, program, {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        DISCORD_TOKEN: playground.token,
        DISCORD_API_URL: playground.apiUrl,
        DATABASE_URL: databaseUrl,
        PORT: '0',
        LOG_LEVEL: 'info',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    createInterface(this.#child.stdout).on('line', (line) => this.output.push(line));
    createInterface(this.#child.stderr).on('line', (line) => this.errors.push(line));
    this.ended = once(this.#child, 'close').then(() => {});
  }

  /** 0 where it could not be started. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  /** Until it has logged in and taken up its tables. @throws Error where it ends before */
  async ready(): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      this.#child.stdout.on('data', () => {
        if (this.output.some((line) => line.includes('"msg":"ready"'))) resolve();
      });
    });
    await Promise.race([
      heard,
      this.ended.then(() => {
        throw new Error(`The bot ended:\n${[...this.output, ...this.errors].join('\n')}`);
      }),
    ]);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal);
    await this.ended;
  }
}
