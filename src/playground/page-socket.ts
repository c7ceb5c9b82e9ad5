/** The pages (and the tests' persons) that are connected, and what they do. */
import { Locale } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { pageChannel } from './channel.ts';
import { PageRefusal } from './chosen.ts';
import { command, openDirect, press, say, submit } from './deeds.ts';
import { pageMessage } from './message.ts';
import type { FromPage, GivenOption, ToPage } from './page-protocol.ts';
import type { World } from './world.ts';

const id = z.string().min(1);
const option: z.ZodType<GivenOption> = z.object({
  name: z.string(),
  type: z.int(),
  value: z.union([z.string(), z.number(), z.boolean()]).exactOptional(),
  focused: z.boolean().exactOptional(),
  get options() {
    return z.array(option).exactOptional();
  },
});

const deed: z.ZodType<FromPage> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('press'),
    nonce: id,
    userId: id,
    messageId: id,
    customId: id,
    values: z.array(z.string()).exactOptional(),
  }),
  z.object({
    type: z.literal('command'),
    nonce: id,
    userId: id,
    channelId: id,
    name: id,
    options: z.array(option),
    autocomplete: z.boolean().exactOptional(),
    targetId: id.exactOptional(),
  }),
  z.object({
    type: z.literal('submit'),
    nonce: id,
    userId: id,
    modalId: id,
    values: z.record(z.string(), z.string()),
  }),
  z.object({
    type: z.literal('say'),
    userId: id,
    channelId: id,
    content: z.string(),
    nonce: id.exactOptional(),
  }),
  z.object({ type: z.literal('direct'), userId: id }),
  z.object({ type: z.literal('locale'), userId: id, locale: z.enum(Locale) }),
]);

export class PageSockets {
  #world: World | null = null;
  readonly #sockets = new Set<WebSocket>();
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  serve(world: World): void {
    this.#world = world;
  }

  accept(socket: WebSocket): void {
    const world = this.#world;
    if (world === null) throw new Error('there is no world yet');
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('message', (raw) => {
      const tell = (event: ToPage) => send(socket, JSON.stringify(event));
      this.#hear(world, String(raw), tell);
    });
    send(socket, JSON.stringify(hello(world)));
  }

  tell(event: ToPage): void {
    const text = JSON.stringify(event);
    for (const socket of this.#sockets) send(socket, text);
  }

  #hear(world: World, raw: string, tell: (event: ToPage) => void): void {
    let given: unknown;
    try {
      given = JSON.parse(raw);
    } catch {
      this.#log('page: not JSON');
      return;
    }
    const parsed = deed.safeParse(given);
    const nonce = z.object({ nonce: z.string() }).safeParse(given).data?.nonce;
    try {
      if (!parsed.success) throw new PageRefusal(z.prettifyError(parsed.error));
      done(world, parsed.data, tell);
    } catch (error) {
      const text = error instanceof PageRefusal ? error.message : 'Something went wrong.';
      if (nonce !== undefined) tell({ type: 'interaction', nonce, state: 'refused', text });
      if (!(error instanceof PageRefusal) || nonce === undefined) this.#log(`page: ${String(error)}`);
    }
  }
}

function done(world: World, deed: FromPage, tell: (event: ToPage) => void): void {
  switch (deed.type) {
    case 'press':
      press(world, deed, tell);
      break;
    case 'command':
      command(world, deed, tell);
      break;
    case 'submit':
      submit(world, deed, tell);
      break;
    case 'say':
      say(world, deed);
      break;
    case 'direct':
      openDirect(world, deed);
      break;
    case 'locale': {
      const person = world.people.get(deed.userId);
      if (person !== undefined) person.locale = deed.locale as Locale;
    }
  }
}

function hello(world: World): ToPage {
  const { guild } = world;
  const people = [...world.people.values()];
  return {
    type: 'hello',
    guild: { id: guild.id, name: guild.name, available: guild.available },
    people: people.map(({ user }) => user),
    rights: Object.fromEntries(people.map((person) => [person.user.id, guild.rightsOf(person)])),
    bot: world.bot,
    channels: world.channels.all().map(pageChannel),
    messages: world.messages.all().map((message) => pageMessage(message)),
    commands: world.commands.offered(),
  };
}

function send(socket: WebSocket, text: string): void {
  if (socket.readyState === socket.OPEN) socket.send(text);
}
