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

/** Height of a card for its width. */
export const TALL = 1.36;

/** As large as there is room for, in one row or more, from the left. */
export function cardRows(box: Box, count: number, gap: number, widest: number): readonly Box[] {
  let best: Box[] = [];
  for (let rows = 1; rows <= 3; rows++) {
    const columns = Math.ceil(count / rows);
    const rowHeight = (box.height - gap * (rows - 1)) / rows;
    const width = Math.min(widest, (box.width - gap * (columns - 1)) / columns, rowHeight / TALL);
    if (best[0] && width <= best[0].width * 1.02) continue;
    const height = Math.min(rowHeight, width * TALL);
    best = Array.from({ length: count }, (_, i) => ({
      x: box.x + (i % columns) * (width + gap),
      y: box.y + Math.floor(i / columns) * (rowHeight + gap),
      width,
      height,
    }));
  }
  return best;
}
