import type { Snowflake } from '../game-types.ts';
import { isOpen, type Table } from '../table.ts';
import { changeTable, type TablesContext } from './table-transaction.ts';

/** Open tables of a server speak this language from now on. Those that spoke another, as they are then. */
export async function speak(
  context: TablesContext,
  guildId: Snowflake,
  locale: string,
): Promise<readonly Table[]> {
  const changed: Table[] = [];
  for (const { id } of await context.store.placesIn(guildId)) {
    const outcome = await changeTable(context, id, (table) =>
      isOpen(table) && table.locale !== locale
        ? { ok: true, change: { locale } }
        : { ok: false, refusal: { code: 'notPlaying' } },
    );
    if (outcome.ok) changed.push(outcome.table);
  }
  return changed;
}
