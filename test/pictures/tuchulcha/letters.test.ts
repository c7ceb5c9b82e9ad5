import { describe, expect, test } from 'vitest';
import { colorsOf } from '../../../src/games/tuchulcha/index.ts';
import { distance, HEIGHT, WIDTH } from '../../../src/pictures/canvas/pen.ts';
import { layoutOf, ringOf } from '../../../src/pictures/tuchulcha/layout.ts';
import { placeTags, TAG_RADIUS } from '../../../src/pictures/tuchulcha/letters.ts';
import { pawnsOf } from '../../../src/pictures/tuchulcha/pawns.ts';
import type { BoardView } from '../../../src/pictures/tuchulcha/view.ts';
import { randomViews } from './random-views.ts';

const GAMES = ([2, 3, 4] as const).flatMap((players) => [1, 2, 3].map((seed) => [players, seed] as const));

describe('the letters of every moment of a random game', () => {
  test.each(GAMES)('%i players, game %i', (players, seed) => {
    for (const view of randomViews(players, seed)) lettersCanBeRead(view);
  });
});

function lettersCanBeRead(view: BoardView): void {
  const { position, choices } = view;
  const layout = layoutOf(ringOf(colorsOf(position)), position.players === 4);
  const tags = placeTags(layout, choices, pawnsOf(layout, position));
  expect(tags.map((tag) => tag.choice.letter)).toEqual(choices.map((choice) => choice.letter));
  for (const [i, tag] of tags.entries()) {
    expect(tag.x).toBeGreaterThan(TAG_RADIUS);
    expect(tag.x).toBeLessThan(WIDTH - TAG_RADIUS);
    expect(tag.y).toBeGreaterThan(TAG_RADIUS);
    expect(tag.y).toBeLessThan(HEIGHT - TAG_RADIUS);
    for (const other of tags.slice(0, i)) {
      expect(distance(tag, other), `${tag.choice.letter} on ${other.choice.letter}`).toBeGreaterThan(
        1.6 * TAG_RADIUS,
      );
    }
    const { to } = tag.choice.move;
    if (typeof to !== 'number') continue;
    const nearest = [...layout.ring.kinds.keys()].reduce((a, b) =>
      distance(layout.stone(a), tag) <= distance(layout.stone(b), tag) ? a : b,
    );
    expect(nearest, `${tag.choice.letter} stands beside its stone`).toBe(to);
  }
}
