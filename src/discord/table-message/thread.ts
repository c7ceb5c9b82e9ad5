import { ChannelType } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { isForgotten, type Snowflake } from '../../tables/game-types.ts';
import { type NoticeStore, noticeOf, type Trouble } from '../../tables/notice.ts';
import { seatedIds } from '../../tables/seats.ts';
import type { SettingsStore } from '../../tables/settings.ts';
import type { TableStore } from '../../tables/store.ts';
import {
  isDirect,
  isHidden,
  isWithoutPlace,
  type Showing,
  type Table,
  tableChannel,
} from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import type { KeyedQueue } from '../../worker-queue.ts';
import type { ChannelAccess } from '../api/channel-access.ts';
import { type ChannelApi, nonceOf, type ThreadChannelType } from '../api/channel-api.ts';
import { isChannelGone, isForbidden, isMessageGone, isPermanentError, orNull } from '../api/errors.ts';
import { plain } from '../api/message.ts';
import { nameOn, plainLabel, plainName } from '../views/names.ts';

export interface PlaceParts {
  readonly store: TableStore & SettingsStore & Pick<NoticeStore, 'notify'>;
  readonly channelApi: ChannelApi;
  readonly accessTo: (channelId: Snowflake) => ChannelAccess | null;
  readonly log: Logger;
  readonly botId: () => Snowflake;
  readonly now: () => Date;
}

/**
 * Gives a table the place where it is played: a thread of its own; or the channel if it is a direct message, the server wants it so,
 * or no thread can be made (in a thread, a voice channel, or without the permission). `lobby`: the message from which the thread is
 * created; null: there is none, or its thread is gone.
 */
export async function makePlayChannel(
  parts: PlaceParts,
  table: Table,
  lobby: Snowflake | null = table.showing.lobbyMessageId,
): Promise<Table> {
  const { store, accessTo } = parts;
  if (isHidden(table)) return makePrivateThread(parts, table);
  const isThreaded = !isDirect(table) && (await store.guildSettings(table.guildId)).place === 'thread';
  // A channel that this process doesn't know is tried.
  const threads = accessTo(table.channelId)?.threads ?? { public: ChannelType.PublicThread };
  const playChannelId =
    isThreaded && threads.public !== null
      ? await makeThread(parts, table, lobby, threads.public)
      : table.channelId;
  // Until the turn is sent there, the table counts as not shown, also for the process that comes after this one.
  const isNew = table.showing.playChannelId === null;
  return place(store, table, { playChannelId, ...(isNew ? {} : { turnMessageId: null, turnShown: 0 }) });
}

/** Records the place, unless another process has placed the table meanwhile: it may have sent its messages there. */
async function place(store: TableStore, before: Table, showing: Partial<Showing>): Promise<Table> {
  const placed = await store.showAfter(before, showing);
  if (placed !== 'stale') return placed;
  const now = await store.load(before.id);
  const { playChannelId = null } = now?.showing ?? {};
  const isPlaced = playChannelId !== null && playChannelId !== before.showing.playChannelId;
  return now && isPlaced ? now : store.show(before.id, showing);
}

/** There is no private thread for a table that belongs into one: it is shown nowhere else. */
export class NoPrivateThread extends Error {}

/** The kind of a failure to write at a table. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof NoPrivateThread) return isChannelGone(error.cause) ? 'channelGone' : 'noPrivateThread';
  if (isChannelGone(error)) return 'channelGone';
  return isForbidden(error) ? 'noPermission' : 'failed';
}

/** Throws NoPrivateThread. */
async function makePrivateThread(
  { store, channelApi, accessTo, botId }: PlaceParts,
  table: Table,
): Promise<Table> {
  const { guildId, channelId } = table;
  const threads = accessTo(channelId)?.threads ?? { private: ChannelType.PrivateThread };
  if (threads.private === null) throw new NoPrivateThread(`no private threads in ${channelId}`);
  const name = threadName(table);
  const playChannelId = await channelApi
    .createThread(guildId, channelId, name, threads.private, botId())
    .catch((error: unknown) => {
      if (!isPermanentError(error)) throw error;
      throw new NoPrivateThread(`no private thread in ${channelId}`, { cause: error });
    });
  const nothing = { lobbyMessageId: null, lobbyDigest: null, turnMessageId: null, turnShown: 0 };
  return place(store, table, { ...nothing, threadMembers: [], playChannelId });
}

/**
 * Adds the people of a table to its private thread, and removes others whom the bot added earlier. To a private thread of others, in
 * which a table is played as in a channel, the players are added.
 */
export async function updateMembers(
  parts: Pick<PlaceParts, 'store' | 'channelApi' | 'accessTo' | 'log'>,
  id: string,
): Promise<void> {
  const table = await parts.store.load(id);
  if (!table || isWithoutPlace(table)) return;
  const thread = tableChannel(table);
  const { threadMembers } = table.showing;
  if (!threadMembers && !parts.accessTo(thread)?.isPrivateThread) return;
  const before = threadMembers ?? [];
  const people = threadMembers ? await peopleOf(parts.store, table) : seatedIds(table.seats);
  const changed = [
    ...people.filter((one) => !before.includes(one) && !isForgotten(one)),
    ...before.filter((one) => !people.includes(one)),
  ];
  for (const userId of changed) await setMember(parts, thread, userId, people.includes(userId));
  if (threadMembers && changed.length > 0) await parts.store.show(id, { threadMembers: people });
}

/** Adds a person to a private thread, or removes them. */
export async function setMember(
  { channelApi, log }: Pick<PlaceParts, 'channelApi' | 'log'>,
  channel: Snowflake,
  userId: Snowflake,
  isIn: boolean,
): Promise<void> {
  try {
    await channelApi.setThreadMember(channel, userId, isIn);
  } catch (error) {
    // They may have left the server, or can't see the channel. Whoever is mentioned later is added by Discord.
    if (!isPermanentError(error)) throw error;
    log.warn({ err: error, channel }, 'failed to change who is in a thread');
  }
}

/** The players, the opener, people who are invited or offered a seat; without those who gave up their seat. */
async function peopleOf(store: PlaceParts['store'], table: Table): Promise<readonly Snowflake[]> {
  const seated = seatedIds(table.seats);
  const sittings = table.state === null ? [] : await store.sittings(table.id, table);
  const left = sittings.flatMap(({ occupant }) => (occupant?.kind === 'person' ? [occupant.userId] : []));
  const offered = table.reminders.offers?.map(({ to }) => to) ?? [];
  const others = table.invited.filter((one) => !left.includes(one));
  return [...new Set([...seated, table.openerId, ...others, ...offered])].filter((one) => !isForgotten(one));
}

/** Names a thread after the current players, in the background. */
export async function renameThread(
  parts: PlaceParts & { readonly queue: KeyedQueue },
  id: string,
): Promise<void> {
  const key = `rename ${id}`;
  // The waiting one reads the table when its time comes.
  if (!parts.queue.isAwaited(key)) await parts.queue.run(key, () => rename(parts, id));
}

export async function rename({ store, channelApi, log }: PlaceParts, id: string): Promise<void> {
  try {
    const table = await store.load(id);
    const { playChannelId } = table?.showing ?? {};
    if (table?.status !== 'playing' || !playChannelId || playChannelId === table.channelId) return;
    await channelApi.rename(playChannelId, async () => threadName((await store.load(id)) ?? table));
  } catch (error) {
    // The name isn't essential: the game continues without it.
    log.warn({ err: error, table: id }, 'failed to rename a thread');
  }
}

async function makeThread(
  parts: PlaceParts,
  table: Table,
  lobby: Snowflake | null,
  type: ThreadChannelType,
): Promise<Snowflake> {
  const { channelApi, log, store, botId, now } = parts;
  const { id, channelId } = table;
  try {
    const grown =
      lobby && (await orNull(isMessageGone, channelApi.startThread(channelId, lobby, threadName(table))));
    return grown ?? (await replaceThread(channelApi, table, type, botId()));
  } catch (error) {
    if (!isPermanentError(error)) throw error;
    if (isForbidden(error)) {
      log.info(
        { table: id, channel: channelId },
        'no permission to create a thread; the table plays in its channel',
      );
      return channelId;
    }
    log.error(
      { err: error, table: id, channel: channelId },
      'no thread can be made; the table plays in its channel',
    );
    const text = { kind: 'trouble', what: 'noThread', channelId } as const;
    await store.notify([noticeOf(id, 'trouble:noThread', null, text, now())]);
    return channelId;
  }
}

/**
 * Replaces a thread, from a message with its name: two processes that find the old one gone at the same time send that message
 * once, and make one thread. If messages are allowed only in threads, creates a standalone thread.
 */
async function replaceThread(
  channelApi: ChannelApi,
  table: Table,
  type: ThreadChannelType,
  botId: Snowflake,
): Promise<Snowflake> {
  const { id, channelId, showing } = table;
  const name = threadName(table);
  const options = { nonce: nonceOf(`${id}:thread:${showing.playChannelId}`), silent: true };
  const heading = await orNull(
    isPermanentError,
    channelApi.send(channelId, plain(threadName(table, plainName)), options),
  );
  return heading
    ? channelApi.startThread(channelId, heading, name)
    : channelApi.createThread(table.guildId, channelId, name, type, botId);
}

/** `shown`: formats a name. */
function threadName(table: Table, shown = plainLabel): string {
  const t = translator(table.locale);
  const players = table.seats.map(({ color }) => shown(nameOn(t, table, color)));
  return t('thread.name', {
    game: t(`game.${table.game}`),
    number: table.number,
    players: t.list(players),
  });
}
