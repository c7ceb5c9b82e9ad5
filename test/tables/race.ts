import type { Placing } from '../../src/tables/results/result.ts';
import { isOf, type Table, type TableOf } from '../../src/tables/table.ts';
import type { RaceDeeds } from '../../src/tables/tuchulcha/types.ts';

/** A table of Tuchulcha as what it is. Throws where it is of another game. */
export function race(table: Table): TableOf<'tuchulcha'> {
  if (!isOf('tuchulcha', table)) throw new Error(`table ${table.id} is of ${table.game}`);
  return table;
}

/** What somebody did in a game of Tuchulcha. Throws where it was another game. */
export function raceDeeds(placing: Placing): RaceDeeds {
  if (!('hits' in placing.deeds)) throw new Error(`no deeds of a race: ${JSON.stringify(placing.deeds)}`);
  return placing.deeds;
}
