import type { Aftermath } from './aftermath.ts';
import type { ClosedWhy, Person, Snowflake } from './game-types.ts';
import { noticeOf } from './notice.ts';
import type { Decision, Outcome } from './outcome.ts';
import { refuse } from './refusal.ts';
import { look } from './reminders/look.ts';
import { closingNotice, IDLE_MS, NOTICE_OF_CLOSING_MS, rewatched, touched } from './reminders/wake.ts';
import { seatOf } from './seats.ts';
import type { Table } from './table.ts';
import { isDeserted, isOpen, presentPlayers } from './who-acts.ts';
import type { Writer } from './writer.ts';

/** How a table ends without a result. */
export class Closing {
  readonly #writer: Writer;
  readonly #aftermath: Aftermath;

  constructor(writer: Writer, aftermath: Aftermath) {
    this.#writer = writer;
    this.#aftermath = aftermath;
  }

  /** The opener or an administrator closes a lobby, or a game that is being played. */
  close(id: string, by: Person, isAdmin: boolean): Promise<Outcome> {
    return this.#writer.anyhow(id, (table) => {
      if (!isOpen(table)) return refuse('notPlaying');
      const isOpener = table.openerId === by.userId;
      if (!isOpener && !isAdmin) return refuse('onlyOpenerOrAdmin');
      return this.#closed(table, isOpener ? 'opener' : 'admin', by);
    });
  }

  /** Nobody came, or nobody has touched it for long. */
  expire(id: string): Promise<Outcome> {
    return this.#writer.once(id, async (table) => {
      if (!isOpen(table)) return refuse('notPlaying');
      // Somebody may have come, or done something, since somebody looked.
      const found = look(table, await this.#aftermath.attend(table));
      return found.does === 'close' ? this.#closed(table, found.why, null) : refuse('stale');
    });
  }

  /**
   * Somebody at the table wants it to stay open, however long nobody has touched it. Where nobody is there to touch it, that
   * holds for as long as any other table may lie idle, and its closing is announced once more.
   */
  keepOpen(id: string, by: Snowflake): Promise<Outcome> {
    return this.#writer.watching(id, async (table) => {
      if (!isOpen(table)) return refuse('notPlaying');
      if (!seatOf(table, by)) return refuse('notSeated');
      const attendance = await this.#aftermath.attend(table);
      const now = attendance.now.getTime();
      const closesAt = isDeserted(table) ? now + IDLE_MS : null;
      const watch = { ...table.watch, touchedAt: now, closesAt };
      const notices =
        closesAt === null
          ? []
          : [closingNotice({ ...table, watch }, closesAt, closesAt - NOTICE_OF_CLOSING_MS)];
      return { ok: true, change: rewatched(table, watch, attendance, notices) };
    });
  }

  /** A player agrees to end the game without a result, or takes that back. Once all who are there agree, it is over. */
  async agree(id: string, by: Person): Promise<Outcome> {
    const agreed = await this.#writer.watching(id, async (table) => {
      if (table.status !== 'playing') return refuse('notPlaying');
      const seat = seatOf(table, by.userId);
      if (!seat) return refuse('notSeated');
      if (seat.standIn) return refuse('away');
      const { abort } = table.watch;
      const attendance = await this.#aftermath.attend(table);
      const watch = {
        ...touched(table.watch, attendance.now.getTime()),
        abort: isAbortAgreed(table)
          ? abort
          : abort.includes(by.userId)
            ? abort.filter((userId) => userId !== by.userId)
            : [...abort, by.userId],
      };
      return { ok: true, change: rewatched(table, watch, attendance) };
    });
    if (!agreed.ok || !isAbortAgreed(agreed.table)) return agreed;
    return this.#writer.anyhow(id, (table) =>
      table.status === 'playing' && isAbortAgreed(table)
        ? this.#closed(table, 'agreed', null)
        : refuse('stale'),
    );
  }

  async #closed(table: Table, why: ClosedWhy, by: Person | null): Promise<Decision> {
    const attendance = await this.#aftermath.attend(table);
    const text = { kind: 'closed', why, by: by?.name ?? null } as const;
    // A lobby's own message says that it is closed.
    const notices =
      table.status === 'playing' ? [noticeOf(table.id, 'closed', null, text, attendance.now)] : [];
    const change = { status: 'aborted', closedWhy: why } as const;
    return {
      ok: true,
      change: this.#aftermath.watched(table, attendance, change, by?.userId ?? null, { notices }),
    };
  }
}

/** Whose agreement ends a game without a result. */
export const abortVoters = (table: Pick<Table, 'game' | 'seats' | 'state'>): Snowflake[] =>
  presentPlayers(table).map(({ userId }) => userId);

function isAbortAgreed(table: Table): boolean {
  const voters = abortVoters(table);
  return voters.length > 0 && voters.every((userId) => table.watch.abort.includes(userId));
}
