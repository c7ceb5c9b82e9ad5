/** The messages of tales that were told before: taken off the screen, or shown as they stand now. */
import type { Snowflake } from '../../tables/game-types.ts';
import type { NoticeText } from '../../tables/notice.ts';
import { placeOf, type TableOf } from '../../tables/table.ts';
import { type ChannelApi, nonceOf, type RecentMessage } from '../api/channel-api.ts';
import { plain } from '../api/message.ts';
import { storyButtons } from '../bacchanalia/buttons.ts';
import {
  isForMoment,
  skippedTale,
  type Tale,
  taleMessage,
  taleMessages,
  taleOf,
} from '../bacchanalia/tale.ts';
import type { TableMessages } from '../table-message/table-message.ts';
import type { ReplayedAction } from '../views/game-view.ts';

interface Parts {
  readonly channelApi: Pick<ChannelApi, 'ownSince' | 'edit' | 'editRows' | 'send' | 'remove'>;
  readonly tableMessages: Pick<TableMessages, 'replay'>;
  readonly botId: () => Snowflake;
}

type StoryTable = TableOf<'bacchanalia'>;
type Replay = readonly ReplayedAction<'bacchanalia'>[];

/** Clocks differ, and ids are as coarse as they are. */
const SLACK_MS = 60_000;

/** A tale is taken off the screen, however long ago it was told; its teller may tell it anew there. */
export async function takeOffScreen(parts: Parts, table: StoryTable, tale: number): Promise<void> {
  const replay = (await parts.tableMessages.replay(table)) as Replay;
  const place = placeOf(table);
  for (const { id } of (await messagesOf(parts, table, replay, tale, tale)).get(tale) ?? [])
    await parts.channelApi.edit(place, id, { ...plain(''), ...skippedTale(table, tale) });
}

/** Nobody is pinged by it. */
export async function showAgain(
  parts: Parts,
  table: StoryTable,
  { from, to }: Extract<NoticeText, { kind: 'shownAgain' }>,
): Promise<void> {
  const replay = (await parts.tableMessages.replay(table)) as Replay;
  for (const [tale, messages] of await messagesOf(parts, table, replay, from, to)) {
    if (table.state?.skipped.includes(tale)) continue;
    const told = taleOf(replay, tale);
    if (told?.isEdited) await showEdited(parts, table, told, messages);
    else if (told) await showButtons(parts, table, told, messages);
  }
}

/** As it reads now, which may take more messages than before, or fewer. */
async function showEdited(
  { channelApi }: Parts,
  table: StoryTable,
  tale: Tale,
  messages: readonly RecentMessage[],
): Promise<void> {
  const place = placeOf(table);
  const shown = taleMessages(table, tale);
  for (const [at, message] of shown.entries()) {
    const old = messages[at];
    const whole = { ...plain(''), ...message, mentions: [] };
    if (old) await channelApi.edit(place, old.id, whole);
    else
      await channelApi.send(place, whole, {
        nonce: nonceOf(`${table.id}:tale:${tale.tale}:${at}`),
        silent: true,
      });
  }
  for (const { id } of messages.slice(shown.length)) await channelApi.remove(place, id);
}

/** Only what it is too late for goes: the words stay as they are. */
async function showButtons(
  { channelApi }: Parts,
  table: StoryTable,
  tale: Tale,
  messages: readonly RecentMessage[],
): Promise<void> {
  const last = messages.findLast(({ customIds }) =>
    customIds.some((id) => isForMoment(table.id, tale.tale, id)),
  );
  const message = last && taleMessage(table, tale, 'last', false);
  if (last && message) await channelApi.editRows(placeOf(table), last.id, message.rows);
}

/** The messages of these tales, each in its order, by the tale's number. */
async function messagesOf(
  { channelApi, botId }: Parts,
  table: StoryTable,
  replay: Replay,
  from: number,
  to: number,
): Promise<ReadonlyMap<number, readonly RecentMessage[]>> {
  const at = replay.find(({ events }) =>
    events.some((event) => (event.type === 'told' || event.type === 'retold') && event.tale === from),
  )?.at;
  const found = new Map<number, RecentMessage[]>();
  if (!at) return found;
  const taleIn = ({ customIds }: RecentMessage): number | null => {
    for (let tale = from; tale <= to; tale += 1)
      if (customIds.includes(storyButtons.skip({ table: table.id, tale }))) return tale;
    return null;
  };
  const hasAll = (messages: readonly RecentMessage[]): boolean =>
    messages.some((message) => taleIn(message) === to);
  const since = new Date(at.getTime() - SLACK_MS);
  const own = await channelApi.ownSince(
    placeOf(table),
    botId(),
    since,
    (messages, last) => !hasAll(messages) || (last !== null && taleIn(last) === to),
  );
  for (const message of own) {
    const tale = taleIn(message);
    if (tale !== null) found.set(tale, [...(found.get(tale) ?? []), message]);
  }
  return found;
}
