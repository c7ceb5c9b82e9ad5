import type { Highlight } from '../../../src/games/tuchulcha/highlights.ts';

/** Red hits some of blue's. */
export const hitOf = (count: number): Extract<Highlight, { kind: 'hit' }> => ({
  kind: 'hit',
  who: 'red',
  whom: 'blue',
  weight: 3 + count / 10,
  count,
  stone: 14,
  to: 'forest',
});

export const HIT = hitOf(1);
export const ROLE: Highlight = {
  kind: 'role',
  who: 'red',
  whom: 'red',
  weight: 5,
  role: 'tuchulcha',
  given: 4,
};
export const OUT: Highlight = { kind: 'out', who: 'red', whom: 'blue', weight: 6, why: 'noneInPlay' };
