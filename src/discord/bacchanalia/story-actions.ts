import { dropCarriedTale } from '../../tables/bacchanalia/agreement.ts';
import type { StoryRequest, StoryTable } from '../../tables/bacchanalia/settings.ts';
import { findRematch } from '../../tables/changes/rematch.ts';
import { findTable, type Outcome } from '../../tables/changes/table-transaction.ts';
import { makeRequest } from '../../tables/changes/turns.ts';
import type { Seat } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import { isOf } from '../../tables/table.ts';
import { isOnEphemeral } from '../api/interaction.ts';
import { plain } from '../api/message.ts';
import { type Answerable, acknowledgementOf } from '../handling/acknowledgement.ts';
import { type HandlerContext, translatorFor } from '../handling/context.ts';
import { refreshPressed, refreshRefused, refreshTable } from '../handling/refresh-table.ts';
import { acceptedTable, answer, replyRefusal } from '../handling/reply.ts';
import { ownMessagesOf } from './story-texts.ts';
import { cutMessage } from './tale-messages.ts';

/** Acts at a story's table, or tells the person why not. Returns whether it was done. */
export async function actAtStory(
  context: HandlerContext,
  interaction: Answerable,
  table: string,
  request: StoryRequest,
): Promise<boolean> {
  const outcome = await makeRequest(context.tables, table, null, interaction.user.id, request);
  if (!(await acceptedTable(context, interaction, outcome))) {
    await refreshRefused(context, interaction, table, outcome.table);
    return false;
  }
  if (isOnEphemeral(interaction)) {
    const t = await translatorFor(context, interaction);
    const content =
      request.type === 'skip' ? await whatIsCut(context, interaction, outcome, request.tale) : null;
    await answer(interaction, plain(content ?? t('bacchanalia.done')));
  }
  await sendNoticesAndRefresh(context, interaction, table);
  if (request.type === 'skip') await cutFromNextStory(context, table, request.tale);
  return true;
}

async function cutFromNextStory(context: HandlerContext, id: string, tale: number): Promise<void> {
  const next = await findRematch(context.store, id);
  if (next.table && (await dropCarriedTale(context.tables, next.id, tale)).ok)
    await refreshTable(context, next.id);
}

async function whatIsCut(
  context: HandlerContext,
  interaction: Answerable,
  { table }: Outcome,
  tale: number,
): Promise<string | null> {
  if (!table || !isOf('bacchanalia', table)) return null;
  const t = await translatorFor(context, interaction);
  const replay = await context.tableMessages.replay(table);
  return cutMessage(t, table, ownMessagesOf(replay, tale), interaction.user.id);
}

export interface StorySeat {
  readonly table: StoryTable;
  readonly seat: Seat<'bacchanalia'>;
}

/** The story at which the person sits, or null after telling them why not. `afterwards`: also allows a finished one. */
export async function storySeat(
  context: HandlerContext,
  interaction: Answerable,
  id: string,
  afterwards = false,
): Promise<StorySeat | null> {
  const table = await findTable(context.tables, id);
  const refuse = (code: 'noSuchTable' | 'notPlaying' | 'notSeated') =>
    replyRefusal(context, interaction, { code }, table);
  if (!table || !isOf('bacchanalia', table)) {
    await refuse('noSuchTable');
    return null;
  }
  const seat = seatOf(table, interaction.user.id);
  if (seat && (table.status === 'playing' || (afterwards && table.status === 'finished')))
    return { table, seat };
  await refuse(seat ? 'notPlaying' : 'notSeated');
  return null;
}

/** Sends the tale, then the message of the next turn. The change must be stored. */
export async function sendNoticesAndRefresh(
  context: HandlerContext,
  interaction: Answerable,
  table: string,
): Promise<void> {
  // Sending takes time, since notices of other tables may be among them.
  await acknowledgementOf(interaction).acknowledge();
  await context.sendNotices();
  await refreshPressed(context, interaction, table);
}
