import { describe, expect, test, vi } from 'vitest';
import { blankSheet, type Pen } from '../../../src/pictures/canvas/pen.ts';
import { around, drawSprite } from '../../../src/pictures/canvas/sprite.ts';

const square = (color: string) => (pen: Pen) => {
  pen.fillStyle = color;
  pen.fillRect(-10, -10, 20, 20);
};

const pixel = (pen: Pen, x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data];

describe('a sprite', () => {
  test('is drawn once at each scale, wherever it comes', () => {
    const draw = vi.fn(square('#ff0000'));
    for (const scale of [1, 1, 2]) {
      const { pen } = blankSheet(scale);
      for (const x of [50, 100, 150]) drawSprite(pen, 'once', x, 50, around(10), draw);
      expect([50, 100, 150, 125].map((x) => pixel(pen, x * scale, 50 * scale)[0])).toEqual([
        255, 255, 255, 0,
      ]);
    }
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('lies on whole pixels', () => {
    const { pen } = blankSheet(1);
    drawSprite(pen, 'sharp', 50.4, 50.4, around(10), square('#ff0000'));
    expect([39, 40, 59, 60].map((x) => pixel(pen, x, 50)[3])).toEqual([0, 255, 255, 0]);
  });

  test('that is turned is drawn as it comes', () => {
    const { pen } = blankSheet(1);
    pen.translate(50, 50);
    pen.rotate(Math.PI / 4);
    drawSprite(pen, 'turned', 0, 0, around(10), square('#ff0000'));
    expect([pixel(pen, 50, 37)[0], pixel(pen, 41, 41)[0]]).toEqual([255, 0]);
  });

  test('makes room for others, and is drawn again when it comes back', () => {
    const { pen } = blankSheet(1);
    const first = vi.fn(square('#ff0000'));
    drawSprite(pen, 'first', 50, 50, around(10), first);
    for (let i = 0; i < 14; i++) drawSprite(pen, `large ${i}`, 200, 200, around(200), square('#0000ff'));
    drawSprite(pen, 'first', 50, 50, around(10), first);
    expect(first).toHaveBeenCalledTimes(2);
  });
});
