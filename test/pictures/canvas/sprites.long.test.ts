import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Box, inside } from '../../../src/pictures/canvas/geometry.ts';
import type { Pen } from '../../../src/pictures/canvas/pen.ts';
import { around } from '../../../src/pictures/canvas/sprite.ts';
import { SCENES as STORIES } from '../bacchanalia/scenes.ts';
import { SCENES as BOARDS } from '../tuchulcha/scenes.ts';

interface Asked {
  readonly bounds: Box;
  readonly draw: (pen: Pen) => void;
}

/** Counts pixels outside the bounds. */
function beyond({ bounds, draw }: Asked): number {
  const room = inside(bounds, -bounds.width / 2, -bounds.height / 2);
  const canvas = createCanvas(Math.ceil(room.width), Math.ceil(room.height));
  const pen = canvas.getContext('2d');
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.translate(-room.x, -room.y);
  draw(pen);
  pen.clearRect(bounds.x, bounds.y, bounds.width, bounds.height);
  return canvas.data().filter((value, i) => i % 4 === 3 && value > 40).length;
}

describe('the sprites of every scene', () => {
  const SPRITE = '../../../src/pictures/canvas/sprite.ts';
  const asked = new Map<string, Asked>();
  beforeAll(() => {
    vi.resetModules();
    vi.doMock(SPRITE, () => ({
      around,
      drawSprite: (_: Pen, key: string, _x: number, _y: number, bounds: Box, draw: (pen: Pen) => void) =>
        asked.set(key, { bounds, draw }),
    }));
  });
  afterAll(() => {
    vi.doUnmock(SPRITE);
    vi.resetModules();
  });

  test('are not cut off', async () => {
    const { paintBoard } = await import('../../../src/pictures/tuchulcha/board.ts');
    const { paintTableau } = await import('../../../src/pictures/bacchanalia/tableau.ts');
    const { paintDei } = await import('../../../src/pictures/bacchanalia/cards.ts');
    for (const view of Object.values(BOARDS)) paintBoard(view);
    for (const view of Object.values(STORIES)) paintTableau(view);
    paintDei({ locale: 'en' });
    expect(asked.size).toBeGreaterThan(100);
    const cut = [...asked].filter(([, sprite]) => beyond(sprite) > 0).map(([key]) => key);
    expect(cut).toEqual([]);
  });
});
