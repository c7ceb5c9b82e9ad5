import * as z from 'zod';
import { seatHistoryJson } from '../tables/fairness/check.ts';
import { Secret } from '../tables/fairness/dice.ts';
import { gameName, gameOf, seatColor } from '../tables/game-registry.ts';
import {
  counter,
  type GameName,
  type LoggedAction,
  type Occupant,
  type Seat,
  type Sitting,
  type Snowflake,
  sittingColumns,
  snowflake,
} from '../tables/game-types.ts';
import {
  type Follower,
  followerRow,
  type NewTable,
  type RemindersChange,
  type TableChange,
} from '../tables/store.ts';
import {
  type Reminders,
  remindersJson,
  type Showing,
  showingColumns,
  type Table,
  tableColumns,
} from '../tables/table.ts';
import { BrokenRow, parseJson, parseTableRows } from './columns.ts';
import { columnOf } from './database/client.ts';
import { jsonOf } from './game-storage.ts';
import {
  type Follower as FollowerRow,
  Prisma,
  type Seat as SeatRow,
  type Sitting as SittingRow,
  type Table as TableRow,
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

/** Throws if a person's columns are inconsistent. */
function parseOccupant(row: OccupantRow): Occupant {
  const { kind, userId, name } = occupantRow.parse(row);
  if (kind === 'person') return { kind, userId, name };
  if (row.standIn || row.joinedBy) throw new Error(`${kind} is away, or sat down`);
  return kind === 'voters' ? { kind, name } : { kind };
}

/** Rows in any order. Throws if one can't be read. */
function parseSeats(rows: readonly SeatRow[]): Seat[] {
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

/** Rows in order. Throws BrokenRow. */
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

const tableRow = tableColumns.extend({ game: gameName, firstAfter: seatColor.nullable() });

const peopleJson = z.array(snowflake);

/** Columns that show whether a table has changed, and those that change without a new version. */
export const STAMP = {
  id: true,
  version: true,
  remindersVersion: true,
  lobbyMessageId: true,
  playChannelId: true,
  threadMembers: true,
  turnMessageId: true,
  turnShown: true,
  versionShown: true,
  lobbyDigest: true,
  turnDigest: true,
} as const;

/** The same for raw statements. */
export const STAMP_COLUMNS = Prisma.raw(
  Object.keys(STAMP)
    .map((field) => `${columnOf(field)} AS "${field}"`)
    .join(', '),
);

export type StampRow = Pick<TableRow, keyof typeof STAMP>;

export const shownAs = (table: Table, row: StampRow): Table => ({ ...table, showing: parseShowing(row) });

const parseShowing = (row: StampRow): Showing =>
  showingColumns.parse({
    ...row,
    threadMembers: row.threadMembers === null ? null : parseJson(peopleJson, row.threadMembers),
  });

/** The table of a row and its seats (in any order). Throws BrokenRow. */
export function parseTable(row: TableRow, seats: readonly SeatRow[]): Table {
  const table = parseTableRows(row.id, () => {
    const base = tableRow.parse(row);
    const json = jsonOf(base.game);
    const taken = parseSeats(seats);
    const reminders = parseJson(remindersJson, row.reminders);
    const seatHistory = parseJson(seatHistoryJson, row.seatHistory);
    checkColors(base.game, [...taken, ...seatHistory.flatMap((change) => change.seats)], reminders);
    return {
      ...base,
      invited: parseJson(peopleJson, row.invited),
      terms: parseJson(json.terms, row.terms),
      seats: taken,
      seatHistory,
      secret: Secret.of(row.secret),
      setup: row.setup === null ? null : parseJson(json.setup, row.setup),
      state: row.state === null ? null : parseJson(json.state, row.state),
      showing: parseShowing(row),
      reminders,
    };
  });
  const why = findContradiction(table);
  if (why !== null) throw new BrokenRow(`Table ${table.id}`, why, table.id);
  return table;
}

/** Throws if a seat, or a clock, has a color that isn't the game's. */
export function checkColors(
  game: GameName,
  seats: readonly Pick<Seat, 'color'>[],
  reminders: Reminders,
): void {
  const { banks, missed, turn } = reminders;
  const named = [
    ...seats.map(({ color }) => color),
    ...Object.keys(banks),
    ...Object.keys(missed),
    ...(turn ? [turn.color] : []),
  ];
  const { colors } = gameOf({ game });
  const other = named.find((color) => colors.every((one) => one !== color));
  if (other !== undefined) throw new Error(`${game} has no seat of ${other}`);
}

function findContradiction({
  game,
  status,
  closedWhy,
  setup,
  state,
  facts,
  seats,
  size,
}: Table): string | null {
  if ((setup === null) !== (state === null)) return 'a set-up without a state, or a state without a set-up';
  if (status === 'lobby' && state !== null) return 'a game in the lobby';
  if ((status === 'playing' || status === 'finished') && state === null) return `${status} without a game`;
  if ((facts === null) !== (setup === null)) return 'facts without a game, or a game without facts';
  if (closedWhy !== null && status !== 'aborted') return `${status}, and closed`;
  const { least, most } = gameOf({ game }).sizes;
  if (size < least || size > most) return `${size} seats at a table of ${game}`;
  if (seats.length > size) return `${seats.length} seats taken of ${size}`;
  if (new Set(seats.map(({ color }) => color)).size < seats.length) return 'two seats of one color';
  return null;
}

/** The fields that aren't left out. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof T]?: Exclude<T[Field], undefined>;
  };

const asJson = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, JSON.stringify(value)])) as {
    [Field in keyof T]: string;
  };

export function newTableRow(
  { seats: _, notices: __, interactionId: ___, ...table }: NewTable,
  number: number,
  now: Date,
): Prisma.TableUncheckedCreateInput {
  const { invited, terms, seatHistory, reminders, threadMembers } = table;
  return {
    firstAfter: null,
    seasonId: null,
    counts: false,
    ...table,
    ...asJson({ invited, terms, seatHistory, reminders }),
    threadMembers: threadMembers ? JSON.stringify(threadMembers) : null,
    number,
    status: 'lobby',
    secret: table.secret.reveal(),
    logLength: 0,
    version: 1,
    turnShown: 0,
    versionShown: 0,
    remindersVersion: 1,
    createdAt: now,
    updatedAt: now,
  };
}

const NOWHERE = {
  playChannelId: null,
  lobbyMessageId: null,
  turnMessageId: null,
  turnShown: 0,
  lobbyDigest: null,
  turnDigest: null,
};

export function changeColumns(change: TableChange, now: Date) {
  const { invited, terms, seatHistory, setup, state, actions = [], remindersChange, ...others } = change;
  const { status, closedWhy, channelId, locale, pace, size, counts, facts } = others;
  const lastInteractionId = lastInteraction(actions);
  return {
    ...given({ status, closedWhy, channelId, locale, pace, size, counts, facts }),
    ...(channelId && NOWHERE),
    ...asJson(given({ invited, terms, seatHistory, setup, state })),
    ...(remindersChange && remindersColumns(remindersChange)),
    logLength: { increment: actions.length },
    ...(lastInteractionId && { lastInteractionId }),
    version: { increment: 1 },
    updatedAt: now,
  };
}

/** The table after a change that only plays on, parsed from the stored values; and these. Throws BrokenRow. */
export function playedOn(
  known: Table,
  { state, actions = [], remindersChange }: Pick<TableChange, 'state' | 'actions' | 'remindersChange'>,
  now: Date,
) {
  const { id, game, seats, logLength, lastInteractionId, version, remindersVersion } = known;
  const columns = { state: JSON.stringify(state), reminders: JSON.stringify(remindersChange?.reminders) };
  const table = parseTableRows(id, (): Table => {
    const reminders = parseJson(remindersJson, columns.reminders);
    checkColors(game, seats, reminders);
    return {
      ...known,
      reminders,
      wakeAt: remindersChange?.wakeAt ?? null,
      state: parseJson(jsonOf(game).state, columns.state),
      logLength: logLength + actions.length,
      lastInteractionId: lastInteraction(actions) ?? lastInteractionId,
      version: version + 1,
      remindersVersion: remindersVersion + 1,
      updatedAt: now,
    };
  });
  return { table, columns };
}

/** The latest one of new entries; undefined if they have none. */
export const lastInteraction = (actions: readonly LoggedAction[]): Snowflake | undefined =>
  actions.findLast(({ interactionId }) => interactionId !== undefined)?.interactionId;

export function remindersColumns({ reminders, wakeAt }: RemindersChange) {
  return { reminders: JSON.stringify(reminders), wakeAt, remindersVersion: { increment: 1 } };
}

const actionRow = z.object({
  seq: counter,
  actor: z.union([snowflake, z.literal(['computer', 'voters', 'table'])]),
  at: z.date(),
});
const interactionId = snowflake.nullable();

/** Log entries from `first` on, ascending. Throws BrokenRow, also for a gap. */
export function parseLog(
  tableId: string,
  game: string,
  rows: readonly { seq: number; actor: string; action: string; at: Date; interactionId: string | null }[],
  first = 0,
): LoggedAction[] {
  return parseTableRows(tableId, () => {
    const json = jsonOf(gameName.parse(game));
    return rows.map((row, index) => {
      if (row.seq !== first + index)
        throw new Error(`action ${row.seq} of the log where ${first + index} should be`);
      const from = interactionId.parse(row.interactionId);
      return {
        ...actionRow.parse(row),
        action: json.action.parse(JSON.parse(row.action)),
        ...(from !== null && { interactionId: from }),
      };
    });
  });
}

export const actionRows = (tableId: string, actions: readonly LoggedAction[]) =>
  actions.map(({ seq, actor, action, at, interactionId: from = null }) => ({
    tableId,
    seq,
    actor,
    at,
    interactionId: from,
    action: JSON.stringify(action),
  }));
