import { expect, test } from 'vitest';
import { seasonStandings } from '../../../src/tables/seasons/season-results.ts';
import { runs } from '../../runs.ts';
import { simulateSeason } from './simulated-season.ts';

test.each([0, 0.15, 0.3])(
  'seasons of which a share of %d is absent all end, with everybody in their standings',
  (absent) => {
    for (let seed = 0; seed < runs(5, 70); seed++) {
      const people = 6 + ((seed * 11) % 35);
      const { season } = simulateSeason({ people, absent, seed });
      expect(season.status).toBe('ended');
      const rows = seasonStandings(season).flat();
      expect(rows.map(({ userId }) => userId).sort()).toEqual([...season.people].sort());
      expect(rows.every(({ done, tables }) => done === 3 && tables === 3)).toBe(true);
    }
  },
);

test('places agree with skill, also where people are absent', () => {
  for (const absent of [0, 0.3]) {
    const all = Array.from(
      { length: runs(8, 60) },
      (_, seed) => simulateSeason({ people: 13, absent, seed }).agreements,
    );
    const mean = all.flat().reduce((sum, { correlation }) => sum + correlation, 0) / all.length;
    expect(mean).toBeGreaterThanOrEqual(0.68);
  }
});
