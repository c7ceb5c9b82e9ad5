/** A person's words are taken out of the stories that they told. */
import { type Action, bacchanalia, type GameState, type Setup } from '../../games/bacchanalia/index.ts';
import { replay } from '../../games/game.ts';
import { withoutWords } from '../../tables/bacchanalia/words.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { FORGOTTEN_WORDS } from '../../tables/seats.ts';
import { parseJson } from '../columns.ts';
import type { TransactionClient } from '../database/client.ts';
import { jsonOf } from '../games.ts';

/** Removes what the person told, asked, answered and wove into stories. The actions stay and can be replayed. `stories`: tables' ids. */
export async function forgetWords(
  tx: TransactionClient,
  userId: Snowflake,
  stories: readonly string[],
): Promise<void> {
  for (const id of stories) {
    await forgetInStory(tx, userId, id);
    // A vote to publish that was decided on the old reminders would write the person back.
    await tx.table.updateMany({ where: { id }, data: { remindersVersion: { increment: 1 } } });
  }
}

interface Entry {
  readonly seq: number;
  readonly isOwn: boolean;
  readonly action: Action;
}

async function forgetInStory(tx: TransactionClient, userId: Snowflake, tableId: string): Promise<void> {
  const { state, setup } = await tx.table.findUniqueOrThrow({
    where: { id: tableId },
    select: { state: true, setup: true },
  });
  const rows = await tx.tableAction.findMany({
    where: { tableId },
    orderBy: { seq: 'asc' },
    select: { seq: true, actor: true, action: true },
  });
  const log = rows.map(({ seq, actor, action }) => ({
    seq,
    isOwn: actor === userId,
    action: parseJson(jsonOf('bacchanalia').action, action),
  }));
  const forgotten = log.map(({ isOwn, action }) => (isOwn ? withoutWords(action) : action));
  for (const [index, { seq, isOwn }] of log.entries()) {
    const action = JSON.stringify(forgotten[index]);
    if (isOwn && action !== rows[index]?.action)
      await tx.tableAction.updateMany({ where: { tableId, seq }, data: { action } });
  }
  if (state === null || setup === null) return;
  const before = parseJson(jsonOf('bacchanalia').state, state);
  const left = forgetInState(before, log, parseJson(jsonOf('bacchanalia').setup, setup), forgotten);
  await tx.table.updateMany({ where: { id: tableId }, data: { state: JSON.stringify(left) } });
}

/** A state holds the cast's words, and those of odd cards that are kept, while they may be doubted. */
function forgetInState(
  state: GameState,
  log: readonly Entry[],
  setup: Setup,
  forgotten: readonly Action[],
): GameState {
  const own = new Set(log.flatMap(({ isOwn, action }) => (isOwn ? wovenIn(action) : [])));
  return {
    ...state,
    claims: state.claims.map((claim) =>
      own.has(claim.woven) ? { ...claim, woven: FORGOTTEN_WORDS } : claim,
    ),
    cast: castAfter(setup, forgotten),
  };
}

/** The cast as it follows from a log that the person was taken out of. Empty where the log does not replay: nobody's words are kept for that. */
function castAfter(setup: Setup, actions: readonly Action[]): GameState['cast'] {
  try {
    return replay(bacchanalia, setup, actions).state.cast;
  } catch {
    return {};
  }
}

const wovenIn = (action: Action): readonly string[] => {
  if (action.type === 'tell') return action.odd ? [action.odd.woven] : [];
  return action.type === 'retell' && action.woven ? [action.woven.trim()] : [];
};
