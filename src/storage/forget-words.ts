/** A person's words are taken out of the stories that they told. */
import {
  type Action,
  bacchanalia,
  type CharacterSheet,
  type GameState,
  type Setup,
} from '../games/bacchanalia/index.ts';
import { replay } from '../games/game.ts';
import type { Snowflake } from '../tables/game-types.ts';
import { FORGOTTEN_WORDS } from '../tables/seats.ts';
import { parseJson } from './columns.ts';
import type { TransactionClient } from './database/client.ts';
import { bacchanaliaJson } from './game-json.ts';

/** Removes what the person told, asked, answered and wove into stories. The actions stay and can be replayed. `stories`: tables' ids. */
export async function forgetWords(
  tx: TransactionClient,
  userId: Snowflake,
  stories: readonly string[],
): Promise<void> {
  for (const id of stories) {
    await forgetInState(tx, userId, id);
    await forgetInClaims(tx, userId, id);
    await forgetInLog(tx, userId, id);
    await forgetInCast(tx, id);
    // A vote to publish that was decided on the old watch would write the person back.
    await tx.table.updateMany({ where: { id }, data: { remindersVersion: { increment: 1 } } });
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
      return {
        ...action,
        text: FORGOTTEN_WORDS,
        ...(action.title && { title: FORGOTTEN_WORDS }),
        ...(action.odd && { odd: { ...action.odd, woven: FORGOTTEN_WORDS } }),
      };
    case 'retell':
      return {
        ...withoutCharacter(action),
        text: FORGOTTEN_WORDS,
        ...(action.woven && { woven: FORGOTTEN_WORDS }),
        ...(action.title && { title: FORGOTTEN_WORDS }),
      };
    case 'introduce':
      return { ...withoutCharacter(action), text: FORGOTTEN_WORDS };
    case 'edit':
      return {
        ...withoutCharacter(action),
        text: FORGOTTEN_WORDS,
        ...(action.title && { title: FORGOTTEN_WORDS }),
      };
    case 'ask':
    case 'answer':
      return { ...action, text: FORGOTTEN_WORDS };
    case 'keep':
      return { ...action, woven: FORGOTTEN_WORDS };
    default:
      return action;
  }
}

/** Without the characters that they named: fallbacks take their place. */
function withoutCharacter<A extends { readonly character?: CharacterSheet }>(
  action: A,
): Omit<A, 'character'> {
  const { character: _, ...rest } = action;
  return rest;
}

/** The cast as it follows from the log, which the person has been taken out of. */
async function forgetInCast(tx: TransactionClient, tableId: string): Promise<void> {
  const row = await tx.table.findUniqueOrThrow({
    where: { id: tableId },
    select: { state: true, setup: true },
  });
  if (row.state === null || row.setup === null) return;
  const { cast, ...state } = parseJson(bacchanaliaJson.state, row.state);
  if (!cast) return;
  const log = await tx.tableAction.findMany({
    where: { tableId },
    orderBy: { seq: 'asc' },
    select: { action: true },
  });
  const actions = log.map(({ action }) => parseJson(bacchanaliaJson.action, action));
  const left = castAfter(parseJson(bacchanaliaJson.setup, row.setup), actions);
  const forgotten = JSON.stringify({ ...state, ...(left && { cast: left }) });
  await tx.table.updateMany({ where: { id: tableId }, data: { state: forgotten } });
}

/** Null too where the log does not replay: nobody's words are kept for that. */
function castAfter(setup: Setup, actions: readonly Action[]): GameState['cast'] | null {
  try {
    return replay(bacchanalia, setup, actions).state.cast ?? null;
  } catch {
    return null;
  }
}

/** A state holds no words but the cast's, and those of the card kept last, while it may be challenged. */
async function forgetInState(tx: TransactionClient, userId: Snowflake, tableId: string): Promise<void> {
  const kept = await tx.tableAction.findFirst({
    // Never part of a player's text: JSON puts a backslash before its quotation marks.
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

/** Reasons for which odd cards were kept, while they may be doubted, where this person wrote it: read from the log before that forgets it. */
async function forgetInClaims(tx: TransactionClient, userId: Snowflake, tableId: string): Promise<void> {
  const row = await tx.table.findUniqueOrThrow({ where: { id: tableId }, select: { state: true } });
  const state = row.state === null ? null : parseJson(bacchanaliaJson.state, row.state);
  if (!state?.claims?.length) return;
  const entries = await tx.tableAction.findMany({
    where: { tableId, actor: userId, action: { contains: '"woven":' } },
    select: { action: true },
  });
  const own = new Set(entries.flatMap(({ action }) => wovenIn(parseJson(bacchanaliaJson.action, action))));
  const claims = state.claims.map((claim) =>
    own.has(claim.woven) ? { ...claim, woven: FORGOTTEN_WORDS } : claim,
  );
  await tx.table.updateMany({
    where: { id: tableId },
    data: { state: JSON.stringify({ ...state, claims }) },
  });
}

const wovenIn = (action: Action): readonly string[] => {
  if (action.type === 'tell') return action.odd ? [action.odd.woven] : [];
  return action.type === 'retell' && action.woven ? [action.woven.trim()] : [];
};
