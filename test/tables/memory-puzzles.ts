import {
  NO_PUZZLES,
  type PuzzleAnswer,
  type PuzzlePost,
  type PuzzleRating,
  type PuzzleRecord,
  type PuzzleStore,
  ratedByAnswer,
  withAnswer,
} from '../../src/tables/tuchulcha/puzzles.ts';

/** The puzzles' port in memory. */
export function memoryPuzzles(): PuzzleStore {
  const posts = new Map<string, PuzzlePost>();
  const answers = new Map<string, PuzzleAnswer>();
  const records = new Map<string, PuzzleRecord>();
  const ratings = new Map<string, PuzzleRating>();
  const keyOf = ({ guildId, day }: Pick<PuzzlePost, 'guildId' | 'day'>) => `${guildId} ${day}`;
  const ofServer = (guildId: string) =>
    [...posts.values()].filter((post) => post.guildId === guildId).sort((one, other) => one.day - other.day);
  const skills = () => new Map([...ratings].map(([id, { mu, sigma }]) => [id, { mu, sigma }]));
  const recordsOf = (people: readonly string[]) =>
    people.flatMap((userId) => {
      const record = records.get(userId);
      return record ? [{ mu: record.mu, sigma: record.sigma }] : [];
    });
  return {
    async puzzlePost(guildId, day) {
      return posts.get(keyOf({ guildId, day })) ?? null;
    },
    async latestPuzzlePost(guildId) {
      return ofServer(guildId).at(-1) ?? null;
    },
    async puzzleFactsOfServer(guildId, since) {
      const recent = [...answers.values()].filter((one) => one.guildId === guildId && one.day >= since);
      return {
        used: ofServer(guildId).map(({ puzzleId }) => puzzleId),
        ratings: skills(),
        solvers: recordsOf([...new Set(recent.map(({ userId }) => userId))]),
      };
    },
    async puzzleFactsOfPerson(userId) {
      const own = [...answers.values()].filter((one) => one.userId === userId);
      return { used: own.map(({ puzzleId }) => puzzleId), ratings: skills(), solvers: recordsOf([userId]) };
    },
    async writePuzzlePost(post) {
      if (!posts.has(keyOf(post))) posts.set(keyOf(post), post);
    },
    async puzzleCount(guildId, day) {
      const given = [...answers.values()].filter((one) => one.guildId === guildId && one.day === day);
      return { answered: given.length, solved: given.filter(({ solved }) => solved).length };
    },
    async answerPuzzle(answer, prior) {
      const key = `${answer.userId} ${answer.puzzleId}`;
      const record = records.get(answer.userId) ?? NO_PUZZLES;
      const rating = ratings.get(answer.puzzleId) ?? { ...prior, answered: 0, solved: 0 };
      const given = answers.get(key);
      if (given) return { answer: given, isNew: false, record, before: null, rating };
      answers.set(key, answer);
      const after = ratedByAnswer(record, rating, answer.solved);
      const newRecord = withAnswer(record, answer.solved, after.person);
      const newRating = {
        ...after.puzzle,
        answered: rating.answered + 1,
        solved: rating.solved + (answer.solved ? 1 : 0),
      };
      records.set(answer.userId, newRecord);
      ratings.set(answer.puzzleId, newRating);
      return { answer, isNew: true, record: newRecord, before: record, rating: newRating };
    },
    async puzzleAnswer(userId, puzzleId) {
      return answers.get(`${userId} ${puzzleId}`) ?? null;
    },
    async puzzleAnsweredOn(userId, day) {
      const own = [...answers.values()].filter((one) => one.userId === userId && one.guildId === null);
      return own.find((one) => one.day === day) ?? null;
    },
    async puzzleRecord(userId) {
      return records.get(userId) ?? null;
    },
    async puzzleRating(puzzleId) {
      return ratings.get(puzzleId) ?? null;
    },
  };
}
