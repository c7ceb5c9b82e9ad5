import { type AnyThreadChannel, type Client, Events, type Guild } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { type NewNotice, noticeOf, type Trouble } from '../../tables/notice.ts';
import type { Table } from '../../tables/table.ts';
import { startOf } from '../../text.ts';
import { translator } from '../../texts/index.ts';
import { isAutoArchived, isChannelGone, isRefused, nonceOf, orNull } from '../api/channel-api.ts';
import { greeting, withOffers } from '../game-features.ts';
import type { HandlerContext } from '../handling/context.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import { noteRemoval } from './removed-servers.ts';

/** Looks after the tables when something happens to their server, channel or thread. `run`: counts as under way until done. */
export function watchServers(
  context: HandlerContext,
  client: Client,
  run: (work: Promise<void>) => void,
): void {
  const { log } = context;
  const runLogged = (work: () => Promise<void>) =>
    run(work().catch((error: unknown) => log.error({ err: error }, 'failed to handle a server event')));

  const isThere = (guild: Guild) => runLogged(() => endOutage(context, guild.id));
  const isGone = (guild: Guild) => runLogged(() => beginOutage(context, guild.id));
  client.on(Events.GuildCreate, isThere);
  client.on(Events.GuildCreate, (guild) => runLogged(() => welcome(context, guild)));
  client.on(Events.GuildAvailable, isThere);
  client.on(Events.GuildUnavailable, isGone);
  client.on(Events.GuildDelete, ({ id }) => runLogged(() => noteRemoval(context, id)));

  client.on(Events.ThreadDelete, (thread) => runLogged(() => refreshTablesIn(context, thread.id, true)));
  client.on(Events.ThreadUpdate, (before, after) =>
    runLogged(async () => {
      if (!before.archived && after.archived && !after.locked) await wakeThread(context, after);
      if (before.locked && !after.locked) await refreshTablesIn(context, after.id, false);
    }),
  );
  client.on(Events.ChannelDelete, (channel) => runLogged(() => refreshTablesIn(context, channel.id, true)));
  client.on(Events.ChannelUpdate, (_, after) => runLogged(() => refreshTablesIn(context, after.id, false)));
  client.on(Events.GuildRoleUpdate, (before, after) => {
    if (!before.permissions.equals(after.permissions))
      runLogged(() => refreshUnshown(context, after.guild.id));
  });
}

export async function beginOutage({ store, log, now }: HandlerContext, guildId: string): Promise<void> {
  log.info({ guild: guildId }, 'a server is unreachable; its clocks stand still');
  await store.beginOutage(guildId, now());
}

/** A server that was out of reach: its clocks stood still, and what happened meanwhile is shown. */
export async function endOutage(context: HandlerContext, guildId: string): Promise<void> {
  const outage = await context.store.endOutage(guildId, context.now());
  if (!outage) return;
  context.log.info(
    { guild: guildId, from: outage.from, to: outage.to },
    'a server was unreachable; its clocks were stopped',
  );
  await refreshUnshown(context, guildId);
}

async function refreshUnshown(context: HandlerContext, guildId: string): Promise<void> {
  for (const id of await context.store.unshown(context.now())) {
    // One that can't be read doesn't hold up the others.
    const table = await context.store.load(id).catch(() => null);
    if (table?.guildId === guildId) await refreshTable(context, id);
  }
}

async function refreshTablesIn(context: HandlerContext, channelId: string, again: boolean): Promise<void> {
  for (const table of await context.store.tablesIn(channelId)) await refreshTable(context, table.id, again);
}

/** A thread that fell asleep while its game goes on stays in the list of threads; one that a person closed stays closed until the next turn. */
async function wakeThread(context: HandlerContext, thread: AnyThreadChannel): Promise<void> {
  const tables = await context.store.tablesIn(thread.id);
  if (!tables.some(({ status }) => status === 'playing')) return;
  const { lastMessageId, autoArchiveDuration } = thread;
  if (isAutoArchived(lastMessageId ?? thread.id, autoArchiveDuration ?? 0, context.now()))
    await context.channelApi.unarchive(thread.id);
}

/**
 * Notices that the bot cannot write at a table: to the opener and the player to act, who may move it; and where it lacks a
 * permission, the server's owner. Each once a day.
 */
export function troubleNotices(
  table: Table,
  channelId: Snowflake,
  error: unknown,
  ownerId: Snowflake | null,
  now: Date,
): NewNotice[] {
  const what: Trouble = isChannelGone(error) ? 'channelGone' : 'noPermission';
  const people = [table.openerId, table.reminders.turn?.userId, what === 'noPermission' ? ownerId : null];
  const day = startOf(now.toISOString(), 10);
  return [...new Set(people.filter((id) => id != null))].map((userId) =>
    noticeOf(table.id, `trouble:${what}:${userId}:${day}`, userId, { kind: 'trouble', what, channelId }, now),
  );
}

/** Discord tells of every server again at each login: one that was joined before this is no newcomer. */
const NEW_FOR_MS = 60 * 60_000;

/**
 * Greets a server to which the bot was just added, in the channel where Discord itself greets. Once each time it is added, whatever
 * is restarted meanwhile; nothing where it may not write there.
 */
export async function welcome(
  { store, channelApi, now }: Pick<HandlerContext, 'store' | 'channelApi' | 'now'>,
  guild: Guild,
): Promise<void> {
  const { id, systemChannelId, joinedTimestamp, preferredLocale } = guild;
  const isNew = now().getTime() - joinedTimestamp <= NEW_FOR_MS;
  if (!systemChannelId || !isNew) return;
  const joined = new Date(joinedTimestamp).toISOString();
  if (!(await store.claimNote(`welcome:${id}`, joined))) return;
  const settings = await store.guildSettings(id);
  const t = translator(settings.locale ?? preferredLocale);
  const message = greeting()?.message(t);
  if (!message) return;
  const options = { nonce: nonceOf(`welcome:${id}:${joined}`), silent: true };
  await orNull(isRefused, channelApi.send(systemChannelId, withOffers(message, t, settings), options));
}
