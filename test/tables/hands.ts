import type { Snowflake } from '../../src/tables/game-types.ts';
import type { Outcome, Person, Tables } from '../../src/tables/tables.ts';

/** A seat is offered to a person, who takes it; what came of that. */
export async function handOver(tables: Tables, id: string, from: Snowflake, to: Person): Promise<Outcome> {
  const offered = await tables.offers.offer(id, from, false, { from, to: to.userId });
  return offered.ok ? tables.substitutes.takeOver(id, from, to) : offered;
}
