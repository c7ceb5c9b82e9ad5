import type { ActionOf, EventOf, LoggedAction, StateOf } from '../../tables/game-types.ts';
import { gameOf } from '../../tables/games.ts';
import type { TableStore } from '../../tables/store.ts';
import type { Table } from '../../tables/table.ts';
import type { ReplayedAction } from '../views/game-view.ts';

/** Of so many tables what their logs did is kept. */
const MOST = 50;

interface Played {
  readonly log: readonly LoggedAction[];
  readonly events: readonly (readonly EventOf[])[];
  readonly state: StateOf;
}

/** What the actions of tables did. A log only grows: what was played once is not played again, unless somebody's words were taken out of it. */
export class ReplayCache {
  readonly #store: Pick<TableStore, 'log'>;
  /** By table; the one asked for last at the end. */
  readonly #played = new Map<string, Played>();

  constructor(store: Pick<TableStore, 'log'>) {
    this.#store = store;
  }

  /** As far as the table goes, whatever has been added to its log since. Throws where the log breaks the rules. */
  async of(table: Table): Promise<readonly ReplayedAction[]> {
    const { id, setup, logLength } = table;
    if (!setup) return [];
    const log = (await this.#store.log(id)).slice(0, logLength);
    const kept = this.#played.get(id);
    const start = { log: [], events: [], state: gameOf(table).rules.start(setup) };
    const known = kept && saysTheSame(kept, log) ? kept : start;
    const { events } = known.events.length < log.length ? this.#keep(id, playedOn(table, known, log)) : known;
    return log.map((entry, at) => ({ ...entry, events: events[at] ?? [] }));
  }

  #keep(id: string, played: Played): Played {
    this.#played.delete(id);
    this.#played.set(id, played);
    const [oldest] = this.#played.keys();
    if (oldest !== undefined && this.#played.size > MOST) this.#played.delete(oldest);
    return played;
  }
}

/** Whether every word that was kept still stands in the log. */
const saysTheSame = (kept: Played, log: readonly LoggedAction[]): boolean =>
  log.every(({ action }, at) => {
    const before = kept.log[at];
    return !before || wordsOf(action) === wordsOf(before.action);
  });

function wordsOf(action: ActionOf): string {
  if ('text' in action) return action.text;
  return 'woven' in action ? action.woven : '';
}

function playedOn(table: Table, known: Played, log: readonly LoggedAction[]): Played {
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
