import type { MemorySocket } from '@haruspex/playground/testing/memory-socket.ts';
import type { Owner } from './clock.ts';
import { gateways } from './gateway-socket.ts';

/** A bot's process from its start until it stops or is killed: at a kill, nothing that it began goes on. */
export class Life implements Owner {
  /** By which its shards address their gateway. */
  readonly host: string;
  /** Its ends of its connections to the gateway. */
  readonly sockets = new Set<MemorySocket>();
  /** Called at its death. */
  readonly onKill: (() => void)[] = [];
  ahead = 0;
  /** The lengths of its queues. */
  queues: Readonly<Record<string, () => number>> = {};
  #isAlive = true;
  #stepsLeft = Number.POSITIVE_INFINITY;
  /** The steps from the next message that it sends to its death. */
  #stepsFromSending: number | null = null;

  constructor(number: number) {
    this.host = `bot-${number}.invalid`;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Kills it at one of its next steps: a timer, a request, a response, a query, a commit. */
  killAfter(steps: number): void {
    this.#stepsLeft = steps;
  }

  /** The same once it sends a message: then it is in the middle of something that must happen once. */
  killWhileSending(steps: number): void {
    this.#stepsFromSending = steps;
  }

  /** It lives on. */
  spare(): void {
    this.#stepsLeft = Number.POSITIVE_INFINITY;
    this.#stepsFromSending = null;
  }

  /** It sends a message. */
  sends(): void {
    if (this.#stepsFromSending === null) return;
    this.#stepsLeft = Math.min(this.#stepsLeft, this.#stepsFromSending);
    this.#stepsFromSending = null;
  }

  /** Kills it now. */
  kill(): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    for (const socket of this.sockets) {
      socket.removeAllListeners();
      socket.terminate();
    }
    gateways.delete(this.host);
    for (const work of this.onKill) work();
  }

  /** To be asked before each step; false: it is dead, and the step is never done. */
  step(): boolean {
    this.#stepsLeft -= 1;
    if (this.#stepsLeft < 0) this.kill();
    return this.#isAlive;
  }
}
