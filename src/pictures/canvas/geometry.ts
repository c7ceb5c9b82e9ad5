/** The picture's size in units; all layouts use these. */
export const WIDTH = 1650;

export const HEIGHT = 1050;

export const FRIEZE_HEIGHT = 76;

export const FRAME = 32;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Disc extends Point {
  readonly r: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const inside = ({ x, y, width, height }: Box, dx: number, dy = dx): Box => ({
  x: x + dx,
  y: y + dy,
  width: width - 2 * dx,
  height: height - 2 * dy,
});

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

/** The point at an angle (radians, clockwise from the right) and a distance from another one. */
export const pointAround = ({ x, y }: Point, angle: number, far: number): Point => ({
  x: x + far * Math.cos(angle),
  y: y + far * Math.sin(angle),
});

export const point = (x: number, y: number): Point => ({ x, y });

export const lerp = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const lengthOf = (path: readonly Point[]): number =>
  path.slice(1).reduce((sum, point, i) => sum + distance(point, path[i] ?? point), 0);

/** The point at this distance along a path; its end if that is further. */
export function alongPath(path: readonly Point[], far: number): Point {
  let rest = far;
  for (const [i, to] of path.entries()) {
    const from = path[i - 1];
    if (!from) continue;
    const length = distance(from, to);
    if (rest <= length && length > 0) return lerp(from, to, rest / length);
    rest -= length;
  }
  return path.at(-1) ?? { x: 0, y: 0 };
}
