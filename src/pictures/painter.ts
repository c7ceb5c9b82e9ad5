import type { Picture } from './canvas/picture.ts';

/** The subject of a picture. It can be sent to another thread. */
export interface Drawable<View extends object = object> {
  /** Which painter draws it: a game's name, or `shared`. */
  readonly painter: string;
  /** Which of the painter's pictures it is. */
  readonly kind: string;
  /** All that it shows. */
  readonly view: View;
}

export interface DescribedPicture extends Picture {
  readonly description: string;
}

interface Painting<View extends object> {
  draw(view: View): Promise<Picture>;
  describe(view: View): string;
  /** Drawn at the start, so that the first picture doesn't wait for fonts, walls and what is seen most. */
  readonly warmUp?: View;
}

/** How each kind of picture is drawn and told in words. */
export type PainterOf<Views extends { readonly [Kind in keyof Views]: object }> = {
  readonly [Kind in keyof Views]: Painting<Views[Kind]>;
};
export type Painter = Readonly<Record<string, Painting<object>>>;

/** Keys are the names that a {@link Drawable} has for them. */
export type Painters = Readonly<Record<string, Painter>>;

/** Draws in the calling thread. Rejects where no painter draws it. */
export async function drawPicture(
  painters: Painters,
  { painter, kind, view }: Drawable,
): Promise<DescribedPicture> {
  const painting = painters[painter]?.[kind];
  if (!painting) throw new Error(`nothing draws ${painter}’s ${kind}`);
  return { ...(await painting.draw(view)), description: painting.describe(view) };
}

/** Draws what first pictures need. */
export async function warmUp(painters: Painters): Promise<void> {
  for (const painter of Object.values(painters))
    for (const { draw, warmUp: view } of Object.values(painter)) if (view) await draw(view);
}
