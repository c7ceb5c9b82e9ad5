import type { Logger } from 'pino';

/** 0: asked to stop. 1: a restart may help. 78 (EX_CONFIG of sysexits.h): something has to be changed first. */
export type ExitCode = 0 | 1 | 78;

/** Supervisors kill a process ten seconds after asking it to stop. */
export const STOP_TIMEOUT_MS = 9_000;

/** Shuts the process down: closes its parts one after the other, newest first, and exits after a timeout at the latest. */
export class Lifecycle {
  readonly #log: Logger;
  readonly #exit: (code: ExitCode) => void;
  readonly #parts: { readonly name: string; readonly close: () => Promise<void> }[] = [];
  #isEnding = false;
  #code: ExitCode = 0;

  constructor(log: Logger, exit: (code: ExitCode) => void = process.exit) {
    this.#log = log;
    this.#exit = exit;
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** `name` completes log lines such as "… did not close". */
  add(name: string, close: () => Promise<void>): void {
    this.#parts.push({ name, close });
  }

  /** Handles a signal, perhaps during startup or repeatedly: npm forwards a Ctrl-C that the process has already received. */
  async stop(signal: string): Promise<void> {
    if (this.#isEnding) return;
    this.#log.info({ signal }, 'stopping');
    await this.#end(0);
  }

  /** Exits for a known reason; `sentence` explains it to the operator. */
  async giveUp(sentence: string, code: Exclude<ExitCode, 0>): Promise<void> {
    if (this.#isEnding) return;
    this.#log.fatal({ exitCode: code }, sentence);
    await this.#end(code);
  }

  async crash(error: unknown): Promise<void> {
    if (this.#isEnding) {
      this.#code ||= 1;
      this.#log.error({ err: error }, 'exception while stopping');
      return;
    }
    this.#log.fatal({ err: error, exitCode: 1 }, 'Haruspex has crashed: restart it, and report this line.');
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
