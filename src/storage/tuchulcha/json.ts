import * as z from 'zod';
import { COLORS, type ColorState, type Position, ROLES, type Setup } from '../../games/tuchulcha/board.ts';
import type { Action, Devotion, GameState, Phase, Step } from '../../games/tuchulcha/types.ts';
import { variants } from '../../tables/game-types.ts';
import type { Skill } from '../../tables/results/result.ts';
import { answersJson } from '../../tables/tuchulcha/automatic-play.ts';
import {
  type Answered,
  NO_PUZZLES,
  type PuzzleAnswer,
  type PuzzleFacts,
  type PuzzlePost,
  type PuzzleStore,
  puzzlePostRow,
  puzzleSettingsJson,
  ratedByAnswer,
  withAnswer,
} from '../../tables/tuchulcha/puzzles.ts';
import { termsJson } from '../../tables/tuchulcha/terms.ts';
import { deedsJson } from '../../tables/tuchulcha/types.ts';
import { parseSettingsRow } from '../columns.ts';
import type { TransactionClient, Transactions } from '../database/client.ts';
import type { GameRows, GameStorage } from '../game-storage.ts';
import type { PuzzlePost as PostRow } from '../generated/sqlite/client.ts';

/** Throws BrokenRow. */
const postOf = (row: PostRow): PuzzlePost =>
  parseSettingsRow(`the puzzle of ${row.guildId}, day ${row.day}`, () => puzzlePostRow.parse(row));

function puzzleRepository(transactions: Transactions): PuzzleStore {
  const { client } = transactions;
  return {
    async puzzlePost(guildId, day) {
      const row = await client.puzzlePost.findUnique({ where: { guildId_day: { guildId, day } } });
      return row && postOf(row);
    },

    async latestPuzzlePost(guildId) {
      const row = await client.puzzlePost.findFirst({ where: { guildId }, orderBy: { day: 'desc' } });
      return row && postOf(row);
    },

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
      const data = puzzlePostRow.parse(post);
      const { guildId, day } = data;
      await client.puzzlePost.upsert({
        where: { guildId_day: { guildId, day } },
        create: data,
        update: { day },
      });
    },

    puzzleCount: (guildId, day) =>
      transactions.read(async (tx) => ({
        answered: await tx.puzzleAnswer.count({ where: { guildId, day } }),
        solved: await tx.puzzleAnswer.count({ where: { guildId, day, solved: true } }),
      })),

    answerPuzzle: (answer, prior) => transactions.write((tx) => writeAnswer(tx, answer, prior)),

    puzzleAnswer: (userId, puzzleId) =>
      client.puzzleAnswer.findUnique({ where: { userId_puzzleId: { userId, puzzleId } } }),

    puzzleAnsweredOn: (userId, day) =>
      client.puzzleAnswer.findFirst({ where: { userId, day, guildId: null } }),

    puzzleRecord: (userId) => client.puzzlePlayer.findUnique({ where: { userId }, omit: { userId: true } }),

    puzzleRating: (puzzleId) =>
      client.puzzleRating.findUnique({ where: { puzzleId }, omit: { puzzleId: true } }),
  };
}

async function factsOf(
  tx: TransactionClient,
  uses: readonly { readonly puzzleId: string }[],
  userId: string | { in: string[] },
): Promise<PuzzleFacts> {
  const rows = await tx.puzzleRating.findMany({ select: { puzzleId: true, mu: true, sigma: true } });
  return {
    // Each once, by its last use; oldest first.
    used: [...new Set(uses.map(({ puzzleId }) => puzzleId).reverse())].reverse(),
    ratings: new Map(rows.map(({ puzzleId, ...skill }) => [puzzleId, skill])),
    solvers: await tx.puzzlePlayer.findMany({ where: { userId }, select: { mu: true, sigma: true } }),
  };
}

/** Person, then puzzle: their rows are locked in this order until both are rated. */
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

/** Puzzles of a day, answers, and ratings of both. Nothing of a forgotten person stays; puzzles' ratings do. */
const puzzleRows: GameRows<'tuchulcha'> = {
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

/** Tuchulcha's setup, actions and state as JSON. Only their shapes are checked; the rules decide whether they are legal. */

export const color = z.enum(COLORS);
const stone = z.int().min(1).max(40);
const pip = z.int().min(1).max(6);
const dice = z.array(pip).min(1).max(4);
/** The number of haruspexes in one place. */
const count = z.int().min(0).max(9);

const step: z.ZodType<Step> = variants('kind', {
  move: {
    color,
    die: pip,
    from: z.union([z.literal(['temple', 'exit']), stone]),
    to: z.union([z.literal(['altar', 'exit']), stone]),
    effect: z.enum(['none', 'hit', 'open', 'lost', 'sealed']),
  },
  discard: { die: pip },
});

const devotion: z.ZodType<Devotion> = variants('role', {
  tuchulcha: { fromTemple: count },
  lasaVecuvia: { from: z.union([z.literal('temple'), stone, z.null()]) },
});

export const setup: z.ZodType<Setup> = z.strictObject({
  players: z.array(color).min(2).max(4),
  first: color,
});

export const action: z.ZodType<Action> = variants('type', {
  roll: { dice },
  keep: {},
  discard: { die: pip },
  step: { step },
  undo: {},
  confirm: {},
  devote: { devotion },
  pass: {},
  resign: { color },
});

const colorState: z.ZodType<ColorState> = z.strictObject({
  role: z.enum(ROLES),
  temple: count,
  path: z.array(z.strictObject({ stone, count: count.min(1) })),
  atExit: count,
  altar: count,
  forest: count,
  sanctuary: count,
});

const position: z.ZodType<Position> = z.strictObject({
  players: z.literal([2, 3, 4]),
  turn: color,
  devotions: z.strictObject({ tuchulcha: z.int().min(0), lasaVecuvia: z.int().min(0) }),
  sealed: z.array(stone),
  colors: z.partialRecord(color, colorState),
});

const phase: z.ZodType<Phase> = variants('name', {
  before: {},
  extra: { dice },
  discard: { dice },
  moving: {
    dice,
    discarded: pip.nullable(),
    steps: z.array(step),
    before: position,
    result: z.array(color).nullable(),
  },
  afterFall: {},
  over: { winners: z.array(color) },
});

const state: z.ZodType<GameState> = z.strictObject({
  setup,
  position,
  phase,
  turnNumber: z.int().min(1),
  rolls: z.int().min(0),
});

export const tuchulchaStorage: GameStorage<'tuchulcha'> = {
  terms: termsJson,
  setup,
  action,
  state,
  deeds: deedsJson,
  preferences: answersJson,
  guildSettings: puzzleSettingsJson,
  rows: puzzleRows,
};
