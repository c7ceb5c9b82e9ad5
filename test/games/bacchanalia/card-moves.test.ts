import { describe, expect, test } from 'vitest';
import { moveDeus } from '../../../src/games/bacchanalia/card-moves.ts';
import type { Color, Deus } from '../../../src/games/bacchanalia/cards.ts';
import type { Source } from '../../../src/games/bacchanalia/state.ts';
import { laid } from './table.ts';

const NOBODY = () => {};

/** The player who has to tell how Bacchus came after these moves in blue's turn. */
function toTell(...moves: readonly (readonly [Deus, Source, Source])[]): readonly string[] {
  const before = laid({ dei: { red: ['satyrus'] }, players: 4 });
  const after = moves.reduce(
    (state, [deus, from, to]) => moveDeus(state, { deus, from, to }, 'bacchusMoves', NOBODY),
    before,
  );
  return Object.entries(after.players).flatMap(([color, { bacchusCame }]) => (bacchusCame ? [color] : []));
}

describe('who has to tell how Bacchus came (§4.1)', () => {
  test.each<[string, readonly (readonly [Deus, Source, Source])[], readonly Color[]]>([
    ['nobody to whom he came in their own turn', [['bacchus', 'middle', 'blue']], []],
    ['to whom he came in another’s', [['bacchus', 'middle', 'red']], ['red']],
    [
      'the last who has him, not those who handed him on',
      [
        ['bacchus', 'middle', 'red'],
        ['bacchus', 'red', 'yellow'],
        ['bacchus', 'yellow', 'black'],
      ],
      ['black'],
    ],
    [
      'nobody once he is back in the middle',
      [
        ['bacchus', 'middle', 'red'],
        ['bacchus', 'red', 'middle'],
      ],
      [],
    ],
    [
      'still to whom he came, though another Deus comes and goes',
      [
        ['bacchus', 'middle', 'red'],
        ['satyrus', 'red', 'blue'],
        ['satyrus', 'blue', 'red'],
      ],
      ['red'],
    ],
  ])('%s', (_, moves, expected) => expect(toTell(...moves)).toEqual(expected));
});
