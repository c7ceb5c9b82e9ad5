import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzlePost } from '../../../src/tables/tuchulcha/puzzles.ts';
import { describeStores } from '../describe.ts';

const NOW = new Date(1_700_000_000_000);
const PRIOR = { mu: 27, sigma: 4 };
const DAY = 20_000;

describeStores('puzzles of a day', ({ store, other, fresh }) => {
  let guildId = '';
  let fact: PuzzlePost;

  const answer = (userId: string, solved: boolean, puzzleId = fact.puzzleId) =>
    store().games.tuchulcha.answerPuzzle(
      { userId, puzzleId, guildId, day: DAY, choice: solved ? 1 : 0, solved, at: NOW },
      PRIOR,
    );

  beforeEach(() => {
    guildId = fresh();
    fact = { guildId, day: DAY, puzzleId: `${guildId.slice(-8)}ab`, locale: 'de', closesAt: NOW };
  });

  it('is written once, however many write it', async () => {
    await Promise.all([store(), other(), store()].map((one) => one.games.tuchulcha.writePuzzlePost(fact)));
    await other().games.tuchulcha.writePuzzlePost({ ...fact, puzzleId: 'other' });
    expect(await store().games.tuchulcha.puzzlePost(guildId, DAY)).toEqual(fact);
    expect(await store().games.tuchulcha.latestPuzzlePost(guildId)).toEqual(fact);
  });

  describe('an answer', () => {
    it('counts once, and rates both', async () => {
      const me = fresh();
      const first = await answer(me, true);
      expect(first).toMatchObject({
        isNew: true,
        record: { answered: 1, solved: 1, streak: 1, bestStreak: 1 },
      });
      expect(first.rating).toMatchObject({ answered: 1, solved: 1 });
      expect(first.rating.mu).toBeLessThan(PRIOR.mu);
      const second = await answer(me, false);
      expect(second).toMatchObject({ isNew: false, before: null, answer: { choice: 1, solved: true } });
      expect(second.record).toEqual(first.record);
      expect(await store().games.tuchulcha.puzzleRecord(me)).toEqual(first.record);
      expect(await store().games.tuchulcha.puzzleRating(fact.puzzleId)).toEqual(first.rating);
      expect(await store().games.tuchulcha.puzzleAnswer(me, fact.puzzleId)).toMatchObject({ solved: true });
    });

    it('of many at once: each counts once', async () => {
      const people = Array.from({ length: 8 }, () => fresh());
      const all = await Promise.all([...people, ...people].map((one, index) => answer(one, index % 2 === 0)));
      expect(all.filter(({ isNew }) => isNew)).toHaveLength(8);
      expect(await store().games.tuchulcha.puzzleRating(fact.puzzleId)).toMatchObject({ answered: 8 });
      expect(await store().games.tuchulcha.puzzleCount(guildId, DAY)).toMatchObject({ answered: 8 });
    });

    it('tells by whom and by what the next puzzle is chosen', async () => {
      const me = fresh();
      await store().games.tuchulcha.writePuzzlePost(fact);
      const { record, rating } = await answer(me, false);
      const facts = await store().games.tuchulcha.puzzleFactsOfServer(guildId, DAY);
      const { mu, sigma } = record;
      expect(facts).toMatchObject({ used: [fact.puzzleId], solvers: [{ mu, sigma }] });
      expect(facts.ratings.get(fact.puzzleId)).toEqual({ mu: rating.mu, sigma: rating.sigma });
      expect((await store().games.tuchulcha.puzzleFactsOfServer(guildId, DAY + 1)).solvers).toEqual([]);
      expect(await store().games.tuchulcha.puzzleFactsOfPerson(me)).toMatchObject({
        used: [fact.puzzleId],
        solvers: [{ mu, sigma }],
      });
      expect(await store().games.tuchulcha.puzzleAnsweredOn(me, DAY)).toBeNull();
      expect(await store().games.tuchulcha.puzzleRecord(fresh())).toBeNull();
    });
  });
});
