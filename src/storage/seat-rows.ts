import * as z from 'zod';
import { seatColor } from '../tables/game-registry.ts';
import { type Occupant, type Seat, type Sitting, sittingColumns, snowflake } from '../tables/game-types.ts';
import { type Follower, followerRow } from '../tables/store.ts';
import { parseTableRows } from './columns.ts';
import type {
  Follower as FollowerRow,
  Seat as SeatRow,
  Sitting as SittingRow,
} from './generated/sqlite/client.ts';

const occupantRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), userId: snowflake, name: z.string() }),
  z.object({ kind: z.literal('computer'), userId: z.null(), name: z.null() }),
  z.object({ kind: z.literal('voters'), userId: z.null(), name: z.string() }),
]);

const seatRow = z.object({ color: seatColor, standIn: z.boolean(), joinedBy: snowflake.nullable() });

const sittingRow = sittingColumns.extend({ color: seatColor });

type OccupantRow = Pick<SittingRow, 'kind' | 'userId' | 'name' | 'standIn'> &
  Partial<Pick<SeatRow, 'joinedBy'>>;

/** Throws where a person's columns are those of another. */
function parseOccupant(row: OccupantRow): Occupant {
  const { kind, userId, name } = occupantRow.parse(row);
  if (kind === 'person') return { kind, userId, name };
  if (row.standIn || row.joinedBy) throw new Error(`${kind} is away, or sat down`);
  return kind === 'voters' ? { kind, name } : { kind };
}

/** Of rows in any order. Throws where one can't be read. */
export function parseSeats(rows: readonly SeatRow[]): Seat[] {
  const inOrder = [...rows].sort((a, b) => a.position - b.position);
  return inOrder.map((row) => {
    const { color, standIn, joinedBy } = seatRow.parse(row);
    const occupant = parseOccupant(row);
    return { color, occupant, ...(standIn && { standIn }), ...(joinedBy !== null && { joinedBy }) };
  });
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
  return parseTableRows(tableId, () =>
    rows.map((row) => {
      const isOut = row.kind === null && row.userId === null && row.name === null && !row.standIn;
      return { ...sittingRow.parse(row), occupant: isOut ? null : parseOccupant(row) };
    }),
  );
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

/** Throws BrokenRow. */
export const parseFollowers = (tableId: string, rows: readonly FollowerRow[]): Follower[] =>
  parseTableRows(tableId, () => rows.map((row) => followerRow.parse(row)));

function occupantColumns(occupant: Occupant): Pick<SeatRow, 'kind' | 'userId' | 'name'> {
  const { kind } = occupant;
  return {
    kind,
    userId: kind === 'person' ? occupant.userId : null,
    name: kind === 'computer' ? null : occupant.name,
  };
}
