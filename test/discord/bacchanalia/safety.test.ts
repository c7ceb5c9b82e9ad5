import { expect, test } from 'vitest';
import { safetyNotice } from '../../../src/discord/bacchanalia/safety.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { aTable } from '../../tables/a-table.ts';

const lobby: TableOf<'bacchanalia'> = {
  ...aTable(),
  game: 'bacchanalia',
  status: 'lobby',
  setup: null,
  state: null,
  seats: [{ color: 'blue', occupant: { kind: 'person', userId: '100', name: 'Aule' } }],
  terms: { end: { kind: 'allTold' }, lines: ['Spiders'], veils: [], ready: [] },
};

test('new lines and veils of a lobby call those who were ready, and nobody else', () => {
  const called = safetyNotice(lobby, { kind: 'limits', unreadied: true });
  expect(called?.mentions).toEqual(['100']);
  expect(called?.content).toContain('tap “I’m ready” again');
  expect(safetyNotice(lobby, { kind: 'limits', unreadied: false })).toBeNull();
});
