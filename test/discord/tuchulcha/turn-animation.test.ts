import { describe, expect, test } from 'vitest';
import { stillOf, turnsSince } from '../../../src/discord/tuchulcha/turn-animation.ts';
import { framesOf } from '../../../src/tables/tuchulcha/analysis/frames.ts';
import { randomFrom } from '../../games/tuchulcha/random-play.ts';
import { randomGame } from '../../tables/results/a-game.ts';

const TURNS = framesOf(randomGame(4, randomFrom(7), 400)).filter(({ ended }) => ended);
const [{ player: somebody } = { player: null }] = TURNS.filter(
  ({ player }) => player !== 'computer' && player,
);

describe('what happened since a turn', () => {
  test('of one’s own is all that followed it', () => {
    if (!somebody || somebody === 'computer') throw new Error('nobody played');
    const last = TURNS.findLastIndex(({ player }) => player === somebody);
    const since = turnsSince(TURNS, somebody, 4);
    expect(since).toEqual(TURNS.slice(last + 1));
    expect(turnsSince(TURNS.slice(0, last + 1), somebody, 4)).toEqual([]);
  });

  test('to whoever has played none is a round', () =>
    expect(turnsSince(TURNS, 'nobody', 4)).toEqual(TURNS.slice(-4)));
});

test('the still of some turns is the board after them, with the arrows of all', () => {
  const turns = TURNS.slice(3, 6);
  const still = stillOf('en', turns);
  expect(still?.board.position).toEqual(turns.at(-1)?.after);
  const moves = turns.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'move'));
  expect(still?.board.lastMoves).toHaveLength(moves.length);
  expect(stillOf('en', [])).toBeNull();
});
