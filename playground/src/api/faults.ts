/** Injected faults, for tests of how a bot handles them. */
import type { Gateway } from '../gateway/gateway.ts';
import type { PacketFault } from '../gateway/session.ts';

export interface Fault {
  readonly method?: string;
  /** Pattern for the path below `/api/v10`; any by default. */
  readonly path?: RegExp;
  /** The number of requests that fail; 1 by default, `Infinity`: until `clear()`. */
  readonly times?: number;
  /** `status` answers with an HTTP status and, by default, no code of Discord's; `hang` waits, then cuts the connection; `cut` closes it at once. */
  readonly does:
    | { readonly kind: 'status'; readonly status: number; readonly code?: number }
    | { readonly kind: 'rateLimit'; readonly retryAfterMs: number; readonly global?: boolean }
    | { readonly kind: 'hang'; readonly milliseconds: number }
    | { readonly kind: 'cut' };
  /** The request is carried out, and only its response is lost. */
  readonly afterwards?: boolean;
}

interface Pending {
  readonly fault: Fault;
  left: number;
}

export class Faults {
  readonly #pending: Pending[] = [];
  readonly #gateway: Gateway;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  next(fault: Fault): void {
    this.#pending.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#pending.length = 0;
  }

  /** Closes all connections with a code such as 4004. */
  closeGateway(code: number): void {
    this.#gateway.closeWith(code);
  }

  /** Closes connections with this code when they identify; null ends that. */
  refuseLogins(code: number | null): void {
    this.#gateway.refuseWith(code);
  }

  /** Closes connections with this code before they receive anything; null ends that. */
  refuseConnections(code: number | null): void {
    this.#gateway.closeBeforeHello(code);
  }

  /** Applies a fault to the next packet of a name, such as `GUILD_CREATE`. */
  spoilPacket(name: string, does: PacketFault['does']): void {
    this.#gateway.spoilNext({ name, does });
  }

  /** Packets are spoiled no longer. */
  sparePackets(): void {
    this.#gateway.spoilNone();
  }

  /** Cuts connections; sessions can be resumed. */
  cutGateway(): void {
    this.#gateway.drop('cut');
  }

  /** Cuts connections and refuses to resume sessions. */
  loseSessions(): void {
    this.#gateway.forgetSessions();
    this.#gateway.drop('cut');
  }

  askToReconnect(): void {
    this.#gateway.drop('reconnect');
  }

  invalidateSession(resumable: boolean): void {
    this.#gateway.invalidate(resumable);
  }

  take(method: string, path: string): Fault | null {
    const hit = this.#pending.find(
      ({ fault }) => (fault.method ?? method) === method && (fault.path?.test(path) ?? true),
    );
    if (hit === undefined) return null;
    hit.left -= 1;
    if (hit.left <= 0) this.#pending.splice(this.#pending.indexOf(hit), 1);
    return hit.fault;
  }
}
