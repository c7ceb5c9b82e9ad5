import type { MemorySocket } from '@haruspex/playground/testing/memory-socket.ts';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import { gateways } from './gateway-socket.ts';

/** A bot's process from its start until it stops or is killed: at a kill, nothing that it began goes on. */
export class Life {
  /** By which its shards address their gateway. */
  readonly host: string;
  /** The gateway's ends of its connections. */
  readonly sockets = new Set<MemorySocket>();
  /** Called at its death. */
  onEnd: () => void = () => {};
  readonly #onKill: () => void;
  #isAlive = true;
  #stepsLeft = Number.POSITIVE_INFINITY;

  constructor(number: number, onKill: () => void) {
    this.host = `bot-${number}.invalid`;
    this.#onKill = onKill;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Kills it at one of its next steps: a request, a response, a query, a commit. */
  killAfter(steps: number): void {
    this.#stepsLeft = steps;
  }

  /** Kills it now. */
  kill(): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    // A code after which discord.js doesn't connect again.
    for (const socket of this.sockets) socket.close(GatewayCloseCodes.AuthenticationFailed);
    gateways.delete(this.host);
    this.#onKill();
    this.onEnd();
  }

  /** To be asked before each step; false: it is dead, and the step is never done. */
  step(): boolean {
    this.#stepsLeft -= 1;
    if (this.#stepsLeft < 0) this.kill();
    return this.#isAlive;
  }
}
