import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Animator } from '../pictures/index.ts';
import type { TablesContext } from '../tables/changes/table-transaction.ts';
import type { DraftStore } from '../tables/drafts.ts';
import { People } from '../tables/people.ts';
import type { LuckThread } from '../tables/results/luck-thread/index.ts';
import { catchUp, type ResultsStore } from '../tables/results/results-store.ts';
import type { TableStore } from '../tables/store.ts';
import { createTables } from '../tables/tables.ts';
import { ChannelApi } from './api/channel-api.ts';
import { registerCommands } from './api/register-commands.ts';
import { RetryQueue } from './api/retry-queue.ts';
import { LocaleTracker } from './background/locale-tracker.ts';
import { NoticeSender } from './background/notice-sender.ts';
import { MOST_SILENCE_MS, Rounds } from './background/rounds.ts';
import {
  endOutage,
  isConnected,
  isReachable,
  troubleNotices,
  watchServers,
} from './background/server-events.ts';
import type { HandlerContext } from './context.ts';
import { isDeletion } from './features/privacy/view.ts';
import { FilmCache } from './film-cache.ts';
import { refreshTable } from './handling/handler.ts';
import { allCommands, gameViewOf, handle } from './registry.ts';
import { type DrawPicture, TableMessages } from './table-message/table-message.ts';

/** The process is killed some 10 seconds after it was asked to stop; the rest is shown at the next start. */
const STOP_TIMEOUT_MS = 3000;

export interface BotParts extends Omit<TablesContext, 'now'> {
  readonly token: string;
  /** Where Discord's REST interface is, if not at Discord: without the version, e.g. `http://127.0.0.1:3000/api`. */
  readonly apiUrl: string | null;
  readonly store: TableStore;
  readonly results: ResultsStore;
  readonly drafts: DraftStore;
  readonly draw: DrawPicture;
  /** Both are closed when the bot stops. */
  readonly animator: Animator;
  readonly luckThread: LuckThread;
  readonly log: Logger;
  /** The clock for everything that takes days; the real one if left out. */
  readonly now?: () => Date;
  /** Silence of all processes for longer than this is a down-time, in which no clock runs; a minute if left out. */
  readonly mostSilenceMs?: number;
  /** Which shards of how many this process serves; if left out, all that Discord recommends. */
  readonly shards?: Shards | null;
}

interface Shards {
  readonly ids: readonly number[];
  readonly count: number;
}

export interface Bot {
  /** Makes a round now instead of within seconds; settled when all that follows is done and told. */
  round(): Promise<void>;
  /** Settled when everything that was under way when it was asked is done. */
  settled(): Promise<void>;
  /** Settled when what is under way has been answered, or Discord has been waited for long enough; the store stays open. */
  stop(): Promise<void>;
}

/** Logs in, registers the commands, shows what was left unshown, and answers until stopped. */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { token, apiUrl, store, results, drafts, draw, log, dice, computer, shards } = parts;
  const filmCache = new FilmCache(parts);
  const now = parts.now ?? (() => new Date());
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...(apiUrl && { rest: { api: apiUrl } }),
    ...(shards && { shards: [...shards.ids], shardCount: shards.count }),
  });
  const tables = createTables({ store, dice, computer, now });
  const people = new People(store, now);
  const channelApi = new ChannelApi(client.rest);
  const botId = () => client.user?.id ?? '';
  const tableMessages = new TableMessages({
    ...{ store, channelApi, draw, log, botId, now, viewOf: gameViewOf },
    whenUp: async (table) => (await tables.times(table)).up,
  });
  const retryQueue = new RetryQueue();
  const reportTrouble: HandlerContext['reportTrouble'] = async (table, channelId, error) => {
    const ownerId = client.guilds.cache.get(table.guildId)?.ownerId ?? null;
    await store.notify(troubleNotices(table, channelId, error, ownerId, now()));
  };
  const context: HandlerContext = {
    sendNotices: () => noticeSender.deliver(),
    viewOf: gameViewOf,
    ...{
      tables,
      people,
      store,
      results,
      drafts,
      filmCache,
      tableMessages,
      channelApi,
      retryQueue,
      log,
      now,
      reportTrouble,
    },
  };
  const noticeSender = new NoticeSender({
    ...{ store, channelApi, tableMessages, log, now, botId, reportTrouble },
    isReachable: (guildId) => isReachable(client, guildId),
    times: (table) => tables.times(table),
    markLeft: async (table, turn) => {
      await tables.absence.hasLeft(table.id, turn);
    },
    resendTurn: ({ id }) => refreshTable(context, id, true),
  });
  const rounds = new Rounds({
    ...{ store, tables, noticeSender, log, now },
    mostSilenceMs: parts.mostSilenceMs ?? MOST_SILENCE_MS,
    isConnected: () => isConnected(client),
    isReachable: (guildId) => isReachable(client, guildId),
    refreshTable: (id) => refreshTable(context, id),
  });
  const localeTracker = new LocaleTracker({ store, log, now, isDeletion });
  const underWay = new Set<Promise<void>>();
  const run = (work: Promise<void>) => {
    const done = work.finally(() => underWay.delete(done));
    underWay.add(done);
  };

  client.on(Events.InteractionCreate, (interaction) => {
    const handled = handle(context, interaction);
    // Suggestions come with every letter that is typed, and nothing follows from them.
    if (interaction.isAutocomplete()) return run(handled);
    // Notices that follow from anything else are sent at once, not at the next round.
    const tracked = localeTracker.track(interaction, handled);
    const sent = Promise.all([handled, tracked]).then(() => noticeSender.deliver());
    run(sent.catch((error: unknown) => log.error({ err: error }, 'notices could not be sent')));
  });
  watchServers(context, client, run);
  for (const event of [Events.ShardReady, Events.ShardResume] as const) {
    // Before anything else is counted: the time without a connection counts against nobody.
    client.on(event, () =>
      run(rounds.beat().catch((error: unknown) => log.error({ err: error }, 'no heartbeat'))),
    );
  }
  client.on(Events.Error, (error) => log.error({ err: error }, 'the connection to Discord failed'));
  client.on(Events.Warn, (message) => log.warn({ message }, 'discord.js warns'));
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  await rounds.beat();
  // Before anything more can end: results are numbered in the order of the ends.
  const { recorded, failed } = await catchUp(results);
  if (recorded > 0) log.info({ games: recorded }, 'games from before have results now');
  for (const { tableId, error } of failed) log.error({ table: tableId, err: error }, 'a game has no result');
  await client.login(token);
  const { application, user } = await ready;
  await registerCommands(client.rest, application.id, allCommands, log);
  log.info({ bot: user.tag, servers: client.guilds.cache.size }, 'ready');
  const resumed = resume(context, client).catch((error: unknown) =>
    log.error({ err: error }, 'the tables could not be taken up again'),
  );
  run(resumed);
  rounds.start();

  return {
    async round() {
      await resumed;
      await rounds.run();
    },
    async settled() {
      await Promise.allSettled(underWay);
    },
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      run(rounds.stop());
      // Those who wait for a film are told now that there will be none.
      run(filmCache.close());
      const answered = Promise.allSettled([...underWay, retryQueue.stop()]);
      await Promise.race([answered, sleep(STOP_TIMEOUT_MS, null, { ref: false })]);
      await client.destroy();
      await rounds.beat().catch((error: unknown) => log.error({ err: error }, 'no heartbeat'));
    },
  };
}

/**
 * After a restart: plays on where a computer player was cut off, shows what had not been shown, and looks after tables
 * whose lobby or thread may be gone (a thread that is not among the server's active ones is asleep or deleted).
 */
async function resume(context: HandlerContext, client: Client): Promise<void> {
  for (const { id, available } of client.guilds.cache.values()) if (available) await endOutage(context, id);
  for (const id of await context.store.unfinished()) {
    // One that can't be read is logged by `refreshTable`, and the others go on.
    const table = await context.store.load(id).catch(() => null);
    const channel = table?.showing.playChannelId;
    await refreshTable(context, id, !channel || !client.channels.cache.has(channel));
  }
}
