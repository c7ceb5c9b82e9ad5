import { expect, test } from 'vitest';
import { storyResult } from '../../../src/tables/bacchanalia/index.ts';
import { PROPOSED_TERMS } from '../../../src/tables/bacchanalia/terms.ts';
import type { Sitting } from '../../../src/tables/game-types.ts';
import { games } from '../../games/bacchanalia/arbitraries.ts';
import { holdsFor } from '../../holds-for.ts';
import { BEGINNING } from '../world.ts';

test('who told what in a game counts every tale but questions, and what was told anew once', () => {
  let retold = 0;
  holdsFor(games, { numRuns: 15, seed: 1 }, ({ setup, log, events }) => {
    const seats = setup.players.map((color, at) => {
      return { color, occupant: { kind: 'person', userId: `1${at}`, name: `n${at}` } } as const;
    });
    const sittings = seats.map(
      (seat): Sitting<'bacchanalia'> => ({ ...seat, seq: 0, standIn: false, why: 'start', at: BEGINNING }),
    );
    const entries = log.map((action, seq) => ({ seq, action, actor: '10', at: BEGINNING }) as const);
    const { placings } = storyResult({ setup, terms: PROPOSED_TERMS, log: entries, sittings });
    retold += events.filter(({ type }) => type === 'retold').length;
    expect(placings.map(({ color, turns, deeds }) => [color, turns, deeds])).toEqual(
      setup.players.map((color) => {
        const own = events.filter((event) => event.type === 'told' && event.color === color);
        const tales = own.filter((event) => event.type === 'told' && event.kind !== 'question').length;
        const ended = events.find((event) => event.type === 'ended' && event.color === color);
        const ending = ended?.type === 'ended' ? ended.kind : null;
        return [color, tales, { tales, ending }];
      }),
    );
  });
  expect(retold).toBeGreaterThan(0);
});
