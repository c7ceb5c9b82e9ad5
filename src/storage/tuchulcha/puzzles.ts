import type { Skill } from '../../tables/results/result.ts';
import { NO_PUZZLES, ratedByAnswer, withAnswer } from '../../tables/tuchulcha/puzzles/collection.ts';
import {
  type Answered,
  type PostState,
  type PuzzleAnswer,
  type PuzzleFacts,
  type PuzzlePost,
  type PuzzleStore,
  postRow,
} from '../../tables/tuchulcha/puzzles/store.ts';
import { parseSettingsRow, type ReadableRows } from '../columns.ts';
import type { TransactionClient, Transactions } from '../database/client.ts';
import type { GameRows } from '../game-storage.ts';
import type { PuzzlePost as PostRow } from '../generated/sqlite/client.ts';
import { isTaken } from '../interactions.ts';

/** Throws BrokenRow. */
const postOf = (row: PostRow): PuzzlePost =>
  parseSettingsRow(`the puzzle of ${row.guildId}, day ${row.day}`, () => postRow.parse(row));

const keyOf = ({ guildId, day }: Pick<PuzzlePost, 'guildId' | 'day'>) => ({ guildId, day });

/** Each state of a post with the one that it has while it is claimed. */
const CLAIMED = { waiting: 'sending', sending: 'sending', sent: 'closing', closing: 'closing' } as const;
const UNCLAIMED = { waiting: 'waiting', sending: 'waiting', sent: 'sent', closing: 'sent' } as const;

const UNSETTLED = { in: Object.keys(CLAIMED) };

const isUnsettled = (state: PostState): state is keyof typeof CLAIMED => state in CLAIMED;

function puzzleRepository(transactions: Transactions, readable: ReadableRows): PuzzleStore {
  return {
    puzzlePost: (guildId, day) =>
      transactions.single(async (client) => {
        const row = await client.puzzlePost.findUnique({ where: { guildId_day: { guildId, day } } });
        return row && postOf(row);
      }),

    latestPuzzlePost: (guildId) =>
      transactions.single(async (client) => {
        const row = await client.puzzlePost.findFirst({ where: { guildId }, orderBy: { day: 'desc' } });
        return row && postOf(row);
      }),

    puzzleFactsOfServer: (guildId, since) =>
      transactions.read(async (tx) => {
        const posts = await tx.puzzlePost.findMany({
          where: { guildId },
          orderBy: { day: 'asc' },
          select: { puzzleId: true },
        });
        const answers = await tx.puzzleAnswer.findMany({
          where: { guildId, day: { gte: since } },
          distinct: ['userId'],
          select: { userId: true },
        });
        return factsOf(tx, posts, { in: answers.map(({ userId }) => userId) });
      }),

    puzzleFactsOfPerson: (userId) =>
      transactions.read(async (tx) => {
        const answers = await tx.puzzleAnswer.findMany({
          where: { userId },
          orderBy: { at: 'asc' },
          select: { puzzleId: true },
        });
        return factsOf(tx, answers, userId);
      }),

    async writePuzzlePost(post) {
      const data: PostRow = {
        ...post,
        state: 'waiting',
        attempts: 0,
        claimedAt: null,
        refused: false,
        messageId: null,
      };
      postOf(data);
      await transactions.single(async (client) => {
        try {
          await client.puzzlePost.create({ data, select: { day: true } });
        } catch (error) {
          if (!isTaken(error)) throw error;
        }
      });
    },

    duePuzzlePosts(now, lost, most) {
      const page = (part: { readonly skip: number; readonly take: number }) =>
        transactions.single((client) =>
          client.puzzlePost.findMany({
            where: {
              OR: [
                { state: { in: ['waiting', 'sent'] }, dueAt: { lte: now } },
                { state: { in: ['sending', 'closing'] }, claimedAt: { lte: lost } },
              ],
            },
            orderBy: [{ dueAt: 'asc' }, { guildId: 'asc' }],
            ...part,
          }),
        );
      return readable.first(most, page, postOf);
    },

    claimPuzzlePost: (post, claimedAt) =>
      transactions.single(async (client) => {
        const { state, attempts } = post;
        if (!isUnsettled(state)) return false;
        const { count } = await client.puzzlePost.updateMany({
          where: { ...keyOf(post), state, attempts },
          data: { state: CLAIMED[state], attempts: { increment: 1 }, claimedAt },
        });
        return count === 1;
      }),

    async settlePuzzlePost(post, how) {
      // When its day is over, it is to be closed.
      const next = how.state === 'sent' && { dueAt: post.closesAt, attempts: 0 };
      await transactions.single((client) =>
        client.puzzlePost.updateMany({
          where: { ...keyOf(post), state: UNSETTLED },
          data: { ...how, ...next, claimedAt: null, refused: false },
        }),
      );
    },

    async postponePuzzlePost(post, dueAt, refused) {
      if (!isUnsettled(post.state)) return;
      const data = { state: UNCLAIMED[post.state], dueAt, claimedAt: null, refused };
      await transactions.single((client) =>
        client.puzzlePost.updateMany({ where: { ...keyOf(post), state: UNSETTLED }, data }),
      );
    },

    puzzleCount: (guildId, day) =>
      transactions.read(async (tx) => ({
        answered: await tx.puzzleAnswer.count({ where: { guildId, day } }),
        solved: await tx.puzzleAnswer.count({ where: { guildId, day, solved: true } }),
      })),

    answerPuzzle: (answer, prior) => transactions.write((tx) => writeAnswer(tx, answer, prior)),

    puzzleAnswer: (userId, puzzleId) =>
      transactions.single((client) =>
        client.puzzleAnswer.findUnique({ where: { userId_puzzleId: { userId, puzzleId } } }),
      ),

    puzzleAnsweredOn: (userId, day) =>
      transactions.single((client) =>
        client.puzzleAnswer.findFirst({ where: { userId, day, guildId: null } }),
      ),

    puzzleRecord: (userId) =>
      transactions.single((client) =>
        client.puzzlePlayer.findUnique({ where: { userId }, omit: { userId: true } }),
      ),

    puzzleRating: (puzzleId) =>
      transactions.single((client) =>
        client.puzzleRating.findUnique({ where: { puzzleId }, omit: { puzzleId: true } }),
      ),
  };
}

async function factsOf(
  tx: TransactionClient,
  uses: readonly { readonly puzzleId: string }[],
  userId: string | { in: string[] },
): Promise<PuzzleFacts> {
  const rows = await tx.puzzleRating.findMany({ select: { puzzleId: true, mu: true, sigma: true } });
  return {
    // Each once, where it was there last; the oldest first.
    used: [...new Set(uses.map(({ puzzleId }) => puzzleId).reverse())].reverse(),
    ratings: new Map(rows.map(({ puzzleId, ...skill }) => [puzzleId, skill])),
    solvers: await tx.puzzlePlayer.findMany({ where: { userId }, select: { mu: true, sigma: true } }),
  };
}

/** Person, then puzzle: their rows are held, in this order, until both are rated. */
async function writeAnswer(tx: TransactionClient, answer: PuzzleAnswer, prior: Skill): Promise<Answered> {
  const { userId, puzzleId, solved } = answer;
  const record = await tx.puzzlePlayer.upsert({
    where: { userId },
    create: { userId, ...NO_PUZZLES },
    update: { answered: { increment: 0 } },
    omit: { userId: true },
  });
  const rating = await tx.puzzleRating.upsert({
    where: { puzzleId },
    create: { puzzleId, ...prior, answered: 0, solved: 0 },
    update: { answered: { increment: 0 } },
    omit: { puzzleId: true },
  });
  const given = await tx.puzzleAnswer.findUnique({ where: { userId_puzzleId: { userId, puzzleId } } });
  if (given) return { answer: given, isNew: false, record, before: null, rating };
  const skills = ratedByAnswer(record, rating, solved);
  const after = withAnswer(record, solved, skills.person);
  await tx.puzzlePlayer.update({ where: { userId }, data: after, select: { userId: true } });
  const rated = await tx.puzzleRating.update({
    where: { puzzleId },
    data: { ...skills.puzzle, answered: { increment: 1 }, solved: { increment: solved ? 1 : 0 } },
    omit: { puzzleId: true },
  });
  await tx.puzzleAnswer.create({ data: answer, select: { userId: true } });
  return { answer, isNew: true, record: after, before: record, rating: rated };
}

/** Puzzles of a day, who answered them, and ratings of both. Of a forgotten person nothing stays; ratings of puzzles do. */
export const puzzleRows: GameRows<'tuchulcha'> = {
  createStore: puzzleRepository,
  async forgetPerson(tx, userId) {
    const answers = await tx.puzzleAnswer.deleteMany({ where: { userId } });
    const players = await tx.puzzlePlayer.deleteMany({ where: { userId } });
    return answers.count + players.count;
  },
  exportPerson: async (tx, userId) => ({
    puzzles: {
      record: await tx.puzzlePlayer.findUnique({ where: { userId } }),
      answers: await tx.puzzleAnswer.findMany({ where: { userId }, orderBy: { at: 'asc' } }),
    },
  }),
};
