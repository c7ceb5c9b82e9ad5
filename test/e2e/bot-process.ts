import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Playground } from '@haruspex/playground';
import { compiled, SHORT_LIVED } from '../compiled.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The file of the whole program, which Node starts several times as fast as its sources. */
export const mainProgram = (): Promise<string> => compiled(path.join(ROOT, 'src/main.ts'));

interface BotProcessOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly command?: string;
  /** The project's own folder if left out. */
  readonly cwd?: string;
  /** A benchmark measures the program as it is run, including a slow start. */
  readonly isShortLived?: boolean;
  /** The user of the process, if not ours. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** The whole program in a separate process, with a token, against the playground. */
export class BotProcess {
  readonly output: string[] = [];
  readonly errors: string[] = [];
  /** After its end, when everything it printed has been read. */
  readonly ended: Promise<void>;
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #lines: Interface;

  /** `env`: more settings. `command`: the program that runs `program`, if not Node; it gets a separate process group. */
  constructor(
    playground: Pick<Playground, 'token' | 'apiUrl'>,
    databaseUrl: string,
    program: readonly string[],
    { env = {}, command = process.execPath, cwd = ROOT, isShortLived = true, user }: BotProcessOptions = {},
  ) {
    const isNode = command === process.execPath;
    this.#child = spawn(command, isNode && isShortLived ? [...SHORT_LIVED, ...program] : program, {
      ...user,
      cwd,
      detached: !isNode,
      env: {
        PATH: process.env['PATH'],
        DISCORD_TOKEN: playground.token,
        DISCORD_API_URL: playground.apiUrl,
        DATABASE_URL: databaseUrl,
        PORT: '0',
        LOG_LEVEL: 'info',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#lines = createInterface(this.#child.stdout).on('line', (line) => this.output.push(line));
    createInterface(this.#child.stderr).on('line', (line) => this.errors.push(line));
    this.ended = once(this.#child, 'close').then(() => {});
  }

  /** 0 if it could not be started. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves once it has logged in and loaded its tables. @throws Error if it ends before */
  ready(): Promise<void> {
    return this.says('"msg":"ready"');
  }

  /** Log lines from this level of pino's on. */
  loggedFrom(level: number): { readonly level: number; readonly msg: string }[] {
    const lines = this.output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    return lines.filter((line) => line.level >= level);
  }

  /** Resolves once it prints a line with these words. @throws Error if it ends before */
  async says(words: string): Promise<void> {
    const heard = new Promise<true>((resolve) => {
      const look = () => {
        if (this.output.some((line) => line.includes(words))) resolve(true);
      };
      this.#lines.on('line', look);
      look();
    });
    if (await Promise.race([heard, this.ended.then(() => false)])) return;
    throw new Error(`The bot ended without "${words}":\n${[...this.output, ...this.errors].join('\n')}`);
  }

  /** As Ctrl-C in a terminal: the whole process group. */
  async interrupt(): Promise<void> {
    process.kill(-this.pid, 'SIGINT');
    await this.ended;
  }

  send(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Immediately, before anything else happens in this process. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal);
    await this.ended;
  }
}
