/** A game as shown to others: the data of a table, its log and its sittings, without ids. */

import type { Color } from '../../../games/tuchulcha/board.ts';
import type { Setup } from '../../../games/tuchulcha/position.ts';
import { type EndReason, findGameOver } from '../../../games/tuchulcha/types.ts';
import { type PublicDice, publicDice } from '../../fairness/check.ts';
import {
  type Actor,
  type ClosedWhy,
  type LoggedAction,
  type Occupant,
  type Seat,
  type Sitting,
  VOTERS,
} from '../../game-types.ts';
import type { TableOf } from '../../table.ts';
import { replayLog } from '../played-turns.ts';

/**
 * Like a table, with people's labels instead of their ids. Labels begin with `P`, unlike ids, so that code that reads logs and
 * sittings reads these, too.
 */
export interface RecordedGame {
  readonly id: string;
  readonly number: number;
  readonly game: 'tuchulcha';
  readonly openedAt: Date;
  readonly endedAt: Date | null;
  readonly ending: RecordedEnding;
  readonly setup: Setup;
  /** `P1`, `P2`…, without gaps. */
  readonly people: readonly RecordedPerson[];
  /** The last holders of the seats, in the order of the setup's players. */
  readonly seats: readonly Pick<Seat<'tuchulcha'>, 'color' | 'occupant'>[];
  readonly dice: PublicDice;
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  readonly sittings: readonly Sitting<'tuchulcha'>[];
}

interface RecordedPerson {
  /** `P1`, `P2`…, in the order in which they came to the table. */
  readonly label: string;
  /** Null if only the log mentions the person. */
  readonly name: string | null;
}

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
  | 'seatHistory'
  | 'facts'
  | 'createdAt'
  | 'updatedAt'
>;

/** The record of a table, null before the start. It has the secret only of a finished table. Throws if the log doesn't replay. */
export function recordedGame(
  table: TableToRecord,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting<'tuchulcha'>[],
): RecordedGame | null {
  const { id, number, game, setup, createdAt: openedAt } = table;
  const dice = publicDice(table);
  if (!setup || !dice) return null;
  const ending = endingOf(table, setup, log);
  const { people, occupant, actor } = labelsOf(table.seats, sittings, log);
  return {
    id,
    number,
    game,
    openedAt,
    ending,
    setup,
    people,
    endedAt: endedAt(table, ending, log),
    seats: setup.players.flatMap((color) => {
      const seat = table.seats.find((one) => one.color === color);
      return seat ? [{ color, occupant: occupant(seat.occupant) }] : [];
    }),
    dice,
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
): RecordedEnding {
  const over = findGameOver(replayLog(setup, log).at(-1)?.events ?? []);
  if (over) return { kind: 'over', winners: over.winners, reason: over.reason };
  return status === 'aborted' ? { kind: 'closed', why: closedWhy } : { kind: 'goesOn' };
}

function endedAt(
  table: TableToRecord,
  { kind }: RecordedEnding,
  log: readonly LoggedAction<'tuchulcha'>[],
): Date | null {
  if (kind === 'goesOn') return null;
  return (kind === 'over' ? log.at(-1)?.at : null) ?? table.updatedAt;
}

/**
 * Labels people in the order of the sittings (at the start: clockwise), then of the seats, then of the log. A person who held
 * several seats, or one twice, has one label. Of several names the seat's counts, or else the last sitting's.
 */
function labelsOf(
  seats: readonly Pick<Seat, 'occupant'>[],
  sittings: readonly Pick<Sitting<'tuchulcha'>, 'occupant'>[],
  log: readonly Pick<LoggedAction<'tuchulcha'>, 'actor'>[],
) {
  const names = new Map<string, string | null>();
  for (const { occupant } of [...sittings, ...seats]) {
    if (occupant?.kind === 'person') names.set(occupant.userId, occupant.name);
  }
  for (const { actor } of log) if (isPerson(actor) && !names.has(actor)) names.set(actor, null);
  const labels = new Map([...names.keys()].map((userId, index) => [userId, labelAt(index)]));
  const labelOf = (userId: string): string => {
    const label = labels.get(userId);
    if (!label) throw new Error('somebody without a label');
    return label;
  };
  return {
    people: [...names].map(([userId, name]) => ({ label: labelOf(userId), name: name || null })),
    actor: (actor: Actor): Actor => (isPerson(actor) ? labelOf(actor) : actor),
    occupant: (occupant: Occupant): Occupant =>
      occupant.kind === 'person'
        ? { kind: 'person', userId: labelOf(occupant.userId), name: names.get(occupant.userId) ?? '' }
        : occupant.kind === 'voters'
          ? { kind: 'voters', name: '' }
          : occupant,
  };
}

export const isPerson = (actor: Actor): boolean => !NOBODY.includes(actor);

const NOBODY: readonly Actor[] = ['computer', VOTERS, 'table'];

/** `P1`, `P2`…, by index from 0. */
export const labelAt = (index: number): string => `P${index + 1}`;

export type RecordedEnding =
  | { readonly kind: 'goesOn' }
  | { readonly kind: 'over'; readonly winners: readonly Color[]; readonly reason: EndReason }
  /** The game ended without a result; `why` is null if unknown. */
  | { readonly kind: 'closed'; readonly why: ClosedWhy | null };
