import { describe, expect, test } from 'vitest';
import {
  type CountedTable,
  exactScore,
  pointsForPlaces,
  standings,
} from '../../../src/tables/seasons/standings.ts';

/** `1:a 2:b 2:c`: places and people; clocks in ms after a slash. A table without places is unfinished. */
function table(words: string): CountedTable {
  const seats = words.split(' ').map((word) => /^(?:(\d):)?(\w|-)(?:\/(\d+))?$/.exec(word) ?? []);
  const places = seats.flatMap(([, place]) => (place ? Number(place) : []));
  return {
    seats: seats.map(([, , who]) => (who === '-' || who === undefined ? null : who)),
    result:
      places.length === 0
        ? null
        : {
            points: pointsForPlaces(places),
            won: places.map((place) => place === 1),
            clockMs: seats.map(([, , , clock]) => Number(clock ?? 0)),
          },
  };
}

const shown = (people: string, tables: readonly string[], atOnce: number): string[] =>
  standings([...people], tables.map(table), atOnce).map(
    ({ place, userId, decidedBy }) => `${place}${userId}${decidedBy ? ` ${decidedBy}` : ''}`,
  );

describe('places', () => {
  test.each<readonly [string, string, number, readonly string[], readonly string[]]>([
    ['by points', 'abcd', 1, ['1:b 2:a 3:d 4:c'], ['1b', '2a', '3d', '4c']],
    ['equals share one', 'abcd', 1, ['1:b 2:a 2:d 4:c'], ['1b', '2a', '2d', '4c']],
    ['a computer player has none', 'ab', 1, ['1:- 2:a', '2:- 1:b'], ['1b', '2a']],
    ['more wins are ahead', 'abcd', 2, ['1:a 2:b 3:c', '1:d 2:b 3:a'], ['1d', '2a', '3b wins', '4c']],
    [
      'then points at a table that they shared',
      'bacd',
      2,
      ['1:a 2:b', '2:a 1:c', '1:b 2:d', '1:c 2:d'],
      ['1c', '2a', '3b shared', '4d'],
    ],
    [
      'then stronger opponents, then less time; then a place is shared',
      'abcdefgh',
      2,
      ['1:a 2:c', '1:e/100 2:a', '1:b 2:d', '1:f/50 2:b', '1:c 2:g', '1:g 2:d', '1:e 2:h', '1:f 2:h'],
      ['1f', '2e clock', '3a', '4b opponents', '4c', '6g opponents', '7h', '8d opponents'],
    ],
  ])('%s', (_, people, atOnce, tables, places) => expect(shown(people, tables, atOnce)).toEqual(places));

  test('a win shared is a win each', () =>
    expect(standings(['a', 'b'], [table('1:a 1:b')], 1).map(({ wins }) => wins)).toEqual([1, 1]));

  test('tables that go on count as none yet', () => {
    const [first] = standings(['a', 'b'], ['1:a 2:b', 'a b', 'a b'].map(table), 3);
    expect(first).toMatchObject({ userId: 'a', score: exactScore(600, 1, 1), done: 1, tables: 3 });
  });
});

describe('the places still possible', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['nothing is over', ['a b', 'a c', 'b c'], ['a 1-3', 'b 1-3', 'c 1-3']],
    [
      'one who has won all can be drawn level with',
      ['1:a 2:b', '1:a 2:c', 'b c'],
      ['a 1-1', 'b 2-3', 'c 2-3'],
    ],
    ['whoever could draw level is taken to', ['1:a 2:b', 'a c', 'b c'], ['a 1-3', 'b 1-3', 'c 1-3']],
    ['all is over', ['1:a 2:b', '1:a 2:c', '1:b 1:c'], ['a 1-1', 'b 2-2', 'c 2-2']],
  ])('%s', (_, tables, reach) => {
    const rows = standings(['a', 'b', 'c'], tables.map(table), 2);
    const words = rows.map(({ userId, best, worst }) => `${userId} ${best}-${worst}`);
    expect(words.sort()).toEqual(reach);
  });
});
