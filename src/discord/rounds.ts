import type { Logger } from 'pino';
import type { TableStore } from '../tables/store.ts';
import type { Snowflake } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Courier } from './notices/courier.ts';

/** How often the bot looks what time has brought. */
export const ROUND_MS = 10_000;
/** Silence of all processes for longer than this is a down-time: nobody's clock ran. */
export const MOST_SILENCE_MS = 60_000;
/** Tables looked at in one go. */
const MOST = 100;
/** A table of a server that is out of reach is looked at again after this. */
const OUT_OF_REACH_MS = 5 * 60_000;
/** Settled notices and down-times are kept for as long as any clock could ask for them. */
const KEPT_MS = 90 * 24 * 3_600_000;
const FORGET_EVERY_MS = 24 * 3_600_000;

export interface RoundsParts {
  readonly store: TableStore;
  readonly tables: Tables;
  readonly courier: Pick<Courier, 'deliver'>;
  readonly log: Logger;
  readonly now: () => Date;
  /** Milliseconds; see {@link MOST_SILENCE_MS}. */
  readonly mostSilenceMs: number;
  /** Whether Discord hears the bot now. */
  readonly isConnected: () => boolean;
  /** Whether the bot can act on this server now, as far as this process knows. */
  readonly isReachable: (guildId: Snowflake) => boolean;
  readonly show: (table: string) => Promise<void>;
}

/** What happens by itself: clocks, reminders, closings. Any number of processes may make their rounds at once. */
export class Rounds {
  readonly #parts: RoundsParts;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #forgotAt = 0;

  constructor(parts: RoundsParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.run(), ROUND_MS);
  }

  /** Waits for the round that is being made. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  /** Says that the bot is there; how long it was not is charged to nobody. */
  async beat(): Promise<void> {
    const { store, now, log, mostSilenceMs } = this.#parts;
    const down = await store.beat(now(), mostSilenceMs);
    if (down) log.info({ from: down.from, to: down.to }, 'the bot was away; no clock ran');
  }

  /** One round; where one is being made already, that one. Never throws. */
  run(): Promise<void> {
    this.#running ??= this.#round()
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'a round failed'))
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  async #round(): Promise<void> {
    const { store, courier, now, isConnected } = this.#parts;
    if (!isConnected()) return;
    await this.beat();
    for (;;) {
      const due = await store.due(now(), MOST);
      for (const id of due) await this.#look(id);
      if (due.length < MOST) break;
    }
    await courier.deliver();
    const at = now().getTime();
    if (at - this.#forgotAt > FORGET_EVERY_MS) {
      this.#forgotAt = at;
      await store.forget(new Date(at - KEPT_MS));
    }
  }

  async #look(id: string): Promise<void> {
    const { store, tables, show, isReachable, now, log } = this.#parts;
    try {
      const table = await store.load(id);
      if (!table) return;
      if (!isReachable(table.guildId)) {
        await store.beginOutage(table.guildId, now());
        await tables.postpone(id, new Date(now().getTime() + OUT_OF_REACH_MS));
        return;
      }
      await tables.look(id);
      const after = await store.load(id);
      if (after && after.version > after.showing.versionShown) await show(id);
    } catch (error) {
      log.error({ err: error, table: id }, 'a table could not be looked at');
      await tables.postpone(id, new Date(now().getTime() + OUT_OF_REACH_MS));
    }
  }
}
