/** A playground with a small discord.js bot on it, for the double's own tests. */
import {
  type ApplicationCommandDataResolvable,
  type AutocompleteInteraction,
  type ButtonInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
  type MessageContextMenuCommandInteraction,
  Partials,
  type TextChannel,
} from 'discord.js';
import { type Playground, type PlaygroundOptions, startPlayground } from '../src/index.ts';
import { checkRecorded } from './openapi.ts';
import { connect, type Visitors } from './person.ts';

interface Kinds {
  button: ButtonInteraction;
  command: ChatInputCommandInteraction;
  menu: MessageContextMenuCommandInteraction;
  suggestions: AutocompleteInteraction;
}

const IS: { readonly [Kind in keyof Kinds]: (one: Interaction) => one is Kinds[Kind] & Interaction } = {
  button: (one) => one.isButton(),
  command: (one) => one.isChatInputCommand(),
  menu: (one) => one.isMessageContextMenuCommand(),
  suggestions: (one) => one.isAutocomplete(),
};

export interface Stage {
  readonly playground: Playground;
  readonly client: Client<true>;
  readonly visitors: Visitors;
  /** From now on, this answers interactions. */
  onInteraction(handler: (interaction: Interaction) => unknown): void;
  /** From now on, this answers interactions of a kind; resolves to what it makes of the first one. */
  next<Kind extends keyof Kinds, T>(
    kind: Kind,
    take: (interaction: Kinds[Kind]) => Promise<T> | T,
  ): Promise<T>;
  /** Sets the bot's commands; resolves when the page has them. */
  register(commands: readonly ApplicationCommandDataResolvable[]): Promise<void>;
  /** Errors of handlers and the client. */
  readonly troubles: unknown[];
  /** @throws Error if Discord's description is available and a recorded request doesn't match it. */
  close(): Promise<void>;
}

export async function loggedIn(
  playground: Playground,
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel, Partials.Message],
    ...options,
    rest: { api: playground.apiUrl, ...options.rest },
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(playground.token);
  return ready;
}

/** A text channel of the server, by its name. */
export async function textChannel(
  { client, playground }: Pick<Stage, 'client' | 'playground'>,
  name = 'games',
): Promise<TextChannel> {
  const channel = await client.channels.fetch(playground.admin.channelId(name));
  if (channel?.type !== ChannelType.GuildText) throw new Error(`${name} is no text channel`);
  return channel;
}

/** Discord's error code; null if nothing was refused. */
export const refusalCode = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (reason: unknown) =>
      typeof reason === 'object' && reason !== null && 'code' in reason ? reason.code : reason,
  );

export async function stage(
  options: Partial<PlaygroundOptions> = {},
  clientOptions: Partial<ClientOptions> = {},
): Promise<Stage> {
  const playground = await startPlayground({ port: 0, ...options });
  const client = await loggedIn(playground, clientOptions);
  const visitors = await connect(playground.url);
  const troubles: unknown[] = [];
  let handler: (interaction: Interaction) => unknown = () => {};
  client.on(Events.Error, (error) => troubles.push(error));
  client.on(Events.InteractionCreate, async (interaction) => {
    try {
      await handler(interaction);
    } catch (error) {
      troubles.push(error);
    }
  });
  return {
    playground,
    client,
    visitors,
    troubles,
    onInteraction(next) {
      handler = next;
    },
    next(kind, take) {
      return new Promise((resolve, reject) => {
        handler = async (interaction) => {
          if (IS[kind](interaction)) await Promise.resolve(take(interaction)).then(resolve, reject);
        };
      });
    },
    async register(commands) {
      const { page } = visitors;
      await client.application.commands.set(commands);
      await page.until(() => page.commands.length === commands.length || undefined, 'commands');
    },
    async close() {
      visitors.close();
      await client.destroy();
      await playground.close();
      const violations = checkRecorded(playground.recorded);
      if (violations.length > 0)
        throw new Error(`not as Discord describes it: ${JSON.stringify(violations, null, 1)}`);
    },
  };
}
