import { describe, expect, test } from 'vitest';
import type { Season } from '../../src/tables/seasons/season.ts';
import { exportSeason } from '../../src/tables/seasons/season-results.ts';
import { firstOf, spreadOf } from '../runs.ts';
import { finishedSeason } from '../tables/seasons/finished-season.ts';
import { randomEvening, termsOfEvening } from '../tables/seasons/played-evening.ts';
import { verified } from './verified.ts';

/** Each season is drawn and played once, however often it is tampered with. */
const made = new Map<string, string>();

function exportedOnce(name: string, season: () => Season): string {
  const known = made.get(name) ?? JSON.stringify(exportSeason(season()), null, 2);
  made.set(name, known);
  return known;
}

const exported = (people: number): string => exportedOnce(`${people}`, () => finishedSeason(people));

test.each(spreadOf(2, [6, 9, 13, 24]))('a season of %i people is right', (people) => {
  const { status, stdout, stderr } = verified(exported(people));
  expect(stderr).toBe('');
  expect(stdout).not.toContain('WRONG');
  expect(stdout).toContain('The draw and the standings are right.');
  expect(stdout).toContain(finishedSeason(people).commitment);
  expect(stdout.split('\n').filter((line) => /^division \d+, table/.test(line))).toHaveLength(
    finishedSeason(people).tables.length,
  );
  expect(status).toBe(0);
});

const OTHER_TABLES = [
  ['tables of two, one with a computer player', 7, 2, 3],
  ['five people at tables of two', 5, 2, 2],
  ['tables of three', 11, 3, 4],
] as const;

test.each(firstOf(1, OTHER_TABLES))('so is one of %s', (_, people, size, atOnce) => {
  const terms = { ...finishedSeason(6).terms, size, atOnce };
  const { status, stdout } = verified(JSON.stringify(exportSeason(finishedSeason(people, true, terms))));
  expect(stdout).not.toContain('WRONG');
  expect(status).toBe(0);
});

describe('an evening', () => {
  const evening = (people: number, final: boolean, seed: number): string =>
    exportedOnce(
      `evening ${people} ${final} ${seed}`,
      () => randomEvening(people, termsOfEvening({ rounds: 3, final }), seed).season,
    );

  const EVENINGS = [
    [6, true, 1],
    [9, false, 2],
    [13, true, 3],
    [22, true, 4],
  ] as const;

  test.each(firstOf(2, EVENINGS))('of %i people is right (final: %s)', (people, final, seed) => {
    const { status, stdout } = verified(evening(people, final, seed));
    expect(stdout).not.toContain('WRONG');
    expect(stdout).toContain('The draw and the standings are right.');
    expect(status).toBe(0);
  });

  test.each<readonly [string, string | RegExp, string, RegExp]>([
    ['a round', '"round": 3', '"round": 2', /table \d+ +WRONG/],
    ['whether there is a final', '"final": true', '"final": false', /standings +WRONG/],
    ['places of a round', /("places": \[\s+)\d/, '$19', /points \d+ +WRONG/],
  ])('that was tampered with is found: %s', (_, was, is, words) => {
    // Its final changes the order.
    const content = evening(9, true, 2);
    const tampered = content.replace(was, is);
    expect(tampered).not.toBe(content);
    expect(verified(tampered).stdout).toMatch(words);
  });
});

const TAMPERED: readonly (readonly [string, string | RegExp, string, RegExp])[] = [
  ['the secret', /"secret": "./, '"secret": "z', /^WRONG: the secret is not/m],
  ['another secret', /("secret": ")(.*)"/, `$1${'0'.repeat(64)}"`, /^commitment +WRONG/m],
  ['the interaction', '"5008"', '"5009"', /^division 1, table 1 +WRONG/m],
  ['the order of people', '"900",\n        "901"', '"901",\n        "900"', /table \d+ +WRONG/],
  ['the season', 'a-season', 'b-season', /^division 1, table \d+ +WRONG/m],
  ['places', /("places": \[\s+)\d/, '$19', /^division 1, points 2 +WRONG/m],
  ['a chance of the judge', '0.25', '0.75', /^division 1, points 1 +WRONG/m],
  ['a score', /"score": /, '"score": 1', /^division 1, standings +WRONG/m],
  ['who is missing at a table', /("missed": \[\s+)\d/, '$19', /points \d+ +WRONG/],
];

test.each(spreadOf(3, TAMPERED))('what was tampered with is found: %s', (_, was, is, words) => {
  const content = exported(9);
  const tampered = content.replace(was, is);
  expect(tampered).not.toBe(content);
  const { status, stdout } = verified(tampered);
  expect(stdout).toMatch(words);
  expect(status).toBe(1);
});

test('a season that goes on', () => {
  const { status, stdout } = verified(JSON.stringify(exportSeason(finishedSeason(9, false))));
  expect([status, stdout]).toEqual([1, 'This season is not over yet: its secret is told at the end.\n']);
});

const BROKEN: readonly (readonly [string, string | RegExp, string, string])[] = [
  ['no draw', '"draw"', '"drew"', '"draw" is missing'],
  ['nobody', /"people": \[[^\]]*\]/, '"people": []', '"divisions.0.people" is no'],
  ['tables of nine', '"size": 4', '"size": 9', '"size" is no'],
  ['fewer turns than seats', /"turns": \[\s+4,/, '"turns": [', '.result.turns" is no'],
];

test.each(spreadOf(2, BROKEN))('a file that is broken: %s', (_, was, is, reason) => {
  const { status, stdout, stderr } = verified(exported(9).replace(was, is));
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(reason);
});
