import { changePlayers } from '../../src/tables/changes/lobby.ts';
import { findTable, type Outcome, type TablesContext } from '../../src/tables/changes/table-transaction.ts';
import type { Snowflake } from '../../src/tables/game-types.ts';

export const addComputer = (context: TablesContext, id: string, by: Snowflake): Promise<Outcome> =>
  change(context, id, by, 1);

export const removeComputer = (context: TablesContext, id: string, by: Snowflake): Promise<Outcome> =>
  change(context, id, by, -1);

async function change(context: TablesContext, id: string, by: Snowflake, more: number): Promise<Outcome> {
  const table = await findTable(context, id);
  const { size = 4, seats = [] } = table ?? {};
  const computers = seats.filter(({ occupant }) => occupant.kind === 'computer').length + more;
  return changePlayers(context, id, by, { size, computers });
}
