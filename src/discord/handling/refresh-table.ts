import type { AutocompleteInteraction } from 'discord.js';
import { hideTurn, showTurnAgain } from '../../tables/changes/hidden-turn.ts';
import { startIfFull } from '../../tables/changes/lobby.ts';
import type { Accepted, Outcome } from '../../tables/changes/table-transaction.ts';
import { autoPlayTable } from '../../tables/changes/turns.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { isReady, peopleToAct } from '../../tables/seats.ts';
import { isWithoutPlace, type Table, tableChannel } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { isEmojiGone, rememberEmojis } from '../api/emojis.ts';
import {
  isAnsweredAlready,
  isClosedToMessages,
  isPermanentError,
  isTemporaryError,
  isTooLateToAnswer,
  orNull,
} from '../api/errors.ts';
import { isOnEphemeral } from '../api/interaction.ts';
import { customIdsIn } from '../api/layout.ts';
import type { OutMessage } from '../api/message.ts';
import type { PressedMessage } from '../table-message/table-message.ts';
import { NoPrivateThread, troubleOf } from '../table-message/thread.ts';
import { gameViewOf } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { troubleMessage } from '../views/notice-message.ts';
import { type Answerable, acknowledgementOf } from './acknowledgement.ts';
import type { HandlerContext, Tap } from './context.ts';
import { acceptedTable, replyPrivately } from './reply.ts';

/** The table after the accepted change, with its messages updated. */
export async function refreshIfAccepted(tap: Tap, outcome: Outcome): Promise<Table | null> {
  const table = await acceptedTable(tap, outcome);
  if (table) await refreshPressed(tap, table.id);
  return table;
}

/** Runs a handler, which answers after storing. A failure is logged with its table. False if the person could not be told of it. */
export async function withErrorReply(
  tap: Tap<Answerable | AutocompleteInteraction>,
  table: string | null,
  handle: () => Promise<void>,
): Promise<boolean> {
  const { interaction } = tap;
  try {
    await handle();
    if (!interaction.isAutocomplete()) await acknowledgementOf(interaction).finish();
    return true;
  } catch (error) {
    // The autocomplete timed out, or another process has answered it.
    if (interaction.isAutocomplete() && (isAnsweredAlready(error) || isTooLateToAnswer(error))) return true;
    const { id, user, guildId, channelId } = interaction;
    tap.log.error(
      { err: error, table, interaction: id, user: user.id, guild: guildId, channel: channelId },
      'handler failed',
    );
    tap.noteFailure?.(id);
    if (isEmojiGone(error)) rememberEmojis([]);
    if (interaction.isAutocomplete()) {
      await interaction.respond([]).catch(() => {});
      return true;
    }
    for (const one of new Set([...tap.changed, ...(table ? [table] : [])]))
      tap.retryQueue.retry(one, () => refreshTable(tap, one));
    try {
      const acknowledgement = acknowledgementOf(interaction);
      const isAwaited = acknowledgement.state === 'deferred' && acknowledgement.promised === 'reply';
      // The change is stored, and its table shows it soon.
      if (tap.changed.size > 0 && 'message' in interaction && !isAwaited) await acknowledgement.finish();
      else
        await replyPrivately(
          { interaction },
          tap.t(tap.changed.size > 0 ? 'refused.shownSoon' : 'refused.failed'),
        );
      return true;
    } catch (second) {
      tap.log.error({ err: second, table, interaction: id }, 'failed to tell the person');
      return false;
    }
  }
}

/** Updates a table's messages, a pressed one by the answer. `known`: the table as a request has left it, without automatic play. */
export function refreshPressed(tap: Tap, table: string, known: Accepted | null = null): Promise<void> {
  const message = 'message' in tap.interaction ? tap.interaction.message : null;
  const update: PressedMessage['update'] = (shown) => acknowledgementOf(tap.interaction).updatePressed(shown);
  const pressed = message && { id: message.id, by: tap.userId, update };
  return refreshOrTell(tap, table, false, pressed, known);
}

/** Like {@link refreshTable}; if Discord refuses its messages, the person is told why. */
export async function refreshOrTell(tap: Tap, ...shown: Shown): Promise<void> {
  const refused = await tryToShow(tap, tap.userId, ...shown);
  if (refused) await replyPrivately(tap, refused(tap.t));
}

/**
 * Updates a table's messages after a refusal. What was pressed offers what is refused: though it counts as shown, it is outdated, since
 * a late process has overwritten another's and died before noticing, or since Discord refused an earlier edit.
 */
export async function refreshRefused(tap: Tap, id: string, found: Table | null): Promise<void> {
  const message = 'message' in tap.interaction ? tap.interaction.message : null;
  if (!found || !message) return refreshOrTell(tap, id);
  const isTurn = message.id === found.showing.turnMessageId;
  const isAsked = peopleToAct(found).some(({ userId }) => userId === tap.userId);
  const isOldLobby = message.id === found.showing.lobbyMessageId && found.status !== 'lobby';
  await refreshOrTell(tap, id, (isTurn && isAsked) || isOldLobby);
  if (!isOldLobby) await closeOldTurn(tap, found);
}

/** Takes its buttons off the pressed message if these are of a turn that stands elsewhere, or is over: an edit has come too late. */
export async function closeOldTurn(tap: Tap, table: Table): Promise<void> {
  const { id } = table;
  const message = 'message' in tap.interaction ? tap.interaction.message : null;
  if (!message || message.id === table.showing.turnMessageId || isOnEphemeral(tap.interaction)) return;
  const customIds = customIdsIn(message.components.map((part) => part.toJSON()));
  // A card stands in the channel besides the end.
  if (customIds.includes(links.rematch({ table: id }))) return;
  if (!customIds.some((one) => gameViewOf(table).tableOfTurn(one) === id)) return;
  const now = await tap.store.load(id);
  if (now && now.showing.turnMessageId !== message.id)
    await orNull(isPermanentError, tap.channelApi.removeButtons(message.channelId, message.id));
}

/**
 * Takes what is over for good off the pressed message if nothing keeps that up to date: the process that sent it died before it could
 * record it, or Discord refused its last edit. Never throws.
 */
export async function closePressed(
  { interaction, store, channelApi, log }: Tap,
  { id, showing }: Table,
  isOver: (customId: string) => boolean,
): Promise<void> {
  const message = 'message' in interaction ? interaction.message : null;
  if (!message || isOnEphemeral(interaction)) return;
  if ([showing.lobbyMessageId, showing.turnMessageId].includes(message.id)) return;
  try {
    const kept = await store.liveNotices(id);
    if (kept.some(({ live }) => live?.messageId === message.id)) return;
    await channelApi.removeButtons(
      message.channelId,
      message.id,
      (one) => 'custom_id' in one && isOver(String(one.custom_id)),
    );
  } catch (error) {
    log.warn({ err: error, table: id, message: message.id }, 'failed to close an outdated message');
  }
}

type Shown = [table: string, again?: boolean, pressed?: PressedMessage | null, known?: Accepted | null];

/** Plays on automatically, and updates the table's messages (`again`: even if up to date). A failure is logged and retried later. */
export async function refreshTable(context: HandlerContext, ...shown: Shown): Promise<void> {
  await tryToShow(context, null, ...shown);
}

/** Why Discord refuses its messages, which only people can change; null for none. `answered`: the person who is told that. */
async function tryToShow(
  context: HandlerContext,
  answered: Snowflake | null,
  ...[table, again = false, pressed = null, known = null]: Shown
): Promise<((t: Translate) => OutMessage | string) | null> {
  try {
    if (!known) await autoPlayTable(context.tables, table);
    const now = await context.tableMessages.show(table, again, pressed, known);
    // A full table starts as soon as its lobby is visible, which it may not have been when the last person sat down.
    if (now && isReady(now) && (await startIfFull(context.tables, table)).ok)
      await context.tableMessages.show(table);
    if (now?.reminders.turn?.hiddenAt !== undefined && (await showTurnAgain(context.tables, table)).ok)
      await context.tableMessages.show(table);
    context.retryQueue.clear(table);
  } catch (error) {
    if (isClosedToMessages(error)) {
      context.log.info({ table }, 'the table’s player takes no direct messages; the game waits');
      return (t) => t('refused.directWaits');
    }
    const isRefused = isPermanentError(error) || error instanceof NoPrivateThread;
    const found = isRefused ? await context.store.load(table).catch(() => null) : null;
    if (found && !context.isTableReachable(found)) {
      context.log.info({ table }, 'the table’s server is out of reach; it is shown when that is back');
      return null;
    }
    if (error instanceof NoPrivateThread && found?.status === 'lobby' && isNew(found)) {
      // Its opener is asked, and until then there is nothing to show.
      await context.store.show(table, { versionShown: found.version });
      return null;
    }
    context.log.error({ err: error, table }, 'failed to show the table');
    const mayPass = isTemporaryError(error);
    // A refused change waits for an event, such as a thread's unlocking, and for the periodic tasks. Without emojis it isn't refused.
    // The failed attempt may have come over what another process has displayed meanwhile, so its messages are written again.
    if (!isRefused || isEmojiGone(error))
      context.retryQueue.retry(table, () => refreshTable(context, table, true), { mayPass });
    if (isEmojiGone(error)) rememberEmojis([]);
    else if (found) {
      const channelId = error instanceof NoPrivateThread ? found.channelId : tableChannel(found);
      const what = troubleOf(error);
      await hideTurn(context.tables, table)
        .then(() => context.reportTrouble(found, channelId, what, { answered }))
        .catch((second: unknown) => {
          context.log.error({ err: second, table }, 'failed to report missing permission to write');
        });
      const access = context.accessTo(channelId);
      return (t) => troubleMessage(t, found, { kind: 'trouble', what, channelId, access }, found.number);
    }
  }
  return null;
}

const isNew = ({ showing }: Table): boolean =>
  isWithoutPlace({ showing }) && showing.threadMembers?.length === 0;

/** Sends the turn's message again if somebody has deleted it, which Discord doesn't tell the bot. False: it is still there. */
export async function restoreTurn(context: HandlerContext, table: Table): Promise<boolean> {
  const { turnMessageId } = table.showing;
  const isThere =
    turnMessageId !== null && (await context.channelApi.messageExists(tableChannel(table), turnMessageId));
  if (!isThere) await refreshTable(context, table.id, true);
  return !isThere;
}
