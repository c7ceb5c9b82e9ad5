/** Both ends of a connection without a network. */
import { EventEmitter } from 'node:events';
import type { Socket } from '../src/index.ts';

/** Calls what arrives at the other end, in this order, now or later. */
export type Deliver = (arrive: () => void) => void;

/** Closed without a goodbye. */
const ABNORMAL = 1006;
const NORMAL = 1000;

/** One end: emits `message` (a text), `close` (a code). Both are initially open. */
export class MemorySocket extends EventEmitter implements Socket {
  static readonly OPEN = 1;
  readonly OPEN = MemorySocket.OPEN;
  readyState: number = MemorySocket.OPEN;
  #other: MemorySocket | null = null;
  readonly #deliver: Deliver;

  private constructor(deliver: Deliver) {
    super();
    this.#deliver = deliver;
  }

  /** `there`, `back`: how what the one end sends reaches the other, and what that sends the one. */
  static pair(there: Deliver = queueMicrotask, back = there): readonly [MemorySocket, MemorySocket] {
    const [one, other] = [new MemorySocket(there), new MemorySocket(back)];
    one.#other = other;
    other.#other = one;
    return [one, other];
  }

  send(text: string): void {
    const other = this.#other;
    if (this.readyState === this.OPEN)
      this.#deliver(() => {
        if (other?.readyState === this.OPEN) other.emit('message', text);
      });
  }

  /** Each end receives it once. */
  close(code: number = NORMAL): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    const other = this.#other;
    this.#deliver(() => {
      other?.close(code);
      this.emit('close', code);
    });
  }

  terminate(): void {
    this.close(ABNORMAL);
  }
}
