import fc from 'fast-check';
import {
  boardOf,
  COLORS,
  type Color,
  type ColorState,
  kindOf,
  type Position,
  type Role,
  stonesOf,
} from '../../../src/games/tuchulcha/board.ts';
import type { BoardView, ShownMove } from '../../../src/pictures/tuchulcha/board-view.ts';

const anyMove = fc.tuple(
  fc.nat(39),
  fc.integer({ min: 1, max: 6 }),
  fc.constantFrom<ShownMove['effect']>('none', 'hit', 'open', 'lost', 'sealed'),
);

const count = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });

/** Boards fuller than in any game, as a stress test for pictures and texts. */
export const arbitraryView: fc.Arbitrary<BoardView> = fc
  .constantFrom(2 as const, 3 as const, 4 as const)
  .chain((players) =>
    fc.record({
      players: fc.constant(players),
      colors: players === 3 ? fc.constantFrom(...COLORS.map((left) => without(left))) : fc.constant(COLORS),
      cast: fc.array(fc.constantFrom<Role>('normal', 'normal', 'tuchulcha', 'lasaVecuvia', 'out'), {
        minLength: 4,
        maxLength: 4,
      }),
      spread: fc.array(count(39), { maxLength: 26 }),
      counts: fc.array(fc.tuple(count(9), count(9), count(9), count(9), count(9)), {
        minLength: 4,
        maxLength: 4,
      }),
      seals: fc.subarray([6, 16, 26, 36]),
      dice: fc.array(
        fc.record({
          value: fc.integer({ min: 1, max: 6 }),
          state: fc.constantFrom('unused' as const, 'used' as const, 'discarded' as const),
        }),
        { maxLength: 4 },
      ),
      devotions: fc.record({ tuchulcha: count(4), lasaVecuvia: count(1) }),
      moves: fc.array(anyMove, { maxLength: 30 }),
      last: fc.array(anyMove, { maxLength: 12 }),
      over: fc.boolean(),
    }),
  )
  .map(({ players, colors, cast, spread, counts, seals, dice, devotions, moves, last, over }) => {
    const board = boardOf(colors);
    const free = stonesOf(board).filter((stone) => kindOf(stone) !== 'passage' || seals.includes(stone));
    const stones = [...new Set(spread.map((at) => free[at % free.length] ?? 1))].sort((a, b) => a - b);
    const states = colors.map((color, i): [Color, ColorState] => {
      const neutral = players === 2 && (color === 'red' || color === 'black');
      const role = neutral ? 'neutral' : (cast[i] ?? 'normal');
      const [temple, altar, forest, sanctuary, atExit] = counts[i] ?? [0, 0, 0, 0, 0];
      if (role === 'out')
        return [color, { role, temple: 0, path: [], atExit: 0, altar: 0, forest: 0, sanctuary: 0 }];
      const path = stones
        .filter((_, nth) => nth % colors.length === i)
        .map((stone) => ({ stone, count: (stone % 3) + 1 }));
      return [color, { role, temple, path, atExit: players === 3 ? atExit : 0, altar, forest, sanctuary }];
    });
    const turn = colors[0] ?? 'blue';
    const position: Position = {
      players,
      turn,
      devotions,
      sealed: seals.filter((stone) => stone <= board.size),
      colors: Object.fromEntries(states),
    };
    return {
      position,
      dice: over ? [] : dice,
      lastMoves: last.map(([from, die, effect]) => madeOf(colors, board.size, from, die, effect)),
      choices: over
        ? []
        : moves.map(([from, die, effect], i) => ({
            letter: i < 26 ? String.fromCharCode(65 + i) : String(i + 1),
            move: madeOf([turn, ...colors.slice(1)], board.size, from, die, effect),
          })),
      toMove: over ? null : turn,
      winners: over ? [turn] : null,
      locale: 'en',
    };
  });

/** By the color whose place in the list is the origin’s; hits the next one. */
function madeOf(
  colors: readonly Color[],
  size: number,
  from: number,
  die: number,
  effect: ShownMove['effect'],
): ShownMove {
  const color = colors[from % colors.length] ?? 'blue';
  const hits = colors[(from + 1) % colors.length] ?? 'red';
  const way = { kind: 'move', color, die, from: (from % size) + 1, to: ((from + die) % size) + 1 } as const;
  return { ...way, effect, ...((effect === 'hit' || effect === 'open') && { hits }) };
}

function without(left: Color): readonly Color[] {
  return COLORS.filter((color) => color !== left);
}
