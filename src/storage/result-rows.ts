import * as z from 'zod';
import { gameName, seatColor } from '../tables/game-registry.ts';
import { type Occupant, type Snowflake, snowflake } from '../tables/game-types.ts';
import {
  type CareerGame,
  type Faces,
  type FinishedTable,
  type GameResult,
  placingColumns,
  type RatedPlacing,
  type Skill,
} from '../tables/results/result.ts';
import { parseJson, parseTableRows } from './columns.ts';
import { inChunks, type TransactionClient } from './database/client.ts';
import { jsonOf } from './game-storage.ts';
import type {
  DiceTally,
  Placing as PlacingRow,
  Result as ResultRow,
  Table as TableRow,
} from './generated/sqlite/client.ts';

const placingRow = placingColumns.extend({ color: seatColor });

const person = z.object({ userId: snowflake, name: z.string() });

/** The columns that all rows of a finished game share. */
export type Finish = Omit<ResultRow, 'turns' | 'reason'>;

export const resultRow = (finish: Finish, { turns, reason }: GameResult): ResultRow => ({
  ...finish,
  turns,
  reason,
});

/** `skills`: each placing's. */
export function placingRows(
  { tableId, guildId, game, position, players, finishedAt }: Finish,
  { placings }: GameResult,
  skills: readonly (Skill | null)[],
): PlacingRow[] {
  return placings.map(({ player, deeds, ...placing }, place) => ({
    ...placing,
    tableId,
    place,
    guildId,
    game,
    position,
    players,
    finishedAt,
    userId: player.kind === 'person' ? player.userId : null,
    name: player.kind === 'computer' ? null : player.name,
    deeds: JSON.stringify(deeds),
    mu: skills[place]?.mu ?? null,
    sigma: skills[place]?.sigma ?? null,
  }));
}

/** Null: the placing isn't rated. */
export const skillOf = ({ mu, sigma }: Pick<PlacingRow, 'mu' | 'sigma'>): Skill | null =>
  mu === null || sigma === null ? null : { mu, sigma };

/** Throws ZodError. */
function parsePlacing(row: PlacingRow): RatedPlacing {
  return {
    ...placingRow.parse(row),
    player: playerOf(row),
    deeds: parseJson(jsonOf(gameName.parse(row.game)).deeds, row.deeds),
    skill: skillOf(row),
  };
}

/** A name without an id belongs to voters. */
function playerOf({ userId, name, ...row }: PlacingRow): Occupant {
  if (userId !== null) return { kind: 'person', ...person.parse({ ...row, userId, name }) };
  return name === null ? { kind: 'computer' } : { kind: 'voters', name };
}

/** `placings` must be in order. Throws BrokenRow. */
export function parseFinished({
  placings,
  table,
  ...row
}: ResultRow & {
  readonly placings: readonly PlacingRow[];
  readonly table: Pick<TableRow, 'number' | 'isPrivate' | 'terms'>;
}): FinishedTable {
  return parseTableRows(row.tableId, () => {
    const game = gameName.parse(row.game);
    return {
      ...row,
      ...table,
      game,
      terms: parseJson(jsonOf(game).terms, table.terms),
      placings: placings.map(parsePlacing),
    };
  });
}

/** Throws BrokenRow. */
export function parseCareerGame(row: PlacingRow): CareerGame {
  const { tableId, players, finishedAt } = row;
  return {
    ...parseTableRows(tableId, () => ({ ...parsePlacing(row), game: gameName.parse(row.game) })),
    tableId,
    players,
    finishedAt,
  };
}

export const NO_FACES: Faces = [0, 0, 0, 0, 0, 0];

export function facesOfRow({ ones, twos, threes, fours, fives, sixes }: DiceTally): Faces {
  return [ones, twos, threes, fours, fives, sixes];
}

/** `faces`: how often each was rolled. */
export function facesColumns([
  ones = 0,
  twos = 0,
  threes = 0,
  fours = 0,
  fives = 0,
  sixes = 0,
]: readonly number[]) {
  return { ones, twos, threes, fours, fives, sixes };
}

/** The people among these who are hidden from leaderboards. */
export async function hiddenAmong(
  tx: TransactionClient,
  people: readonly Snowflake[],
): Promise<ReadonlySet<Snowflake>> {
  const rows = await inChunks(people, (userIds) =>
    tx.person.findMany({ where: { userId: { in: userIds }, hidden: true }, select: { userId: true } }),
  );
  return new Set(rows.map(({ userId }) => userId));
}

/** Locks the guilds' rows: until the transaction ends, no other one finishes a game there, or forgets a person. */
export async function lockGuilds(tx: TransactionClient, ids: readonly Snowflake[]): Promise<void> {
  // Always in the same order, so that no two transactions deadlock.
  for (const id of [...new Set(ids)].sort())
    await tx.guild.updateMany({ where: { id }, data: { lastResult: { increment: 0 } } });
}
