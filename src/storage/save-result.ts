import { isDeepStrictEqual } from 'node:util';
import { gameName, gameOf, isRated } from '../tables/game-registry.ts';
import { isForgotten, type Snowflake } from '../tables/game-types.ts';
import { outcomesOf } from '../tables/prophecies/prophecies.ts';
import { type BoardScore, isEstablished, Leaderboards, lowOf, periodsAt } from '../tables/results/ratings.ts';
import type { GameResult, Skill } from '../tables/results/result.ts';
import type { Rebuilt } from '../tables/results/results-store.ts';
import { countsOnServer, remindersJson } from '../tables/table.ts';
import { BrokenRow, parseJson, parseTableRows } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import { jsonOf } from './game-storage.ts';
import type {
  TableAction as ActionRow,
  Rating as RatingRow,
  Seat as SeatRow,
  Sitting as SittingRow,
  Table as TableRow,
} from './generated/sqlite/client.ts';
import { scoreProphecies, wronglyScored } from './prophecies.ts';
import {
  type Finish,
  facesColumns,
  hiddenAmong,
  lockGuilds,
  NO_FACES,
  placingRows,
  resultRow,
} from './result-rows.ts';
import { parseLog, parseSeats, parseSittings } from './table-rows.ts';

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
  const skills = await updateRatings(tx, finish, result);
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
  readonly seats: readonly SeatRow[];
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
  const seats = await tx.seat.findMany({ where });
  const sittings = await tx.sitting.findMany({ where, orderBy: { position: 'asc' } });
  const actions = await tx.tableAction.findMany({ where, orderBy: { seq: 'asc' } });
  const ofTable = <T extends { readonly tableId: string }>(rows: readonly T[], id: string): readonly T[] =>
    rows.filter(({ tableId }) => tableId === id);
  return new Map(
    tables.map((table) => {
      const { id } = table;
      const rows = {
        seats: ofTable(seats, id),
        sittings: ofTable(sittings, id),
        actions: ofTable(actions, id),
      };
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
  const { id, game, setup, seats, sittings, actions } = played;
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
      seats: parseSeats(seats),
    };
    const result = gameOf({ game: name }).resultOf(finished);
    return {
      outcomes: outcomesOf(name, reminders.questions ?? [], finished),
      result: {
        ...result,
        ...(!isRated({ ...played, game: name, terms, reminders }) && { unrated: true }),
        ...(!countsOnServer(played) && { uncounted: true, faces: NO_FACES }),
      },
      finishedAt: end.at,
    };
  });
}

/** The rows of scores; a forgotten person has none. */
async function ratingRows(
  tx: TransactionClient,
  guildId: Snowflake,
  scores: readonly BoardScore[],
): Promise<RatingRow[]> {
  const known = scores.filter(({ userId }) => !isForgotten(userId));
  const hidden = await hiddenAmong(tx, [...new Set(known.map(({ userId }) => userId))]);
  return known.map((score) => ratingRow(guildId, score, hidden.has(score.userId)));
}

export const ratingRow = (guildId: Snowflake, score: BoardScore, hidden: boolean): RatingRow => ({
  ...score,
  guildId,
  hidden,
  established: isEstablished(score.games),
  low: lowOf(score),
});

/**
 * Updates the ratings of everyone who played; returns each placing's rating over all games of the kind. This transaction locks the
 * guild's row, so no other one rates there. A forgotten person is rated as new, for the others' ratings.
 */
async function updateRatings(
  tx: TransactionClient,
  { guildId, game, finishedAt }: Finish,
  result: GameResult,
): Promise<readonly (Skill | null)[]> {
  if (result.unrated) return result.placings.map(() => null);
  const people = result.placings.flatMap(({ rank, player }) =>
    rank !== null && player.kind === 'person' ? [player.userId] : [],
  );
  const where = {
    guildId,
    game,
    userId: { in: people },
    period: { in: [...periodsAt(finishedAt)] },
    players: { in: [0, result.players] },
  };
  const boards = new Leaderboards(await tx.rating.findMany({ where }));
  const skills = boards.add(game, finishedAt, result);
  await tx.rating.deleteMany({ where });
  await tx.rating.createMany({ data: await ratingRows(tx, guildId, boards.scores) });
  return skills;
}

const GAMES_AT_ONCE = 25;
const ROWS_AT_ONCE = 200;

/**
 * Recalculates a server's results and ratings from the logs, some games at a time. Logs never change, so only the last step, which
 * looks for games finished meanwhile, blocks others. Correct rows are left unchanged.
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

/** The number of wrong rows; null if more games have been finished meanwhile. */
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

/** The number of wrong ratings. This transaction locks the guild's row. */
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

/** 1 if the tally of the server's dice was wrong, otherwise 0. */
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
