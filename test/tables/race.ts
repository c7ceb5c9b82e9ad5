import { isOf, type Table, type TableOf } from '../../src/tables/table.ts';

/** A table of Tuchulcha as what it is. Throws where it is of another game. */
export function race(table: Table): TableOf<'tuchulcha'> {
  if (!isOf('tuchulcha', table)) throw new Error(`table ${table.id} is of ${table.game}`);
  return table;
}
