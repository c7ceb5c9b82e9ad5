import type { Logger } from 'pino';

/** 0: asked to stop. 1: a new start may help. 78 (EX_CONFIG of sysexits.h): a person has to change something first. */
export type ExitCode = 0 | 1 | 78;

/** Supervisors kill what hasn't ended after ten seconds. */
export const STOP_TIMEOUT_MS = 9_000;

interface Part {
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** Ends the process in order: parts are closed one after the other, the newest first, and not for ever. */
export class Lifecycle {
  readonly #log: Logger;
  readonly #exit: (code: ExitCode) => void;
  readonly #parts: Part[] = [];
  #isEnding = false;
  #code: ExitCode = 0;

  constructor(log: Logger, exit: (code: ExitCode) => void = process.exit) {
    this.#log = log;
    this.#exit = exit;
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** `name`: as in "… did not close". */
  add(name: string, close: () => Promise<void>): void {
    this.#parts.push({ name, close });
  }

  /** A signal; it may come while the rest is still starting, and more than once: npm passes Ctrl-C on that has arrived already. */
  async stop(signal: string): Promise<void> {
    if (this.#isEnding) return;
    this.#log.info({ signal }, 'stopping');
    await this.#end(0);
  }

  /** The program can't go on, and knows why: `sentence` tells the operator. */
  async giveUp(sentence: string, code: Exclude<ExitCode, 0>): Promise<void> {
    if (this.#isEnding) return;
    this.#log.fatal({ exitCode: code }, sentence);
    await this.#end(code);
  }

  /** An exception that nobody caught. */
  async crash(error: unknown): Promise<void> {
    if (this.#isEnding) {
      this.#code ||= 1;
      this.#log.error({ err: error }, 'exception while stopping');
      return;
    }
    this.#log.fatal(
      { err: error, exitCode: 1 },
      'Haruspex has crashed: start it again, and report this line.',
    );
    await this.#end(1);
  }

  async #end(code: ExitCode): Promise<void> {
    this.#isEnding = true;
    this.#code = code;
    let open = '';
    setTimeout(() => {
      this.#log.fatal(
        { exitCode: code || 1 },
        `Haruspex could not stop within ${STOP_TIMEOUT_MS / 1000} seconds, because ${open} did not close: it ends now.`,
      );
      this.#exit(code || 1);
    }, STOP_TIMEOUT_MS).unref();
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      open = part.name;
      try {
        await part.close();
      } catch (error) {
        this.#code ||= 1;
        this.#log.error({ err: error }, `${part.name} did not close cleanly`);
      }
    }
    this.#exit(this.#code);
  }
}
