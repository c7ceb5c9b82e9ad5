import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { GatewayDispatchEvents, type GatewayDispatchPayload } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { type Animator, DrawingQueue } from '../pictures/index.ts';
import type { TablesContext } from '../tables/changes/table-transaction.ts';
import type { DraftStore } from '../tables/drafts.ts';
import type { InboxStore } from '../tables/inbox.ts';
import { People } from '../tables/people.ts';
import type { LuckThread } from '../tables/results/luck-thread/index.ts';
import { catchUp, type ResultsStore } from '../tables/results/results-store.ts';
import type { TableStore } from '../tables/store.ts';
import { createTables } from '../tables/tables.ts';
import { ChannelApi } from './api/channel-api.ts';
import { sendPicturesWhole } from './api/multipart.ts';
import { registerCommands } from './api/register-commands.ts';
import { RetryQueue } from './api/retry-queue.ts';
import {
  isConnected,
  isFullyConnected,
  REFUSED_REQUESTS_TOLD,
  watchConnection,
} from './background/connection.ts';
import { type Fatal, fatalLogin } from './background/fatal.ts';
import { Inbox } from './background/inbox.ts';
import { LocaleTracker } from './background/locale-tracker.ts';
import type { Metrics } from './background/metrics.ts';
import { NewNotices } from './background/new-notices.ts';
import { NoticeSender } from './background/notice-sender.ts';
import { MOST_SILENCE_MS, Rounds } from './background/rounds.ts';
import {
  endOutage,
  isReachable,
  isServed,
  troubleNotices,
  watchServers,
} from './background/server-events.ts';
import type { HandlerContext } from './context.ts';
import { Cooldowns } from './cooldowns.ts';
import { isDeletion } from './features/privacy/view.ts';
import { FilmCache } from './film-cache.ts';
import type { Answerable } from './handling/acknowledgement.ts';
import { refreshTable } from './handling/handler.ts';
import { allCommands, gameViewOf, handle } from './registry.ts';
import { type DrawPicture, TableMessages } from './table-message/table-message.ts';

/** The process is killed some 10 seconds after it was asked to stop; the rest is shown at the next start. */
const STOP_TIMEOUT_MS = 4000;
/** Discord may leave a goodbye without an answer, and the database a last heartbeat. */
const GOODBYE_TIMEOUT_MS = 1000;

export interface BotParts extends Omit<TablesContext, 'now'> {
  readonly token: string;
  /** Where Discord's REST interface is, if not at Discord: without the version, e.g. `http://127.0.0.1:3000/api`. */
  readonly apiUrl: string | null;
  readonly store: TableStore;
  readonly results: ResultsStore;
  readonly drafts: DraftStore;
  readonly inbox: InboxStore;
  readonly draw: DrawPicture;
  /** Through which every picture is drawn; one of its own if left out. */
  readonly drawing?: DrawingQueue;
  /** How much in pictures a person may ask for in a minute (cooldowns.ts); 0: any number; as usual if left out. */
  readonly picturesAMinute?: number;
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
  /** Called, perhaps more than once, when the bot runs and can't go on: it is to be stopped. */
  readonly onFatal?: (fatal: Fatal) => void;
  readonly metrics?: Metrics | null;
}

interface Shards {
  readonly ids: readonly number[];
  readonly count: number;
}

export interface Bot {
  /** Whether all shards of this process are connected. */
  readonly isConnected: boolean;
  /** When clocks and reminders were last looked at: Unix milliseconds, by the real clock. */
  readonly lastRoundAt: number;
  /** Makes a round now instead of within seconds; settled when all that follows is done and told. */
  round(): Promise<void>;
  /** Settled when everything that was under way when it was asked is done. */
  settled(): Promise<void>;
  /** Settled when what is under way has been answered, or Discord has been waited for long enough; the store stays open. */
  stop(): Promise<void>;
}

/** Logs in, registers the commands, shows what was left unshown, and answers until stopped. Throws Fatal where Discord refuses that. */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { token, apiUrl, results, drafts, log, dice, computer, shards, metrics } = parts;
  const newNotices = new NewNotices();
  const store = newNotices.heardOf(parts.store);
  const draw = metrics?.timed(parts.draw) ?? parts.draw;
  const filmCache = new FilmCache(parts);
  const drawing = parts.drawing ?? new DrawingQueue();
  const now = parts.now ?? (() => new Date());
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: { invalidRequestWarningInterval: REFUSED_REQUESTS_TOLD, ...(apiUrl && { api: apiUrl }) },
    // Left out, discord.js takes one shard, or reads SHARDS in a format of its own.
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : { shards: 'auto' as const }),
  });
  sendPicturesWhole(client.rest);
  const noteStored = metrics ? (id: string) => metrics.stored(id) : undefined;
  const tables = createTables({ store, dice, computer, now, ...(noteStored && { noteStored }) });
  const people = new People(store, now);
  const channelApi = new ChannelApi(client.rest);
  const botId = () => client.user?.id ?? '';
  const tableMessages = new TableMessages({
    ...{ store, channelApi, draw, drawing, log, botId, now, viewOf: gameViewOf },
    whenUp: async (table) => (await tables.times(table)).up,
  });
  const retryQueue = new RetryQueue();
  const reportTrouble: HandlerContext['reportTrouble'] = async (table, channelId, error) => {
    // A server of another process's shard is not in the cache.
    const ownerId =
      client.guilds.cache.get(table.guildId)?.ownerId ?? (await channelApi.ownerOf(table.guildId));
    await store.notify(troubleNotices(table, channelId, error, ownerId, now()));
  };
  const context: HandlerContext = {
    sendNotices: () => noticeSender.deliver(),
    sendNewNotices: () => newNotices.deliver(() => noticeSender.deliver()),
    noteFailure: (id) => metrics?.failed(id),
    viewOf: gameViewOf,
    ...{
      tables,
      people,
      store,
      results,
      drafts,
      filmCache,
      draw,
      drawing,
      cooldowns: new Cooldowns(now, parts.picturesAMinute),
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
    takeUpInteractions: () => inbox.takeUp(),
  });
  const localeTracker = new LocaleTracker({ store, log, now, isDeletion });
  const inbox = new Inbox({
    ...{ store: parts.inbox, client, log, now },
    handle: (interaction) => handle(context, interaction),
  });
  const underWay = new Set<Promise<void>>();
  const run = (work: Promise<void>) => {
    const done = work
      .catch((error: unknown) => log.error({ err: error }, 'something failed unforeseen'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };

  client.on(Events.Raw, (packet: GatewayDispatchPayload) => {
    if (packet.t === GatewayDispatchEvents.InteractionCreate) inbox.hear(packet.d);
  });
  const { animator, luckThread } = parts;
  const queues = {
    retry: () => retryQueue.length,
    drawing: () => drawing.size.drawing + drawing.size.turns + drawing.size.answers,
    film: () => animator.size.running + animator.size.waiting,
    luck: () => luckThread.size.running + luckThread.size.waiting,
  };
  metrics?.watch({ client, queues, lastRoundAt: () => rounds.lastAt });
  client.on(Events.InteractionCreate, (interaction) => {
    // Suggestions come with every letter that is typed, and nothing follows from them.
    if (interaction.isAutocomplete())
      return run(handle(context, interaction).then(() => metrics?.done(interaction.id)));
    if (!isAnswerable(interaction)) return metrics?.done(interaction.id);
    const handled = inbox.receive(interaction).finally(() => metrics?.done(interaction.id));
    // Notices that follow from anything else are sent at once, not at the next round.
    const tracked = localeTracker.track(interaction, handled);
    const sent = Promise.all([handled, tracked]).then(() => context.sendNewNotices());
    run(sent.catch((error: unknown) => log.error({ err: error }, 'notices could not be sent')));
  });
  watchServers(context, client, run);
  for (const event of [Events.ShardReady, Events.ShardResume] as const) {
    // Before anything else is counted: the time without a connection counts against nobody.
    client.on(event, () =>
      run(rounds.beat().catch((error: unknown) => log.error({ err: error }, 'no heartbeat'))),
    );
  }
  let isStarted = false;
  const ready = new Promise<Client<true>>((resolve, reject) => {
    client.once(Events.ClientReady, resolve);
    const onFatal = (fatal: Fatal) => (isStarted ? parts.onFatal?.(fatal) : reject(fatal));
    watchConnection({ client, log, areShardsChosen: Boolean(shards), onFatal });
  });
  await rounds.beat();
  // Before anything more can end: results are numbered in the order of the ends.
  const { recorded, failed } = await catchUp(results);
  if (recorded > 0) log.info({ games: recorded }, 'games from before have results now');
  for (const { tableId, error } of failed) log.error({ table: tableId, err: error }, 'a game has no result');
  const { application, user } = await logIn(client, token, ready);
  isStarted = true;
  await registerCommands(client.rest, application.id, allCommands, log).catch((error: unknown) => {
    throw fatalLogin(error);
  });
  log.info({ bot: user.tag, servers: client.guilds.cache.size }, 'ready');
  const resumed = resume(context, client, inbox).catch((error: unknown) =>
    log.error({ err: error }, 'the tables could not be taken up again'),
  );
  run(resumed);
  rounds.start();

  return {
    get isConnected() {
      return isFullyConnected(client);
    },
    get lastRoundAt() {
      return rounds.lastAt;
    },
    async round() {
      await resumed;
      await rounds.run();
    },
    async settled() {
      await Promise.allSettled(underWay);
    },
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      client.on(Events.InteractionCreate, ({ id }) =>
        log.info({ interaction: id }, 'an interaction came too late and is left unanswered'),
      );
      run(rounds.stop());
      // Those who wait for a film are told now that there will be none.
      run(filmCache.close());
      const answered = Promise.allSettled([...underWay, retryQueue.stop()]);
      await within(STOP_TIMEOUT_MS, answered);
      if (underWay.size > 0)
        log.warn({ underWay: underWay.size }, 'stopped before everything was shown: the next start shows it');
      inbox.stop();
      client.removeAllListeners(Events.ShardReconnecting);
      await within(GOODBYE_TIMEOUT_MS, client.destroy());
      const beaten = rounds.beat().catch((error: unknown) => log.error({ err: error }, 'no heartbeat'));
      await within(GOODBYE_TIMEOUT_MS, beaten);
    },
  };
}

const isAnswerable = (interaction: Interaction): interaction is Answerable =>
  interaction.isChatInputCommand() ||
  interaction.isMessageContextMenuCommand() ||
  interaction.isButton() ||
  interaction.isStringSelectMenu() ||
  interaction.isModalSubmit();

/** Settled with the work, or after so many milliseconds. */
const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(ms, null, { ref: false })]);

/** `ready` rejects where Discord closes the connection for good. */
async function logIn(client: Client, token: string, ready: Promise<Client<true>>): Promise<Client<true>> {
  try {
    // discord.js tells of a refusal twice, and first by its code.
    await Promise.race([client.login(token), ready]);
    return await ready;
  } catch (error) {
    throw fatalLogin(error);
  }
}

/**
 * After a restart: does what was acknowledged, plays on where a computer player was cut off, shows what had not been shown, and looks after tables
 * whose lobby or thread may be gone (a thread that is not among the server's active ones is asleep or deleted).
 */
async function resume(context: HandlerContext, client: Client, inbox: Inbox): Promise<void> {
  await inbox.takeUp();
  for (const { id, available } of client.guilds.cache.values()) if (available) await endOutage(context, id);
  for (const id of await context.store.unfinished()) {
    // One that can't be read is logged by `refreshTable`, and the others go on.
    const table = await context.store.load(id).catch(() => null);
    // What other processes serve, they take up; what they left when they died, rounds show.
    if (table && !isServed(client, table.guildId)) continue;
    const channel = table?.showing.playChannelId;
    await refreshTable(context, id, !channel || !client.channels.cache.has(channel));
  }
}
