/** A game as it is shown to others: all that a table, its log and its sittings tell, and nobody's id. */

import type { Color } from '../../../games/tuchulcha/board.ts';
import type { Setup } from '../../../games/tuchulcha/position.ts';
import type { EndReason } from '../../../games/tuchulcha/types.ts';
import { type Told, told } from '../../fairness/published.ts';
import type { ClosedWhy } from '../../notice.ts';
import type { LoggedAction, Seat, Sitting, TableOf } from '../../table.ts';
import { labelsOf, type RecordedPerson } from './labels.ts';
import { replayed } from './replaying.ts';

export type Ending =
  | { readonly kind: 'goesOn' }
  | { readonly kind: 'over'; readonly winners: readonly Color[]; readonly reason: EndReason }
  /** Without a result; `why` null where that was never written down. */
  | { readonly kind: 'closed'; readonly why: ClosedWhy | null };

/**
 * Wherever the table has a person's id, this has the person's label. It begins with `P`, as no id does, so that whatever
 * reads logs and sittings reads these too.
 */
export interface RecordedGame {
  /** The table's. */
  readonly id: string;
  /** The table's, within its server. */
  readonly number: number;
  readonly game: 'tuchulcha';
  readonly openedAt: Date;
  /** Null while the game goes on. */
  readonly endedAt: Date | null;
  readonly ending: Ending;
  readonly setup: Setup;
  /** `P1`, `P2`…, without gaps. */
  readonly people: readonly RecordedPerson[];
  /** Who held the seats in the end, in the order of the set-up's players. */
  readonly seats: readonly Pick<Seat<'tuchulcha'>, 'color' | 'occupant'>[];
  /** Null: the dice of this table can't be checked. */
  readonly dice: Told | null;
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  readonly sittings: readonly Sitting<'tuchulcha'>[];
}

/** What of a table a record tells. */
export type TableToRecord = Pick<
  TableOf<'tuchulcha'>,
  | 'id'
  | 'number'
  | 'game'
  | 'status'
  | 'closedWhy'
  | 'seats'
  | 'setup'
  | 'secret'
  | 'facts'
  | 'createdAt'
  | 'updatedAt'
>;

/**
 * The record of a table, null where no game has begun. The dice's secret is told of a table that is over, and of no other.
 * Throws where the log does not replay.
 */
export function recordedGame(
  table: TableToRecord,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting<'tuchulcha'>[],
): RecordedGame | null {
  const { id, number, game, setup, createdAt: openedAt } = table;
  if (!setup) return null;
  const ending = endingOf(table, setup, log);
  const { people, occupant, actor } = labelsOf(table.seats, sittings, log);
  return {
    ...{ id, number, game, openedAt, ending, setup, people },
    endedAt: endedAt(table, ending, log),
    seats: setup.players.flatMap((color) => {
      const seat = table.seats.find((one) => one.color === color);
      return seat ? [{ color, occupant: occupant(seat.occupant) }] : [];
    }),
    dice: told(table),
    log: log.map((entry) => ({ ...entry, actor: actor(entry.actor) })),
    sittings: sittings.map((sitting) => ({
      ...sitting,
      occupant: sitting.occupant && occupant(sitting.occupant),
      standIn: sitting.standIn && sitting.occupant?.kind === 'person',
    })),
  };
}

function endingOf(
  { status, closedWhy }: TableToRecord,
  setup: Setup,
  log: readonly LoggedAction<'tuchulcha'>[],
): Ending {
  const { over } = replayed(setup, log);
  if (over) return over;
  return status === 'aborted' ? { kind: 'closed', why: closedWhy } : { kind: 'goesOn' };
}

function endedAt(
  table: TableToRecord,
  { kind }: Ending,
  log: readonly LoggedAction<'tuchulcha'>[],
): Date | null {
  if (kind === 'goesOn') return null;
  return (kind === 'over' ? log.at(-1)?.at : null) ?? table.updatedAt;
}
