import { type Client, type GatewayReadyDispatchData, ShardClientUtil } from 'discord.js';
import { closeOfRemoved } from '../../tables/changes/closing.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { HandlerContext, PeriodicTask } from '../handling/context.ts';

const DAY_MS = 24 * 3_600_000;
/** The tables of a server that the bot was removed from are closed after this, and until then go on if it comes back. */
const CLOSED_AFTER_DAYS = 7;
/** All that belongs only to that server is deleted after this. */
const DELETED_AFTER_DAYS = 30;
const LOOK_EVERY_MS = 3_600_000;

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
