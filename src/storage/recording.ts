import type { Snowflake } from '../tables/game-types.ts';
import { gameOf } from '../tables/games.ts';
import type { GameResult } from '../tables/results/result.ts';
import { BrokenRow, parsedOf } from './broken-row.ts';
import type { TransactionClient } from './client.ts';
import { parseJson } from './columns.ts';
import { gameName, jsonOf } from './games.ts';
import type {
  TableAction as ActionRow,
  Seat as SeatRow,
  Sitting as SittingRow,
  Table as TableRow,
} from './generated/sqlite/client.ts';
import { parseLog } from './log-rows.ts';
import { writeRatings } from './rating-rows.ts';
import { facesColumns, placingRows, resultRow } from './record-rows.ts';
import { parseSeats, parseSittings } from './seat-rows.ts';

/** What a table's result is reckoned from. */
export interface PlayedRow extends Pick<TableRow, 'id' | 'guildId' | 'game' | 'status' | 'setup'> {
  readonly seats: readonly SeatRow[];
  readonly sittings: readonly SittingRow[];
  readonly actions: readonly ActionRow[];
}

/** By their ids. One query after the other: a transaction's connection takes one at a time. */
export async function playedRows(
  tx: TransactionClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlayedRow>> {
  const tables = await tx.table.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, guildId: true, game: true, status: true, setup: true },
  });
  const where = { tableId: { in: [...ids] } };
  const seats = await tx.seat.findMany({ where });
  const sittings = await tx.sitting.findMany({ where, orderBy: { position: 'asc' } });
  const actions = await tx.tableAction.findMany({ where, orderBy: { seq: 'asc' } });
  const own = <T extends { readonly tableId: string }>(rows: readonly T[]) => {
    const byTable = new Map<string, T[]>(ids.map((id) => [id, []]));
    for (const row of rows) byTable.get(row.tableId)?.push(row);
    return (id: string): readonly T[] => byTable.get(id) ?? [];
  };
  const [seatsOf, sittingsOf, actionsOf] = [own(seats), own(sittings), own(actions)];
  return new Map(
    tables.map((table) => {
      const { id } = table;
      return [id, { ...table, seats: seatsOf(id), sittings: sittingsOf(id), actions: actionsOf(id) }];
    }),
  );
}

export const playedRow = async (tx: TransactionClient, id: string): Promise<PlayedRow | null> =>
  (await playedRows(tx, [id])).get(id) ?? null;

export interface Reckoned {
  readonly result: GameResult;
  /** When the last thing in the log was done. */
  readonly finishedAt: Date;
}

/** Throws BrokenRow where the game did not come to its end, or can't be read. */
export function reckoned({ id, game, setup, seats, sittings, actions }: PlayedRow): Reckoned {
  const log = parseLog(id, game, actions);
  const sat = parseSittings(id, sittings);
  const name = gameName.parse(game);
  const end = gameOf({ game: name }).endOf(log);
  if (setup === null || !end) throw new BrokenRow(`Table ${id}`, 'a result of nothing', id);
  return parsedOf(id, () => ({
    result: gameOf({ game: name }).resultOf({
      setup: parseJson(jsonOf(name).setup, setup),
      ...{ log: log.slice(0, end.seq + 1), sittings: sat, seats: parseSeats(seats) },
    }),
    finishedAt: end.at,
  }));
}

/** Holds the guild's row until the transaction ends: nobody else finishes, forgets or hides there meanwhile. */
export async function holdGuilds(tx: TransactionClient, ids: readonly Snowflake[]): Promise<void> {
  // One after the other in the same order everywhere, so that none wait for each other in a ring.
  for (const id of [...new Set(ids)].sort())
    await tx.guild.updateMany({ where: { id }, data: { lastResult: { increment: 0 } } });
}

/** Writes what a game's end brings; in the transaction of the end itself, whose table is held already. Throws BrokenRow. */
export async function recordEnd(tx: TransactionClient, id: string): Promise<void> {
  const row = await playedRow(tx, id);
  // Reckoned before the guild is held, which others wait for.
  if (row) await write(tx, row, reckoned(row));
}

/** The same for a game that ended before, once, however many ask. Throws BrokenRow where it did not end. */
export async function recordLater(tx: TransactionClient, id: string): Promise<void> {
  const table = await tx.table.findUnique({ where: { id }, select: { guildId: true } });
  if (!table) throw new Error(`No table ${id}.`);
  await holdGuilds(tx, [table.guildId]);
  const recorded = await tx.result.findUnique({ where: { tableId: id }, select: { tableId: true } });
  if (recorded) return;
  const row = await playedRow(tx, id);
  if (row?.status !== 'finished') throw new BrokenRow(`Table ${id}`, 'a result before the end', id);
  await write(tx, row, reckoned(row));
}

async function write(
  tx: TransactionClient,
  { id, guildId, game }: PlayedRow,
  { result, finishedAt }: Reckoned,
): Promise<void> {
  const guild = await tx.guild.update({
    where: { id: guildId },
    data: { lastResult: { increment: 1 } },
    select: { lastResult: true },
  });
  const { players } = result;
  const finish = { tableId: id, guildId, game, position: guild.lastResult, players, finishedAt };
  const skills = await writeRatings(tx, finish, result);
  await tx.result.create({ data: resultRow(finish, result), select: { tableId: true } });
  await tx.placing.createMany({ data: placingRows(finish, result, skills) });
  const { ones, twos, threes, fours, fives, sixes } = facesColumns(result.faces);
  await tx.diceTally.upsert({
    where: { guildId },
    create: { guildId, ...facesColumns(result.faces) },
    update: {
      ones: { increment: ones },
      twos: { increment: twos },
      threes: { increment: threes },
      fours: { increment: fours },
      fives: { increment: fives },
      sixes: { increment: sixes },
    },
    select: { guildId: true },
  });
}
