import {
  type AnyThreadChannel,
  ChannelType,
  type Client,
  Events,
  type GatewayReadyDispatchData,
  type Guild,
  PermissionFlagsBits,
  ShardClientUtil,
} from 'discord.js';
import { closeOfRemoved } from '../../tables/changes/closing.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '../../tables/clock/pace.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { type NewNotice, noticeOf, type Trouble } from '../../tables/notice.ts';
import type { Table } from '../../tables/table.ts';
import { startOf } from '../../text.ts';
import { translator } from '../../texts/index.ts';
import { isAutoArchived } from '../api/channel-api.ts';
import { isPermanentError, isTemporaryError, orNull } from '../api/errors.ts';
import type { OutMessage } from '../api/message.ts';
import { postOnce } from '../api/outbox.ts';
import { greeting, offerParts } from '../game-features.ts';
import type { HandlerContext, PeriodicTask } from '../handling/context.ts';
import { refreshTable } from '../handling/refresh-table.ts';

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
  // Without the members intent, Discord tells only of the bot itself: it may write in a private thread again.
  client.on(Events.ThreadMembersUpdate, (added, _, { id }) => {
    if (added.size > 0) runLogged(() => refreshTablesIn(context, id, false));
  });
  client.on(Events.ThreadUpdate, (before, after) =>
    runLogged(async () => {
      if (!before.archived && after.archived && !after.locked) await wakeThread(context, after);
      if (before.locked && !after.locked) await refreshTablesIn(context, after.id, false);
    }),
  );
  client.on(Events.ChannelDelete, (channel) => runLogged(() => refreshTablesIn(context, channel.id, true)));
  client.on(Events.ChannelUpdate, (_, after) => runLogged(() => refreshTablesIn(context, after.id, false)));
  const mayWrite = ({ id }: Pick<Guild, 'id'>) =>
    runLogged(() => refreshUnshown(context, (table) => table?.guildId === id));
  client.on(Events.GuildRoleUpdate, (before, after) => {
    if (!before.permissions.equals(after.permissions)) mayWrite(after.guild);
  });
  // The role may have denied something in a channel.
  client.on(Events.GuildRoleDelete, ({ guild }) => mayWrite(guild));
  // Discord tells only of the bot itself: it has got or lost a role, or a time-out was ended.
  client.on(Events.GuildMemberUpdate, (_, { guild }) => mayWrite(guild));
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
  await refreshUnshown(context, (table) => table?.guildId === guildId);
  // Turns that were shown before say when their time is up, which is later now.
  for (const { id } of await context.store.placesIn(guildId)) context.tableMessages.outdated.add(id);
}

/** Shows what happened unseen at these tables; null: one that can't be read, which `refreshTable` logs. */
export async function refreshUnshown(
  context: HandlerContext,
  isMeant: (table: Table | null) => boolean,
): Promise<void> {
  for (const id of await context.store.unshown(context.now())) {
    const table = await context.store.load(id).catch(() => null);
    if (isMeant(table)) await refreshTable(context, id);
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
 * To whom a trouble at a table is told: the opener and the player to act, who may move it; of a missing permission, the owner, too. The
 * opener of a season hears of its channel once (`tellOfShutChannel`), not of each table in it.
 */
export async function peopleToTell(
  { openerId, reminders, seasonId }: Table,
  what: Trouble,
  ownerOf: () => Promise<Snowflake | null>,
): Promise<readonly Snowflake[]> {
  if (seasonId && what !== 'failed') return reminders.turn ? [reminders.turn.userId] : [];
  const isOwners = what === 'noPermission' || what === 'noPrivateThread';
  const people = [openerId, reminders.turn?.userId, isOwners ? await ownerOf() : null];
  return [...new Set(people.filter((id) => id != null))];
}

/** Each person hears of a kind of trouble once a day. */
export function troubleNotices(
  table: Table,
  channelId: Snowflake,
  what: Trouble,
  people: readonly Snowflake[],
  now: Date,
): NewNotice[] {
  const day = startOf(now.toISOString(), 10);
  return people.map((userId) =>
    noticeOf(table.id, `trouble:${what}:${userId}:${day}`, userId, { kind: 'trouble', what, channelId }, now),
  );
}

/** Discord tells of every server again at each login: one that was joined before this is no newcomer. The bot may have been down. */
const NEW_FOR_MS = WEEK_MS;

/**
 * Greets a server to which the bot was just added: in the channel where Discord itself greets, else in the first one where the bot may
 * write, else in the owner's direct messages. Once each time it is added, whatever is restarted meanwhile.
 */
export async function welcome(context: HandlerContext, guild: Guild): Promise<void> {
  const { store, now, retryQueue, log } = context;
  const { id, joinedTimestamp } = guild;
  const isNew = now().getTime() - joinedTimestamp <= NEW_FOR_MS;
  if (!isNew) return;
  const joined = new Date(joinedTimestamp);
  const key = `welcome:${id}:${joined.toISOString()}`;
  try {
    if ((await store.post(key))?.state === 'sent') return;
    const settings = await store.guildSettings(id);
    const t = translator(settings.locale ?? guild.preferredLocale);
    const message = greeting()?.message(t, offerParts(t, settings));
    if (message && !(await greet(context, guild, key, message, joined)))
      log.info({ guild: id }, 'there is nowhere to greet a server');
    retryQueue.clear(key);
  } catch (error) {
    log.warn({ err: error, guild: id }, 'failed to greet a server');
    retryQueue.retry(key, () => welcome(context, guild), { mayPass: isTemporaryError(error) });
  }
}

async function greet(
  context: HandlerContext,
  { id, systemChannelId, channels, ownerId, client }: Guild,
  key: string,
  message: OutMessage,
  since: Date,
): Promise<boolean> {
  const others = [...channels.cache.values()]
    .filter((one) => one.type === ChannelType.GuildText && one.id !== systemChannelId)
    .filter((one) => client.user && one.permissionsFor(client.user)?.has(MAY_GREET))
    .map((one) => one.id);
  for (const place of [systemChannelId, ...others.slice(0, 1), 'owner']) {
    const channelId =
      place === 'owner'
        ? await orNull(isPermanentError, context.channelApi.openDirectMessage(ownerId))
        : place;
    if (channelId === null) continue;
    const post = { key, guildId: id, channelId, since, retries: true, compose: async () => message };
    if ((await postOnce(context, post)).state === 'sent') return true;
  }
  return false;
}

const MAY_GREET = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages];

/** The tables of a server that the bot was removed from are closed after this, and until then go on if it comes back. */
const CLOSED_AFTER_DAYS = 7;
/** All that belongs only to that server is deleted after this. */
const DELETED_AFTER_DAYS = 30;
const LOOK_EVERY_MS = HOUR_MS;

type Context = Pick<HandlerContext, 'store' | 'tables' | 'log' | 'now'>;

/** Stops the clocks of a server that the bot was removed from. */
export async function noteRemoval({ store, log, now }: Context, guildId: Snowflake): Promise<void> {
  if (await store.markRemoved(guildId, now()))
    log.info(
      { guild: guildId },
      `removed from a server: its clocks stand still, its tables close in ${CLOSED_AFTER_DAYS} days and its data is deleted in ${DELETED_AFTER_DAYS}, unless the bot is added again`,
    );
}

/** At a shard's login, Discord lists all its servers, those in an outage included: the bot was removed from the others meanwhile. */
export async function compareWithList(
  context: Context,
  client: Client,
  { guilds, shard: [shard, shards] = [0, 1] }: Pick<GatewayReadyDispatchData, 'guilds' | 'shard'>,
): Promise<void> {
  const { store } = context;
  const listed = new Set(guilds.map(({ id }) => id));
  await store.markPresent([...listed]);
  const known = new Set([...(await store.knownGuilds()), ...client.guilds.cache.keys()]);
  for (const id of known) {
    if (listed.has(id) || ShardClientUtil.shardIdForGuildId(id, shards) !== shard) continue;
    // It may have been there before the connection was lost.
    client.guilds.cache.delete(id);
    await noteRemoval(context, id);
  }
}

/** Closes the tables of servers that the bot was removed from, and deletes what belongs to them, when it is time. */
export class RemovedServers implements PeriodicTask {
  readonly #context: Context;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(context: Context) {
    this.#context = context;
  }

  async run(): Promise<void> {
    const { store, tables, log, now } = this.#context;
    const at = now().getTime();
    if (at - this.#lookedAt < LOOK_EVERY_MS) return;
    this.#lookedAt = at;
    for (const guildId of await store.removedGuilds(new Date(at - CLOSED_AFTER_DAYS * DAY_MS))) {
      const open = await store.placesIn(guildId);
      for (const { id } of open) await closeOfRemoved(tables, id);
      if (open.length > 0)
        log.info(
          { guild: guildId, tables: open.length },
          'closed the tables of a server that removed the bot',
        );
    }
    const before = new Date(at - DELETED_AFTER_DAYS * DAY_MS);
    for (const guildId of await store.removedGuilds(before)) {
      await store.deleteGuild(guildId, before);
      log.info({ guild: guildId }, 'deleted the data of a server that removed the bot');
    }
  }
}
