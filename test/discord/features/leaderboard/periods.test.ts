import { describe, expect, test } from 'vitest';
import {
  isNow,
  monthsOfPeriod,
  parsePeriod,
  periodsOffered,
} from '../../../../src/discord/features/leaderboard/message.ts';
import { periodText } from '../../../../src/pictures/formats.ts';
import { localeTexts, translator } from '../../../../src/texts/index.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('a season is read from what somebody types', () => {
  test.each([
    ['all', 'all'],
    ['All time', 'all'],
    ['2026', '2026'],
    [' 2025 ', '2025'],
    ['2026-Q4', '2026-Q4'],
    ['q1 2025', '2025-Q1'],
    ['2024q3', '2024-Q3'],
    ['2. Quartal 2026', '2026-Q2'],
    ['', null],
    ['Q4', null],
    ['Q5 2026', null],
    ['2026-Q12', null],
    ['20260', null],
    ['summer of 2026 or 2025', null],
  ])('%j is %s', (typed, period) => expect(parsePeriod(translator('en'), typed)).toBe(period));

  test.each(Object.keys(localeTexts))('as the language calls it: %s', (locale) => {
    const t = translator(locale);
    for (const period of ['all', '2026', '2026-Q1', '2025-Q4'])
      expect(parsePeriod(t, periodText(t, period))).toBe(period);
  });
});

test('a quarter has its months in the language of who reads', () => {
  expect(monthsOfPeriod('en-US', '2026-Q4')).toBe('October – December 2026');
  expect(monthsOfPeriod('de', '2026-Q1')).toBe('Januar–März 2026');
  expect(monthsOfPeriod('it', '2026')).toBeNull();
  expect(monthsOfPeriod('nl', 'all')).toBeNull();
});

test('the present ones come first, and none twice', () => {
  expect(periodsOffered(NOW, [])).toEqual(['2026-Q4', '2026', 'all']);
  expect(periodsOffered(NOW, ['all', '2026-Q4', '2026-Q3', '2026', '2025-Q2', '2025'])).toEqual(
    '2026-Q4 2026 all 2026-Q3 2025-Q2 2025'.split(' '),
  );
  expect(['2026-Q4', '2026', 'all', '2026-Q3'].map((period) => isNow(NOW, period))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
