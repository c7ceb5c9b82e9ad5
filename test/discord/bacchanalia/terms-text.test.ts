import { describe, expect, test } from 'vitest';
import {
  endSentence,
  expectedDays,
  formatEnd,
  inDays,
  limitsIn,
  parseEnd,
} from '../../../src/discord/bacchanalia/terms-text.ts';
import type { AgreedEnd } from '../../../src/games/bacchanalia/state.ts';
import type { Pace } from '../../../src/tables/clock/pace.ts';
import { translator } from '../../../src/texts/index.ts';

describe('a list that somebody wrote', () => {
  test.each<[string, string, readonly string[]]>([
    ['nothing', ' \n\n ', []],
    ['one a line', 'Spiders\nBlood', ['Spiders', 'Blood']],
    ['other line ends', 'Spiders\r\nBlood\r\n', ['Spiders', 'Blood']],
    [
      'signs before the entries',
      '- Spiders\n* Blood\n• Fire\n1. Ice\n2) Water',
      ['Spiders', 'Blood', 'Fire', 'Ice', 'Water'],
    ],
    ['a sign that is a part of it', '-18 degrees\n3 dogs', ['-18 degrees', '3 dogs']],
    ['room around and within', '  Spiders   and\tsnakes ', ['Spiders and snakes']],
    ['the same twice', 'Spiders\nspiders\nBlood\nSPIDERS', ['Spiders', 'Blood']],
    ['the same with a sign', 'Spiders\n- Spiders', ['Spiders']],
  ])('%s', (_, text, limits) => expect(limitsIn(text)).toEqual(limits));
});

const now = new Date('2026-03-02T12:00:00Z');
const DAY = 24 * 3_600_000;

describe('an end that can be chosen', () => {
  test.each<[string, AgreedEnd]>([
    ['told', { kind: 'allTold' }],
    ['scenes-30', { kind: 'scenes', scenes: 30 }],
    ['parcae-2', { kind: 'parcae', times: 2 }],
    ['parcae-6', { kind: 'parcae', times: 6 }],
    ['time-1700000000000', { kind: 'time', at: 1_700_000_000_000 }],
  ])('%s is read as it is written', (text, end) => {
    expect(formatEnd(end)).toBe(text);
    expect(parseEnd(text, now)).toEqual(end);
  });

  test('in so many days is a time', () => {
    expect(parseEnd('days-14', now)).toEqual({ kind: 'time', at: now.getTime() + 14 * DAY });
    expect(parseEnd('days-14', now)).toEqual(inDays(14, now));
  });

  test.each([
    '',
    ...'Told parcae-1 parcae-7 parcae-3x days-0 days-61 time--1 time-1e5 scenes-24 3'.split(' '),
  ])('not %s', (text) => expect(parseEnd(text, now)).toBeNull());
});

test.each<[AgreedEnd, string]>([
  [{ kind: 'allTold' }, 'Ends when everyone has told their ending.'],
  [{ kind: 'parcae', times: 2 }, 'The last round begins when Parcae is drawn for the 2nd time.'],
  [{ kind: 'parcae', times: 3 }, 'The last round begins when Parcae is drawn for the 3rd time.'],
  [{ kind: 'scenes', scenes: 25 }, '25 scenes, then a last round.'],
  [{ kind: 'time', at: 1_700_000_000_000 }, 'The last round begins on <t:1700000000:F> (<t:1700000000:R>).'],
])('%j in a sentence', (end, sentence) => expect(endSentence(translator('en'), end)).toBe(sentence));

test.each<[AgreedEnd, Pace, number, number | null]>([
  [{ kind: 'parcae', times: 3 }, 'daily', 4, 9],
  [{ kind: 'allTold' }, 'daily', 4, 16],
  [{ kind: 'scenes', scenes: 25 }, 'daily', 4, 10],
  [{ kind: 'parcae', times: 3 }, 'live', 4, 1],
  [{ kind: 'parcae', times: 3 }, 'none', 4, null],
  [{ kind: 'time', at: 1_700_000_000_000 }, 'daily', 4, null],
])('%j at the pace %s with %i takes about so many days: %s', (end, pace, size, days) => {
  expect(expectedDays({ pace, size }, end)).toBe(days);
});
