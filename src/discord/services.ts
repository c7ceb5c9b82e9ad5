import {
  type CacheWithLimitsOptions,
  Client,
  GatewayIntentBits,
  Options,
  type RESTOptions,
} from 'discord.js';
import type { Logger } from 'pino';
import { DrawingQueue } from '../pictures/drawing-queue.ts';
import type { TablesContext } from '../tables/changes/table-transaction.ts';
import { awakeOf, People } from '../tables/people.ts';
import { turnTimes } from '../tables/reminders/timing.ts';
import type { ResultsStore } from '../tables/results/results-store.ts';
import type { SeasonStore } from '../tables/seasons/season.ts';
import type { InboxStore, SharedStore } from '../tables/store.ts';
import { isDirect, tableChannel } from '../tables/table.ts';
import { translator } from '../texts/index.ts';
import { KeyedQueue } from '../worker-queue.ts';
import { Avatars } from './api/avatars.ts';
import { accessTo, isTableReachable, presenceIn } from './api/channel-access.ts';
import { ChannelApi } from './api/channel-api.ts';
import { adaptRequests, isLimitedTooLong, RetryQueue, sendPatiently, watchFailures } from './api/requests.ts';
import {
  type Fatal,
  gatewayOptions,
  guardQueuedPackets,
  isConnected,
  REFUSED_REQUESTS_TOLD,
} from './background/gateway.ts';
import { GuildCommands } from './background/guild-commands.ts';
import { Inbox } from './background/inbox.ts';
import type { Metrics } from './background/metrics.ts';
import { NoticeSender } from './background/notice-sender.ts';
import { MAX_SILENCE_MS, PeriodicTasks } from './background/periodic-tasks.ts';
import { LostThreads } from './background/resume.ts';
import { peopleToTell, RemovedServers, troubleNotices } from './background/server-events.ts';
import { presenceOf, StatusLine, statusText } from './background/status-line.ts';
import { Cooldowns } from './cooldowns.ts';
import { DELETION_ID } from './features/privacy.ts';
import { gameFeatureOf, gameFeatures } from './game-features.ts';
import {
  type FeatureServices,
  type GivenServices,
  type HandlerContext,
  LocaleTracker,
  type PeriodicTask,
  tableServices,
} from './handling/context.ts';
import { replyPrivately } from './handling/reply.ts';
import { commandsOfGame, createTasks, handle } from './registry.ts';
import { type DrawPicture, TableMessages } from './table-message/table-message.ts';

export interface BotParts extends Omit<TablesContext, 'now' | 'services'> {
  readonly token: string;
  /** Alternative URL of Discord's REST API, without the version, e.g. `http://127.0.0.1:3000/api`. */
  readonly apiUrl: string | null;
  /** Alternative URL of Discord's pictures, e.g. `https://cdn.example`. */
  readonly cdnUrl?: string | null;
  /** How a request reaches Discord, if not over the network. */
  readonly makeRequest?: RESTOptions['makeRequest'];
  readonly store: SharedStore;
  readonly results: ResultsStore;
  readonly seasons: SeasonStore;
  readonly inbox: InboxStore;
  readonly draw: DrawPicture;
  /** The queue through which every picture is drawn; default: a new one. */
  readonly drawing?: DrawingQueue;
  /** Maximum of pictures per person and minute (cooldowns.ts); 0: unlimited; left out: the default. */
  readonly picturesAMinute?: number;
  /** Replace those made by games. */
  readonly services?: GivenServices;
  readonly log: Logger;
  /** The clock for game time; default: the real one. */
  readonly now?: () => Date;
  /** Milliseconds between two runs of the periodic tasks; default: ten seconds. */
  readonly runEveryMs?: number;
  /** Silence of all processes for longer than this is a downtime, in which no clock runs; default: a minute. */
  readonly mostSilenceMs?: number;
  /** The shards that this process serves, and their total number; default: as Discord recommends. */
  readonly shards?: { readonly ids: readonly number[]; readonly count: number } | null;
  /** Called, perhaps more than once, when the running bot can't go on and has to be stopped. */
  readonly onFatal?: (fatal: Fatal) => void;
  readonly metrics?: Pick<Metrics, 'watch' | 'stored' | 'failed' | 'unanswered' | 'done' | 'timed'> | null;
  /** The number of running games, for the status line; left out: the line only says how to begin. */
  readonly playing?: () => Promise<number>;
}

export interface Services {
  readonly client: Client;
  readonly context: HandlerContext;
  readonly inbox: Inbox;
  readonly localeTracker: LocaleTracker;
  readonly lostThreads: LostThreads;
  readonly periodicTasks: PeriodicTasks;
}

export function createServices(parts: BotParts): Services {
  const { store, results, seasons, log, dice, metrics } = parts;
  const now = parts.now ?? (() => new Date());
  const client = createClient(parts);
  const botId = () => client.user?.id ?? '';
  const channelApi = new ChannelApi(client.rest, (people) => awakeOf({ store, now }, people), now);
  const services = featureServices(parts.services);
  const tables: TablesContext = {
    store,
    dice,
    services: tableServices(services),
    now,
    // Discord's failure says nothing about the person.
    isMember: (guildId, userId) => channelApi.isMember(guildId, userId).catch(() => true),
    noteChanged(table, hasNotices, interactionId) {
      noticeSender.noteChanged(table, hasNotices);
      if (interactionId !== undefined) metrics?.stored(interactionId);
    },
  };
  const draw = metrics?.timed(parts.draw) ?? parts.draw;
  const drawing = parts.drawing ?? new DrawingQueue();
  const avatars = new Avatars({
    log,
    now,
    isHidden: (id) => results.isHidden(id),
    avatarOf: (id) => channelApi.avatarOf(id),
    urlOf: (id, hash) => client.rest.cdn.avatar(id, hash, { extension: 'png', size: 128, forceStatic: true }),
  });
  const channelAccess: HandlerContext['accessTo'] = (channelId) => accessTo(client, channelId);
  const tableMessages = new TableMessages({
    store,
    channelApi,
    accessTo: channelAccess,
    draw,
    drawing,
    avatars,
    log,
    botId,
    now,
    timesOf: (table, timing) => turnTimes(tables, table, timing),
    announce: (table, texts) => noticeSender.announce(table, texts),
    leavePlace: async (table) => gameFeatureOf(table).moved?.(store, table),
  });
  const notify: SharedStore['notify'] = async (notices) => {
    await store.notify(notices);
    for (const { tableId } of notices) noticeSender.noteAdded(tableId);
  };
  const reportTrouble: HandlerContext['reportTrouble'] = async (
    table,
    channelId,
    what,
    { people, answered } = {},
  ) => {
    // People who closed their direct messages can't be told there; their game waits.
    if (isDirect(table)) return;
    // A server of another process's shard isn't in the cache.
    const ownerOf = async () =>
      client.guilds.cache.get(table.guildId)?.ownerId ?? channelApi.ownerOf(table.guildId);
    const told = people ?? (await peopleToTell(table, what, ownerOf));
    const at = now();
    const notices = troubleNotices(table, channelId, what, told, at);
    // Nobody is told twice, nor by a later attempt.
    for (const notice of notices.filter(({ userId }) => userId === answered)) {
      await store.beginNotice(notice, channelId);
      await store.settleNotice(notice.key, 'sent', at);
    }
    await notify(notices.filter(({ userId }) => userId !== answered));
  };
  const context: HandlerContext = {
    tables,
    store,
    results,
    seasons,
    accessTo: channelAccess,
    presenceOf: async (table, userId) =>
      (await presenceIn(client, tableChannel(table), userId)) ??
      ((await channelApi.isMember(table.guildId, userId)) ? 'reads' : 'gone'),
    isTableReachable: (table) => isTableReachable(client, table),
    services,
    draw,
    drawing,
    avatars,
    tableMessages,
    channelApi,
    log,
    now,
    botId,
    reportTrouble,
    people: new People({ ...store, notify }, now, (id) => void tableMessages.outdated.add(id)),
    cooldowns: new Cooldowns(now, parts.picturesAMinute),
    retryQueue: new RetryQueue(),
    queue: new KeyedQueue(),
    beginMessage: (...begun) => noticeSender.beginMessage(...begun),
    sendNotices: () => noticeSender.deliverNew(),
    serverChanged: async (...change) => {
      for (const task of tasks) await task.serverChanged?.(...change);
    },
    noteFailure: (id) => metrics?.failed(id),
    noteUnanswered: (language, reason) => metrics?.unanswered(language, reason),
  };
  const noticeSender = new NoticeSender(context);
  const inbox = new Inbox({
    store: parts.inbox,
    client,
    log,
    now,
    handle: (interaction) => handle(context, interaction),
    // In the language of their Discord: the one that they chose is in the store.
    sayLate: (interaction) => replyPrivately({ interaction }, translator(interaction.locale)('refused.late')),
  });
  const lostThreads = new LostThreads(context, client);
  const guildCommands = new GuildCommands({ ...context, client, commandsOf: commandsOfGame });
  const tasks: readonly PeriodicTask[] = [
    ...createTasks(context, client),
    guildCommands,
    new RemovedServers(context),
    lostThreads,
    new StatusLine({ client, now, playing: parts.playing ?? (async () => 0) }),
  ];
  const periodicTasks = new PeriodicTasks(context, {
    noticeSender,
    ...(parts.runEveryMs && { runEveryMs: parts.runEveryMs }),
    mostSilenceMs: parts.mostSilenceMs ?? MAX_SILENCE_MS,
    isConnected: () => isConnected(client),
    inbox,
    tasks,
  });
  const localeTracker = new LocaleTracker({ store, log, now, deletionId: DELETION_ID });
  return { client, context, inbox, localeTracker, lostThreads, periodicTasks };
}

function featureServices(given: GivenServices = {}): FeatureServices {
  const all: GivenServices = Object.fromEntries(
    gameFeatures().flatMap((feature) =>
      feature.createServices ? [[feature.name, feature.createServices]] : [],
    ),
  );
  const made = Object.entries({ ...all, ...given }).map(([name, create]) => [name, create()]);
  return Object.fromEntries(made) as FeatureServices;
}

/** Keeps the bot itself, to determine its permissions and its private threads. */
const ITSELF = {
  maxSize: 0,
  keepOverLimit: ({ id, client }: { readonly id: string; readonly client: Client<true> }) =>
    id === client.user.id,
};

/** Caches that discord.js would grow forever, without use here. */
const FORGOTTEN: CacheWithLimitsOptions = {
  GuildMemberManager: ITSELF,
  UserManager: 0,
  ThreadMemberManager: ITSELF,
  PresenceManager: 0,
  VoiceStateManager: 0,
  GuildEmojiManager: 0,
  GuildStickerManager: 0,
  StageInstanceManager: 0,
  GuildScheduledEventManager: 0,
  MessageManager: 0,
  ReactionManager: 0,
  GuildBanManager: 0,
  AutoModerationRuleManager: 0,
};

export function createClient({
  apiUrl,
  cdnUrl,
  makeRequest,
  shards,
  log,
  now = () => new Date(),
}: Pick<BotParts, 'apiUrl' | 'cdnUrl' | 'makeRequest' | 'shards' | 'log' | 'now'>): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ws: gatewayOptions(log),
    allowedMentions: { parse: [] },
    presence: presenceOf(statusText([], 0)),
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, ...FORGOTTEN }),
    rest: {
      invalidRequestWarningInterval: REFUSED_REQUESTS_TOLD,
      rejectOnRateLimit: isLimitedTooLong,
      ...(apiUrl && { api: apiUrl }),
      ...(cdnUrl && { cdn: cdnUrl }),
      ...(makeRequest && { makeRequest }),
    },
    // Default: discord.js uses one shard, or reads SHARDS in its own format.
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : { shards: 'auto' as const }),
  });
  sendPatiently(client.rest);
  adaptRequests(client.rest);
  watchFailures(client.rest, { log, now });
  guardQueuedPackets(client, log);
  return client;
}
