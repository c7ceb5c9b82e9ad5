import { gameName, gameOf, isRated } from '../tables/game-registry.ts';
import { isForgotten, type Snowflake } from '../tables/game-types.ts';
import { outcomesOf } from '../tables/prophecies/prophecies.ts';
import { type BoardScore, isEstablished, Leaderboards, lowOf, periodsAt } from '../tables/results/ratings.ts';
import type { GameResult, Skill } from '../tables/results/result.ts';
import { countsOnServer, remindersJson } from '../tables/table.ts';
import { BrokenRow, parseJson, parseTableRows } from './columns.ts';
import type { TransactionClient } from './database/client.ts';
import { jsonOf } from './game-storage.ts';
import type {
  TableAction as ActionRow,
  Rating as RatingRow,
  Seat as SeatRow,
  Sitting as SittingRow,
  Table as TableRow,
} from './generated/sqlite/client.ts';
import { scoreProphecies } from './prophecies.ts';
import { type Finish, facesColumns, hiddenAmong, NO_FACES, placingRows, resultRow } from './result-rows.ts';
import { parseLog, parseSeats, parseSittings } from './table-rows.ts';

/** Saves the result of a game in the transaction that ends it, which holds the table's row already. Throws BrokenRow. */
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

/** All that a result is calculated from. */
interface PlayedGame extends Pick<TableRow, keyof typeof PLAYED> {
  readonly seats: readonly SeatRow[];
  readonly sittings: readonly SittingRow[];
  readonly actions: readonly ActionRow[];
}

/** By their ids. One query at a time: a transaction has one connection. */
export async function loadPlayedGames(
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

export const loadPlayedGame = async (tx: TransactionClient, id: string): Promise<PlayedGame | null> =>
  (await loadPlayedGames(tx, [id])).get(id) ?? null;

export interface CalculatedResult {
  readonly result: GameResult;
  /** When the last action was done. */
  readonly finishedAt: Date;
  /** How the questions to its readers came out. */
  readonly outcomes: ReturnType<typeof outcomesOf>;
}

/** Throws BrokenRow where the game did not come to its end, or can't be read. */
export function calculateResult(played: PlayedGame): CalculatedResult {
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
export async function ratingRows(
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
 * Updates the ratings of everyone who played; returns each placing's rating over all games of the kind.
 * This transaction holds the guild's row: no other rates there at the same time. A forgotten person is rated as new, for the
 * others' sake.
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
