import { LRUCache } from 'lru-cache';
import { gameOf } from '../../tables/game-registry.ts';
import type { ActionOf, EventOf, GameName, LoggedAction, StateOf } from '../../tables/game-types.ts';
import type { TableStore } from '../../tables/store.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import type { ShownEntry } from '../views/game-presenter.ts';

/** As many as storage keeps (src/storage/table-queries.ts). */
const MAX_TABLES = 300;

interface Replay {
  readonly log: readonly LoggedAction[];
  readonly events: readonly (readonly EventOf[])[];
  readonly state: StateOf;
}

/** Caches the events of logs, which only grow: an action is replayed once, unless a person's words were deleted. */
export class ReplayCache {
  readonly #store: Pick<TableStore, 'log'>;
  readonly #replays = new LRUCache<string, Replay>({ max: MAX_TABLES });

  constructor(store: Pick<TableStore, 'log'>) {
    this.#store = store;
  }

  /** Up to the table's own version. Throws if the log breaks the rules. */
  async of<G extends GameName>(table: TableOf<G>): Promise<readonly ShownEntry<G>[]> {
    const { id, setup, logLength } = table;
    if (!setup) return [];
    const log = (await this.#store.log(id, table)).slice(0, logLength);
    const kept = this.#replays.get(id);
    const start = { log: [], events: [], state: gameOf(table).rules.start(setup) };
    const known = kept && hasSameTexts(kept, log) ? kept : start;
    const replay = known.events.length < log.length ? continueReplay(table, known, log) : known;
    if (replay !== kept) this.#replays.set(id, replay);
    const { events } = replay;
    const replayed = log.map((entry, at): ShownEntry => ({ ...entry, events: events[at] ?? [] }));
    // A table's log is of its own game.
    return replayed as readonly ShownEntry<GameName>[] as readonly ShownEntry<G>[];
  }
}

const hasSameTexts = (kept: Replay, log: readonly LoggedAction[]): boolean =>
  log.every(({ action }, at) => {
    const before = kept.log[at];
    return !before || textOf(action) === textOf(before.action);
  });

const textOf = (action: ActionOf): string => ('text' in action ? action.text : '');

function continueReplay(table: Table, known: Replay, log: readonly LoggedAction[]): Replay {
  const { rules } = gameOf(table);
  const events = [...known.events];
  let { state } = known;
  for (const entry of log.slice(events.length)) {
    const applied = rules.apply(state, entry.action);
    if (!applied.ok)
      throw new Error(
        `Table ${table.id}: action ${entry.seq} of the log is refused: ${applied.refusal.code}`,
      );
    state = applied.state;
    events.push(applied.events);
  }
  return { log, events, state };
}
