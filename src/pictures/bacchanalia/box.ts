/** A part of the picture, in units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Less a margin. */
export const inside = ({ x, y, width, height }: Box, dx: number, dy = dx): Box => ({
  x: x + dx,
  y: y + dy,
  width: width - 2 * dx,
  height: height - 2 * dy,
});

/** Side by side in rows. */
export function grid(box: Box, columns: number, rows: number, gap: number): readonly Box[] {
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: box.x + (i % columns) * (width + gap),
    y: box.y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  }));
}

/** Height of a card for its width, where there is room; and where there is little. */
export const TALL = 1.36;
const SQUAT = 0.82;

/** As large as there is room for, in one row or more, from the left and in the middle of the height. */
export function cardRows(box: Box, count: number, gap: number, widest: number): readonly Box[] {
  let best: Box[] = [];
  let size = 0;
  for (let rows = 1; rows <= 3; rows++) {
    const columns = Math.ceil(count / rows);
    const room = (box.height - gap * (rows - 1)) / rows;
    const width = Math.min(widest, (box.width - gap * (columns - 1)) / columns, room / SQUAT);
    const height = Math.min(room, width * TALL);
    if (Math.min(width, height) <= size * 1.02) continue;
    size = Math.min(width, height);
    const top = box.y + (box.height - rows * (height + gap) + gap) / 2;
    best = Array.from({ length: count }, (_, i) => ({
      x: box.x + (i % columns) * (width + gap),
      y: top + Math.floor(i / columns) * (height + gap),
      width,
      height,
    }));
  }
  return best;
}
