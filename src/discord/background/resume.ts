import type { Client } from 'discord.js';
import type { HandlerContext } from '../handling/context.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import type { Inbox } from './inbox.ts';
import type { LostThreads } from './lost-threads.ts';
import { endOutage, isServed, welcome } from './server-events.ts';

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
  const { store, log, now } = context;
  await inbox.takeUp();
  const servers = client.guilds.cache;
  for (const id of await store.outages()) if (servers.get(id)?.available) await endOutage(context, id);
  for (const { id, available } of servers.values()) if (!available) await store.beginOutage(id, now());
  for (const id of await store.unshown(now())) {
    // One that can't be read is logged by `refreshTable`, and the others go on.
    const table = await store.load(id).catch(() => null);
    // Other processes take up their own servers; tables that they left when they died, the periodic tasks show.
    if (!table || isServed(client, table.guildId)) await refreshTable(context, id);
  }
  for (const server of servers.values()) {
    // A greeting that fails holds up nothing else.
    const failed = (error: unknown) =>
      log.error({ err: error, guild: server.id }, 'failed to greet a server');
    if (server.available) await welcome(context, server).catch(failed);
  }
  for (const { id, available } of servers.values()) if (available) lostThreads.add(id);
  await lostThreads.check();
}
