import type { Aftermath } from './aftermath.ts';
import type { Person, Seat, Snowflake } from './game-types.ts';
import { gameOf } from './games.ts';
import { type NewNotice, type NoticeText, noticeOf } from './notice.ts';
import type { Decision, Outcome } from './outcome.ts';
import { refuse } from './refusal.ts';
import type { Attendance } from './reminders/attendance.ts';
import { look, overdue } from './reminders/look.ts';
import { rewatched, touched } from './reminders/wake.ts';
import { nameOf, type SeatChanges } from './seat-changes.ts';
import { seatOf } from './seats.ts';
import type { Table, TurnWatch } from './table.ts';
import { presentPlayers } from './who-acts.ts';
import type { Writer } from './writer.ts';

/** After so many turns in a row that a person did not play, a computer player sits in until they come back. */
const MISSED_BEFORE_STAND_IN = 2;

/** What becomes of a turn whose time is up. */
export class Absence {
  readonly #writer: Writer;
  readonly #aftermath: Aftermath;
  readonly #seats: SeatChanges;

  constructor(writer: Writer, aftermath: Aftermath, seats: SeatChanges) {
    this.#writer = writer;
    this.#aftermath = aftermath;
    this.#seats = seats;
  }

  /** The computer player plays an overdue turn. `by`: who of the others wants it so; null: nobody has chosen. */
  playFor(id: string, turn: number, by: Person | null): Promise<Outcome> {
    return this.#onOverdue(id, turn, by, async (table, running, seat) => {
      const begun = this.#aftermath.begun(table);
      if (!begun) return refuse('notPlaying');
      const attendance = await this.#aftermath.attend(table);
      // The others may have decided to wait since somebody looked.
      if (!by && look(table, attendance).does !== 'playFor') return refuse('notOverdue');
      const missed = (table.watch.missed[seat.color] ?? 0) + 1;
      const away = missed >= MISSED_BEFORE_STAND_IN;
      const gone = away ? this.#seats.standingIn(table, seat) : {};
      const name = nameOf(seat);
      const tell = (text: NoticeText) =>
        noticeOf(id, `${running.turn}:${text.kind}`, null, text, attendance.now);
      const notices = [
        tell({ kind: 'playedFor', turn, name, by: by?.name ?? null }),
        ...(away ? [tell({ kind: 'standIn', name, by: null })] : []),
      ];
      const watch = { ...table.watch, missed: { ...table.watch.missed, [seat.color]: missed } };
      const from = gameOf(table).playTurnFor(begun, this.#aftermath.playing(table, attendance));
      return {
        ok: true,
        change: this.#aftermath.playedOn(table, attendance, from, gone, by?.userId ?? null, {
          watch,
          notices,
        }),
      };
    });
  }

  /** A computer player takes an overdue player's seat, until they come back. */
  standIn(id: string, turn: number, by: Person): Promise<Outcome> {
    return this.#onOverdue(id, turn, by, async (table, running, seat) => {
      const text = { kind: 'standIn', name: nameOf(seat), by: by.name } as const;
      return this.#seats.goesOn(
        table,
        this.#seats.standingIn(table, seat),
        text,
        `${running.turn}:standIn`,
        by.userId,
      );
    });
  }

  /** The others give an overdue player another period. */
  wait(id: string, turn: number, by: Person): Promise<Outcome> {
    return this.#watching(id, turn, by.userId, (running, seat, attendance) => {
      const at = attendance.now.getTime();
      const text = { kind: 'waiting', name: nameOf(seat), by: by.name } as const;
      return {
        turn: { ...running, overdue: { why: running.overdue?.why ?? 'time', since: at, removal: [] } },
        notices: [noticeOf(id, `${running.turn}:wait:${at}`, null, text, attendance.now)],
      };
    });
  }

  /** One of the others wants an overdue player removed. Once all the others do, it is done. */
  async voteRemoval(id: string, turn: number, by: Person): Promise<Outcome> {
    const voted = await this.#watching(id, turn, by.userId, (running) => {
      const before = running.overdue?.removal ?? [];
      const removal = before.includes(by.userId) ? before : [...before, by.userId];
      return {
        turn: { ...running, ...(running.overdue && { overdue: { ...running.overdue, removal } }) },
        notices: [],
      };
    });
    if (!voted.ok || !isRemovalAgreed(voted.table)) return voted;
    return this.#onOverdue(id, turn, by, async (table, running, seat) =>
      isRemovalAgreed(table)
        ? this.#seats.out(table, seat, `${running.turn}:removed`, by.userId, nameOf(seat))
        : refuse('stale'),
    );
  }

  /** The player whose turn it is has left the server: the others need not wait for the time. */
  hasLeft(id: string, turn: number): Promise<Outcome> {
    return this.#writer.watching(id, async (table) => {
      const running = table.watch.turn;
      if (running?.turn !== turn || running.overdue) return refuse('notOverdue');
      const attendance = await this.#aftermath.attend(table);
      const late = overdue(table.id, running, 'left', attendance);
      const watch = { ...table.watch, turn: late.turn };
      return { ok: true, change: rewatched(table, watch, attendance, late.notices) };
    });
  }

  /** For what the others decide of an overdue turn, while it is overdue. */
  #onOverdue(
    id: string,
    turn: number,
    by: Person | null,
    decide: (table: Table, running: TurnWatch, seat: Seat) => Promise<Decision>,
  ): Promise<Outcome> {
    return this.#seats.changing(id, async (table) => {
      const found = overdueSeat(table, turn, by?.userId ?? null);
      return found.ok ? decide(table, found.running, found.seat) : found;
    });
  }

  #watching(
    id: string,
    turn: number,
    by: Snowflake,
    decide: (
      running: TurnWatch,
      seat: Seat,
      attendance: Attendance,
    ) => { readonly turn: TurnWatch; readonly notices: readonly NewNotice[] },
  ): Promise<Outcome> {
    return this.#writer.watching(id, async (table) => {
      const found = overdueSeat(table, turn, by);
      if (!found.ok) return found;
      const attendance = await this.#aftermath.attend(table);
      const decided = decide(found.running, found.seat, attendance);
      const watch = { ...touched(table.watch, attendance.now.getTime()), turn: decided.turn };
      return { ok: true, change: rewatched(table, watch, attendance, decided.notices) };
    });
  }
}

type OverdueSeat =
  | { readonly ok: true; readonly running: TurnWatch; readonly seat: Seat }
  | ReturnType<typeof refuse>;

/** The seat whose turn is overdue, for one of the others to decide on. */
function overdueSeat(table: Table, turn: number, by: Snowflake | null): OverdueSeat {
  const running = table.watch.turn;
  const seat = running && table.seats.find(({ color }) => color === running.color);
  if (by !== null && !seatOf(table, by)) return refuse('notSeated');
  if (table.status !== 'playing' || !seat || running.turn !== turn || !running.overdue)
    return refuse('notOverdue');
  return by === running.userId ? refuse('aboutYou') : { ok: true, running, seat };
}

/** Whose votes count for removing the player of an overdue turn: the other people, as far as they are there. */
export const removalVoters = (table: Table): Snowflake[] =>
  presentPlayers(table)
    .map(({ userId }) => userId)
    .filter((userId) => userId !== table.watch.turn?.userId);

function isRemovalAgreed(table: Table): boolean {
  const votes = table.watch.turn?.overdue?.removal ?? [];
  const voters = removalVoters(table);
  return voters.length > 0 && voters.every((userId) => votes.includes(userId));
}
