import { z } from 'zod';
import { Secret } from '../tables/fairness/secret.ts';
import type { NewTable, RemindersChange, TableChange } from '../tables/store.ts';
import type { Showing, Table } from '../tables/table.ts';
import { BrokenRow, parsedOf } from './broken-row.ts';
import { counter, locale, pace, parseJson, snowflake } from './columns.ts';
import { gameName, jsonOf } from './games.ts';
import type { Prisma, Seat as SeatRow, Table as TableRow } from './generated/sqlite/client.ts';
import { closedWhy } from './notice-text-json.ts';
import { checkColors } from './seat-colors.ts';
import { parseSeats } from './seat-rows.ts';
import { termsJson } from './terms-json.ts';
import { watchJson } from './watch-json.ts';

const tableRow = z.object({
  id: z.string().regex(/^[a-z0-9]+$/),
  number: z.int().min(1),
  game: gameName,
  guildId: snowflake,
  channelId: snowflake,
  openerId: snowflake,
  locale,
  status: z.enum(['lobby', 'playing', 'finished', 'aborted']),
  closedWhy: closedWhy.nullable(),
  pace,
  isPrivate: z.boolean(),
  facts: z.string().min(1).nullable(),
  logLength: counter,
  version: z.int().min(1),
  watchVersion: z.int().min(1),
  wakeAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

const invitedJson = z.array(snowflake);

const showingColumns = z.object({
  lobbyMessageId: snowflake.nullable(),
  playChannelId: snowflake.nullable(),
  turnMessageId: snowflake.nullable(),
  turnShown: counter,
  versionShown: counter,
});

/** The table of a row and its seats (in any order). Throws BrokenRow. */
export function parseTable(row: TableRow, seats: readonly SeatRow[]): Table {
  const table = parsedOf(row.id, () => {
    const base = tableRow.parse(row);
    const json = jsonOf(base.game);
    const taken = parseSeats(seats);
    const watch = parseJson(watchJson, row.watch);
    checkColors(base.game, taken, watch);
    return {
      ...base,
      size: json.size.parse(row.size),
      invited: parseJson(invitedJson, row.invited),
      terms: row.terms === null ? null : parseJson(termsJson, row.terms),
      seats: taken,
      secret: row.secret === null ? null : Secret.of(row.secret),
      setup: row.setup === null ? null : parseJson(json.setup, row.setup),
      state: row.state === null ? null : parseJson(json.state, row.state),
      showing: showingColumns.parse(row),
      watch,
    };
  });
  const why = contradiction(table);
  if (why !== null) throw new BrokenRow(`Table ${table.id}`, why, table.id);
  return table;
}

function contradiction({
  status,
  closedWhy,
  setup,
  state,
  secret,
  facts,
  seats,
  size,
}: Table): string | null {
  if ((setup === null) !== (state === null)) return 'a set-up without a state, or a state without a set-up';
  if (status === 'lobby' && state !== null) return 'a game in the lobby';
  if ((status === 'playing' || status === 'finished') && state === null) return `${status} without a game`;
  if (facts !== null && (setup === null || secret === null))
    return 'facts without a game, or without a secret';
  if (closedWhy !== null && status !== 'aborted') return `${status}, and closed`;
  if (seats.length > size) return `${seats.length} seats taken of ${size}`;
  if (new Set(seats.map(({ color }) => color)).size < seats.length) return 'two seats of one colour';
  return null;
}

export function newTableRow(table: NewTable, number: number, now: Date): Prisma.TableUncheckedCreateInput {
  const { id, game, guildId, channelId, openerId, locale, size, pace, isPrivate, wakeAt } = table;
  return {
    ...{ id, number, game, guildId, channelId, openerId, locale, size, pace, isPrivate, wakeAt },
    status: 'lobby',
    invited: JSON.stringify(table.invited),
    terms: table.terms && JSON.stringify(table.terms),
    secret: table.secret?.reveal() ?? null,
    lobbyMessageId: table.lobbyMessageId,
    logLength: 0,
    version: 1,
    turnShown: 0,
    versionShown: 0,
    watch: JSON.stringify(table.watch),
    watchVersion: 1,
    createdAt: now,
    updatedAt: now,
  };
}

export function changedColumns(change: TableChange, now: Date) {
  const { status, closedWhy, channelId, invited, terms, setup, facts, state, actions = [], watched } = change;
  return {
    ...(status && { status }),
    ...(closedWhy && { closedWhy }),
    ...(channelId && { channelId }),
    ...(invited && { invited: JSON.stringify(invited) }),
    ...(terms && { terms: JSON.stringify(terms) }),
    ...(setup && { setup: JSON.stringify(setup) }),
    ...(facts && { facts }),
    ...(state && { state: JSON.stringify(state) }),
    ...(watched && watchColumns(watched)),
    logLength: { increment: actions.length },
    version: { increment: 1 },
    updatedAt: now,
  };
}

export function watchColumns({ watch, wakeAt }: RemindersChange) {
  return { watch: JSON.stringify(watch), wakeAt, watchVersion: { increment: 1 } };
}

export function shownColumns(showing: Partial<Showing>): Partial<Showing> {
  showingColumns.partial().parse(showing);
  return showing;
}
