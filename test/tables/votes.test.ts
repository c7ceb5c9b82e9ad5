import { expect, test } from 'vitest';
import type { RatedWay } from '../../src/tables/table-game.ts';
import { type ClosedBallot, electedWay, isDecided, mostFaithful, wisest } from '../../src/tables/votes.ts';

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
])('elected is %s', (_, counts, elected) => expect(electedWay(WAYS, counts)).toBe(elected));

const cast = (...votes: string[]) =>
  votes.map((vote) => {
    const [name = '', way = ''] = vote.split(' ');
    return { userId: name, name, way };
  });

test.each([
  ['never where nobody has voted before', ['ann good', 'bob good'], [], 'atEnd'],
  ['at once where all have voted who did lately', ['ann good', 'bob poor'], ['ann', 'bob'], 'now'],
  ['at once with a newcomer’s vote', ['ann good', 'eve poor', 'fay poor'], ['ann'], 'now'],
  ['late where the missing can’t change it', ['ann good', 'bob good'], ['ann', 'bob', 'cyd'], 'late'],
  ['not late where they can', ['ann good', 'bob good'], ['ann', 'bob', 'cyd', 'dan'], 'atEnd'],
  ['nor where they can bring about a tie', ['ann good', 'eve good', 'fay poor'], ['ann', 'bob'], 'atEnd'],
  ['not where nobody votes', [], ['ann'], 'atEnd'],
])('a ballot is decided %s', (_, votes, recent, when) => {
  const is = [false, true].map((isLate) => isDecided(cast(...votes), recent, isLate));
  expect(is).toEqual({ now: [true, true], late: [false, true], atEnd: [false, false] }[when]);
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
