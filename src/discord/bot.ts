import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import type { Logger } from 'pino';
import { People } from '../tables/people.ts';
import type { TableStore } from '../tables/store.ts';
import { Tables, type TablesParts } from '../tables/tables.ts';
import { shown } from './answer.ts';
import { onAutocomplete, onCommand } from './commands/index.ts';
import { registerCommands } from './commands/register.ts';
import { Later } from './later.ts';
import { Post } from './post.ts';
import type { Room } from './room.ts';
import { type DrawPicture, Screen } from './screen.ts';
import { onTap } from './taps/index.ts';

/** Whoever ends the process kills it after some 10 seconds; what Discord has not taken by now is shown at the next start. */
const STOP_PATIENCE_MS = 3000;

export interface BotParts extends Omit<TablesParts, 'now'> {
  readonly token: string;
  /** Where Discord's REST interface is, if not at Discord: without the version, e.g. `http://127.0.0.1:3000/api`. */
  readonly apiUrl: string | null;
  readonly store: TableStore;
  readonly draw: DrawPicture;
  readonly log: Logger;
}

export interface Bot {
  /** Settled when what is under way has been answered, or Discord has been waited for long enough; the store stays open. */
  stop(): Promise<void>;
}

/** Logs in, registers the commands, shows what was left unshown, and answers until stopped. */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { token, apiUrl, store, draw, log, dice, computer } = parts;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...(apiUrl && { rest: { api: apiUrl } }),
  });
  const now = () => new Date();
  const tables = new Tables({ store, dice, computer, now });
  const people = new People(store, now);
  const post = new Post(client.rest);
  const screen = new Screen({ store, post, draw, log });
  const later = new Later();
  const room: Room = { tables, people, store, screen, post, later, log, now };
  const underWay = new Set<Promise<void>>();

  client.on(Events.InteractionCreate, (interaction) => {
    const handled = handle(room, interaction).finally(() => underWay.delete(handled));
    underWay.add(handled);
  });
  client.on(Events.Error, (error) => log.error({ err: error }, 'the connection to Discord failed'));
  client.on(Events.Warn, (message) => log.warn({ message }, 'discord.js warns'));
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  await client.login(token);
  const { application, user } = await ready;
  await registerCommands(client.rest, application.id, log);
  log.info({ bot: user.tag, servers: client.guilds.cache.size }, 'ready');
  const resumed = resume(room, client)
    .catch((error: unknown) => log.error({ err: error }, 'the tables could not be taken up again'))
    .finally(() => underWay.delete(resumed));
  underWay.add(resumed);

  return {
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      const answered = Promise.allSettled([...underWay, later.stop()]);
      await Promise.race([answered, sleep(STOP_PATIENCE_MS, null, { ref: false })]);
      await client.destroy();
    },
  };
}

async function handle(room: Room, interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand()) await onCommand(room, interaction);
  else if (interaction.isAutocomplete()) await onAutocomplete(room, interaction);
  else if (interaction.isButton()) await onTap(room, interaction);
}

/**
 * After a restart: plays on where a computer player was cut off, shows what had not been shown, and looks after tables
 * whose lobby or thread may be gone (a thread that is not among the server's active ones is asleep or deleted).
 */
async function resume(room: Room, client: Client): Promise<void> {
  for (const id of await room.store.unfinished()) {
    const table = await room.store.load(id);
    const channel = table?.showing.playChannelId;
    await shown(room, id, !channel || !client.channels.cache.has(channel));
  }
}
