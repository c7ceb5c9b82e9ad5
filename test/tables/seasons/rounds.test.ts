import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterPromotion,
  divide,
  divisionSizes,
  isDrawRight,
  nextRound,
} from '../../../src/tables/seasons/rounds.ts';
import type { Season } from '../../../src/tables/seasons/season.ts';
import { seasonStandings } from '../../../src/tables/seasons/season-results.ts';
import { holdsFor } from '../../holds-for.ts';
import { LONG_TIMEOUT_MS, runs } from '../../runs.ts';
import { PlayedEvening, randomEvening, termsOfEvening } from './played-evening.ts';

const rowsOf = (season: Season) => seasonStandings(season).flat();
const placesOf = (season: Season) => rowsOf(season).map(({ userId, place }) => `${place} ${userId}`);

/** Three rounds and a final. */
function begun(people = 8): PlayedEvening {
  const evening = new PlayedEvening(termsOfEvening({ rounds: 3, final: true }), people);
  evening.start();
  return evening;
}

const finishAll = (evening: PlayedEvening): void => {
  for (const table of evening.open) evening.finish(table);
};

describe('an evening', () => {
  test('may be joined until it starts', () => {
    const evening = new PlayedEvening(termsOfEvening({ rounds: 2, final: false }), 5);
    evening.minute = -1;
    evening.add({ type: 'joined', userId: '77' });
    evening.minute = 0;
    evening.add({ type: 'joined', userId: '78' });
    expect(evening.season.people).toContain('77');
    expect(evening.season.reserves).toEqual(['78']);
  });

  test('that nobody could start for more than an hour is moved by a week', () => {
    const evening = new PlayedEvening(termsOfEvening({ rounds: 2, final: false }), 8);
    evening.minute = 60;
    expect(evening.try({ type: 'moved' })).toBe('enough');
    evening.minute = 61;
    evening.add({ type: 'moved' });
    expect(evening.season.startsAt).toEqual(new Date('2026-06-19T19:00:00Z'));
  });

  test('of three people has no final, and no fourth place', () => {
    const evening = begun(3);
    const reach = () => rowsOf(evening.season).map(({ best, worst }) => [best, worst]);
    expect(reach()).toEqual([1, 2, 3].map(() => [1, 3]));
    do finishAll(evening);
    while (evening.drawRound());
    expect([evening.season.tables.length, reach()]).toEqual([3, [1, 2, 3].map((place) => [place, place])]);
  });

  test('is one division, however many people there are', () => {
    const evening = begun(33);
    expect(evening.season.divisions).toHaveLength(1);
    expect(evening.season.tables).toHaveLength(9);
  });

  test('waits with a round for all tables of the last one, and for nobody else', () => {
    const evening = begun();
    evening.finish(0);
    expect(nextRound(evening.season)).toBeNull();
    expect(evening.try({ type: 'roundDrawn', tables: [] })).toBe('noRound');
    evening.finish(1);
    expect(nextRound(evening.season)).toMatchObject({ round: 2, isFinal: false });
    expect(evening.try({ type: 'ended', secret: '0'.repeat(64) })).toBe('wrongSecret');
    expect(() => evening.end()).toThrow('roundIsDue');
  });

  test('judges a table whose round is over', () => {
    const evening = begun();
    evening.finish(0);
    evening.minute = 89;
    expect(() => evening.judge(1)).toThrow('tooEarly');
    evening.minute = 90;
    evening.judge(1);
    expect(evening.drawRound()).toBe(true);
    expect(evening.season.endsAt.getTime() - evening.season.startsAt.getTime()).toBe(180 * 60_000);
  });

  test('seats people of the same score together, after the first round', () => {
    const evening = begun();
    finishAll(evening);
    evening.drawRound();
    const winners = evening.season.tables.slice(0, 2).map(({ seats }) => seats[0]);
    const [, , third] = evening.season.tables;
    for (const winner of winners) expect(third?.seats).toContain(winner);
  });

  test('leaves out who was absent, until they say that they’re back, and who has left', () => {
    const evening = begun();
    const [absent, other] = evening.season.tables[0]?.seats ?? [];
    evening.miss(0, 0, 4);
    evening.miss(0, 1, 4);
    evening.add({ type: 'left', userId: evening.season.tables[1]?.seats[0] ?? '' });
    finishAll(evening);
    expect(evening.try({ type: 'joined', userId: other ?? '' })).toBeNull();
    expect(evening.try({ type: 'joined', userId: other ?? '' })).toBe('alreadyIn');
    evening.drawRound();
    const seated = evening.season.tables.slice(2).flatMap(({ seats }) => seats);
    expect(seated).toHaveLength(6);
    expect(seated).not.toContain(absent);
    expect(seated).toContain(other);
    evening.add({ type: 'joined', userId: absent ?? '' });
    finishAll(evening);
    evening.drawRound();
    expect(evening.season.tables.slice(4).flatMap(({ seats }) => seats)).toContain(absent);
  });

  test('leaves out who rests: before the first round they become reserves, later they come back as others do', () => {
    const evening = new PlayedEvening(termsOfEvening({ rounds: 3, final: true }), 9);
    evening.minute = -1;
    expect(evening.try({ type: 'rested', userIds: ['900'] })).toBe('tooEarly');
    evening.minute = 0;
    evening.add({ type: 'rested', userIds: ['900'] });
    expect(evening.season.reserves).toEqual(['900']);
    evening.start();
    expect(evening.season.divisions.flat()).not.toContain('900');
    expect(evening.try({ type: 'rested', userIds: ['901'] })).toBe('noRound');
    finishAll(evening);
    evening.add({ type: 'rested', userIds: ['901', '902'] });
    expect(evening.try({ type: 'joined', userId: '902' })).toBeNull();
    evening.drawRound();
    const seated = evening.season.tables.slice(2).flatMap(({ seats }) => seats);
    expect([seated.includes('901'), seated.includes('902')]).toEqual([false, true]);
    finishAll(evening);
    evening.add({ type: 'joined', userId: '901' });
    evening.drawRound();
    expect(evening.season.tables.slice(4).flatMap(({ seats }) => seats)).toContain('901');
  });

  test('ends before its rounds are played where fewer than three people are left', () => {
    const evening = begun(6);
    for (let person = 0; person < 4; person++) evening.add({ type: 'left', userId: String(900 + person) });
    finishAll(evening);
    expect(evening.drawRound()).toBe(false);
    evening.end();
    expect(evening.season.status).toBe('ended');
  });

  test('ends after the tables that are played when a manager stops it', () => {
    const evening = begun();
    evening.add({ type: 'stopped' });
    expect(evening.try({ type: 'roundDrawn', tables: [] })).toBe('noRound');
    for (const table of evening.open) evening.judge(table);
    expect(evening.drawRound()).toBe(false);
    evening.end();
    expect(new Set(rowsOf(evening.season).map(({ place }) => place))).toEqual(new Set([1]));
  });

  test('draws no round while it is paused, and has no weeks to be extended by', () => {
    const evening = begun();
    finishAll(evening);
    evening.add({ type: 'paused' });
    expect(() => evening.drawRound()).toThrow('noRound');
    evening.add({ type: 'resumed' });
    expect(evening.drawRound()).toBe(true);
    expect(evening.try({ type: 'extended', weeks: 1 })).toBe('isEvening');
  });

  test('takes no tables but those of all who are there, in the sizes that are due', () => {
    const evening = begun();
    finishAll(evening);
    const drawn = (seats: readonly (readonly string[])[]) =>
      evening.try({ type: 'roundDrawn', tables: seats.map((own) => ({ division: 0, seats: own })) });
    const all = evening.season.people;
    expect(drawn([all.slice(0, 4)])).toBe('wrongDraw');
    expect(drawn([all.slice(0, 4), all.slice(0, 4)])).toBe('wrongDraw');
    expect(drawn([all.slice(0, 3), all.slice(3, 6)])).toBe('wrongDraw');
    expect(drawn([all.slice(0, 4), all.slice(4)])).toBeNull();
  });
});

describe('the final', () => {
  /** Three rounds in which everybody's place is that of their seat. */
  function beforeFinal(): PlayedEvening {
    const evening = begun();
    do finishAll(evening);
    while (evening.season.tables.length < 6 && evening.drawRound());
    return evening;
  }

  test('is played by the first four, and decides their places', () => {
    const evening = beforeFinal();
    const before = rowsOf(evening.season);
    for (const row of before.slice(0, 4)) expect(row).toMatchObject({ best: 1, worst: 4 });
    evening.drawRound();
    const [table] = evening.open;
    const seats = evening.season.tables[table ?? 0]?.seats ?? [];
    expect(new Set(seats)).toEqual(new Set(before.slice(0, 4).map(({ userId }) => userId)));
    evening.finish(table ?? 0, [4, 3, 2, 1]);
    evening.end();
    expect(placesOf(evening.season).slice(0, 4)).toEqual(
      [...seats].reverse().map((userId, index) => `${index + 1} ${userId}`),
    );
    expect(placesOf(evening.season).slice(4)).toEqual(
      before.slice(4).map(({ place, userId }) => `${Math.max(5, place)} ${userId}`),
    );
    expect(nextRound(evening.season)).toBeNull();
  });

  test('leaves those who are equal in it as they were before', () => {
    const evening = beforeFinal();
    const before = rowsOf(evening.season).map(({ userId }) => userId);
    evening.drawRound();
    evening.finish(evening.open[0] ?? 0, [1, 1, 1, 1]);
    evening.end();
    expect(rowsOf(evening.season).map(({ userId }) => userId)).toEqual(before);
    const places = rowsOf(evening.season).map(({ place }) => place);
    expect(places.slice(0, 4)).toEqual([1, 2, 3, 4]);
  });

  test('isn’t played where all but one of the four have gone', () => {
    const evening = beforeFinal();
    for (const { userId } of rowsOf(evening.season).slice(0, 3)) evening.add({ type: 'left', userId });
    expect(evening.drawRound()).toBe(false);
    evening.end();
  });
});

test(
  'an evening at random ends, its draw is right, and what is possible only narrows',
  () => {
    const anyEvening = fc.record({
      people: fc.integer({ min: 6, max: 17 }),
      rounds: fc.constantFrom(2, 3, 4),
      size: fc.constantFrom(2, 3, 4),
      final: fc.boolean(),
      seed: fc.nat(),
    });
    holdsFor(anyEvening, { numRuns: runs(10, 50) }, ({ people, rounds, size, final, seed }) => {
      const { season, all } = randomEvening(people, termsOfEvening({ rounds, final }, size), seed);
      expect(season.status).toBe('ended');
      expect(isDrawRight(season)).toBe(true);
      let before = new Map(season.people.map((userId) => [userId, { best: 1, worst: people }]));
      for (const one of all.filter(({ divisions }) => divisions.length > 0)) {
        const rows = rowsOf(one);
        expect(rows).toHaveLength(people);
        for (const { userId, best, worst } of rows) {
          expect(best).toBeGreaterThanOrEqual(before.get(userId)?.best ?? 0);
          expect(worst).toBeLessThanOrEqual(before.get(userId)?.worst ?? 0);
        }
        before = new Map(rows.map(({ userId, best, worst }) => [userId, { best, worst }]));
      }
      for (const { place, best, worst } of rowsOf(season)) expect([best, worst]).toEqual([place, place]);
    });
  },
  LONG_TIMEOUT_MS,
);

test('of an evening whose seats were changed, the draw is wrong', () => {
  const { season } = randomEvening(9, termsOfEvening({ rounds: 2, final: true }), 1);
  for (const [index, table] of season.tables.entries()) {
    const tables = season.tables.with(index, { ...table, seats: table.seats.toReversed() });
    expect(isDrawRight({ ...season, tables })).toBe(false);
  }
});

const newcomers = (names: string) => [...names].map((userId) => ({ userId, rating: null }));
const joined = (divisions: readonly (readonly string[])[]): string[] =>
  divisions.map((division) => division.join(''));

describe('sizes', () => {
  test.each([
    [6, [6]],
    [15, [15]],
    [16, [8, 8]],
    [17, [9, 8]],
    [30, [15, 15]],
    [31, [11, 10, 10]],
    [40, [14, 13, 13]],
  ])('%i people', (people, sizes) => expect(divisionSizes(people)).toEqual(sizes));

  test('from 16 people on, 8 to 15 each, and as equal as possible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 2000 }), (people) => {
        const sizes = divisionSizes(people);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(people);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(15);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('who comes into which', () => {
  test('a first season: by rating, those without one into the lowest', () => {
    const entrants = [
      ...newcomers('ab'),
      ...[...'cdefghijklmnop'].map((userId, rating) => ({ userId, rating })),
    ];
    expect(joined(divide(entrants))).toEqual(['ponmlkji', 'hgfedcab']);
  });

  test('those who come back: by their places, of which the sixths have changed', () => {
    const last = [[...'abcdefgh'], [...'ijklmnop']];
    expect(joined(divide(newcomers('ponmlkjihgfedcba'), last))).toEqual(['abcdefij', 'ghklmnop']);
  });

  test('where people are missing, those behind them move up', () => {
    const last = [[...'abcdefgh'], [...'ijklmnop']];
    const entrants = newcomers('bcdefghijklmnopx');
    expect(joined(divide(entrants, last))).toEqual(['bcdefijg', 'hklmnopx']);
  });

  test('a newcomer with a rating is behind as many as have a higher one', () => {
    const last = [[...'abcdefgh'], [...'ijklmno']];
    const back = [...'abcdefghijklmno'].map((userId, index) => ({ userId, rating: 100 - index }));
    const [first = []] = divide([{ userId: 'x', rating: 97.5 }, ...back], last);
    expect(first.join('')).toBe('abcxdefi');
  });
});

test.each([
  ['one division', ['abcdef'], 'abcdef'],
  ['two of eight', ['abcdefgh', 'ijklmnop'], 'abcdefijghklmnop'],
  ['two of six', ['abcdef', 'ghijkl'], 'abcdegfhijkl'],
  ['three', ['abcdef', 'ghijkl', 'mnopqr'], 'abcdegfhijkmlnopqr'],
])('promotion: %s', (_, last, order) => {
  expect(afterPromotion(last.map((division) => [...division])).join('')).toBe(order);
});
