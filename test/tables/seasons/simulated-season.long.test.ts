import { expect, test } from 'vitest';
import type { Season } from '../../../src/tables/seasons/season.ts';
import { seasonStandings } from '../../../src/tables/seasons/season-results.ts';
import { runs } from '../../runs.ts';
import { simulateSeason } from './simulated-season.ts';

test.each([0, 0.15, 0.3])(
  'seasons of which a share of %d is absent all end, with everybody in their standings',
  (absent) => {
    for (let seed = 0; seed < runs(4, 8); seed++) {
      const people = 6 + ((seed * 11) % 35);
      const { season } = simulateSeason({ people, absent, seed });
      expect(season.status).toBe('ended');
      const rows = seasonStandings(season).flat();
      expect(rows.map(({ userId }) => userId).sort()).toEqual([...season.people].sort());
      expect(rows.every(({ done, tables }) => done === 3 && tables === 3)).toBe(true);
    }
  },
);

test('what is possible only narrows, whoever is absent, is replaced, or judged', () => {
  const happened = new Set<string>();
  for (let seed = 0; seed < 4; seed++) {
    const reach = new Map<string, { readonly best: number; readonly worst: number }>();
    const watch = (season: Season) => {
      for (const { userId, place, best, worst } of seasonStandings(season).flat()) {
        const before = reach.get(userId) ?? { best: 1, worst: season.people.length };
        expect(best).toBeGreaterThanOrEqual(before.best);
        expect(worst).toBeLessThanOrEqual(before.worst);
        expect(best <= place && place <= worst).toBe(true);
        reach.set(userId, { best, worst });
      }
    };
    const { season } = simulateSeason({ people: 17, absent: 0.3, seed, watch });
    expect([...reach.values()].every(({ best, worst }) => best === worst)).toBe(true);
    for (const { reserves, result } of season.tables) {
      if (reserves.size > 0) happened.add('replaced');
      if (result?.verdict) happened.add('judged');
    }
  }
  expect([...happened].sort()).toEqual(['judged', 'replaced']);
});

test('places agree with skill, also where people are absent', () => {
  for (const absent of [0, 0.3]) {
    const all = Array.from(
      { length: runs(8, 16) },
      (_, seed) => simulateSeason({ people: 13, absent, seed }).agreements,
    );
    const mean = all.flat().reduce((sum, { correlation }) => sum + correlation, 0) / all.length;
    expect(mean).toBeGreaterThanOrEqual(0.68);
  }
});
