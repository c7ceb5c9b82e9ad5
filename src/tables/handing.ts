import type { Aftermath, TablesParts } from './aftermath.ts';
import type { ClosedWhy, Person, Seat, Snowflake } from './game-types.ts';
import { gameOf } from './games.ts';
import { whyNotOneMore } from './limit.ts';
import type { Decision, Outcome } from './outcome.ts';
import { refuse } from './refusal.ts';
import { nameOf, type SeatChanges } from './seat-changes.ts';
import { replaced, seatFor, seatOf, sittingOf } from './seats.ts';
import type { Table } from './table.ts';
import { isInGame, isOpen } from './who-acts.ts';

/** Seats that change hands. */
export class Handing {
  readonly #parts: TablesParts;
  readonly #aftermath: Aftermath;
  readonly #seats: SeatChanges;

  constructor(parts: TablesParts, aftermath: Aftermath, seats: SeatChanges) {
    this.#parts = parts;
    this.#aftermath = aftermath;
    this.#seats = seats;
  }

  /** Whoever is away takes the seat back. */
  back(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#seats.changing(id, async (table) => {
      const seat = seatOf(table, userId);
      if (!seat) return refuse('notSeated');
      if (!seat.standIn) return refuse('notAway');
      if (table.status !== 'playing') return refuse('notPlaying');
      const { standIn: _, ...own } = seat;
      const at = this.#parts.now();
      const change = { seats: replaced(table, own), sittings: [sittingOf(table, own, 'back', at)] };
      const text = { kind: 'back', name: nameOf(seat) } as const;
      return this.#seats.goesOn(table, change, text, `back:${table.version}`, userId);
    });
  }

  /** A person takes over the seat that another one offered. `joinedBy`: the interaction by which they do. */
  takeOver(id: string, from: Snowflake, to: Person, joinedBy: Snowflake | null = null): Promise<Outcome> {
    return this.#seats.changing(id, async (table) => {
      const seat = seatOf(table, from);
      if (!seat || !isOpen(table)) return refuse('offerGone');
      if (seatOf(table, to.userId)) return refuse('alreadySeated');
      const refusal = await whyNotOneMore(this.#parts.store, table.guildId, to.userId, id);
      if (refusal) return { ok: false, refusal };
      const own = seatFor(seat.color, to, joinedBy);
      const at = this.#parts.now();
      const sittings = table.status === 'playing' ? [sittingOf(table, own, 'handedOver', at)] : [];
      const text = { kind: 'handedOver', from: nameOf(seat), to: to.name } as const;
      return this.#seats.goesOn(
        table,
        { seats: replaced(table, own), sittings },
        text,
        `handedOver:${table.version}`,
        to.userId,
      );
    });
  }

  /**
   * The opener or an administrator takes a player's seat away, and gives it to a computer player or takes it out of the game; at
   * a game without computer players always the latter.
   */
  remove(
    id: string,
    by: Snowflake,
    isAdmin: boolean,
    userId: Snowflake,
    becomes: 'computer' | 'out',
  ): Promise<Outcome> {
    return this.#seats.changing(id, async (table) => {
      if (!isAdmin && table.openerId !== by) return refuse('onlyOpenerOrAdmin');
      const seat = seatOf(table, userId);
      if (!seat) return refuse('nobodyThere');
      if (table.status === 'lobby') {
        const attendance = await this.#aftermath.attend(table);
        const seats = table.seats.filter((one) => one !== seat);
        return { ok: true, change: this.#aftermath.watched(table, attendance, { seats }, by) };
      }
      if (table.status !== 'playing') return refuse('notPlaying');
      const name = nameOf(seat);
      if (becomes === 'out' || !gameOf(table).hasComputers)
        return this.#seats.out(table, seat, `removed:${table.version}`, by, name);
      return this.#toComputer(table, seat, by, name, isAdmin ? 'admin' : 'opener');
    });
  }

  /**
   * Somebody who wants to be known no more leaves a game for good: a computer player has their seat from now on, or nobody where a
   * game has none, and the table is told that, but not whose it was. Refused where they are out of the game already: their part in
   * it stays what it was.
   */
  leave(id: string, userId: Snowflake): Promise<Outcome> {
    return this.#seats.changing(id, async (table) => {
      const seat = seatOf(table, userId);
      if (table.status !== 'playing') return refuse('notPlaying');
      if (!seat || !isInGame(table, seat)) return refuse('notSeated');
      if (!gameOf(table).hasComputers)
        return this.#seats.out(table, seat, `removed:${table.version}`, userId, '');
      return this.#toComputer(table, seat, userId, '', 'agreed');
    });
  }

  /** Where nobody else is left, the table is closed: `closedWhy`. `name`: of who goes, as the table is told it. */
  async #toComputer(
    table: Table,
    seat: Seat,
    by: Snowflake,
    name: string,
    closedWhy: ClosedWhy,
  ): Promise<Decision> {
    const own: Seat = { color: seat.color, occupant: { kind: 'computer' } };
    const seats = replaced(table, own);
    const people = seats.some(({ occupant }) => occupant.kind === 'person');
    const change = { seats, sittings: [sittingOf(table, own, 'removed', this.#parts.now())] };
    const text = { kind: 'removed', name, becomes: 'computer' } as const;
    if (people) return this.#seats.goesOn(table, change, text, `removed:${table.version}`, by);
    const closed = { ...change, status: 'aborted', closedWhy } as const;
    const attendance = await this.#aftermath.attend(table);
    return { ok: true, change: this.#aftermath.watched(table, attendance, closed, by) };
  }
}
