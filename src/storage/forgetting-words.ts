import type { Action } from '../games/bacchanalia/index.ts';
import type { Snowflake } from '../tables/game-types.ts';
import { FORGOTTEN_WORDS } from '../tables/seats.ts';
import { bacchanaliaJson } from './bacchanalia-json.ts';
import type { TransactionClient } from './client.ts';
import { parseJson } from './columns.ts';
import { inChunks } from './touched-tables.ts';

/** What the person told, asked, answered and wove into stories at these tables; what was done by it stays, and is replayed. */
export async function forgetWords(
  tx: TransactionClient,
  userId: Snowflake,
  touched: readonly string[],
): Promise<void> {
  const stories = await inChunks(touched, (some) =>
    tx.table.findMany({
      where: { id: { in: some }, game: 'bacchanalia', setup: { not: null } },
      select: { id: true },
    }),
  );
  for (const { id } of stories) {
    await forgetInState(tx, userId, id);
    await forgetInLog(tx, userId, id);
    // Whoever is about to agree to publish, with the watch in hand as it was, would write the person back.
    await tx.table.updateMany({ where: { id }, data: { watchVersion: { increment: 1 } } });
  }
}

async function forgetInLog(tx: TransactionClient, userId: Snowflake, tableId: string): Promise<void> {
  const entries = await tx.tableAction.findMany({
    where: { tableId, actor: userId },
    select: { seq: true, action: true },
  });
  for (const { seq, action } of entries) {
    const forgotten = JSON.stringify(withoutWords(parseJson(bacchanaliaJson.action, action)));
    if (forgotten === action) continue;
    await tx.tableAction.updateMany({ where: { tableId, seq }, data: { action: forgotten } });
  }
}

function withoutWords(action: Action): Action {
  switch (action.type) {
    case 'tell':
    case 'ask':
    case 'answer':
    case 'retell':
      return { ...action, text: FORGOTTEN_WORDS };
    case 'keep':
      return { ...action, woven: FORGOTTEN_WORDS };
    default:
      return action;
  }
}

/** A state knows no words but those that an odd card may be challenged for: of the card that was kept last. */
async function forgetInState(tx: TransactionClient, userId: Snowflake, tableId: string): Promise<void> {
  const kept = await tx.tableAction.findFirst({
    // No text of a player has this in it: in JSON its quotation marks have a backslash before them.
    where: { tableId, action: { contains: '"type":"keep"' } },
    orderBy: { seq: 'desc' },
    select: { actor: true },
  });
  if (kept?.actor !== userId) return;
  const row = await tx.table.findUniqueOrThrow({ where: { id: tableId }, select: { state: true } });
  if (row.state === null) return;
  const state = parseJson(bacchanaliaJson.state, row.state);
  const { phase } = state;
  if (!('woven' in phase)) return;
  const forgotten = JSON.stringify({ ...state, phase: { ...phase, woven: FORGOTTEN_WORDS } });
  await tx.table.updateMany({ where: { id: tableId }, data: { state: forgotten } });
}
