import { offerSeat, takeOverSeat } from '../../src/tables/changes/substitutes.ts';
import { following, type Outcome, type TablesContext } from '../../src/tables/changes/table-transaction.ts';
import type { Person, Snowflake } from '../../src/tables/game-types.ts';

/** Offers a seat to a person, who accepts it by the interaction; returns the result. */
export async function handOver(
  tables: TablesContext,
  id: string,
  from: Snowflake,
  to: Person,
): Promise<Outcome> {
  const offered = await offerSeat(following(tables), id, from, false, { from, to: to.userId });
  return offered.ok ? takeOverSeat(tables, id, from, to) : offered;
}
