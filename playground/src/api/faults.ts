/** Faults on order: for tests of how a bot copes with them. */
import type { Gateway } from '../gateway/gateway.ts';

export interface Fault {
  /** HTTP method; every one if left out. */
  readonly method?: string;
  /** A pattern for the path below `/api/v10`; every one if left out. */
  readonly path?: RegExp;
  /** How many requests it hits; 1 if left out. */
  readonly times?: number;
  /** `status`: answered by this HTTP status. `hang`: not answered for so long, then cut. `cut`: connection closed. */
  readonly does:
    | { readonly kind: 'status'; readonly status: number }
    | { readonly kind: 'rateLimit'; readonly retryAfterMs: number; readonly global?: boolean }
    | { readonly kind: 'hang'; readonly milliseconds: number }
    | { readonly kind: 'cut' };
  /** The request is carried out first, and only its answer is lost. */
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

  /** Lets the next fitting requests fail. */
  next(fault: Fault): void {
    this.#pending.push({ fault, left: fault.times ?? 1 });
  }

  /** Takes back what has not happened yet. */
  clear(): void {
    this.#pending.length = 0;
  }

  /** Discord closes every connection with this code, such as 4004. */
  closeGateway(code: number): void {
    this.#gateway.closeWith(code);
  }

  /** Discord closes with this code whoever logs in; null: nobody any more. */
  refuseLogins(code: number | null): void {
    this.#gateway.refuseWith(code);
  }

  /** Connections are cut; sessions can be resumed. */
  cutGateway(): void {
    this.#gateway.drop('cut');
  }

  /** Connections are cut, and resuming is refused. */
  loseSessions(): void {
    this.#gateway.forgetSessions();
    this.#gateway.drop('cut');
  }

  /** Discord asks the bot to reconnect (op 7). */
  askToReconnect(): void {
    this.#gateway.drop('reconnect');
  }

  /** Discord declares the session invalid (op 9). */
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
