import { z } from 'zod';
import type { LoggedAction } from '../tables/game-types.ts';
import { parsedOf } from './broken-row.ts';
import { counter, snowflake } from './columns.ts';
import { gameName, jsonOf } from './games.ts';

const actionRow = z.object({
  seq: counter,
  actor: z.union([snowflake, z.literal(['computer', 'table'])]),
  at: z.date(),
});

/** A whole log, ascending. Throws BrokenRow, also for a gap. */
export function parseLog(
  tableId: string,
  game: string,
  rows: readonly { seq: number; actor: string; action: string; at: Date }[],
): LoggedAction[] {
  return parsedOf(tableId, () => {
    const json = jsonOf(gameName.parse(game));
    return rows.map((row, index) => {
      if (row.seq !== index) throw new Error(`action ${row.seq} of the log where ${index} should be`);
      return { ...actionRow.parse(row), action: json.action.parse(JSON.parse(row.action)) };
    });
  });
}

/** Throws BrokenRow. */
export function actionRows(tableId: string, game: string, actions: readonly LoggedAction[]) {
  return parsedOf(tableId, () => {
    const json = jsonOf(gameName.parse(game));
    return actions.map(({ seq, actor, action, at }) => ({
      ...actionRow.parse({ seq, actor, at }),
      tableId,
      action: JSON.stringify(json.action.parse(action)),
    }));
  });
}
