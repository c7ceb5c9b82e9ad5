import { randomBytes } from 'node:crypto';
import type { Color } from '../games/tuchulcha/color.ts';
import { type Decision, type Outcome, refuse } from './outcome.ts';
import { rematchOf } from './rematch.ts';
import type { Request } from './request.ts';
import { addComputer, removeComputer, type Seated, seatOf, sitDown, standUp } from './seats.ts';
import type { Occupant, Seat, Snowflake, Table } from './table.ts';
import { type TablesParts, Turns } from './turns.ts';
import { Writer } from './writer.ts';

export type { Outcome } from './outcome.ts';
export type { TablesParts } from './turns.ts';

export type Person = Extract<Occupant, { kind: 'person' }>;

export interface Opening {
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  readonly locale: string;
  readonly opener: Person;
  /** Where the opener sits down; null: does not. */
  readonly color: Color | null;
  /** 2..4 */
  readonly size: number;
  /** Computer players from the start, 0..size-1. */
  readonly computers: number;
}

/** Everything that people can do at tables. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #writer: Writer;
  readonly #turns: Turns;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.#writer = new Writer(parts.store);
    this.#turns = new Turns(parts, this.#writer);
  }

  async open(opening: Opening): Promise<Table> {
    const { opener, size, color, computers, ...place } = opening;
    let seats: readonly Seat[] = [];
    if (color) seats = sure(sitDown(seats, size, opener, color));
    for (let n = 0; n < computers && seats.length < size; n++) seats = sure(addComputer(seats, size));
    return this.#parts.store.create({
      ...place,
      id: randomBytes(5).toString('hex'),
      game: 'tuchulcha',
      openerId: opener.userId,
      size,
      seats,
    });
  }

  load(id: string): Promise<Table | null> {
    return this.#parts.store.load(id);
  }

  sitDown(id: string, person: Person, color: Color): Promise<Outcome> {
    return this.#inLobby(id, (table) => reseat(sitDown(table.seats, table.size, person, color)));
  }

  standUp(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#inLobby(id, (table) => reseat(standUp(table.seats, userId)));
  }

  addComputer(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#inLobby(id, (table) =>
      table.openerId === userId ? reseat(addComputer(table.seats, table.size)) : refuse('onlyOpener'),
    );
  }

  removeComputer(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#inLobby(id, (table) =>
      table.openerId === userId ? reseat(removeComputer(table.seats)) : refuse('onlyOpener'),
    );
  }

  abort(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#inLobby(id, (table) =>
      table.openerId === userId ? { ok: true, change: { status: 'aborted' } } : refuse('onlyOpener'),
    );
  }

  /** Starts with those who are seated. A table of more seats than people becomes a smaller game. */
  start(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#inLobby(id, (table) =>
      table.openerId === userId || seatOf(table, userId) ? this.#turns.started(table) : refuse('notSeated'),
    );
  }

  /** Starts a table whose seats are all taken; leaves any other as it is. */
  async startIfFull(id: string): Promise<Outcome> {
    return this.#inLobby(id, (table) => {
      const people = table.seats.some(({ occupant }) => occupant.kind === 'person');
      return table.seats.length === table.size && people
        ? this.#turns.started(table)
        : refuse('tooFewSeated');
    });
  }

  /** Sits somebody who played down at the table's rematch, which the first who asks opens. */
  async rematch(id: string, person: Person): Promise<Outcome> {
    const { store } = this.#parts;
    const table = await this.load(id);
    if (!table) return { ok: false, refusal: { code: 'noSuchTable' }, table };
    if (table.status !== 'finished') return { ok: false, refusal: { code: 'notOver' }, table };
    const seat = seatOf(table, person.userId);
    if (!seat) return { ok: false, refusal: { code: 'notSeated' }, table };
    const opening = rematchOf(table, person);
    let next = await this.load(opening.id);
    if (!next) {
      try {
        return { ok: true, table: await store.create(opening) };
      } catch (error) {
        // Two may ask at once: the second sits down at the first one's table.
        next = await this.load(opening.id);
        if (!next) throw error;
      }
    }
    return this.sitDown(opening.id, person, seat.color);
  }

  /** A player's request on the version it was offered on. */
  act(id: string, version: number, userId: Snowflake, request: Request): Promise<Outcome> {
    return this.#turns.act(id, version, userId, request);
  }

  /** Whether a player is asked about a change of role at this table, from the next decision on. */
  askAboutDevotion(id: string, userId: Snowflake, asks: boolean): Promise<Outcome> {
    return this.#turns.askAboutDevotion(id, userId, asks);
  }

  /** A player gives up, at any time. */
  resign(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#turns.resign(id, userId);
  }

  /** Goes on with a table on which nobody has to decide anything. */
  playOn(id: string): Promise<Table | null> {
    return this.#turns.playOn(id);
  }

  #inLobby(id: string, decide: (table: Table) => Decision | Promise<Decision>): Promise<Outcome> {
    return this.#turns.playedOn(
      this.#writer.anyhow(id, (table) => (table.status === 'lobby' ? decide(table) : refuse('notInLobby'))),
    );
  }
}

const reseat = (seated: Seated): Decision =>
  seated.ok ? { ok: true, change: { seats: seated.seats } } : seated;

function sure(seated: Seated): readonly Seat[] {
  if (!seated.ok) throw new Error(`An empty table refused a seat: ${seated.refusal.code}`);
  return seated.seats;
}
