import { isDeepStrictEqual } from 'node:util';
import type { Snowflake } from '../tables/game-types.ts';
import { Leaderboards } from '../tables/results/ratings.ts';
import type { Skill } from '../tables/results/result.ts';
import type { Rebuilt } from '../tables/results/results-store.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import type { Rating as RatingRow } from './generated/sqlite/client.ts';
import { scoreProphecies, wronglyScored } from './prophecies.ts';
import { facesColumns, lockGuilds, NO_FACES, placingRows, resultRow } from './result-rows.ts';
import {
  type CalculatedResult,
  calculateResult,
  loadPlayedGame,
  loadPlayedGames,
  ratingRows,
} from './save-result.ts';

const GAMES_AT_ONCE = 25;
const ROWS_AT_ONCE = 200;

/**
 * Recalculates a server's results and ratings from the logs, some games at a time. Logs never change, so only the
 * last step, which looks for games finished meanwhile, holds others up. Rows that are right already are left alone.
 */
export async function recalculate(transactions: Transactions, guildId: Snowflake): Promise<Rebuilt> {
  const expected = new Leaderboards();
  let [last, count, mended] = [0, 0, 0];
  let faces: readonly number[] = NO_FACES;
  for (;;) {
    const games = await transactions.read((tx) => gamesAfter(tx, guildId, last));
    for (const game of games) {
      last = game.row.position;
      const calculated = calculateResult(game.table);
      count += 1;
      faces = calculated.result.faces.map((times, face) => times + (faces[face] ?? 0));
      const skills = expected.add(game.row.game, calculated.finishedAt, calculated.result);
      const { row, placings } = game;
      const rows = expectedRows(row, calculated, skills);
      mended += await correctScores(transactions, row.tableId, calculated);
      if (isDeepStrictEqual(rows, { row, placings })) continue;
      mended += 1;
      await transactions.write((tx) => correctResult(tx, row.tableId, skills));
    }
    if (games.length > 0) continue;
    const corrected = await transactions.write((tx) => correctTotals(tx, guildId, last, { expected, faces }));
    if (corrected !== null) return { games: count, mended: mended + corrected };
  }
}

type Game = Awaited<ReturnType<typeof gamesAfter>>[number];

async function gamesAfter(tx: TransactionClient, guildId: Snowflake, position: number) {
  const rows = await tx.result.findMany({
    where: { guildId, position: { gt: position } },
    orderBy: { position: 'asc' },
    take: GAMES_AT_ONCE,
    include: { placings: { orderBy: { place: 'asc' } } },
  });
  const tables = await loadPlayedGames(
    tx,
    rows.map(({ tableId }) => tableId),
  );
  return rows.flatMap(({ placings, ...row }) => {
    const table = tables.get(row.tableId);
    return table ? [{ row, placings, table }] : [];
  });
}

function expectedRows(
  row: Game['row'],
  { result, finishedAt }: CalculatedResult,
  skills: readonly (Skill | null)[],
) {
  const finish = { ...row, players: result.players, finishedAt };
  return { row: resultRow(finish, result), placings: placingRows(finish, result, skills) };
}

/** 1 where readers' answers had points that the game doesn't give them, else 0. */
async function correctScores(
  transactions: Transactions,
  tableId: string,
  { outcomes, finishedAt }: CalculatedResult,
): Promise<number> {
  const wrong = await transactions.read((tx) => wronglyScored(tx, tableId, outcomes, finishedAt));
  if (wrong.length === 0) return 0;
  await transactions.write((tx) => scoreProphecies(tx, tableId, outcomes, finishedAt));
  return 1;
}

async function correctResult(
  tx: TransactionClient,
  tableId: string,
  skills: readonly (Skill | null)[],
): Promise<void> {
  const stored = await tx.result.findUniqueOrThrow({ where: { tableId } });
  // Read again under the lock: a person forgotten since must not be written back.
  await lockGuilds(tx, [stored.guildId]);
  const table = await loadPlayedGame(tx, tableId);
  if (!table) return;
  const { row, placings } = expectedRows(stored, calculateResult(table), skills);
  await tx.placing.deleteMany({ where: { tableId } });
  await tx.result.update({ where: { tableId }, data: row, select: { tableId: true } });
  await tx.placing.createMany({ data: placings });
}

/** How many rows were wrong; null where more games have been finished meanwhile. */
async function correctTotals(
  tx: TransactionClient,
  guildId: Snowflake,
  last: number,
  { expected, faces }: { readonly expected: Leaderboards; readonly faces: readonly number[] },
): Promise<number | null> {
  await lockGuilds(tx, [guildId]);
  const more = await tx.result.findFirst({
    where: { guildId, position: { gt: last } },
    select: { position: true },
  });
  if (more) return null;
  return (await correctRatings(tx, guildId, expected)) + (await correctDiceTally(tx, guildId, faces));
}

/** How many ratings were wrong. This transaction holds the guild's row. */
async function correctRatings(
  tx: TransactionClient,
  guildId: Snowflake,
  { scores }: Leaderboards,
): Promise<number> {
  // People who have been forgotten, also while this was running, have none.
  const players = await tx.placing.groupBy({ by: ['userId'], where: { guildId } });
  const known = new Set(players.map(({ userId }) => userId));
  const wanted = await ratingRows(
    tx,
    guildId,
    scores.filter(({ userId }) => known.has(userId)),
  );
  const wantedOf = new Map(wanted.map((row) => [keyOf(row), row]));
  const stored = new Map((await tx.rating.findMany({ where: { guildId } })).map((row) => [keyOf(row), row]));
  const keys = [...new Set([...wantedOf.keys(), ...stored.keys()])].filter(
    (key) => !isDeepStrictEqual(stored.get(key), wantedOf.get(key)),
  );
  for (const { game, period, players, userId } of keys.flatMap((key) => stored.get(key) ?? []))
    await tx.rating.deleteMany({ where: { guildId, game, period, players, userId } });
  const data = keys.flatMap((key) => wantedOf.get(key) ?? []);
  for (let at = 0; at < data.length; at += ROWS_AT_ONCE)
    await tx.rating.createMany({ data: data.slice(at, at + ROWS_AT_ONCE) });
  return keys.length;
}

const keyOf = ({ game, period, players, userId }: RatingRow): string =>
  `${game} ${period} ${players} ${userId}`;

/** 1 where the tally of the server's dice was wrong, else 0. */
async function correctDiceTally(
  tx: TransactionClient,
  guildId: Snowflake,
  faces: readonly number[],
): Promise<number> {
  const wanted = facesColumns(faces);
  const stored = await tx.diceTally.findUnique({ where: { guildId } });
  if (isDeepStrictEqual({ guildId, ...wanted }, stored ?? { guildId, ...facesColumns(NO_FACES) })) return 0;
  await tx.diceTally.upsert({
    where: { guildId },
    create: { guildId, ...wanted },
    update: wanted,
    select: { guildId: true },
  });
  return 1;
}
