import * as z from 'zod';
import {
  type Draft,
  type DraftPart,
  type DraftStore,
  fits,
  tellersOf,
  withPart,
} from '../../tables/bacchanalia/drafts.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { parseJson, parseTableRows, snowflake } from '../columns.ts';
import type { Transactions } from '../database/client.ts';
import type { GameRows } from '../games.ts';
import type { Draft as DraftRow } from '../generated/sqlite/client.ts';
import { ChangedBefore, markChanged } from '../interactions.ts';
import { forgetWords } from './forget-words.ts';

const part: z.ZodType<DraftPart> = z.strictObject({
  text: z.string().min(1),
  messageId: snowflake.nullable(),
  from: z.array(snowflake).exactOptional(),
});

const partsJson = z.array(part).refine(fits, { error: 'more than a draft holds' });
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
    await forgetWords(tx, userId, begun);
    await tx.draft.deleteMany({ where: { userId } });
    return 0;
  },
  async exportPerson(tx, userId) {
    const drafts = await tx.draft.findMany({ where: { userId }, orderBy: { tableId: 'asc' } });
    return { drafts: drafts.map((draft) => ({ ...draft, parts: JSON.parse(draft.parts) })) };
  },
};
