import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { compiled, SHORT_LIVED } from '../../compiled.ts';
import type { Birth, FromBot, ToBot } from './orders.ts';

const MAIN = path.join(import.meta.dirname, 'bot-main.ts');

/** The part of a log line that is read here. */
export interface Entry {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
}

type Order = Extract<ToBot, { order: number }>;
type Unnumbered<T> = T extends Order ? Omit<T, 'order'> : never;

/** One life of the bot's process. Nothing here throws because it died. */
export class BotLife {
  readonly log: Entry[] = [];
  /** Printed lines that are no log lines. */
  readonly printed: string[] = [];
  /** After its end, when all that it printed has been read. */
  readonly ended: Promise<void>;
  #dying = false;
  #hasEnded = false;
  #orders = 0;
  readonly #waiting = new Map<number, () => void>();
  readonly #child: ChildProcess;

  private constructor(script: string) {
    this.#child = fork(script, {
      execArgv: SHORT_LIVED,
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const { stdout, stderr } = this.#child;
    if (stdout) createInterface(stdout).on('line', (line) => this.#read(line));
    if (stderr) createInterface(stderr).on('line', (line) => this.printed.push(line));
    this.#child.on('message', ({ done }: FromBot) => {
      this.#waiting.get(done)?.();
      this.#waiting.delete(done);
    });
    this.ended = once(this.#child, 'close').then(() => {
      this.#hasEnded = true;
      for (const give of this.#waiting.values()) give();
    });
  }

  /** Until it has logged in. @throws Error where it ends before */
  static async begin(birth: Birth): Promise<BotLife> {
    const life = new BotLife(await compiled(MAIN));
    await life.#done(0, { does: 'begin', birth });
    if (life.#hasEnded)
      throw new Error(`The bot ended:\n${JSON.stringify(life.log)}\n${life.printed.join('\n')}`);
    return life;
  }

  /** Whether it can answer: not killed, nor ended by itself. */
  get isAlive(): boolean {
    return !this.#dying && !this.#hasEnded;
  }

  /** Nobody had told it to end. */
  get endedByItself(): boolean {
    return this.#hasEnded && !this.#dying;
  }

  time(now: number): Promise<void> {
    return this.#order({ does: 'time', now });
  }

  /** Until everything that is under way is done, or the process has ended. */
  settled(): Promise<void> {
    return this.#order({ does: 'settle' });
  }

  /** Until the round is made, or the process has ended. */
  round(): Promise<void> {
    return this.#order({ does: 'round' });
  }

  async kill(): Promise<void> {
    this.#dying = true;
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  async stop(): Promise<void> {
    const stopped = this.#order({ does: 'stop' });
    this.#dying = true;
    await stopped;
    await this.ended;
  }

  #order(unnumbered: Unnumbered<Order>): Promise<void> {
    this.#orders += 1;
    const order = this.#orders;
    return this.#done(order, { ...unnumbered, order });
  }

  #done(number: number, message: ToBot): Promise<void> {
    if (!this.isAlive) return Promise.resolve();
    const done = new Promise<void>((resolve) => this.#waiting.set(number, resolve));
    this.#child.send(message, () => {});
    return done;
  }

  #read(line: string): void {
    if (!line.startsWith('{')) {
      this.printed.push(line);
      return;
    }
    this.log.push(JSON.parse(line));
  }
}
