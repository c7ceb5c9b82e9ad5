import { expect, test } from 'vitest';
import { periodsAt } from '../../../src/tables/results/ratings.ts';

test.each([
  ['2026-01-01T00:00:00.000Z', ['all', '2026', '2026-Q1']],
  ['2026-03-31T23:59:59.999Z', ['all', '2026', '2026-Q1']],
  ['2026-04-01T00:00:00.000Z', ['all', '2026', '2026-Q2']],
  ['2026-07-01T00:00:00.000Z', ['all', '2026', '2026-Q3']],
  ['2026-12-31T23:59:59.999Z', ['all', '2026', '2026-Q4']],
  ['2027-01-01T01:00:00.000+02:00', ['all', '2026', '2026-Q4']],
])('%s counts for %j', (at, periods) => expect(periodsAt(new Date(at))).toEqual(periods));
