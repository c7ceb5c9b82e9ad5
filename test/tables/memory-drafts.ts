import { draftRowOf, parseDraft } from '../../src/storage/bacchanalia/json.ts';
import {
  type Draft,
  type DraftPart,
  type DraftStore,
  tellersOf,
  withPart,
} from '../../src/tables/bacchanalia/drafts.ts';
import type { LoggedAction, Snowflake } from '../../src/tables/game-types.ts';

/**
 * The drafts' port in memory. `exists`: whether there is such a table; `isOver`: and whether it is over. `changes`: interactions
 * and the tables that they have changed.
 */
export function memoryDrafts(
  exists: (tableId: string) => boolean,
  isOver: (tableId: string) => boolean,
  changes: Set<string>,
) {
  const drafts = new Map<string, Draft>();
  const keyOf = (tableId: string, userId: Snowflake) => `${tableId} ${userId}`;
  const save = (tableId: string, userId: Snowflake, parts: readonly DraftPart[], now: Date): Draft => {
    if (!exists(tableId)) throw new Error(`No table ${tableId}.`);
    const draft = parseDraft(draftRowOf(tableId, userId, parts, now));
    drafts.set(keyOf(tableId, userId), draft);
    return structuredClone(draft);
  };
  const drop = (tableId: string, userId: Snowflake): void => {
    drafts.delete(keyOf(tableId, userId));
  };
  const store = {
    async draft(tableId, userId) {
      return structuredClone(drafts.get(keyOf(tableId, userId)) ?? null);
    },
    async addToDraft(tableId, userId, part, now, interactionId, holds) {
      const parts = withPart(drafts.get(keyOf(tableId, userId))?.parts ?? [], part, holds);
      if (parts === 'full') return parts;
      if (changes.has(`${interactionId} ${tableId}`)) return 'added';
      if (interactionId !== undefined) changes.add(`${interactionId} ${tableId}`);
      return save(tableId, userId, parts, now);
    },
    async dropDraft(tableId, userId) {
      drop(tableId, userId);
    },
  } satisfies DraftStore;
  const forget = (before: Date): void => {
    for (const { tableId, userId, updatedAt } of drafts.values())
      if (updatedAt < before && isOver(tableId)) drop(tableId, userId);
  };
  const dropTold = (tableId: string, actions: readonly LoggedAction[]): void => {
    for (const userId of tellersOf(actions as readonly LoggedAction<'bacchanalia'>[])) drop(tableId, userId);
  };
  return { drafts: store, dropTold, forget };
}
