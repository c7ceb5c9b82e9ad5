import { ApplicationCommand, type Client, DiscordAPIError, Events, type Interaction } from 'discord.js';
import {
  type APIApplicationCommand,
  ApplicationCommandType,
  GatewayDispatchEvents,
  type GatewayDispatchPayload,
  type RESTPostAPIApplicationCommandsJSONBody,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Snowflake } from '../tables/game-types.ts';
import { makeWellFormed } from '../text.ts';
import { rememberCommands } from '../texts/index.ts';
import { rememberEmojis, uploadEmojis } from './api/emojis.ts';
import { withTimeout } from './api/interaction.ts';
import { type Fatal, fatalLogin, isFullyConnected, watchConnection } from './background/gateway.ts';
import { resume } from './background/resume.ts';
import { compareWithList, watchServers } from './background/server-events.ts';
import { emojiNames } from './game-features.ts';
import type { Answerable } from './handling/acknowledgement.ts';
import { eachService } from './handling/context.ts';
import { globalCommands, handle, isSelect } from './registry.ts';
import { type BotParts, createServices, type Services } from './services.ts';

export type { BotParts } from './services.ts';

/** The process is killed about 10 seconds after a stop signal; the rest is shown at the next start. */
const STOP_TIMEOUT_MS = 4000;
/** Maximum wait for Discord's response to the logout, and for the last heartbeat in the database. */
const GOODBYE_TIMEOUT_MS = 1000;
/** Discord limits uploads of emojis; they are all there after the first start. */
const EMOJIS_TIMEOUT_MS = 3000;

export interface Bot {
  readonly isConnected: boolean;
  /** Time of the last run of the periodic tasks (Unix ms, real clock). */
  readonly lastRunAt: number;
  /** Runs the periodic tasks now instead of within seconds; resolves when all their effects are done. */
  runPeriodicTasks(): Promise<void>;
  settled(): Promise<void>;
  /** Resolves when running work has been answered, or Discord's timeout is over; the store stays open. */
  stop(): Promise<void>;
}

/** Logs in, registers the commands, shows unshown changes, and answers until stopped. Throws Fatal if Discord refuses that. */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { log, shards } = parts;
  const services = createServices(parts);
  const { client, periodicTasks } = services;
  const tasks = new Tasks(log);
  watchFigures(parts, services);
  listen(services, tasks, parts.metrics);
  let isStarted = false;
  const ready = new Promise<Client<true>>((resolve, reject) => {
    client.once(Events.ClientReady, resolve);
    const onFatal = (fatal: Fatal) => (isStarted ? parts.onFatal?.(fatal) : reject(fatal));
    watchConnection({ client, log, areShardsChosen: Boolean(shards), onFatal });
  });
  await periodicTasks.sendHeartbeat();
  const { application, user } = await logIn(client, parts.token, ready);
  isStarted = true;
  const commands = await registerCommands(client, application.id, globalCommands(), log).catch(
    (error: unknown) => {
      throw fatalLogin(error);
    },
  );
  rememberCommands(commands.filter(({ type }) => type === ApplicationCommandType.ChatInput));
  const emojis = uploadEmojis(client.rest, application.id, emojiNames(), log)
    .then(rememberEmojis)
    .catch((error: unknown) =>
      log.warn({ err: error }, 'application emojis unavailable; messages go without them'),
    );
  tasks.run(emojis);
  await withTimeout(EMOJIS_TIMEOUT_MS, emojis, undefined);
  log.info({ bot: user.tag, servers: client.guilds.cache.size }, 'ready');
  const resumed = resume(services).catch((error: unknown) =>
    log.error({ err: error }, 'failed to resume tables'),
  );
  tasks.run(resumed);
  periodicTasks.start();

  return {
    get isConnected() {
      return isFullyConnected(client);
    },
    get lastRunAt() {
      return periodicTasks.lastAt;
    },
    async runPeriodicTasks() {
      await resumed;
      await periodicTasks.runAgain();
    },
    settled: () => tasks.settled(),
    stop: () => stop(services, tasks),
  };
}

/** `ready` rejects if Discord closes the connection permanently. */
async function logIn(client: Client, token: string, ready: Promise<Client<true>>): Promise<Client<true>> {
  try {
    // discord.js reports a refusal twice, and first by its code.
    await Promise.race([client.login(token), ready]);
    return await ready;
  } catch (error) {
    throw fatalLogin(error);
  }
}

function watchFigures({ metrics }: BotParts, { client, context, periodicTasks }: Services): void {
  const { retryQueue, drawing, services } = context;
  const queues: Record<string, () => number> = {
    retry: () => retryQueue.length,
    drawing: () => drawing.size.drawing + drawing.size.turns + drawing.size.answers,
  };
  for (const service of eachService(services)) Object.assign(queues, service.queues);
  metrics?.watch({ client, queues, lastRunAt: () => periodicTasks.lastAt });
}

async function stop(services: Services, tasks: Tasks): Promise<void> {
  const { client, context, inbox, periodicTasks } = services;
  const { log, retryQueue } = context;
  stopListening(client, log);
  rememberCommands([]);
  rememberEmojis([]);
  tasks.run(periodicTasks.stop());
  // People who wait for a film are told now that there will be none.
  for (const service of eachService(context.services)) if (service.close) tasks.run(service.close());
  await withTimeout(STOP_TIMEOUT_MS, Promise.allSettled([tasks.settled(), retryQueue.stop()]), null);
  if (tasks.size > 0)
    log.warn({ underWay: tasks.size }, 'stopped with messages still to send; the next start sends them');
  inbox.stop();
  client.removeAllListeners(Events.ShardReconnecting);
  await withTimeout(GOODBYE_TIMEOUT_MS, client.destroy(), undefined);
  await withTimeout(GOODBYE_TIMEOUT_MS, periodicTasks.tryHeartbeat(), undefined);
}

function listen(services: Services, tasks: Tasks, metrics: BotParts['metrics']): void {
  const { client, context, inbox, lostThreads, localeTracker, periodicTasks } = services;
  const { log } = context;
  client.on(Events.Raw, (packet: GatewayDispatchPayload) => {
    // discord.js reads the packet afterwards.
    makeWellFormed(packet);
    if (packet.t === GatewayDispatchEvents.InteractionCreate) inbox.hear(packet.d);
    if (packet.t === GatewayDispatchEvents.Ready) tasks.run(compareWithList(context, client, packet.d));
  });
  client.on(Events.InteractionCreate, (interaction) => {
    // Autocomplete comes with every typed letter, and has no effects.
    if (interaction.isAutocomplete())
      return tasks.run(handle(context, interaction).then(() => metrics?.done(interaction.id)));
    if (!isAnswerable(interaction)) return metrics?.done(interaction.id);
    context.avatars.heard(interaction.user.id, interaction.user.avatar);
    const handled = inbox.receive(interaction).finally(() => metrics?.done(interaction.id));
    // Notices caused by other interactions are sent at once, not at the next run of the periodic tasks.
    const tracked = localeTracker.track(interaction, handled);
    const sent = Promise.all([handled, tracked]).then(() => context.sendNotices());
    tasks.run(sent.catch((error: unknown) => log.error({ err: error }, 'failed to send notices')));
  });
  // All servers from the login are checked together (background/resume.ts).
  client.once(Events.ClientReady, () => {
    watchServers(context, client, tasks.run);
    for (const event of [Events.GuildAvailable, Events.GuildCreate] as const)
      client.on(event, ({ id }) => lostThreads.add(id));
  });
  for (const event of [Events.ShardReady, Events.ShardResume] as const) {
    // The heartbeat comes first: the time without a connection is a downtime.
    client.on(event, () => tasks.run(periodicTasks.tryHeartbeat()));
  }
}

function stopListening(client: Client, log: Logger): void {
  client.removeAllListeners(Events.InteractionCreate);
  client.on(Events.InteractionCreate, ({ id }) =>
    log.info({ interaction: id }, 'interaction arrived too late to answer'),
  );
}

const isAnswerable = (interaction: Interaction): interaction is Answerable =>
  interaction.isChatInputCommand() ||
  interaction.isMessageContextMenuCommand() ||
  interaction.isUserContextMenuCommand() ||
  interaction.isButton() ||
  isSelect(interaction) ||
  interaction.isModalSubmit();

class Tasks {
  readonly #running = new Set<Promise<void>>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  get size(): number {
    return this.#running.size;
  }

  readonly run = (work: Promise<void>): void => {
    const done = work
      .catch((error: unknown) => this.#log.error({ err: error }, 'unexpected failure'))
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  };

  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }
}

type Definition = RESTPostAPIApplicationCommandsJSONBody;

/** Registers the commands if Discord has different ones. Returns Discord's, with ids. */
export async function registerCommands(
  client: Client,
  applicationId: Snowflake,
  commands: readonly Definition[],
  log: Logger,
): Promise<readonly APIApplicationCommand[]> {
  const { rest } = client;
  const route = Routes.applicationCommands(applicationId);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const known = (await rest.get(route, { query })) as APIApplicationCommand[];
  if (sameCommands(client, commands, known)) return known;
  try {
    const registered = (await rest.put(route, { body: commands })) as APIApplicationCommand[];
    log.info({ commands: commands.length }, 'commands registered');
    return registered;
  } catch (error) {
    if (!(error instanceof DiscordAPIError && error.status === 400)) throw error;
    log.error({ refused: refusalsOf(error, commands) }, 'Discord refuses commands; those that it has stay');
    return known;
  }
}

/** A line per refused part, such as `/play.description[BASE_TYPE_BAD_LENGTH]: …`, with names instead of discord.js's indices. */
function refusalsOf({ message }: Error, commands: readonly Definition[]): readonly string[] {
  const [first = '', ...parts] = message.split('\n');
  const named = parts.map((part) => part.replace(/^\d+/, (at) => `/${commands[Number(at)]?.name ?? at}`));
  return parts.length > 0 ? named : [first];
}

export function sameCommands(
  client: Client,
  ours: readonly Definition[],
  theirs: readonly APIApplicationCommand[],
): boolean {
  const known = theirs.map(
    (command): ApplicationCommand => Reflect.construct(ApplicationCommand, [client, command]),
  );
  const isKnown = (command: Definition): boolean =>
    // discord.js compares the type only if it is given.
    known.some((one) => one.equals({ type: ApplicationCommandType.ChatInput, ...command } as never, true));
  return ours.length === theirs.length && ours.every(isKnown);
}
