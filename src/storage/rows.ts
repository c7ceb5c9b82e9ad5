import { z } from 'zod';
import { COLORS } from '../games/tuchulcha/color.ts';
import type { NewTable, TableChange } from '../tables/store.ts';
import type { LoggedAction, Seat, Showing, Table } from '../tables/table.ts';
import type { Prisma, Seat as SeatRow, Table as TableRow } from './generated/sqlite/client.ts';
import { tuchulchaJson } from './tuchulcha-json.ts';

/** How each game's JSON is read, by the name in the table's row. */
const GAMES = { tuchulcha: tuchulchaJson };
const gameName = z.literal('tuchulcha');

const snowflake = z.string().regex(/^\d{1,20}$/);
const counter = z.int().min(0);

const seatRow = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('person'),
      color: z.enum(COLORS),
      userId: snowflake,
      name: z.string(),
      neverDevotes: z.boolean(),
    }),
    z.object({
      kind: z.literal('computer'),
      color: z.enum(COLORS),
      userId: z.null(),
      name: z.null(),
      neverDevotes: z.literal(false),
    }),
  ])
  .transform((row): Seat => {
    if (row.kind === 'computer') return { color: row.color, occupant: { kind: 'computer' } };
    const occupant = { kind: 'person', userId: row.userId, name: row.name } as const;
    return { color: row.color, occupant, ...(row.neverDevotes && { neverDevotes: true }) };
  });

const tableRow = z.object({
  id: z.string().regex(/^[a-z0-9]+$/),
  number: z.int().min(1),
  game: gameName,
  guildId: snowflake,
  channelId: snowflake,
  openerId: snowflake,
  locale: z.string().min(2),
  status: z.enum(['lobby', 'playing', 'finished', 'aborted']),
  size: z.int().min(2).max(4),
  logLength: counter,
  version: z.int().min(1),
  createdAt: z.date(),
  updatedAt: z.date(),
});

const showingColumns = z.object({
  lobbyMessageId: snowflake.nullable(),
  playChannelId: snowflake.nullable(),
  turnMessageId: snowflake.nullable(),
  turnShown: counter,
  versionShown: counter,
});

const actionRow = z.object({
  seq: counter,
  actor: z.union([snowflake, z.literal(['computer', 'table'])]),
  at: z.date(),
});

/** A row that no version of the store can have written. */
export class BrokenRow extends Error {
  override readonly name = 'BrokenRow';
  readonly tableId: string;

  constructor(tableId: string, why: string, options?: ErrorOptions) {
    super(`Table ${tableId}: ${why}`, options);
    this.tableId = tableId;
  }
}

/** The table of a row and its seats (in any order). Throws BrokenRow. */
export function parseTable(row: TableRow, seats: readonly SeatRow[]): Table {
  const table = trusted(row.id, () => {
    const base = tableRow.parse(row);
    const json = GAMES[base.game];
    return {
      ...base,
      seats: [...seats].sort((a, b) => a.position - b.position).map((seat) => seatRow.parse(seat)),
      setup: row.setup === null ? null : json.setup.parse(JSON.parse(row.setup)),
      state: row.state === null ? null : json.state.parse(JSON.parse(row.state)),
      showing: showingColumns.parse(row),
    };
  });
  const why = contradiction(table);
  if (why !== null) throw new BrokenRow(table.id, why);
  return table;
}

function contradiction({ status, setup, state, seats, size }: Table): string | null {
  if ((setup === null) !== (state === null)) return 'a set-up without a state, or a state without a set-up';
  if (status === 'lobby' && state !== null) return 'a game in the lobby';
  if ((status === 'playing' || status === 'finished') && state === null) return `${status} without a game`;
  if (seats.length > size) return `${seats.length} seats taken of ${size}`;
  if (new Set(seats.map(({ color }) => color)).size < seats.length) return 'two seats of one colour';
  return null;
}

/** A whole log, ascending. Throws BrokenRow, also for a gap. */
export function parseLog(
  tableId: string,
  game: string,
  rows: readonly { seq: number; actor: string; action: string; at: Date }[],
): LoggedAction[] {
  return trusted(tableId, () => {
    const json = GAMES[gameName.parse(game)];
    return rows.map((row, index) => {
      if (row.seq !== index) throw new Error(`action ${row.seq} of the log where ${index} should be`);
      return { ...actionRow.parse(row), action: json.action.parse(JSON.parse(row.action)) };
    });
  });
}

function trusted<T>(tableId: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new BrokenRow(tableId, why, { cause: error });
  }
}

export function newTableRow(table: NewTable, number: number, now: Date): Prisma.TableUncheckedCreateInput {
  const { id, game, guildId, channelId, openerId, locale, size } = table;
  return {
    ...{ id, number, game, guildId, channelId, openerId, locale, size },
    status: 'lobby',
    logLength: 0,
    version: 1,
    turnShown: 0,
    versionShown: 0,
    createdAt: now,
    updatedAt: now,
  };
}

export function changedColumns(change: TableChange, now: Date) {
  const { status, setup, state, actions = [] } = change;
  return {
    ...(status && { status }),
    ...(setup && { setup: JSON.stringify(setup) }),
    ...(state && { state: JSON.stringify(state) }),
    logLength: { increment: actions.length },
    version: { increment: 1 },
    updatedAt: now,
  };
}

export function shownColumns(showing: Partial<Showing>): Partial<Showing> {
  showingColumns.partial().parse(showing);
  return showing;
}

export function seatRows(tableId: string, seats: readonly Seat[]): SeatRow[] {
  return seats.map(({ color, occupant, neverDevotes = false }, position) => ({
    ...{ tableId, position, color, kind: occupant.kind },
    userId: occupant.kind === 'person' ? occupant.userId : null,
    name: occupant.kind === 'person' ? occupant.name : null,
    neverDevotes,
  }));
}

export function actionRows(tableId: string, game: string, actions: readonly LoggedAction[]) {
  return trusted(tableId, () => {
    const json = GAMES[gameName.parse(game)];
    return actions.map(({ seq, actor, action, at }) => ({
      ...actionRow.parse({ seq, actor, at }),
      tableId,
      action: JSON.stringify(json.action.parse(action)),
    }));
  });
}
