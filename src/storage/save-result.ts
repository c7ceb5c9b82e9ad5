import { isDeepStrictEqual } from 'node:util';
import { gameName, gameOf, isRated } from '../tables/game-registry.ts';
import type { Snowflake } from '../tables/game-types.ts';
import { outcomesOf } from '../tables/prophecies/prophecies.ts';
import { NEWCOMER, Ratings, rated } from '../tables/results/ratings.ts';
import type { GameResult, Skill } from '../tables/results/result.ts';
import type { Rebuilt } from '../tables/results/results-store.ts';
import { countsOnServer, remindersJson } from '../tables/table.ts';
import { BrokenRow, parseJson, parseTableRows } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import { jsonOf } from './game-storage.ts';
import type {
  TableAction as ActionRow,
  Sitting as SittingRow,
  Table as TableRow,
} from './generated/sqlite/client.ts';
import { scoreProphecies, wronglyScored } from './prophecies.ts';
import {
  type Finish,
  facesColumns,
  lockGuilds,
  NO_FACES,
  placingRows,
  resultRow,
  skillOf,
} from './result-rows.ts';
import { parseLog, parseSittings } from './table-rows.ts';

/** Saves the result of a game in the transaction that ends it, which already locks the table's row. Throws BrokenRow. */
export async function saveResult(tx: TransactionClient, id: string): Promise<void> {
  const row = await loadPlayedGame(tx, id);
  // Calculated before the guild is locked, for which others wait.
  if (!row) return;
  const calculated = calculateResult(row);
  await insertResult(tx, row, calculated);
  await scoreProphecies(tx, id, calculated.outcomes, calculated.finishedAt);
}

async function insertResult(
  tx: TransactionClient,
  { id, guildId, game }: PlayedGame,
  { result, finishedAt }: CalculatedResult,
): Promise<void> {
  const guild = await tx.guild.update({
    where: { id: guildId },
    data: { lastResult: { increment: 1 } },
    select: { lastResult: true },
  });
  const { players } = result;
  const finish = { tableId: id, guildId, game, position: guild.lastResult, players, finishedAt };
  const skills = await ratingsAfter(tx, finish, result);
  await tx.result.create({ data: resultRow(finish, result), select: { tableId: true } });
  await tx.placing.createMany({ data: placingRows(finish, result, skills) });
  const faces = facesColumns(result.faces);
  const more = Object.entries(faces).map(([face, increment]) => [face, { increment }]);
  await tx.diceTally.upsert({
    where: { guildId },
    create: { guildId, ...faces },
    update: Object.fromEntries(more),
    select: { guildId: true },
  });
}

const PLAYED = {
  id: true,
  guildId: true,
  game: true,
  status: true,
  setup: true,
  terms: true,
  reminders: true,
  isPrivate: true,
  counts: true,
} as const;

/** The input of a result's calculation. */
interface PlayedGame extends Pick<TableRow, keyof typeof PLAYED> {
  readonly sittings: readonly SittingRow[];
  readonly actions: readonly ActionRow[];
}

/** By id. One query at a time: a transaction has one connection. */
async function loadPlayedGames(
  tx: TransactionClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlayedGame>> {
  const tables = await tx.table.findMany({
    where: { id: { in: [...ids] } },
    select: PLAYED,
  });
  const where = { tableId: { in: [...ids] } };
  const sittings = await tx.sitting.findMany({ where, orderBy: { position: 'asc' } });
  const actions = await tx.tableAction.findMany({ where, orderBy: { seq: 'asc' } });
  const ofTable = <T extends { readonly tableId: string }>(rows: readonly T[], id: string): readonly T[] =>
    rows.filter(({ tableId }) => tableId === id);
  return new Map(
    tables.map((table) => {
      const { id } = table;
      const rows = { sittings: ofTable(sittings, id), actions: ofTable(actions, id) };
      return [id, { ...table, ...rows }];
    }),
  );
}

const loadPlayedGame = async (tx: TransactionClient, id: string): Promise<PlayedGame | null> =>
  (await loadPlayedGames(tx, [id])).get(id) ?? null;

interface CalculatedResult {
  readonly result: GameResult;
  /** The time of the last action. */
  readonly finishedAt: Date;
  /** The outcomes of the questions to its readers. */
  readonly outcomes: ReturnType<typeof outcomesOf>;
}

/** Throws BrokenRow if the game did not end, or can't be read. */
function calculateResult(played: PlayedGame): CalculatedResult {
  const { id, game, setup, sittings, actions } = played;
  const log = parseLog(id, game, actions);
  const sat = parseSittings(id, sittings);
  const name = gameName.parse(game);
  const end = gameOf({ game: name }).endOf(log);
  if (setup === null || !end) throw new BrokenRow(`Table ${id}`, 'a result of nothing', id);
  return parseTableRows(id, () => {
    const terms = parseJson(jsonOf(name).terms, played.terms);
    const reminders = parseJson(remindersJson, played.reminders);
    const finished = {
      setup: parseJson(jsonOf(name).setup, setup),
      terms,
      log: log.slice(0, end.seq + 1),
      sittings: sat,
    };
    const result = gameOf({ game: name }).resultOf(finished);
    return {
      outcomes: outcomesOf(name, reminders.questions ?? [], finished),
      result: {
        ...result,
        ...(!isRated({ ...played, game: name, terms, reminders }) && { unrated: true }),
        ...(!countsOnServer(played) && { faces: NO_FACES }),
      },
      finishedAt: end.at,
    };
  });
}

/** Each placing's rating after the game; the guild's row is locked against others. A forgotten person is rated as new. */
async function ratingsAfter(
  tx: TransactionClient,
  { guildId, game }: Finish,
  result: GameResult,
): Promise<readonly (Skill | null)[]> {
  const before: Skill[] = [];
  for (const { player } of result.placings)
    before.push((player.kind === 'person' && (await ratingOf(tx, guildId, game, player.userId))) || NEWCOMER);
  return rated(result.placings, before, result);
}

async function ratingOf(tx: TransactionClient, guildId: Snowflake, game: string, userId: Snowflake) {
  const last = await tx.placing.findFirst({
    where: { userId, guildId, game, mu: { not: null } },
    orderBy: { position: 'desc' },
    select: { mu: true, sigma: true },
  });
  return last && skillOf(last);
}

const GAMES_AT_ONCE = 25;

/**
 * Recalculates a server's results, with their ratings, from the logs, some games at a time. Logs never change, so only the last step,
 * which looks for games finished meanwhile, blocks others. Correct rows are left unchanged.
 */
export async function recalculate(transactions: Transactions, guildId: Snowflake): Promise<Rebuilt> {
  const ratings = new Ratings();
  let [last, count, fixed] = [0, 0, 0];
  let faces: readonly number[] = NO_FACES;
  for (;;) {
    const games = await transactions.read((tx) => gamesAfter(tx, guildId, last));
    for (const game of games) {
      last = game.row.position;
      const calculated = calculateResult(game.table);
      count += 1;
      faces = calculated.result.faces.map((times, face) => times + (faces[face] ?? 0));
      const skills = ratings.add(game.row.game, calculated.result);
      const { row, placings } = game;
      const rows = expectedRows(row, calculated, skills);
      fixed += await correctScores(transactions, row.tableId, calculated);
      if (isDeepStrictEqual(rows, { row, placings })) continue;
      fixed += 1;
      await transactions.write((tx) => correctResult(tx, row.tableId, skills));
    }
    if (games.length > 0) continue;
    const corrected = await transactions.write((tx) => correctTally(tx, guildId, last, faces));
    if (corrected !== null) return { games: count, fixed: fixed + corrected };
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

/** 1 if readers' answers had wrong points, otherwise 0. */
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

/** 1 if the tally of the server's dice was wrong, otherwise 0; null if more games have been finished meanwhile. */
async function correctTally(
  tx: TransactionClient,
  guildId: Snowflake,
  last: number,
  faces: readonly number[],
): Promise<number | null> {
  await lockGuilds(tx, [guildId]);
  const more = await tx.result.findFirst({
    where: { guildId, position: { gt: last } },
    select: { position: true },
  });
  if (more) return null;
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
