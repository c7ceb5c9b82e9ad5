import { isDeepStrictEqual } from 'node:util';
import type { Snowflake } from '../tables/game-types.ts';
import type { Skill } from '../tables/results/result.ts';
import type { Rebuilt, ResultsStore } from '../tables/results/results-store.ts';
import { Standings } from '../tables/results/standings.ts';
import type { TransactionClient } from './client.ts';
import { mendRatings, mendTally } from './mending.ts';
import { placingRows, resultRow } from './record-rows.ts';
import { holdGuilds, playedRow, playedRows, type Reckoned, reckoned } from './recording.ts';
import type { Transactions } from './transactions.ts';

/** Games that are read at once. */
const CHUNK = 25;

/**
 * Reckons a server anew, some games at a time: what was played is never changed, so nothing is held up meanwhile, but for the
 * last look at what was finished since. What is as it should be is left alone.
 */
export function rebuilding(transactions: Transactions): Pick<ResultsStore, 'rebuild'> {
  return {
    async rebuild(guildId) {
      const reckoning = new Standings();
      let [last, mended] = [0, 0];
      for (;;) {
        const games = await transactions.read((tx) => gamesAfter(tx, guildId, last));
        for (const game of games) {
          last = game.row.position;
          const anew = reckoned(game.table);
          const skills = reckoning.add(game.row.game, anew.finishedAt, anew.result);
          const { row, placings } = game;
          if (isDeepStrictEqual(rowsOf(row, anew, skills), { row, placings })) continue;
          mended += 1;
          await transactions.write((tx) => mend(tx, game.row.tableId, skills));
        }
        if (games.length > 0) continue;
        const settled = await transactions.write((tx) => settle(tx, guildId, last, reckoning));
        if (settled) return { games: reckoning.games, mended: mended + settled.mended };
      }
    },
  };
}

type Game = Awaited<ReturnType<typeof gamesAfter>>[number];

async function gamesAfter(tx: TransactionClient, guildId: Snowflake, position: number) {
  const rows = await tx.result.findMany({
    where: { guildId, position: { gt: position } },
    ...{ orderBy: { position: 'asc' }, take: CHUNK },
    include: { placings: { orderBy: { place: 'asc' } } },
  });
  const tables = await playedRows(
    tx,
    rows.map(({ tableId }) => tableId),
  );
  return rows.flatMap(({ placings, ...row }) => {
    const table = tables.get(row.tableId);
    return table ? [{ row, placings, table }] : [];
  });
}

/** The rows as they should be. */
function rowsOf(row: Game['row'], { result, finishedAt }: Reckoned, skills: readonly (Skill | null)[]) {
  const finish = { ...row, players: result.players, finishedAt };
  return { row: resultRow(finish, result), placings: placingRows(finish, result, skills) };
}

async function mend(
  tx: TransactionClient,
  tableId: string,
  skills: readonly (Skill | null)[],
): Promise<void> {
  const stored = await tx.result.findUniqueOrThrow({ where: { tableId } });
  // Who has been forgotten since the game was read is not written back.
  await holdGuilds(tx, [stored.guildId]);
  const table = await playedRow(tx, tableId);
  if (!table) return;
  const { row, placings } = rowsOf(stored, reckoned(table), skills);
  await tx.placing.deleteMany({ where: { tableId } });
  await tx.result.update({ where: { tableId }, data: row, select: { tableId: true } });
  await tx.placing.createMany({ data: placings });
}

/** Null where more games have been finished meanwhile. */
async function settle(
  tx: TransactionClient,
  guildId: Snowflake,
  last: number,
  reckoning: Standings,
): Promise<Rebuilt | null> {
  await holdGuilds(tx, [guildId]);
  const more = await tx.result.findFirst({
    where: { guildId, position: { gt: last } },
    select: { position: true },
  });
  if (more) return null;
  const mended = (await mendRatings(tx, guildId, reckoning)) + (await mendTally(tx, guildId, reckoning));
  return { games: reckoning.games, mended };
}
