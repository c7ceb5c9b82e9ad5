import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { Color } from '../../../src/games/tuchulcha/position.ts';
import type { LoggedAction, Sitting } from '../../../src/tables/game-types.ts';
import type { StoredTable } from './stored.ts';

/** A turn as the log alone tells it. Times are Unix milliseconds. */
export interface LoggedTurn {
  readonly number: number;
  readonly color: Color;
  readonly begin: number;
  /** Null: it goes on. */
  readonly end: number | null;
  readonly entries: readonly LoggedAction<'tuchulcha'>[];
}

type Ended = LoggedAction<'tuchulcha'> & { readonly endsTurnOf: Color | null };

/** The log with whose turn each entry ended. Throws where the rules refuse an entry. */
export function endsOf({ table, log }: StoredTable): readonly Ended[] {
  if (!table.setup) return [];
  let state = tuchulcha.start(table.setup);
  return log.map((entry) => {
    const { color } = offers(state);
    const applied = tuchulcha.apply(state, entry.action);
    if (!applied.ok) throw new Error(`Table ${table.number}: entry ${entry.seq} is refused.`);
    const isOver = tuchulcha.winners(applied.state) !== null;
    const ends = applied.state.turnNumber !== state.turnNumber || isOver;
    state = applied.state;
    return { ...entry, endsTurnOf: ends ? color : null };
  });
}

const known = new WeakMap<StoredTable, readonly LoggedTurn[]>();

/** All turns, the one that is being played too. */
export function turnsOf(stored: StoredTable): readonly LoggedTurn[] {
  const turns = known.get(stored) ?? readTurns(stored);
  known.set(stored, turns);
  return turns;
}

function readTurns(stored: StoredTable): readonly LoggedTurn[] {
  const { table, sittings } = stored;
  const { setup, state } = table;
  const [start] = sittings;
  if (!setup || !state || !start) return [];
  const turns: LoggedTurn[] = [];
  let entries: LoggedAction<'tuchulcha'>[] = [];
  let begin = start.at.getTime();
  for (const entry of endsOf(stored)) {
    entries.push(entry);
    if (!entry.endsTurnOf) continue;
    const end = entry.at.getTime();
    turns.push({ number: turns.length + 1, color: entry.endsTurnOf, begin, end, entries });
    begin = end;
    entries = [];
  }
  const { color } = offers(state);
  if (color) turns.push({ number: turns.length + 1, color, begin, end: null, entries });
  return turns;
}

/** Who held a color's seat at a time, and since when it was so. */
export function sittingAt(
  sittings: readonly Sitting<'tuchulcha'>[],
  color: Color,
  time: number,
): { readonly userId: string | null; readonly isAway: boolean; readonly since: number } | null {
  const found = sittings.findLast((one) => one.color === color && one.at.getTime() <= time);
  if (!found) return null;
  const { occupant, standIn, at } = found;
  return {
    userId: occupant?.kind === 'person' ? occupant.userId : null,
    isAway: standIn,
    since: at.getTime(),
  };
}
