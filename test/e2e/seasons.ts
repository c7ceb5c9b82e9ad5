import { resignGame } from '../../src/tables/changes/turns.ts';
import type { StoredSeason } from '../../src/tables/seasons/season.ts';
import type { Table } from '../../src/tables/table.ts';
import { chooseAction, plainRaceJudge } from '../../tools/training/plain-player.ts';
import type { Harness } from './harness.ts';

/** The tables of a season that were opened. */
export async function tablesOf(
  { store }: Pick<Harness, 'store'>,
  { season }: StoredSeason,
): Promise<readonly Table[]> {
  const tables = await Promise.all(season.tables.map(({ tableId }) => store.load(tableId ?? '')));
  return tables.filter((table) => table !== null);
}

/** All but one at each of these tables give up. */
export async function finishTables(
  { store, dice, clock }: Pick<Harness, 'store' | 'dice' | 'clock'>,
  tables: readonly Table[],
  winner: (table: Table) => string = firstSeat,
): Promise<void> {
  const context = {
    store,
    dice,
    services: { tuchulcha: { computer: chooseAction, judge: plainRaceJudge } },
    now: clock.now,
  };
  for (const table of tables)
    for (const { occupant } of table.seats)
      if (occupant.kind === 'person' && occupant.userId !== winner(table))
        await resignGame(context, table.id, occupant.userId);
}

/** The person in the first seat of a table, if any. */
export const firstSeat = ({ seats }: Table): string => {
  const [seat] = seats;
  return seat?.occupant.kind === 'person' ? seat.occupant.userId : '';
};
