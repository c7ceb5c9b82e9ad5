import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Playground } from '@haruspex/playground';
import { compiled, SHORT_LIVED } from '../compiled.ts';

/** Make a round, now that it is so late (Unix milliseconds). */
export interface Order {
  readonly at: number;
}

/** A bot in a separate process, on a test's clock. */
export class ClockedProcess {
  /** Lines of its log. */
  readonly logged: string[] = [];
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;

  private constructor(
    script: string,
    playground: Playground,
    databaseUrl: string,
    at: number,
    shards: string,
  ) {
    const given = [playground.token, playground.apiUrl, databaseUrl, `${at}`, shards];
    this.#child = fork(script, given, { execArgv: SHORT_LIVED, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.logged.push(line));
    }
    this.#ended = once(this.#child, 'exit').then(() => {});
  }

  /** `shards`: as in SHARDS; empty: all. @throws Error if it ends before it has logged in */
  static async start(
    playground: Playground,
    databaseUrl: string,
    at: number,
    shards = '',
  ): Promise<ClockedProcess> {
    const script = await compiled(path.join(import.meta.dirname, 'clocked-bot.ts'));
    const started = new ClockedProcess(script, playground, databaseUrl, at, shards);
    await started.#heard();
    return started;
  }

  /** Resolves after its round. @throws Error if it ends before */
  round(at: number): Promise<void> {
    const order: Order = { at };
    this.#child.send(order);
    return this.#heard();
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal);
    await this.#ended;
  }

  /** Log lines of a level, from `pino`: 40 warns, 50 is an error. */
  loggedFrom(level: number): string[] {
    return this.logged.filter((line) => Number(/"level":(\d+)/.exec(line)?.[1] ?? 60) >= level);
  }

  async #heard(): Promise<void> {
    const heard = once(this.#child, 'message').then(() => true);
    const ended = this.#ended.then(() => false);
    if (!(await Promise.race([heard, ended]))) throw new Error(`The bot ended:\n${this.logged.join('\n')}`);
  }
}
