import { describe, expect, test } from 'vitest';
import type { Color, Role } from '../../../src/games/tuchulcha/board.ts';
import { type Box, distance, HEIGHT, type Point, WIDTH } from '../../../src/pictures/canvas/geometry.ts';
import type { BoardView, LetteredHaruspex } from '../../../src/pictures/tuchulcha/board-view.ts';
import { type Layout, layoutOf } from '../../../src/pictures/tuchulcha/layout.ts';
import { crosses, placeTags, TAG_RADIUS, touches } from '../../../src/pictures/tuchulcha/letters.ts';
import { panelBoxes } from '../../../src/pictures/tuchulcha/panels.ts';
import { pawnsOf, stackBoxes } from '../../../src/pictures/tuchulcha/pawns.ts';
import { numberBoxes } from '../../../src/pictures/tuchulcha/road.ts';
import { headPoints, trailLine } from '../../../src/pictures/tuchulcha/trails.ts';
import { firstOf } from '../../runs.ts';
import { randomViews } from './random-views.ts';
import { SCENES, viewOf } from './scenes.ts';

const GAMES = ([2, 3, 4] as const).flatMap((players) =>
  firstOf(1, [1, 2, 3, 4]).map((seed) => [players, seed] as const),
);

/** The width of a picture on the narrowest phones, in CSS pixels. */
const PHONE = 318;
const css = (units: number): number => (units * PHONE) / WIDTH;

const layoutFor = ({ position }: BoardView): Layout => layoutOf(position);

/** Names, counts of the scoreboard, numbers of stones. */
function fixedBoxes(layout: Layout, { position }: BoardView): readonly Box[] {
  const roleOf = (color: Color): Role => position.colors[color]?.role ?? 'normal';
  return [...numberBoxes(layout), ...panelBoxes(layout, roleOf)];
}

describe('every moment of a random game', () => {
  test.each(GAMES)('%i players, game %i', (players, seed) => {
    for (const view of randomViews(players, seed)) {
      lettersCanBeRead(view);
      lettersCanBeRead({ ...view, choices: [], haruspexes: haruspexesOf(view) });
      arrowsHideNothing(view);
    }
  });
});

/** The haruspexes of a view's choices, each once. */
function haruspexesOf({ choices }: BoardView): readonly LetteredHaruspex[] {
  const each = new Map(choices.map(({ move }) => [`${move.color} ${move.from}`, move] as const));
  return [...each.values()].map(({ color, from }, i) => ({
    letter: String.fromCharCode(65 + i),
    color,
    from,
  }));
}

function lettersCanBeRead(view: BoardView): void {
  const layout = layoutFor(view);
  const boxes = [...fixedBoxes(layout, view), ...stackBoxes(pawnsOf(layout, view.position))];
  const tags = placeTags(layout, view);
  const wanted = [...view.choices, ...(view.haruspexes ?? [])].map(({ letter }) => letter);
  expect(tags.map(({ letter }) => letter).sort()).toEqual(wanted.sort());
  for (const [i, tag] of tags.entries()) {
    expect(tag.x).toBeGreaterThan(TAG_RADIUS);
    expect(tag.x).toBeLessThan(WIDTH - TAG_RADIUS);
    expect(tag.y).toBeGreaterThan(TAG_RADIUS);
    expect(tag.y).toBeLessThan(HEIGHT - TAG_RADIUS);
    const hidden = boxes.filter((box) => touches(box, tag));
    expect(hidden, `${tag.letter} hides a name or a number`).toEqual([]);
    for (const other of tags.slice(0, i))
      expect(distance(tag, other), `${tag.letter} on ${other.letter}`).toBeGreaterThan(1.6 * TAG_RADIUS);
    if (tag.look === 'altar') continue;
    expect(distance(tag, tag.at), `${tag.letter} is near`).toBeLessThan(300);
    expect(crosses(boxes, tag, tag.at), `${tag.letter} is led to across a number`).toBe(false);
  }
}

/** Ribbons lie under the pawns, so that of a stack's number only heads could hide anything. */
function arrowsHideNothing(view: BoardView): void {
  const layout = layoutFor(view);
  const boxes = fixedBoxes(layout, view);
  const stacks = stackBoxes(pawnsOf(layout, view.position));
  const hides = (points: readonly Point[], hidden: readonly Box[], margin: number): boolean =>
    hidden.some((box) => points.some((point) => isWithin(box, point, margin)));
  for (const move of view.lastMoves) {
    expect(hides(headPoints(layout, move), [...boxes, ...stacks], 0), 'an arrowhead hides a number').toBe(
      false,
    );
    expect(hides(trailLine(layout, move), boxes, 12), 'an arrow hides a number').toBe(false);
  }
}

const isWithin = ({ x, y, width, height }: Box, p: Point, margin: number): boolean =>
  p.x > x - margin && p.x < x + width + margin && p.y > y - margin && p.y < y + height + margin;

describe('on a phone, where the picture is 318 CSS pixels wide', () => {
  test.each(Object.entries(SCENES))('%s: every number is at least 10 of them high', (_, view) => {
    const layout = layoutFor(view);
    const boxes = [...fixedBoxes(layout, view), ...stackBoxes(pawnsOf(layout, view.position))];
    for (const { height } of boxes) expect(css(height)).toBeGreaterThanOrEqual(10);
  });

  test.each(Object.entries(SCENES))('%s: no number of a stone is on another, or on the frame', (_, view) => {
    const layout = layoutFor(view);
    const numbers = numberBoxes(layout);
    expect(numbers).toHaveLength(layout.board.size);
    for (const [i, box] of numbers.entries()) {
      expect(box.x).toBeGreaterThan(40);
      expect(box.x + box.width).toBeLessThan(WIDTH - 40);
      for (const other of numbers.slice(0, i)) {
        const beside = box.x + box.width <= other.x || other.x + other.width <= box.x;
        expect(beside || box.y + box.height <= other.y || other.y + other.height <= box.y).toBe(true);
      }
    }
  });
});

test('letters of haruspexes that stand side by side in a corner stand side by side as well', () => {
  const view = viewOf({
    position: '4 r 0.0 - bn:4/10x2/0/2/0 rn:2/13x2,18,19,24/0/1/0 yn:4/28x2,37x2/0/0/0 kn:5/17,39x2/0/0/0',
    dice: '6 3u',
  });
  const haruspexes = (['temple', 13, 18, 19, 24] as const).map(
    (from, i): LetteredHaruspex => ({ letter: 'ABCDE'.charAt(i), color: 'red', from }),
  );
  const tags = placeTags(layoutFor(view), { ...view, haruspexes });
  for (const tag of tags.filter(({ letter }) => letter !== 'A'))
    expect(distance(tag, tag.at), tag.letter).toBeLessThan(135);
});
