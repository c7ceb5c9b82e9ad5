import * as z from 'zod';
import type { Action } from '../../games/bacchanalia/action.ts';
import { bacchanalia } from '../../games/bacchanalia/game.ts';
import type { GameState, Setup } from '../../games/bacchanalia/state.ts';
import { replay } from '../../games/game.ts';
import { withoutWords } from '../../tables/bacchanalia/cut-words.ts';
import {
  type Draft,
  type DraftPart,
  type DraftStore,
  draftPart,
  fits,
  tellersOf,
  withPart,
} from '../../tables/bacchanalia/drafts.ts';
import { FORGOTTEN_WORDS, type Snowflake, snowflake } from '../../tables/game-types.ts';
import { parseJson, parseTableRows } from '../columns.ts';
import type { TransactionClient, Transactions } from '../database/client.ts';
import { type GameRows, jsonOf } from '../game-storage.ts';
import type { Draft as DraftRow } from '../generated/sqlite/client.ts';
import { ChangedBefore, markChanged } from '../interactions.ts';

const partsJson = z.array(draftPart).refine(fits, { error: 'more than a draft holds' });
/** A row that is about to get its first part. */
const NO_PARTS = '[]';

const draftRow = z.object({ tableId: z.string(), userId: snowflake, updatedAt: z.date() });

function draftRepository(transactions: Transactions): DraftStore {
  return {
    draft: (tableId, userId) =>
      transactions.single(async (client) => {
        const row = await client.draft.findUnique({ where: { tableId_userId: { tableId, userId } } });
        return row && parseDraft(row);
      }),

    async addToDraft(tableId, userId, part, now, interactionId, holds) {
      if (withPart([], part) === 'full') return 'full';
      const empty = { tableId, userId, parts: NO_PARTS, updatedAt: now };
      const where = { tableId_userId: { tableId, userId } };
      return transactions
        .write(async (tx) => {
          // Locks the row: another addition waits, and adds to the draft that this one leaves.
          const row = await tx.draft.upsert({ where, create: empty, update: { userId } });
          const added = withPart(parseJson(partsJson, row.parts), part, holds);
          if (added === 'full') return 'full';
          const draft = await tx.draft.update({ where, data: draftRowOf(tableId, userId, added, now) });
          await markChanged(tx, tableId, interactionId, now);
          return parseDraft(draft);
        })
        .catch((error: unknown) => {
          if (error instanceof ChangedBefore) return 'added';
          throw error;
        });
    },

    async dropDraft(tableId, userId) {
      await transactions.single((client) => client.draft.deleteMany({ where: { tableId, userId } }));
    },
  };
}

/** Throws BrokenRow. */
export function parseDraft(row: DraftRow): Draft {
  return parseTableRows(row.tableId, () => ({
    ...draftRow.parse(row),
    parts: parseJson(partsJson.min(1), row.parts),
  }));
}

/** Throws BrokenRow. */
export function draftRowOf(
  tableId: string,
  userId: Snowflake,
  parts: readonly DraftPart[],
  updatedAt: Date,
): DraftRow {
  const row = { tableId, userId, parts: JSON.stringify(parts), updatedAt };
  parseDraft(row);
  return row;
}

/** Tales that are being written. Whoever has told theirs needs it no more. */
export const storyRows: GameRows<'bacchanalia'> = {
  createStore: draftRepository,
  async afterActions(tx, tableId, actions) {
    for (const userId of tellersOf(actions)) await tx.draft.deleteMany({ where: { tableId, userId } });
  },
  async forgetBefore(tx, before) {
    await tx.draft.deleteMany({
      where: { updatedAt: { lt: before }, table: { status: { in: ['finished', 'aborted'] } } },
    });
  },
  async forgetPerson(tx, userId, begun) {
    for (const id of begun) {
      await forgetInStory(tx, userId, id);
      // A vote to publish that was decided on the old reminders would write the person back.
      await tx.table.updateMany({ where: { id }, data: { remindersVersion: { increment: 1 } } });
    }
    await tx.draft.deleteMany({ where: { userId } });
    return 0;
  },
  async exportPerson(tx, userId) {
    const drafts = await tx.draft.findMany({ where: { userId }, orderBy: { tableId: 'asc' } });
    return { drafts: drafts.map((draft) => ({ ...draft, parts: JSON.parse(draft.parts) })) };
  },
};

/** Removes what the person told, asked, answered and wove into a story. The actions stay and can be replayed. */
async function forgetInStory(tx: TransactionClient, userId: Snowflake, tableId: string): Promise<void> {
  const json = jsonOf('bacchanalia');
  const { state, setup } = await tx.table.findUniqueOrThrow({
    where: { id: tableId },
    select: { state: true, setup: true },
  });
  const rows = await tx.tableAction.findMany({
    where: { tableId },
    orderBy: { seq: 'asc' },
    select: { seq: true, actor: true, action: true },
  });
  const actions: Action[] = [];
  for (const { seq, actor, action: before } of rows) {
    const parsed = parseJson(json.action, before);
    const left = actor === userId ? withoutWords(parsed) : parsed;
    actions.push(left);
    const action = JSON.stringify(left);
    if (actor === userId && action !== before)
      await tx.tableAction.updateMany({ where: { tableId, seq }, data: { action } });
  }
  if (state === null || setup === null) return;
  const left = stateAfter(parseJson(json.setup, setup), actions, parseJson(json.state, state));
  await tx.table.updateMany({ where: { id: tableId }, data: { state: JSON.stringify(left) } });
}

/** The state as it follows from a log that the person was taken out of. Where that does not replay, nobody's words are kept. */
function stateAfter(setup: Setup, actions: readonly Action[], before: GameState): GameState {
  try {
    return replay(bacchanalia, setup, actions).state;
  } catch {
    const claims = before.claims.map((claim) => ({ ...claim, woven: claim.woven && FORGOTTEN_WORDS }));
    return { ...before, claims, cast: {} };
  }
}
