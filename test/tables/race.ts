import type { Placing } from '../../src/tables/results/result.ts';
import { isOf, type Table, type TableOf } from '../../src/tables/table.ts';
import type { RaceDeeds } from '../../src/tables/tuchulcha/types.ts';

/** Narrows a table to Tuchulcha. Throws if it is of another game. */
export function race(table: Table): TableOf<'tuchulcha'> {
  if (!isOf('tuchulcha', table)) throw new Error(`table ${table.id} is of ${table.game}`);
  return table;
}

/** A person's deeds in a game of Tuchulcha. Throws if it was another game. */
export function raceDeeds(placing: Placing): RaceDeeds {
  if (!('hits' in placing.deeds)) throw new Error(`no deeds of a race: ${JSON.stringify(placing.deeds)}`);
  return placing.deeds;
}
