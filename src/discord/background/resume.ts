import type { Client } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import type { TablePlace } from '../../tables/store.ts';
import { isReachable, isServed } from '../api/channel-access.ts';
import type { HandlerContext, PeriodicTask } from '../handling/context.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import type { Inbox } from './inbox.ts';
import { beginOutage, endOutage, refreshUnshown, welcome } from './server-events.ts';

interface Resumed {
  readonly client: Client;
  readonly context: HandlerContext;
  readonly inbox: Inbox;
  readonly lostThreads: LostThreads;
}

/**
 * After a start: does what was acknowledged, and shows what had not been shown, with what computer players do next. Tables at
 * which nothing happened cost nothing: those whose time has come are looked at by the periodic tasks.
 */
export async function resume({ client, context, inbox, lostThreads }: Resumed): Promise<void> {
  const { store } = context;
  await inbox.takeUp();
  const servers = client.guilds.cache;
  for (const id of await store.outages()) if (servers.get(id)?.available) await endOutage(context, id);
  for (const { id, available } of servers.values()) if (!available) await beginOutage(context, id);
  // Other processes take up their own servers; tables that they left when they died, the periodic tasks show.
  await refreshUnshown(context, (table) => !table || isServed(client, table));
  for (const server of servers.values()) {
    if (server.available) await welcome(context, server);
  }
  for (const { id, available } of servers.values()) if (available) lostThreads.add(id);
  await lostThreads.run();
}

/** The number of members requested per run of the periodic tasks, if Discord hasn't sent them: about 100 a minute. */
const MAX_ASKED = 20;
const MAX_SERVERS = 100;

interface Missing extends TablePlace {
  readonly guildId: Snowflake;
}

/**
 * Threads and channels of open tables that were deleted, or fell asleep, while nobody listened. Discord tells of a server's
 * channels and open threads when the bot logs in. What is missing then is closed, asleep or gone; it is asked for little by little.
 */
export class LostThreads implements PeriodicTask {
  readonly #context: HandlerContext;
  readonly #client: Client;
  readonly #servers = new Set<Snowflake>();
  #missing: Missing[] = [];

  constructor(context: HandlerContext, client: Client) {
    this.#context = context;
    this.#client = client;
  }

  add(guildId: Snowflake): void {
    this.#servers.add(guildId);
  }

  /** Looks through some. Never throws. */
  async run(): Promise<void> {
    const { log } = this.#context;
    try {
      await this.#find();
      for (const place of this.#missing.splice(0, MAX_ASKED))
        await this.#repair(place).catch((error: unknown) =>
          log.warn({ err: error, table: place.id }, 'failed to check whether a thread still exists'),
        );
    } catch (error) {
      log.error({ err: error }, 'failed to look for deleted threads');
    }
  }

  async #find(): Promise<void> {
    const { channels } = this.#client;
    for (const guildId of [...this.#servers].slice(0, MAX_SERVERS)) {
      if (this.#missing.length >= MAX_ASKED) return;
      const places = await this.#context.store.placesIn(guildId);
      const missing = places.filter(({ channelId }) => !channels.cache.has(channelId));
      this.#missing.push(...missing.map((place) => ({ ...place, guildId })));
      this.#servers.delete(guildId);
    }
  }

  async #repair({ id, channelId, guildId }: Missing): Promise<void> {
    const { channelApi } = this.#context;
    if (this.#client.channels.cache.has(channelId)) return;
    // It has removed the bot since, or can't be reached; once it is back, it is looked through again.
    if (!isReachable(this.#client, guildId)) return;
    switch (await channelApi.stateOf(channelId)) {
      case 'lost':
        return refreshTable(this.#context, id, true);
      case 'asleep':
        return channelApi.unarchive(channelId);
    }
  }
}
