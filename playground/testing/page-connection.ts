/** A page's connection without a page: stores the playground's events, and lets tests wait for them. */
import { randomUUID } from 'node:crypto';
import type { APIApplicationCommand, APIUser } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { FromPage, PageChannel, PageMessage, ToPage } from '../src/page-protocol.ts';

type Event<T extends ToPage['type']> = Extract<ToPage, { type: T }>;

/** The part of a socket that a page's connection uses. */
interface PageSocket {
  send(text: string): void;
  close(): void;
  on(event: 'message', listener: (raw: unknown) => void): unknown;
  once(event: 'message', listener: (raw: unknown) => void): unknown;
  once(event: 'error', listener: (error: Error) => void): unknown;
}

/** The expected event did not come. */
export class WaitedInVain extends Error {}

/** More than are waited for at any time. */
const MAX_ANSWERS = 1000;

/** Far longer than any event takes, on any machine. */
export const WAIT_MS = 30_000;

export class PageConnection {
  guild: Event<'hello'>['guild'];
  /** Permission bits by person; null for people who are not in the guild. */
  readonly rights: Map<string, string | null>;
  readonly people: readonly APIUser[];
  readonly bot: APIUser;
  readonly channels = new Map<string, PageChannel>();
  readonly messages = new Map<string, PageMessage>();
  readonly notified: Event<'notified'>[] = [];
  /** The answers to people's latest actions, by nonce. */
  readonly outcomes = new Map<string, Event<'interaction'>>();
  readonly modals = new Map<string, Event<'modal'>>();
  readonly choices = new Map<string, Event<'choices'>['choices']>();
  /** All received events, in order. */
  readonly heard: ToPage[] = [];
  commands: readonly APIApplicationCommand[];
  readonly #socket: PageSocket;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: PageSocket, hello: Event<'hello'>) {
    this.#socket = socket;
    this.guild = hello.guild;
    this.people = hello.people;
    this.rights = new Map(Object.entries(hello.rights));
    this.bot = hello.bot;
    this.commands = hello.commands;
    for (const channel of hello.channels) this.channels.set(channel.id, channel);
    for (const message of hello.messages) this.messages.set(message.id, message);
    socket.on('message', (raw) => this.#hear(JSON.parse(String(raw))));
  }

  static open(url: string): Promise<PageConnection> {
    return PageConnection.over(new WebSocket(`${url.replace(/^http/, 'ws').replace(/\/$/, '')}/page`));
  }

  /** `socket`: the page's end of a connection that is only just being made. */
  static over(socket: PageSocket): Promise<PageConnection> {
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('message', (raw) => resolve(new PageConnection(socket, JSON.parse(String(raw)))));
    });
  }

  /** By id or name; of several threads with one name, the newest. */
  channel(which: string): PageChannel {
    const found =
      this.channels.get(which) ?? [...this.channels.values()].findLast(({ name }) => name === which);
    if (found === undefined) throw new Error(`There is no channel ${which}.`);
    return found;
  }

  /** Gives the nonce by which answers come back. */
  send(deed: (nonce: string) => FromPage): string {
    const nonce = randomUUID();
    this.#socket.send(JSON.stringify(deed(nonce)));
    return nonce;
  }

  /** Resolves to the result of `probe`, now or after one of the next events. @throws WaitedInVain when `waitMs` have passed */
  until<T>(
    probe: () => T | undefined,
    what: string,
    waitMs = WAIT_MS,
    more: () => string = () => '',
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        try {
          const found = probe();
          if (found === undefined) return;
          done();
          resolve(found);
        } catch (error) {
          done();
          reject(error);
        }
      };
      const timer = setTimeout(() => {
        done();
        reject(new WaitedInVain(`${what} (waited ${waitMs} ms)\n${more()}`));
      }, waitMs);
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** The next event, or this many milliseconds. */
  heardMore(waitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, waitMs);
      this.#waiting.add(done);
    });
  }

  close(): void {
    this.#socket.close();
  }

  #hear(event: ToPage): void {
    this.heard.push(event);
    switch (event.type) {
      case 'hello':
        break;
      case 'message':
        this.messages.set(event.message.id, event.message);
        break;
      case 'messageGone':
        this.messages.delete(event.messageId);
        break;
      case 'channel':
        this.channels.set(event.channel.id, event.channel);
        break;
      case 'channelGone':
        this.channels.delete(event.channelId);
        for (const [id, { channel_id }] of this.messages) {
          if (channel_id === event.channelId) this.messages.delete(id);
        }
        break;
      case 'guild':
        this.guild = event.guild;
        break;
      case 'rights':
        this.rights.set(event.userId, event.permissions);
        break;
      case 'commands':
        this.commands = event.commands;
        break;
      case 'notified':
        this.notified.push(event);
        break;
      case 'interaction':
        keep(this.outcomes, event.nonce, event);
        break;
      case 'modal':
        keep(this.modals, event.nonce, event);
        break;
      case 'choices':
        keep(this.choices, event.nonce, event.choices);
    }
    for (const look of [...this.#waiting]) look();
  }
}

/** Without the oldest, of too many. */
function keep<T>(answers: Map<string, T>, nonce: string, answer: T): void {
  answers.set(nonce, answer);
  const [oldest] = answers.keys();
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
}
