import { expect, test } from 'vitest';
import type { RatedWay } from '../../src/tables/table-game.ts';
import { type ClosedBallot, electedWay, isMajority, mostFaithful, wisest } from '../../src/tables/votes.ts';

const WAYS: readonly RatedWay[] = [
  { way: 'best', chance: 0.6, moves: '' },
  { way: 'good', chance: 0.5, moves: '' },
  { way: 'poor', chance: 0.1, moves: '' },
];

test.each([
  ['the way with the most votes', { poor: 3, best: 2 }, 'poor'],
  ['of those that have as many the judge’s better one', { poor: 2, good: 2, best: 1 }, 'good'],
  ['the judge’s best where nobody votes', {}, 'best'],
  ['no way that is there no more', { gone: 5, good: 1 }, 'good'],
])('elected is %s', (_, counts, elected) => {
  expect(electedWay(WAYS, counts)).toBe(elected);
});

const cast = (...votes: string[]) =>
  votes.map((vote) => {
    const [name = '', way = ''] = vote.split(' ');
    return { userId: name, name, way };
  });

test.each([
  ['nobody has voted before', ['ann good', 'bob good'], [], false],
  ['all want the same', ['ann good', 'bob good'], ['ann', 'bob'], true],
  ['more than half of those who came lately do', ['ann good', 'bob good'], ['ann', 'bob', 'cyd'], true],
  ['half of them do', ['ann good', 'bob good'], ['ann', 'bob', 'cyd', 'dan'], false],
  ['newcomers want something else', ['ann good', 'eve poor', 'fay poor', 'gil best'], ['ann'], false],
  ['nobody votes', [], ['ann'], false],
])('a majority where %s', (_, votes, recent, is) => {
  expect(isMajority(cast(...votes), recent)).toBe(is);
});

const ballot = (seq: number, color: 'blue' | 'yellow', ...votes: string[]): ClosedBallot => ({
  seq,
  color,
  turn: seq,
  chosen: 'good',
  best: 0.6,
  ways: WAYS,
  votes: cast(...votes),
});

const BALLOTS = [
  ballot(1, 'blue', 'ann good', 'bob best', 'cyd poor'),
  ballot(2, 'yellow', 'dan best'),
  ballot(3, 'blue', 'ann good', 'cyd poor'),
  ballot(4, 'blue', 'ann good', 'cyd best'),
  ballot(5, 'blue', 'ann good'),
];

test('most faithful are those who voted most often, by their side’s ballots', () => {
  expect(mostFaithful(BALLOTS, 2).map(({ name, ballots }) => [name, ballots])).toEqual([
    ['ann', 4],
    ['cyd', 3],
  ]);
});

test('wisest are those whose votes cost least, where they voted in half of their side’s ballots', () => {
  // Bob's one vote was the best, and is too few.
  const found = wisest(BALLOTS, 3).map(({ name, loss }) => [name, Math.round(loss * 100)]);
  expect(found).toEqual([
    ['dan', 0],
    ['ann', 10],
    ['cyd', 33],
  ]);
});
