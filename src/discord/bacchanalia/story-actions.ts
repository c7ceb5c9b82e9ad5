import { dropCarriedTale } from '../../tables/bacchanalia/agreement.ts';
import type { StoryRequest, StoryTable } from '../../tables/bacchanalia/types.ts';
import { findRematch } from '../../tables/changes/rematch.ts';
import { findTable, type Outcome } from '../../tables/changes/table-transaction.ts';
import { makeRequest } from '../../tables/changes/turns.ts';
import type { Seat } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import { isOf } from '../../tables/table.ts';
import { isOnEphemeral } from '../api/interaction.ts';
import { acknowledgementOf } from '../handling/acknowledgement.ts';
import type { HandlerContext, Tap } from '../handling/context.ts';
import { closeOldTurn, refreshPressed, refreshRefused, refreshTable } from '../handling/refresh-table.ts';
import { acceptedTable, answer, replyRefusal } from '../handling/reply.ts';
import { digestsOfTale } from './find-tale.ts';
import { ownMessagesOf } from './story-texts.ts';
import { cutMessage } from './tale-messages.ts';

/** Acts at a story's table, or tells the person why not. Returns whether it was done. */
export async function actAtStory(tap: Tap, table: string, request: StoryRequest): Promise<boolean> {
  const asked = request.type === 'skip' ? await withShown(tap, table, request) : request;
  const outcome = await makeRequest(tap.tables, table, null, tap.userId, asked);
  if (!isCutAlready(outcome, request) && !(await acceptedTable(tap, outcome))) {
    await refreshRefused(tap, table, outcome.table);
    return false;
  }
  if (isOnEphemeral(tap.interaction)) {
    const content = request.type === 'skip' ? await whatIsCut(tap, outcome, request.tale) : null;
    await answer(tap, content ?? tap.t('bacchanalia.done'));
  }
  await sendNoticesAndRefresh(tap, table);
  if (request.type === 'skip') await cutFromNextStory(tap, table, request.tale);
  return true;
}

/** Two people may use their X-cards at once: the second one's wish is fulfilled as well. */
const isCutAlready = (outcome: Outcome, { type }: StoryRequest): boolean =>
  type === 'skip' &&
  !outcome.ok &&
  outcome.refusal.code === 'rules' &&
  outcome.refusal.refusal.code === 'skippedAlready';

/** The log may lose a cut text before its messages are gone: once the story is over, or the tale is retold. Digests find them. */
async function withShown(
  tap: Tap,
  id: string,
  request: Extract<StoryRequest, { readonly type: 'skip' }>,
): Promise<StoryRequest> {
  const table = await findTable(tap.tables, id);
  if (!table || !isOf('bacchanalia', table)) return request;
  return { ...request, shown: digestsOfTale(await tap.tableMessages.replay(table), request.tale) };
}

async function cutFromNextStory(context: HandlerContext, id: string, tale: number): Promise<void> {
  const next = await findRematch(context.store, id);
  if (next.table && (await dropCarriedTale(context.tables, next.id, tale)).ok)
    await refreshTable(context, next.id);
}

async function whatIsCut(tap: Tap, { table }: Outcome, tale: number): Promise<string | null> {
  if (!table || !isOf('bacchanalia', table)) return null;
  const replay = await tap.tableMessages.replay(table);
  return cutMessage(tap.t, table, ownMessagesOf(replay, tale), tap.userId);
}

export interface StorySeat {
  readonly table: StoryTable;
  readonly seat: Seat<'bacchanalia'>;
}

/** The story at which the person sits, or null after telling them why not. `afterwards`: also allows one that is over. */
export async function storySeat(tap: Tap, id: string, afterwards = false): Promise<StorySeat | null> {
  const table = await findTable(tap.tables, id);
  const refuse = (code: 'noSuchTable' | 'notPlaying' | 'notSeated') => replyRefusal(tap, { code }, table);
  if (!table || !isOf('bacchanalia', table)) {
    await refuse('noSuchTable');
    return null;
  }
  const seat = seatOf(table, tap.userId);
  if (seat && (table.status === 'playing' || (afterwards && table.status !== 'lobby')))
    return { table, seat };
  await refuse(seat ? 'notPlaying' : 'notSeated');
  await closeOldTurn(tap, table);
  return null;
}

/** Sends the tale, then the message of the next turn. The change must be stored. */
export async function sendNoticesAndRefresh(tap: Tap, table: string): Promise<void> {
  // Sending takes time, since notices of other tables may be among them.
  await acknowledgementOf(tap.interaction).acknowledge();
  await tap.sendNotices();
  await refreshPressed(tap, table);
}
