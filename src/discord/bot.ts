import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import type { Logger } from 'pino';
import type { Animator } from '../pictures/index.ts';
import type { DraftStore } from '../tables/drafts.ts';
import { People } from '../tables/people.ts';
import type { LuckThread } from '../tables/record/luck-thread/index.ts';
import { catchUp, type ResultsStore } from '../tables/results/results-store.ts';
import type { TableStore } from '../tables/store.ts';
import { createTables, type TablesContext } from '../tables/tables.ts';
import { shown } from './answer.ts';
import { onAutocomplete, onCommand } from './commands/index.ts';
import { onMessageCommand } from './commands/message-commands.ts';
import { registerCommands } from './commands/register.ts';
import { parseTap } from './custom-id.ts';
import { Hearing } from './hearing.ts';
import { Chronicle } from './history/chronicle.ts';
import { Later } from './later.ts';
import { Courier } from './notices/courier.ts';
import { Post } from './post.ts';
import type { Room } from './room.ts';
import { MOST_SILENCE_MS, Rounds } from './rounds.ts';
import { type DrawPicture, Screen } from './screen.ts';
import { isConnected, isReachable, reachedAgain, watchServers } from './server-events.ts';
import { onForm } from './taps/forms.ts';
import { onChoice, onTap } from './taps/index.ts';
import { troubleNotices } from './trouble.ts';

/** Whoever ends the process kills it after some 10 seconds; what Discord has not taken by now is shown at the next start. */
const STOP_PATIENCE_MS = 3000;

export interface BotParts extends Omit<TablesContext, 'now'> {
  readonly token: string;
  /** Where Discord's REST interface is, if not at Discord: without the version, e.g. `http://127.0.0.1:3000/api`. */
  readonly apiUrl: string | null;
  readonly store: TableStore;
  readonly records: ResultsStore;
  readonly drafts: DraftStore;
  readonly draw: DrawPicture;
  /** Both are closed when the bot stops. */
  readonly animator: Animator;
  readonly luckThread: LuckThread;
  readonly log: Logger;
  /** Everything that is reckoned in days goes by this clock; the real one if left out. */
  readonly now?: () => Date;
  /** Silence of all processes for longer than this is a down-time, in which no clock runs; a minute if left out. */
  readonly mostSilenceMs?: number;
  /** Which shards of how many this process serves; if left out, all that Discord recommends. */
  readonly shards?: Shards | null;
}

export interface Shards {
  readonly ids: readonly number[];
  readonly count: number;
}

export interface Bot {
  /** Looks now what time has brought, instead of within seconds, once the tables have been taken up; settled when all of it is done and told. */
  round(): Promise<void>;
  /** Settled when everything that was under way when it was asked is done. */
  settled(): Promise<void>;
  /** Settled when what is under way has been answered, or Discord has been waited for long enough; the store stays open. */
  stop(): Promise<void>;
}

/** Logs in, registers the commands, shows what was left unshown, and answers until stopped. */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { token, apiUrl, store, records, drafts, draw, log, dice, computer, shards } = parts;
  const chronicle = new Chronicle(parts);
  const now = parts.now ?? (() => new Date());
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...(apiUrl && { rest: { api: apiUrl } }),
    ...(shards && { shards: [...shards.ids], shardCount: shards.count }),
  });
  const tables = createTables({ store, dice, computer, now });
  const people = new People(store, now);
  const post = new Post(client.rest);
  const botId = () => client.user?.id ?? '';
  const screen = new Screen({
    ...{ store, post, draw, log, botId, now },
    whenUp: async (table) => (await tables.times(table)).up,
  });
  const later = new Later();
  const troubled: Room['troubled'] = async (table, channelId, error) => {
    const ownerId = client.guilds.cache.get(table.guildId)?.ownerId ?? null;
    await store.notify(troubleNotices(table, channelId, error, ownerId, now()));
  };
  const room: Room = {
    deliver: () => courier.deliver(),
    ...{ tables, people, store, records, drafts, chronicle, screen, post, later, log, now, troubled },
  };
  const courier = new Courier({
    ...{ store, post, screen, log, now, botId, troubled },
    isReachable: (guildId) => isReachable(client, guildId),
    times: (table) => tables.times(table),
    hasLeft: async (table, turn) => {
      await tables.absence.hasLeft(table.id, turn);
    },
    showAnew: ({ id }) => shown(room, id, true),
  });
  const rounds = new Rounds({
    ...{ store, tables, courier, log, now },
    mostSilenceMs: parts.mostSilenceMs ?? MOST_SILENCE_MS,
    isConnected: () => isConnected(client),
    isReachable: (guildId) => isReachable(client, guildId),
    show: (id) => shown(room, id),
  });
  const hearing = new Hearing({ store, log, now });
  const underWay = new Set<Promise<void>>();
  const run = (work: Promise<void>) => {
    const done = work.finally(() => underWay.delete(done));
    underWay.add(done);
  };

  client.on(Events.InteractionCreate, (interaction) => {
    const handled = handle(room, interaction);
    // Suggestions come with every letter that is typed, and nothing follows from them.
    if (interaction.isAutocomplete()) return run(handled);
    // What follows from anything else is told at once, not at the next round.
    const heard = isDeletion(interaction)
      ? handled.then(() => hearing.forget(interaction.user.id))
      : hearing.heard(interaction);
    const told = Promise.all([handled, heard]).then(() => courier.deliver());
    run(told.catch((error: unknown) => log.error({ err: error }, 'notices could not be sent')));
  });
  watchServers(room, client, run);
  for (const event of [Events.ShardReady, Events.ShardResume] as const) {
    // Before anything that arrives now is reckoned: the time without a connection counts against nobody.
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
  const { recorded, failed } = await catchUp(records);
  if (recorded > 0) log.info({ games: recorded }, 'games from before have results now');
  for (const { tableId, error } of failed) log.error({ table: tableId, err: error }, 'a game has no result');
  await client.login(token);
  const { application, user } = await ready;
  await registerCommands(client.rest, application.id, log);
  log.info({ bot: user.tag, servers: client.guilds.cache.size }, 'ready');
  const resumed = resume(room, client).catch((error: unknown) =>
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
      // Whoever waits for a film is told now that there will be none.
      run(chronicle.close());
      const answered = Promise.allSettled([...underWay, later.stop()]);
      await Promise.race([answered, sleep(STOP_PATIENCE_MS, null, { ref: false })]);
      await client.destroy();
      await rounds.beat().catch((error: unknown) => log.error({ err: error }, 'no heartbeat'));
    },
  };
}

/** Whoever deletes everything stored about them is not noted once more. */
function isDeletion(interaction: Interaction): boolean {
  const tap = interaction.isButton() ? parseTap(interaction.customId) : null;
  return tap?.on === 'privacy' && tap.does === 'delete';
}

async function handle(room: Room, interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand()) await onCommand(room, interaction);
  else if (interaction.isAutocomplete()) await onAutocomplete(room, interaction);
  else if (interaction.isButton()) await onTap(room, interaction);
  else if (interaction.isStringSelectMenu()) await onChoice(room, interaction);
  else if (interaction.isModalSubmit()) await onForm(room, interaction);
  else if (interaction.isMessageContextMenuCommand()) await onMessageCommand(room, interaction);
}

/**
 * After a restart: plays on where a computer player was cut off, shows what had not been shown, and looks after tables
 * whose lobby or thread may be gone (a thread that is not among the server's active ones is asleep or deleted).
 */
async function resume(room: Room, client: Client): Promise<void> {
  for (const { id, available } of client.guilds.cache.values()) if (available) await reachedAgain(room, id);
  for (const id of await room.store.unfinished()) {
    const table = await room.store.load(id);
    const channel = table?.showing.playChannelId;
    await shown(room, id, !channel || !client.channels.cache.has(channel));
  }
}
