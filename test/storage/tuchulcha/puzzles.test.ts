import { beforeEach, describe, expect, it } from 'vitest';
import type { NewPost, PuzzlePost } from '../../../src/tables/tuchulcha/puzzles.ts';
import { describeStores } from '../describe.ts';

const NOW = new Date(1_700_000_000_000);
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const PRIOR = { mu: 27, sigma: 4 };
const DAY = 20_000;

describeStores('puzzles of a day', ({ store, other, fresh }) => {
  let guildId = '';
  let fact: NewPost & { readonly puzzleId: string };

  const post = async (day = DAY): Promise<PuzzlePost> => {
    const found = await store().games.tuchulcha.puzzlePost(guildId, day);
    if (!found) throw new Error('no post');
    return found;
  };
  const isDue = async (at: Date) =>
    (await other().games.tuchulcha.duePuzzlePosts(at, new Date(at.getTime() - 90_000), 1000)).some(
      (one) => one.guildId === guildId,
    );
  const answer = (userId: string, solved: boolean, puzzleId = fact.puzzleId) =>
    store().games.tuchulcha.answerPuzzle(
      { userId, puzzleId, guildId, day: DAY, choice: solved ? 1 : 0, solved, at: NOW },
      PRIOR,
    );

  beforeEach(() => {
    guildId = fresh();
    fact = {
      guildId,
      day: DAY,
      puzzleId: `${guildId.slice(-8)}ab`,
      channelId: fresh(),
      locale: 'de',
      dueAt: NOW,
      closesAt: later(1440),
    };
  });

  describe('a post', () => {
    it('is written once, however many write it', async () => {
      await Promise.all([store(), other(), store()].map((one) => one.games.tuchulcha.writePuzzlePost(fact)));
      await other().games.tuchulcha.writePuzzlePost({ ...fact, puzzleId: 'other' });
      expect(await post()).toEqual({
        ...fact,
        state: 'waiting',
        attempts: 0,
        refused: false,
        messageId: null,
      });
      expect(await store().games.tuchulcha.latestPuzzlePost(guildId)).toEqual(await post());
    });

    it('is sent by one of many, and closed when its day is over', async () => {
      await store().games.tuchulcha.writePuzzlePost(fact);
      const waiting = await post();
      const claims = [store(), other(), store()].map((one) =>
        one.games.tuchulcha.claimPuzzlePost(waiting, NOW),
      );
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
      expect(await isDue(later(1))).toBe(false);
      await store().games.tuchulcha.settlePuzzlePost(waiting, {
        state: 'sent',
        channelId: '7',
        messageId: '8',
      });
      const sent = await post();
      expect(sent).toMatchObject({ state: 'sent', channelId: '7', messageId: '8', dueAt: fact.closesAt });
      expect(await isDue(later(1439))).toBe(false);
      expect(await isDue(later(1440))).toBe(true);
      expect(await other().games.tuchulcha.claimPuzzlePost(sent, later(1440))).toBe(true);
      await other().games.tuchulcha.settlePuzzlePost(sent, { state: 'closed' });
      expect(await isDue(later(9999))).toBe(false);
    });

    it('that a process left half sent is another’s', async () => {
      await store().games.tuchulcha.writePuzzlePost(fact);
      await store().games.tuchulcha.claimPuzzlePost(await post(), NOW);
      expect(await isDue(later(1))).toBe(false);
      expect(await isDue(later(2))).toBe(true);
      expect(await other().games.tuchulcha.claimPuzzlePost(await post(), later(2))).toBe(true);
      expect(await post()).toMatchObject({ state: 'sending', attempts: 2 });
    });

    it('that was refused waits, and that is known', async () => {
      await store().games.tuchulcha.writePuzzlePost(fact);
      const waiting = await post();
      await store().games.tuchulcha.claimPuzzlePost(waiting, NOW);
      await store().games.tuchulcha.postponePuzzlePost(waiting, later(10), true);
      expect(await post()).toMatchObject({ state: 'waiting', refused: true, attempts: 1 });
      expect(await isDue(later(9))).toBe(false);
      expect(await isDue(later(10))).toBe(true);
    });
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
