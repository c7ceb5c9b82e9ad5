/** A line for each request, event, deed and log entry: the same lines from the same seed. */
import { createHash } from 'node:crypto';
import type { RecordedRequest } from '@haruspex/playground';

/** Lines that are kept for a report. */
const KEPT = 20;
const MAX_LINE = 300;

export class Trace {
  readonly #now: () => number;
  readonly #hash = createHash('sha256');
  readonly #print: ((line: string) => void) | null;
  readonly #last: string[] = [];
  #lines = 0;

  constructor(now: () => number, print: ((line: string) => void) | null) {
    this.#now = now;
    this.#print = print;
  }

  note(kind: string, text: string): void {
    const line = `${new Date(this.#now()).toISOString()} ${kind}: ${text.replaceAll('\n', ' / ')}`;
    this.#hash.update(`${line}\n`);
    this.#lines += 1;
    const shown = line.slice(0, MAX_LINE);
    this.#last.push(shown);
    if (this.#last.length > KEPT) this.#last.shift();
    this.#print?.(shown);
  }

  request({ method, path, status, body, files }: RecordedRequest): void {
    const pictures =
      files.length > 0 ? ` +${files.map(({ name, bytes }) => `${name} (${bytes})`).join()}` : '';
    this.note('request', `${method} ${path} ${status} ${JSON.stringify(body) ?? ''}${pictures}`);
  }

  /** The latest lines, oldest first. */
  get last(): readonly string[] {
    return this.#last;
  }

  get lines(): number {
    return this.#lines;
  }

  /** The hash of all lines so far. */
  get hash(): string {
    return this.#hash.copy().digest('hex');
  }
}
