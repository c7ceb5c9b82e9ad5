import type { Aftermath, Change, TablesParts } from './aftermath.ts';
import type { Seat, Snowflake } from './game-types.ts';
import { gameOf } from './games.ts';
import { type NoticeText, noticeOf } from './notice.ts';
import type { Decision, Outcome } from './outcome.ts';
import { refuse } from './refusal.ts';
import { replaced, sittingOf } from './seats.ts';
import type { Table } from './table.ts';
import type { Turns } from './turns.ts';
import type { Writer } from './writer.ts';

/** What every change of who plays a seat comes to. */
export class SeatChanges {
  readonly #parts: TablesParts;
  readonly #writer: Writer;
  readonly #aftermath: Aftermath;
  readonly #turns: Turns;

  constructor(parts: TablesParts, writer: Writer, aftermath: Aftermath, turns: Turns) {
    this.#parts = parts;
    this.#writer = writer;
    this.#aftermath = aftermath;
    this.#turns = turns;
  }

  changing(id: string, decide: (table: Table) => Promise<Decision>): Promise<Outcome> {
    return this.#turns.playedOn(this.#writer.anyhow(id, decide));
  }

  /** A computer player sits in for the seat's person. */
  standingIn(table: Table, seat: Seat): Change {
    const own: Seat = { ...seat, standIn: true };
    return {
      seats: replaced(table, own),
      sittings: [sittingOf(table, own, 'standIn', this.#parts.now())],
    };
  }

  /** The player leaves the game as if they had resigned. `name`: theirs, as the table is told it. */
  async out(table: Table, seat: Seat, key: string, by: Snowflake, name: string): Promise<Decision> {
    const begun = this.#aftermath.begun(table);
    if (!begun) return refuse('notPlaying');
    const asked = begun.and('table', gameOf(table).leaving(seat.color));
    if (!asked.ok) return { ok: false, refusal: gameOf(table).refused(asked.refusal) };
    const attendance = await this.#aftermath.attend(table);
    const at = this.#parts.now();
    const sitting = { ...sittingOf(table, seat, 'removed', at), occupant: null, standIn: false };
    const text = { kind: 'removed', name, becomes: 'out' } as const;
    const told = { notices: [noticeOf(table.id, key, null, text, attendance.now)] };
    const change = { sittings: [sitting] };
    return {
      ok: true,
      change: this.#aftermath.playedOn(table, attendance, asked.progress, change, by, told),
    };
  }

  /** A change of seats, told to the table; the game goes on from it. */
  async goesOn(
    table: Table,
    change: Change,
    text: NoticeText,
    key: string,
    by: Snowflake | null,
  ): Promise<Decision> {
    // Of those who come as well as of those who go: the one clock is charged, the other is set.
    const seats = [...table.seats, ...(change.seats ?? [])];
    const attendance = await this.#aftermath.attend({ ...table, seats });
    const told = { notices: [noticeOf(table.id, key, null, text, attendance.now)] };
    const begun = this.#aftermath.begun(table);
    return {
      ok: true,
      change: begun
        ? this.#aftermath.playedOn(table, attendance, begun, change, by, told)
        : this.#aftermath.watched(table, attendance, change, by),
    };
  }
}

export const nameOf = ({ occupant }: Seat): string => (occupant.kind === 'person' ? occupant.name : '');
