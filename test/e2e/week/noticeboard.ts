import { snowflakeTime } from '@haruspex/playground/state/snowflake.ts';
import { buttonsOf, type PageConnection, type PageMessage } from '@haruspex/playground/testing/person.ts';
import { parseTap, type Tap } from '../../discord/taps.ts';

/** A phone that rang. */
export interface Ring {
  readonly userId: string;
  readonly messageId: string;
  /** Unix milliseconds. */
  readonly at: number;
  /** As it was when the phone rang. */
  readonly message: PageMessage;
}

export const tapsOn = (message: PageMessage): readonly Tap[] =>
  buttonsOf(message).flatMap(({ customId }) => (customId ? (parseTap(customId) ?? []) : []));

export const writtenAt = ({ id }: Pick<PageMessage, 'id'>): number => snowflakeTime(id);

const TURN_TAPS: ReadonlySet<string> = new Set(['turn', 'haruspex', 'devotion']);

const LOBBY = /^\*\*Tuchulcha, table (\d+)\*\*/;
const DESERTED = /^\*\*Table \d+\*\* is waiting: /;

interface Shown {
  readonly message: PageMessage;
  readonly taps: readonly Tap[];
}

/** All that the page has told so far, put in order: reading it again costs only what is new. */
export class Noticeboard {
  readonly page: PageConnection;
  readonly rings: Ring[] = [];
  /** Every state of every message that others than one person could see, oldest first. */
  readonly written = new Map<string, PageMessage[]>();
  readonly #shown = new Map<string, Map<string, Shown>>();
  readonly #tablesOf = new Map<string, readonly string[]>();
  readonly #replies = new Map<string, Map<string, PageMessage>>();
  readonly #versions = new Map<string, number>();
  readonly #over = new Set<string>();
  /** Channels in which a rematch was asked for. */
  readonly #rematches = new Set<string>();
  readonly #byNumber = new Map<number, string>();
  #read = 0;

  constructor(page: PageConnection) {
    this.page = page;
  }

  /** Every table that has ever had a button. */
  get tables(): readonly string[] {
    this.#catchUp();
    return [...this.#shown.keys()];
  }

  /** Messages that everybody can see with a button of this kind for the table, oldest first. */
  with(table: string, on: Tap['on']): readonly PageMessage[] {
    return this.#of(table)
      .filter(({ taps }) => taps.some((tap) => tap.on === on && tap.table === table))
      .map(({ message }) => message)
      .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  }

  /** Messages with the buttons of a turn, those with the newest ones last. */
  turns(table: string): readonly PageMessage[] {
    return this.#of(table)
      .filter(({ taps }) => taps.some(({ on }) => TURN_TAPS.has(on)))
      .sort((a, b) => versionIn(a.taps) - versionIn(b.taps))
      .map(({ message }) => message);
  }

  turn(table: string): PageMessage | undefined {
    return this.turns(table).at(-1);
  }

  /** The newest version of the table that has ever been on the screen. */
  version(table: string): number {
    this.#catchUp();
    return this.#versions.get(table) ?? 0;
  }

  isOver(table: string): boolean {
    this.#catchUp();
    return this.#over.has(table);
  }

  /** Whether computer players sit in for everybody who is still in the game. */
  isDeserted(table: string): boolean {
    return this.with(table, 'back').some(({ content }) => DESERTED.test(content));
  }

  /** Whether somebody asked those who played there to play once more. */
  wantsRematch(table: string): boolean {
    const [end] = this.with(table, 'rematch');
    return end !== undefined && this.#rematches.has(end.channel_id);
  }

  /** The table that people call by this number. */
  numbered(number: number): string | undefined {
    this.#catchUp();
    return this.#byNumber.get(number);
  }

  /** Private answers. */
  replies(interactionId: string): readonly PageMessage[] {
    this.#catchUp();
    return [...(this.#replies.get(interactionId)?.values() ?? [])];
  }

  catchUp(): void {
    this.#catchUp();
  }

  #of(table: string): Shown[] {
    this.#catchUp();
    return [...(this.#shown.get(table)?.values() ?? [])];
  }

  #catchUp(): void {
    const { heard } = this.page;
    for (; this.#read < heard.length; this.#read += 1) {
      const event = heard[this.#read];
      if (event?.type === 'message') this.#put(event.message);
      else if (event?.type === 'messageGone') this.#forget(event.messageId);
      else if (event?.type === 'notified') this.#rung(event.userId, event.messageId);
    }
  }

  #rung(userId: string, messageId: string): void {
    const message = this.written.get(messageId)?.at(-1);
    if (!message) throw new Error(`A phone rang for message ${messageId}, which is not there.`);
    this.rings.push({ userId, messageId, message, at: writtenAt(message) });
  }

  #put(message: PageMessage): void {
    if (message.ephemeral_for !== undefined) {
      const to = message.interaction_metadata?.id ?? '';
      const replies = this.#replies.get(to) ?? new Map<string, PageMessage>();
      this.#replies.set(to, replies.set(message.id, message));
      return;
    }
    this.written.set(message.id, [...(this.written.get(message.id) ?? []), message]);
    this.#forget(message.id);
    const taps = tapsOn(message);
    const tables = [...new Set(taps.flatMap(({ table }) => table ?? []))];
    const [number, [table]] = [LOBBY.exec(message.content)?.[1], tables];
    if (number !== undefined && table !== undefined) this.#byNumber.set(Number(number), table);
    if (/ wants a rematch: /.test(message.content)) this.#rematches.add(message.channel_id);
    this.#tablesOf.set(message.id, tables);
    for (const table of tables) {
      const shown = this.#shown.get(table) ?? new Map<string, Shown>();
      this.#shown.set(table, shown.set(message.id, { message, taps }));
      this.#versions.set(table, Math.max(this.#versions.get(table) ?? 0, versionIn(taps)));
      if (taps.some(({ on }) => on === 'rematch')) this.#over.add(table);
    }
  }

  #forget(messageId: string): void {
    for (const table of this.#tablesOf.get(messageId) ?? []) this.#shown.get(table)?.delete(messageId);
    this.#tablesOf.delete(messageId);
  }
}

export const versionIn = (taps: readonly Tap[]): number =>
  Math.max(0, ...taps.flatMap((tap) => ('version' in tap ? [tap.version] : [])));
