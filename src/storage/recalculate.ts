import { isDeepStrictEqual } from 'node:util';
import { isForgotten } from '../tables/record/forgotten.ts';
import { Reckoning } from '../tables/record/reckoning.ts';
import type { Rebuilt, RecordStore } from '../tables/record/record-store.ts';
import type { Skill } from '../tables/record/result.ts';
import type { Snowflake } from '../tables/table.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import type { Rating as RatingRow } from './generated/sqlite/client.ts';
import { facesColumns, placingRows, resultRow } from './result-rows.ts';
import {
  type CalculatedResult,
  calculateResult,
  loadPlayedGame,
  loadPlayedGames,
  lockGuilds,
  ratingRow,
} from './save-result.ts';

/** Rows that are written at once. */
const ROWS_AT_ONCE = 200;

/** Makes a server's ratings what was reckoned; how many were not. The guild's row is held by this transaction. */
export async function correctRatings(
  tx: TransactionClient,
  guildId: Snowflake,
  reckoning: Reckoning,
): Promise<number> {
  const wanted = new Map((await expectedRatings(tx, guildId, reckoning)).map((row) => [keyOf(row), row]));
  const stored = new Map((await tx.rating.findMany({ where: { guildId } })).map((row) => [keyOf(row), row]));
  const wrong = [...stored].filter(([key, row]) => !isDeepStrictEqual(row, wanted.get(key)));
  const missing = [...wanted].filter(([key, row]) => !isDeepStrictEqual(row, stored.get(key)));
  for (const [, { game, period, players, userId }] of wrong)
    await tx.rating.deleteMany({ where: { guildId, game, period, players, userId } });
  for (let at = 0; at < missing.length; at += ROWS_AT_ONCE)
    await tx.rating.createMany({ data: missing.slice(at, at + ROWS_AT_ONCE).map(([, row]) => row) });
  return new Set([...wrong, ...missing].map(([key]) => key)).size;
}

const keyOf = ({ game, period, players, userId }: RatingRow): string =>
  `${game} ${period} ${players} ${userId}`;

/** Without those who have been forgotten, also while it was reckoned. */
async function expectedRatings(
  tx: TransactionClient,
  guildId: Snowflake,
  { boards }: Reckoning,
): Promise<RatingRow[]> {
  const players = await tx.placing.groupBy({ by: ['userId'], where: { guildId } });
  const there = new Set(players.map(({ userId }) => userId));
  const hidden = new Set(
    (await tx.person.findMany({ where: { hidden: true }, select: { userId: true } })).map(
      ({ userId }) => userId,
    ),
  );
  return boards.flatMap(({ game, scores, ...board }) =>
    [...scores]
      .filter(([userId]) => there.has(userId) && !isForgotten(userId))
      .map(([userId, score]) => ratingRow({ guildId, game }, board, userId, score, hidden.has(userId))),
  );
}

/** The same for the tally of its dice: 1 where that was not as reckoned. */
export async function correctDiceTally(
  tx: TransactionClient,
  guildId: Snowflake,
  { faces }: Reckoning,
): Promise<number> {
  const wanted = facesColumns(faces);
  const stored = await tx.diceTally.findUnique({ where: { guildId } });
  if (isDeepStrictEqual({ guildId, ...wanted }, stored ?? { guildId, ...facesColumns([0, 0, 0, 0, 0, 0]) }))
    return 0;
  await tx.diceTally.upsert({
    where: { guildId },
    create: { guildId, ...wanted },
    update: wanted,
    select: { guildId: true },
  });
  return 1;
}

/** Games that are read at once. */
const GAMES_AT_ONCE = 25;

/**
 * Reckons a server anew, some games at a time: what was played is never changed, so nothing is held up meanwhile, but for the
 * last look at what was finished since. What is as it should be is left alone.
 */
export function recalculation(transactions: Transactions): Pick<RecordStore, 'rebuild'> {
  return {
    async rebuild(guildId) {
      const reckoning = new Reckoning();
      let [last, mended] = [0, 0];
      for (;;) {
        const games = await transactions.read((tx) => gamesAfter(tx, guildId, last));
        for (const game of games) {
          last = game.row.position;
          const anew = calculateResult(game.table);
          const skills = reckoning.add(game.row.game, anew.finishedAt, anew.result);
          const { row, placings } = game;
          if (isDeepStrictEqual(rowsOf(row, anew, skills), { row, placings })) continue;
          mended += 1;
          await transactions.write((tx) => correctResult(tx, game.row.tableId, skills));
        }
        if (games.length > 0) continue;
        const settled = await transactions.write((tx) => correctTotals(tx, guildId, last, reckoning));
        if (settled) return { games: reckoning.games, mended: mended + settled.mended };
      }
    },
  };
}

type Game = Awaited<ReturnType<typeof gamesAfter>>[number];

async function gamesAfter(tx: TransactionClient, guildId: Snowflake, position: number) {
  const rows = await tx.result.findMany({
    where: { guildId, position: { gt: position } },
    ...{ orderBy: { position: 'asc' }, take: GAMES_AT_ONCE },
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

/** The rows as they should be. */
function rowsOf(
  row: Game['row'],
  { result, finishedAt }: CalculatedResult,
  skills: readonly (Skill | null)[],
) {
  const finish = { ...row, players: result.players, finishedAt };
  return { row: resultRow(finish, result), placings: placingRows(finish, result, skills) };
}

async function correctResult(
  tx: TransactionClient,
  tableId: string,
  skills: readonly (Skill | null)[],
): Promise<void> {
  const stored = await tx.result.findUniqueOrThrow({ where: { tableId } });
  // Who has been forgotten since the game was read is not written back.
  await lockGuilds(tx, [stored.guildId]);
  const table = await loadPlayedGame(tx, tableId);
  if (!table) return;
  const { row, placings } = rowsOf(stored, calculateResult(table), skills);
  await tx.placing.deleteMany({ where: { tableId } });
  await tx.result.update({ where: { tableId }, data: row, select: { tableId: true } });
  await tx.placing.createMany({ data: placings });
}

/** Null where more games have been finished meanwhile. */
async function correctTotals(
  tx: TransactionClient,
  guildId: Snowflake,
  last: number,
  reckoning: Reckoning,
): Promise<Rebuilt | null> {
  await lockGuilds(tx, [guildId]);
  const more = await tx.result.findFirst({
    where: { guildId, position: { gt: last } },
    select: { position: true },
  });
  if (more) return null;
  const mended =
    (await correctRatings(tx, guildId, reckoning)) + (await correctDiceTally(tx, guildId, reckoning));
  return { games: reckoning.games, mended };
}
