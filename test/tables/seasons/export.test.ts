import { describe, expect, test } from 'vitest';
import { seasonCsv, seasonStandings } from '../../../src/tables/seasons/season-results.ts';
import { finishedSeason } from './finished-season.ts';

const season = finishedSeason(16);

/** The file's text with everybody of this name. */
const csvOf = (name: (index: number) => string): string =>
  seasonCsv({ season, names: new Map(season.people.map((one, index) => [one, name(index)])) });

describe('a season for a spreadsheet', () => {
  test('has a line for each place of each division, below a head', () => {
    const [head, ...lines] = csvOf((index) => `P${index}`)
      .trimEnd()
      .split('\r\n');
    expect(head).toBe('\uFEFFdivision,place,name,score,tables done');
    const rows = seasonStandings(season).flatMap((standings, division) =>
      standings.map(({ userId, place, score, done }) =>
        [division + 1, place, `P${season.people.indexOf(userId)}`, score / 6000, done].join(','),
      ),
    );
    expect(seasonStandings(season)).toHaveLength(2);
    expect(lines).toEqual(rows);
  });

  test.each([
    ['Aule, the first', '"Aule, the first"'],
    ['a "seer"', '"a ""seer"""'],
    ['two\nlines', 'two lines'],
    ['\u202eevil\u0007', 'evil'],
    ['\u2066=1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    ['=1+1', "'=1+1"],
    ['@SUM(A1, A2)', `"'@SUM(A1, A2)"`],
    ['Velthur-1', 'Velthur-1'],
  ])('writes the name %j as %j', (name, field) => expect(csvOf(() => name)).toContain(`,${field},`));

  test('has no name for a person who was forgotten', () =>
    expect(seasonCsv({ season, names: new Map() })).toContain('1,1,,'));
});
