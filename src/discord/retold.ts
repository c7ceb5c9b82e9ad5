import { type GameEvent, type GameState, tuchulcha } from '../games/tuchulcha/index.ts';
import type { TableStore } from '../tables/store.ts';
import type { LoggedAction, Table } from '../tables/table.ts';
import type { Told } from './views/story.ts';

/** An entry of the log, with what it did. */
export type ToldAction = LoggedAction & Told;

/** Of so many tables what their logs did is kept. */
const MOST = 50;

interface Played {
  readonly events: readonly (readonly GameEvent[])[];
  readonly state: GameState;
}

/** What the actions of tables did. A log only grows: what was played once is not played again. */
export class Retold {
  readonly #store: Pick<TableStore, 'log'>;
  /** By table; the one asked for last at the end. */
  readonly #played = new Map<string, Played>();

  constructor(store: Pick<TableStore, 'log'>) {
    this.#store = store;
  }

  /** As far as the table goes, whatever has been added to its log since. Throws where the log breaks the rules. */
  async of(table: Table): Promise<readonly ToldAction[]> {
    const { id, setup, logLength } = table;
    if (!setup) return [];
    const log = (await this.#store.log(id)).slice(0, logLength);
    const known = this.#played.get(id) ?? { events: [], state: tuchulcha.start(setup) };
    const { events } = known.events.length < log.length ? this.#keep(id, playedOn(id, known, log)) : known;
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

function playedOn(id: string, known: Played, log: readonly LoggedAction[]): Played {
  const events = [...known.events];
  let { state } = known;
  for (const entry of log.slice(events.length)) {
    const applied = tuchulcha.apply(state, entry.action);
    if (!applied.ok)
      throw new Error(`Table ${id}: action ${entry.seq} of the log is refused: ${applied.refusal.code}`);
    state = applied.state;
    events.push(applied.events);
  }
  return { events, state };
}
