import { PIGMENT } from '../palette.ts';
import { type Pen, polygon } from '../pen.ts';
import { line } from '../sheet.ts';
import type { ShownRating } from './view.ts';

/** From where to where ratings reach on a page, doubt included. */
export interface Scale {
  readonly low: number;
  readonly high: number;
}

export function scaleOf(ratings: readonly ShownRating[]): Scale {
  const low = Math.min(...ratings.map(({ rating, doubt }) => rating - doubt));
  const high = Math.max(...ratings.map(({ rating, doubt }) => rating + doubt));
  if (!Number.isFinite(low) || !Number.isFinite(high)) return { low: 0, high: 1 };
  const room = Math.max((high - low) * 0.04, 0.5);
  return { low: low - room, high: high + room };
}

export const along = ({ low, high }: Scale, value: number): number => (value - low) / (high - low);

/** A rating as a point with its doubt to both sides: solid, or hollow and dashed where it is provisional. */
export function drawWhisker(
  pen: Pen,
  rating: ShownRating & { readonly provisional: boolean },
  scale: Scale,
  at: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const { x, y, width } = at;
  const place = (value: number): number => x + width * along(scale, value);
  const from = place(rating.rating - rating.doubt);
  const to = place(rating.rating + rating.doubt);
  const middle = place(rating.rating);
  const ink = rating.provisional ? PIGMENT.terracottaDark : PIGMENT.egyptianBlue;
  line(pen, x, y, x + width, y, 'rgba(122,84,40,0.28)', 3);
  if (rating.provisional) pen.setLineDash([9, 12]);
  line(pen, from, y, to, y, ink, 9);
  pen.setLineDash([]);
  for (const end of [from, to]) line(pen, end, y - 14, end, y + 14, ink, 6);
  polygon(pen, [
    { x: middle, y: y - 20 },
    { x: middle + 20, y },
    { x: middle, y: y + 20 },
    { x: middle - 20, y },
  ]);
  pen.fillStyle = rating.provisional ? PIGMENT.cream : PIGMENT.gold;
  pen.fill();
  pen.lineWidth = 6;
  pen.strokeStyle = ink;
  pen.stroke();
}
