import { randomUUID } from 'node:crypto';
import type { FromPage, PageMessage, ToPage } from '@haruspex/playground/page-protocol.ts';
import { buttonsOf } from '@haruspex/playground/testing/person.ts';
import { WebSocket } from 'ws';
import { parseTap } from '../../test/discord/taps.ts';
import { tapsOf, versionOf } from '../../test/e2e/game.ts';

const ENDS_GAME = /^Ends the game: /;

type Listener = (event: ToPage) => void;

/** A page's connection that stores nothing, so that many tables are cheap: it passes each event to its table. */
export class TableSocket {
  readonly #socket: WebSocket;
  readonly #tables = new Map<string, Listener>();
  readonly #taps = new Map<string, Listener>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (raw) => this.#receive(JSON.parse(String(raw))));
  }

  static open(url: string): Promise<TableSocket> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/page`);
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('message', () => resolve(new TableSocket(socket)));
    });
  }

  watch(table: string, heard: Listener): void {
    this.#tables.set(table, heard);
  }

  press(press: Omit<Extract<FromPage, { type: 'press' }>, 'nonce' | 'type'>, heard: Listener): void {
    const nonce = randomUUID();
    this.#taps.set(nonce, heard);
    this.#socket.send(JSON.stringify({ type: 'press', nonce, ...press }));
  }

  close(): void {
    this.#socket.close();
  }

  #receive(event: ToPage): void {
    if (event.type === 'interaction') {
      this.#taps.get(event.nonce)?.(event);
      this.#taps.delete(event.nonce);
    } else if (event.type === 'message' && event.message.ephemeral_for === undefined) {
      const table = tapsOf(event.message).find(({ on }) => on === 'turn' || on === 'haruspex')?.table;
      if (table) this.#tables.get(table)?.(event);
    }
  }
}

/** A table at which the players on turn press random buttons repeatedly. */
export class LoadedTable {
  /** Milliseconds from each tap until it was acknowledged, and until its board was shown. */
  readonly answered: number[] = [];
  readonly shown: number[] = [];
  readonly #socket: TableSocket;
  readonly #random: () => number;
  readonly #pauseMs: number;
  #board: PageMessage;
  #boardAt = performance.now();
  #isStopped = false;
  /** The tap whose board has not come yet. */
  #tapped: { readonly at: number; readonly asksMore: boolean } | null = null;
  #choosesStep = false;

  constructor(socket: TableSocket, board: PageMessage, random: () => number, pauseMs: number) {
    this.#socket = socket;
    this.#board = board;
    this.#random = random;
    this.#pauseMs = pauseMs;
    const table = tapsOf(board).find(({ on }) => on === 'turn')?.table ?? '';
    socket.watch(table, (event) => event.type === 'message' && this.#update(event.message));
  }

  /** Can be called after {@link stop}. */
  start(): void {
    this.#isStopped = false;
    if (this.#tapped === null) this.play();
  }

  play(): void {
    if (this.#isStopped) return;
    const wanted = buttonsOf(this.#board).flatMap(({ customId, label, disabled }) => {
      // A game that ends leaves one table fewer and has films made, in some runs and not in others.
      const tap = customId && !disabled && !ENDS_GAME.test(label) ? parseTap(customId) : null;
      // A die or a haruspex is chosen before a move, so the table stays at its version.
      const asksMore = tap?.on === 'haruspex';
      const isWanted = tap?.on === 'turn' || (asksMore && !this.#choosesStep);
      return customId && isWanted ? [{ customId, asksMore }] : [];
    });
    const chosen = wanted[Math.floor(this.#random() * wanted.length)];
    if (!chosen) return;
    const at = performance.now();
    this.#tapped = { at, asksMore: chosen.asksMore };
    const userId = /^<@(\d+)>/.exec(this.#board.content)?.[1] ?? '';
    this.#socket.press({ userId, messageId: this.#board.id, customId: chosen.customId }, (event) => {
      this.answered.push(performance.now() - at);
      if (event.type === 'interaction' && event.state !== 'acknowledged')
        console.log(`A tap ${event.state}: ${event.text}`);
    });
  }

  /** The last board came more than `ms` ago: nothing can be pressed there any more, or the bot is too slow. */
  isIdleFor(ms: number): boolean {
    return performance.now() - this.#boardAt > ms;
  }

  clear(): void {
    this.answered.length = 0;
    this.shown.length = 0;
  }

  stop(): void {
    this.#isStopped = true;
  }

  #update(message: PageMessage): void {
    const [before, now] = [versionOf(this.#board) ?? 0, versionOf(message) ?? 0];
    const isNext = this.#tapped?.asksMore ? now === before : now > before;
    if (now < before || (this.#tapped && !isNext)) return;
    this.#board = message;
    this.#boardAt = performance.now();
    if (!this.#tapped) return;
    this.shown.push(performance.now() - this.#tapped.at);
    this.#choosesStep = this.#tapped.asksMore;
    this.#tapped = null;
    setTimeout(() => this.play(), this.#pauseMs);
  }
}
