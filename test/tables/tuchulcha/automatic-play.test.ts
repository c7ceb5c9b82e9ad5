import { describe, expect, test } from 'vitest';
import { COLORS, roleOf } from '../../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { parsePosition } from '../../../src/games/tuchulcha/notation.ts';
import type { GameState, Step } from '../../../src/games/tuchulcha/types.ts';
import type { Seat } from '../../../src/tables/game-types.ts';
import { isDeserted } from '../../../src/tables/seats.ts';
import { isColorInGame } from '../../../src/tables/tuchulcha/automatic-play.ts';
import { person } from '../people.ts';

/** Black's last haruspex is to move while red is Tuchulcha: lost on the open Passage 16, it leaves black with none. */
const LAST = '4 k 1.1 6,26,36 bn:0/24/0/7/0 rt:0/6,7/0/3/3 yo:0/-/0/0/0 kn:0/12/0/7/0';
const TO_PASSAGE: Step = { kind: 'move', color: 'black', die: 4, from: 12, to: 16, effect: 'lost' };

function losing(): GameState {
  const position = parsePosition(LAST);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  const begun: GameState = {
    setup: { players: COLORS, first: 'blue' },
    position: position.value,
    phase: { name: 'moving', dice: [4, 4], discarded: null, steps: [], before: position.value, result: null },
    turnNumber: 40,
    rolls: 60,
  };
  const stepped = tuchulcha.apply(begun, { type: 'step', step: TO_PASSAGE });
  if (!stepped.ok) throw new Error(JSON.stringify(stepped));
  return stepped.state;
}

describe('a step that loses the mover’s last haruspex', () => {
  test('leaves the mover in the game until the turn is confirmed', () => {
    const state = losing();
    expect(roleOf(state.position, 'black')).toBe('out');
    expect(COLORS.filter((color) => isColorInGame(state, color))).toEqual(['blue', 'red', 'black']);
    const over = tuchulcha.apply(state, { type: 'confirm' });
    if (!over.ok) throw new Error(JSON.stringify(over));
    expect(isColorInGame(over.state, 'black')).toBe(false);
  });

  test('does not leave the table deserted while everybody else is away', () => {
    const state = losing();
    const seats = COLORS.map(
      (color, index): Seat<'tuchulcha'> => ({
        color,
        occupant: person((['anna', 'bert', 'carl', 'dora'] as const)[index] ?? 'eva'),
        ...(color !== 'black' && { standIn: true }),
      }),
    );
    expect(isDeserted({ game: 'tuchulcha', seats, state })).toBe(false);
  });
});
