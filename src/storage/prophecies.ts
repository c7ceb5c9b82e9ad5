import type { Snowflake } from '../tables/game-types.ts';
import {
  certainty,
  type Outcome,
  type Prophecy,
  type ProphecyStore,
  pointsOf,
  prophecyRow,
  rankSeers,
  type SeerSums,
} from '../tables/prophecies/prophecies.ts';
import { rangeOf } from '../tables/results/ratings.ts';
import type { Period } from '../tables/results/results-store.ts';
import { parseTableRows } from './columns.ts';
import { insertRows, type TransactionClient, type Transactions } from './database/client.ts';
import type { Prisma, Prophecy as ProphecyRow } from './generated/sqlite/client.ts';
import { hiddenAmong } from './result-rows.ts';

/** Throws BrokenRow. */
const parseProphecy = (row: Omit<ProphecyRow, 'points' | 'scoredAt'>): Prophecy =>
  parseTableRows(row.tableId, () => prophecyRow.parse(row));

export function prophecyRepository(transactions: Transactions): ProphecyStore {
  const { client } = transactions;
  return {
    prophesy: (prophecy) =>
      transactions.write(async (tx) => {
        const row = { ...parseProphecy(prophecy), points: null, scoredAt: null };
        await insertRows(tx, 'prophecies', [row], { skipTaken: true });
        return parseProphecy(await tx.prophecy.findUniqueOrThrow({ where: keyOf(prophecy) }));
      }),

    async prophecy(tableId, turn, userId) {
      const row = await client.prophecy.findUnique({ where: keyOf({ tableId, turn, userId }) });
      return row && parseProphecy(row);
    },

    async prophecyCounts(tableId, turn) {
      const groups = await client.prophecy.groupBy({
        by: ['option', 'certainty'],
        where: { tableId, turn },
        orderBy: [{ option: 'asc' }, { certainty: 'asc' }],
        _count: true,
      });
      return groups.map(({ _count: count, ...group }) => ({
        option: group.option,
        certainty: certainty.parse(group.certainty),
        count,
      }));
    },

    whoSaw: (tableId, turns) =>
      transactions.read(async (tx) => {
        const rows = await tx.prophecy.findMany({
          where: { tableId, turn: { in: [...turns] }, points: { gt: 0 } },
          orderBy: [{ turn: 'asc' }, { certainty: 'desc' }, { at: 'asc' }, { userId: 'asc' }],
        });
        const hidden = await hiddenAmong(
          tx,
          rows.map(({ userId }) => userId),
        );
        const first = new Map<Snowflake, ProphecyRow>();
        for (const row of rows)
          if (!hidden.has(row.userId) && !first.has(row.userId)) first.set(row.userId, row);
        return [...first.values()].map(parseProphecy);
      }),

    seers: (guildId, period, { offset, most }) =>
      transactions.read(async (tx) => {
        const ranked = await rankedSeers(tx, guildId, period);
        const rows = ranked.slice(offset, offset + most);
        const names = await tx.prophecy.findMany({
          where: { guildId, userId: { in: rows.map(({ userId }) => userId) } },
          orderBy: { at: 'desc' },
          distinct: ['userId'],
          select: { userId: true, name: true },
        });
        const nameOf = new Map(names.map(({ userId, name }) => [userId, name]));
        return {
          rows: rows.map((row) => ({ ...row, name: nameOf.get(row.userId) ?? '' })),
          total: ranked.length,
        };
      }),

    seer: (guildId, period, userId) =>
      transactions.read(
        async (tx) => (await rankedSeers(tx, guildId, period)).find((seer) => seer.userId === userId) ?? null,
      ),
  };
}

const keyOf = ({ tableId, turn, userId }: Pick<Prophecy, 'tableId' | 'turn' | 'userId'>) => ({
  tableId_turn_userId: { tableId, turn, userId },
});

async function rankedSeers(tx: TransactionClient, guildId: Snowflake, period: Period) {
  const where = { guildId, scoredAt: rangeOf(period) ?? { not: null } };
  const all = await tx.prophecy.groupBy({
    by: ['userId'],
    where,
    _count: true,
    _sum: { points: true },
  });
  const rights = await tx.prophecy.groupBy({
    by: ['userId'],
    where: { ...where, points: { gt: 0 } },
    _count: true,
  });
  const rightOf = new Map(rights.map(({ userId, _count }) => [userId, _count]));
  const hidden = await hiddenAmong(
    tx,
    all.map(({ userId }) => userId),
  );
  return rankSeers(
    all.flatMap(({ userId, _count: answers, _sum }): SeerSums[] =>
      hidden.has(userId)
        ? []
        : [{ userId, answers, right: rightOf.get(userId) ?? 0, points: _sum.points ?? 0 }],
    ),
  );
}

/** Answers at a table, and their points; null: none, since they are void. */
interface ScoredAnswers {
  readonly where: Prisma.ProphecyWhereInput;
  readonly points: number | null;
}

/** Voids answers of people who took a seat in the game afterwards, since they could make them come true. */
async function voidAnswers(tx: TransactionClient, tableId: string) {
  const sittings = await tx.sitting.findMany({
    where: { tableId, kind: 'person', standIn: false, userId: { not: null } },
    select: { userId: true, at: true },
  });
  const OR = sittings.map(({ userId, at }) => ({ userId: userId ?? '', at: { lte: at } }));
  return tx.prophecy.findMany({
    where: { tableId, OR },
    select: { turn: true, userId: true, points: true, scoredAt: true },
  });
}

/** The answers at a table whose points differ from those by the game's outcomes. */
export async function wronglyScored(
  tx: TransactionClient,
  tableId: string,
  outcomes: readonly Outcome[],
  finishedAt: Date,
): Promise<readonly ScoredAnswers[]> {
  const unscored = await voidAnswers(tx, tableId);
  const isVoid = unscored.map(({ turn, userId }) => ({ turn, userId }));
  const NOT = isVoid.length > 0 ? { NOT: { OR: isVoid } } : {};
  const given = await tx.prophecy.groupBy({
    by: ['turn', 'option', 'certainty', 'points', 'scoredAt'],
    where: { tableId, ...NOT },
  });
  const wrong = given.flatMap(({ points: stored, scoredAt, ...said }) => {
    const outcome = outcomes.find(({ turn }) => turn === said.turn);
    const chosen = outcome?.options.indexOf(said.option) ?? -1;
    const points =
      outcome && chosen >= 0 ? pointsOf(chosen, certainty.parse(said.certainty), outcome.shares) : null;
    const isRight =
      stored === points && (scoredAt?.getTime() ?? null) === (points === null ? null : finishedAt.getTime());
    return isRight ? [] : [{ where: { ...said, ...NOT }, points }];
  });
  const scored = unscored.filter(({ scoredAt }) => scoredAt !== null);
  return [
    ...wrong,
    ...scored.map(({ turn, userId }): ScoredAnswers => ({ where: { turn, userId }, points: null })),
  ];
}

/** Scores all answers at a table, in the transaction that ends its game, or that fixes its result. */
export async function scoreProphecies(
  tx: TransactionClient,
  tableId: string,
  outcomes: readonly Outcome[],
  finishedAt: Date,
): Promise<void> {
  for (const { points, where } of await wronglyScored(tx, tableId, outcomes, finishedAt))
    await tx.prophecy.updateMany({
      where: { ...where, tableId },
      data: { points, scoredAt: points === null ? null : finishedAt },
    });
}
