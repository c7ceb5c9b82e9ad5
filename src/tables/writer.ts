import type { Decision, Outcome, WatchDecision } from './outcome.ts';
import type { TableStore } from './store.ts';
import type { Table } from './table.ts';

/** Attempts at a change that another one overtakes. */
const ATTEMPTS = 10;

/** One writer per table: a change is applied to the version it was decided on, or not at all. */
export class Writer {
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  load(id: string): Promise<Table | null> {
    return this.#store.load(id);
  }

  /**
   * For what was offered on a version: whoever comes second is told that the table has moved on. A reminder that was written
   * meanwhile is no such move: then it is decided anew.
   */
  async once(id: string, decide: (table: Table) => Promise<Decision>): Promise<Outcome> {
    let offered: number | null = null;
    for (let attempt = 1; ; attempt++) {
      const table = await this.load(id);
      if (!table) return { ok: false, refusal: { code: 'noSuchTable' }, table };
      offered ??= table.version;
      if (table.version !== offered || attempt > ATTEMPTS)
        return { ok: false, refusal: { code: 'stale' }, table };
      const decision = await decide(table);
      if (!decision.ok) return { ok: false, refusal: decision.refusal, table };
      const changed = await this.#store.change(id, table, decision.change);
      if (changed !== 'stale') return { ok: true, table: changed };
    }
  }

  /** For what does not depend on a version: decided anew where somebody else was quicker. */
  async anyhow(id: string, decide: (table: Table) => Decision | Promise<Decision>): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.once(id, async (table) => decide(table));
      if (outcome.ok || outcome.refusal.code !== 'stale' || attempt === ATTEMPTS) return outcome;
    }
  }

  /** A change of the watch alone, decided anew where somebody else was quicker. */
  async watching(id: string, decide: (table: Table) => Promise<WatchDecision>): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      const table = await this.load(id);
      if (!table) return { ok: false, refusal: { code: 'noSuchTable' }, table };
      const decision = await decide(table);
      if (!decision.ok) return { ok: false, refusal: decision.refusal, table };
      const changed = await this.#store.watch(id, table.watchVersion, decision.change);
      if (changed !== 'stale') return { ok: true, table: changed };
      if (attempt === ATTEMPTS) return { ok: false, refusal: { code: 'stale' }, table };
    }
  }
}
