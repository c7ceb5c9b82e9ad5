import * as z from 'zod';
import { fromPage, type ToPage } from '../page-protocol.ts';
import type { Socket } from '../socket.ts';
import { pageChannel } from '../state/channel.ts';
import type { FakeDiscord } from '../state/fake-discord.ts';
import { pageMessage } from '../state/messages.ts';
import { perform } from './actions.ts';
import { PageRefusal } from './input.ts';

const nonceOnly = z.object({ nonce: z.string() });

export class PageSockets {
  #discord: FakeDiscord | null = null;
  readonly #sockets = new Set<Socket>();
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  serve(discord: FakeDiscord): void {
    this.#discord = discord;
  }

  accept(socket: Socket): void {
    const discord = this.#discord;
    if (discord === null) throw new Error('not serving yet');
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('message', (raw) => {
      const toPage = (event: ToPage) => send(socket, JSON.stringify(event));
      this.#receive(discord, String(raw), toPage);
    });
    send(socket, JSON.stringify(hello(discord)));
  }

  broadcast(event: ToPage): void {
    const text = JSON.stringify(event);
    for (const socket of this.#sockets) send(socket, text);
  }

  /** An invalid message, however it is malformed, is answered with an error and doesn't affect other pages. */
  #receive(discord: FakeDiscord, raw: string, toPage: (event: ToPage) => void): void {
    let nonce: string | undefined;
    try {
      const given: unknown = JSON.parse(raw);
      nonce = nonceOnly.safeParse(given).data?.nonce;
      const parsed = fromPage.safeParse(given);
      if (!parsed.success) throw new PageRefusal(z.prettifyError(parsed.error));
      perform(discord, parsed.data, toPage);
    } catch (error) {
      const text = error instanceof PageRefusal ? error.message : 'Something went wrong.';
      if (nonce !== undefined) toPage({ type: 'interaction', nonce, state: 'refused', text });
      if (!(error instanceof PageRefusal) || nonce === undefined) this.#log(`page: ${String(error)}`);
    }
  }
}

function hello(discord: FakeDiscord): ToPage {
  const { guild } = discord;
  const people = [...discord.people.values()];
  return {
    type: 'hello',
    guild: { id: guild.id, name: guild.name, available: guild.available },
    people: people.map(({ user, locale }) => ({ ...user, locale })),
    rights: Object.fromEntries(people.map((person) => [person.user.id, guild.permissionsJson(person)])),
    bot: discord.bot,
    channels: discord.channels.all().map(pageChannel),
    messages: discord.messages.all().map((message) => pageMessage(message)),
    commands: discord.commands.listForPage(),
    emojis: discord.emojis.all(),
    presence: discord.presence.text,
  };
}

function send(socket: Socket, text: string): void {
  if (socket.readyState === socket.OPEN) socket.send(text);
}
