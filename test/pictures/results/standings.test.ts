import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawable } from '../../../src/pictures/painter.ts';
import { paintStandings } from '../../../src/pictures/results/leaderboard.ts';
import {
  describeStandings,
  readableStandings,
  type SeasonView,
  type StandingRow,
} from '../../../src/pictures/results/result-views.ts';
import { difference, mismatch, small, TOLERANCE } from '../compare.ts';
import { drawPicture } from '../draw.ts';
import { NAMES } from './scenes.ts';

const LARGEST = 15;

const row = (index: number, people: number, isOver: boolean): StandingRow => ({
  place: index + 1,
  name: NAMES[index % NAMES.length] ?? '',
  points: String(Math.round(10 * (16.5 - index)) / 10),
  share: Math.max(0, (16.5 - index) / 18),
  done: isOver ? 3 : 3 - (index % 3),
  tables: 3,
  best: isOver ? index + 1 : Math.max(1, index - 2),
  worst: isOver ? index + 1 : Math.min(people, index + 4),
});

const seasonOf = (sizes: readonly number[], locale = 'en', isOver = false): SeasonView => ({
  locale,
  title: 'Tuchulcha, 4 weeks',
  isOver,
  divisions: readableStandings(
    sizes.map((people) => Array.from({ length: people }, (_, index) => row(index, people, isOver))),
  ).map((rows) => ({ rows })),
});

const SCENES: Readonly<Record<string, SeasonView>> = {
  'season-one': seasonOf([8]),
  'season-over': seasonOf([LARGEST], 'it', true),
  'season-two': seasonOf([9, 8], 'de'),
  'season-three': seasonOf([LARGEST, 14, 14], 'nl'),
  // An evening of many people, whose places go beyond the picture's rows.
  'season-evening': seasonOf([40]),
  'season-ten': seasonOf(Array.from({ length: 10 }, () => 14)),
};

describe('the standings of a season are as they were looked at', () => {
  test.each(Object.entries(SCENES))('%s', async (name, view) => {
    const fresh = await small(paintStandings(view));
    expect(await mismatch(name, fresh)).toBeNull();
  });
});

describe('in a picture of as many divisions', () => {
  const change = (view: SeasonView, changed: Partial<StandingRow>): SeasonView => {
    const [first, ...others] = view.divisions;
    const rows = first?.rows.map((own, index) => (index === 4 ? { ...own, ...changed } : own)) ?? [];
    return { ...view, divisions: [{ rows }, ...others] };
  };

  test.each(
    [[8], [9, 8], [11, 10, 10]].flatMap((sizes) =>
      (
        [
          { place: 4 },
          { name: 'Larthia' },
          { points: '3.4' },
          { done: 0 },
          { tables: 4 },
          { best: 5 },
          { worst: 5 },
        ] as const
      ).map((changed) => [sizes.length, JSON.stringify(changed), sizes, changed] as const),
    ),
  )('%i, it is seen that someone has %s', async (_, __, sizes, changed) => {
    const view = seasonOf(sizes);
    const [before, after] = await Promise.all(
      [view, change(view, changed)].map((one) => small(paintStandings(one))),
    );
    expect(difference(before as Buffer, after as Buffer)).toBeGreaterThan(TOLERANCE);
  });
});

test('the picture is small, and has a description', async () => {
  const { bytes, width, height } = await drawPicture(drawable('shared', 'standings', seasonOf([8]))).then(
    async ({ bytes }) => ({ bytes, ...(await sharp(bytes).metadata()) }),
  );
  expect([width, height]).toEqual([1122, 714]);
  expect(bytes.length).toBeLessThan(300_000);
});

describe('in words', () => {
  test.each([
    [
      'a season that goes on',
      seasonOf([2]),
      'Standings: Tuchulcha, 4 weeks. 1. Ada, 16.5 points, 3 of 3 tables, can still finish 1 to 2. 2. 🐉 Drachenreiter 👩‍👩‍👧‍👦, 15.5 points, 2 of 3 tables, can still finish 1 to 2.',
    ],
    [
      'one that is over, in two divisions',
      seasonOf([1, 1], 'en', true),
      'Standings: Tuchulcha, 4 weeks. Division 1: 1. Ada, 16.5 points, 3 of 3 tables. Division 2: 1. Ada, 16.5 points, 3 of 3 tables.',
    ],
  ])('%s', (_, view, words) => expect(describeStandings(view)).toBe(words));

  test('as many whole sentences as a description may have', () => {
    for (const locale of ['en', 'de', 'nl', 'it']) {
      const words = describeStandings(seasonOf([LARGEST, LARGEST, LARGEST], locale));
      expect(words.length).toBeLessThanOrEqual(1024);
      expect(words).toMatch(/\.$/);
    }
  });
});
