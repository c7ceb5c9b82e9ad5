import * as z from 'zod';
import type { Occupant, Seat, Sitting, Snowflake } from '../tables/game-types.ts';
import type { Follower } from '../tables/store.ts';
import { counter, parseTableRows, snowflake } from './columns.ts';
import { seatColor } from './games.ts';
import type {
  Follower as FollowerRow,
  Seat as SeatRow,
  Sitting as SittingRow,
} from './generated/sqlite/client.ts';

const person = { kind: z.literal('person'), userId: snowflake, name: z.string() };
const computer = { kind: z.literal('computer'), userId: z.null(), name: z.null() };
const voters = { kind: z.literal('voters'), userId: z.null(), name: z.string() };
const noOccupant = { kind: z.null(), userId: z.null(), name: z.null() };

const seatRow = z
  .discriminatedUnion('kind', [
    z.object({ ...person, color: seatColor, standIn: z.boolean(), joinedBy: snowflake.nullable() }),
    z.object({ ...computer, color: seatColor, standIn: z.literal(false), joinedBy: z.null() }),
    z.object({ ...voters, color: seatColor, standIn: z.literal(false), joinedBy: z.null() }),
  ])
  .transform((row): Seat => {
    if (row.kind !== 'person') return { color: row.color, occupant: occupantOf(row) };
    const { standIn, joinedBy } = row;
    return {
      color: row.color,
      occupant: occupantOf(row),
      ...(standIn && { standIn }),
      ...(joinedBy !== null && { joinedBy }),
    };
  });

const sitting = {
  seq: counter,
  color: seatColor,
  why: z.enum(['start', 'handedOver', 'standIn', 'back', 'removed']),
  at: z.date(),
};

const sittingRow = z
  .discriminatedUnion('kind', [
    z.object({ ...person, ...sitting, standIn: z.boolean() }),
    z.object({ ...computer, ...sitting, standIn: z.literal(false) }),
    z.object({ ...voters, ...sitting, standIn: z.literal(false) }),
    z.object({ ...noOccupant, ...sitting, standIn: z.literal(false) }),
  ])
  .transform(
    ({ kind, userId, name, ...row }): Sitting => ({
      ...row,
      occupant: kind === null ? null : occupantOf({ kind, userId, name } as OccupantColumns),
    }),
  );

type OccupantColumns =
  | { readonly kind: 'person'; readonly userId: Snowflake; readonly name: string }
  | { readonly kind: 'computer' }
  | { readonly kind: 'voters'; readonly name: string };

function occupantOf(row: OccupantColumns): Occupant {
  if (row.kind === 'computer') return { kind: 'computer' };
  if (row.kind === 'voters') return { kind: 'voters', name: row.name };
  return { kind: 'person', userId: row.userId, name: row.name };
}

/** Of rows in any order. Throws ZodError. */
export function parseSeats(rows: readonly SeatRow[]): Seat[] {
  return [...rows].sort((a, b) => a.position - b.position).map((row) => seatRow.parse(row));
}

export function seatRows(tableId: string, seats: readonly Seat[]): SeatRow[] {
  return seats.map(({ color, occupant, standIn = false, joinedBy = null }, position) => ({
    tableId,
    position,
    color,
    standIn,
    joinedBy,
    ...occupantColumns(occupant),
  }));
}

/** Of rows in their order. Throws BrokenRow. */
export function parseSittings(tableId: string, rows: readonly SittingRow[]): Sitting[] {
  return parseTableRows(tableId, () => rows.map((row) => sittingRow.parse(row)));
}

/** Throws BrokenRow. */
export function sittingRows(tableId: string, first: number, sittings: readonly Sitting[]): SittingRow[] {
  const rows = sittings.map(({ seq, color, occupant, standIn, why, at }, index) => ({
    tableId,
    position: first + index,
    seq,
    color,
    standIn,
    why,
    at,
    ...(occupant ? occupantColumns(occupant) : { kind: null, userId: null, name: null }),
  }));
  parseSittings(tableId, rows);
  return rows;
}

const follower: z.ZodType<Follower> = z.object({ userId: snowflake, at: z.enum(['turn', 'end']) });

/** Throws BrokenRow. */
export const parseFollowers = (tableId: string, rows: readonly FollowerRow[]): Follower[] =>
  parseTableRows(tableId, () => rows.map((row) => follower.parse(row)));

function occupantColumns(occupant: Occupant): Pick<SeatRow, 'kind' | 'userId' | 'name'> {
  const { kind } = occupant;
  return {
    kind,
    userId: kind === 'person' ? occupant.userId : null,
    name: kind === 'computer' ? null : occupant.name,
  };
}
